"""Games of two bots with random armies, and their results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.bots.match import LARGEST_SEED
from engine.kernel.chance.rolls import Stream, random_below
from engine.kernel.play.game import resume_game
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.balance.armies import Army, random_army
from tests.balance.box import FACTIONS, box
from tests.balance.luck import Luck, luck_of
from tests.balance.missions import MISSIONS, SEATS, scenario_of

BOT = "greedy"
MOST_DECISIONS = 3_000
"""Ten times as many as a game usually has."""
TOLD_BY = {
    "attack-began": "weapon",
    "ability-used": "ability",
    "ability-triggered": "ability",
    "replaced": "ability",
    "item-used": "item",
}
"""The events that tell that a card was at work, and where they name it."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """What a game begins with; of two things the first is the masters', the second the evil warriors'."""

    number: int
    seed: int
    mission: str
    seats: tuple[str, str]
    armies: tuple[Army, Army]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game went."""

    pairing: Pairing
    points: tuple[int, int]
    fallen: tuple[int, int]
    """What the characters that were knocked out had cost, with their equipment."""
    first: int
    """Which of the two was the first player."""
    luck: Luck
    used: frozenset[str]
    """The cards that were at work, as far as events tell."""


def pairing(seed: int, number: int) -> Pairing:
    """The game with this number; it depends on nothing else than that and the seed."""
    rng = Stream(seed, "balance", number)
    seats = SEATS if rng.next_below(2) else (SEATS[1], SEATS[0])
    mission = MISSIONS[number % len(MISSIONS)]
    armies = random_army(FACTIONS[0], rng), random_army(FACTIONS[1], rng)
    return Pairing(number, random_below(LARGEST_SEED, seed, "game", number), mission, seats, armies)


def played(pair: Pairing) -> Result | None:
    """Play the game to its end; None if it finds none, as the bots go on and on."""
    armies = dict(zip(pair.seats, zip(FACTIONS, pair.armies, strict=True), strict=True))
    game = resume_game(SYSTEM, SYSTEM.setup(scenario_of(pair.mission, armies)), pair.seed)
    play_on(game, dict.fromkeys(SEATS, bot_named(BOT)), pair.seed, MOST_DECISIONS)
    if game.outcome is None:
        return None
    points = game.outcome.points
    return Result(
        pair,
        (points[pair.seats[0]], points[pair.seats[1]]),
        _fallen(game.events, game.state, pair.seats),
        pair.seats.index(str(game.state.first)),
        luck_of(game.events, owners(game.state, pair.seats)),
        frozenset(_at_work(game.events)),
    )


def owners(state: Battle, seats: tuple[str, str]) -> Mapping[str, int]:
    """Which of the two each figure belongs to."""
    return {name: seats.index(figure.seat) for name, figure in state.scenario.figures.items()}


def _fallen(events: Iterable[Any], state: Battle, seats: tuple[str, str]) -> tuple[int, int]:
    gone = [state.scenario.figures[event.figure] for event in events if event.name() == "knocked-out"]
    masters, evil = (sum(figure.cost for figure in gone if figure.seat == seat) for seat in seats)
    return masters, evil


def _at_work(events: Iterable[Any]) -> Iterable[str]:
    """A card is named as `battleground/mace`, its ability as `battleground/mace:…`."""
    for event in events:
        key = str(getattr(event, TOLD_BY[event.name()])) if event.name() in TOLD_BY else ""
        name = key.partition("/")[2].partition(":")[0]
        if name in box():
            yield name
