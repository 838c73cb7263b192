"""Recorded games: one per line, cards as numbers, so that thousands of them can be kept with the tool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.balance.battles import Result
from tests.balance.box import numbers

GAMES = Path(__file__).with_name("games.txt")
MASTERS, EVIL = 0, 1
USED = "*"
FIGURES, FIELDS = "|", "\t"


@dataclass(frozen=True, slots=True)
class Record:
    """What is known of a game afterwards; of two things the first is the masters', the second the evil warriors'."""

    number: int
    mission: str
    red: int
    """Who sat on the red seat."""
    first: int
    """Who was the first player."""
    points: tuple[int, int]
    fallen: tuple[int, int]
    luck: tuple[float, float, float]
    armies: tuple[Mapping[str, tuple[str, ...]], Mapping[str, tuple[str, ...]]]
    used: frozenset[str]


def line_of(result: Result) -> str:
    """A game as a line."""
    pair = result.pairing
    armies = (FIGURES.join(_figure(name, army[name], result.used) for name in army) for army in pair.armies)
    fields = (
        str(pair.number),
        pair.mission,
        str(pair.seats.index("red")),
        str(result.first),
        *map(str, (*result.points, *result.fallen)),
        *(f"{each:.2f}" for each in result.luck),
        *armies,
    )
    return FIELDS.join(fields) + "\n"


def read_games(path: Path = GAMES) -> list[Record]:
    """All games that were written down."""
    return [_read(line.split(FIELDS)) for line in path.read_text(encoding="utf-8").splitlines()]


def _figure(name: str, carried: Sequence[str], used: frozenset[str]) -> str:
    return " ".join((str(numbers()[name]), *(f"{numbers()[each]}{USED * (each in used)}" for each in carried)))


def _read(fields: Sequence[str]) -> Record:
    own, other, lost, taken = map(int, fields[4:8])
    attack, defence, others = map(float, fields[8:11])
    names = {str(number): name for name, number in numbers().items()}
    armies = [
        {names[figure[0]]: figure[1:] for figure in map(str.split, each.split(FIGURES))} for each in fields[11:13]
    ]
    masters, evil = ({name: tuple(names[card.rstrip(USED)] for card in army[name]) for name in army} for army in armies)
    used = {
        names[card.rstrip(USED)] for army in armies for carried in army.values() for card in carried if USED in card
    }
    return Record(
        number=int(fields[0]),
        mission=fields[1],
        red=int(fields[2]),
        first=int(fields[3]),
        points=(own, other),
        fallen=(lost, taken),
        luck=(attack, defence, others),
        armies=(masters, evil),
        used=frozenset(used),
    )
