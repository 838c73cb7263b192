"""Random games, and at each decision in them one refused wish of each kind, looked at from all sides."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import count
from typing import Any

from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import Message
from engine.kernel.play.game import Game, start_game
from engine.kernel.play.view import asked
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import Clause, Reason, clause_named, dropping
from engine.kernel.rules.explanation import explain
from engine.systems.battleground.movement.climbing import movement_of, stands
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.words import languages, speak
from engine.words.catalogue import Catalogue
from tests.rules.battleground.abilities.test_ability_conformance import RICH
from tests.rules.battleground.crowded_game import PLENTY, random_choice
from tests.rules.battleground.reactions import reactive
from tests.rules.battleground.stock.test_first_game import first_game
from tests.support.battleground import scenario

Document = dict[str, Any]

TRIES = 16
"""How many wishes of a kind are tried before it is assumed that none of them is refused."""

SELDOM = 25
"""What takes long is looked at once in so many times."""

HEIGHTS: Document = {
    "red": "ana@A2:s al@C3^:s ad@B5:ne",
    "blue": "bo@E3:n be@D3^:n bu@F6:nw",
    "size": "7x7",
    "pieces": {
        "platform": "C3 D3 C4 D4",
        "platform2": "F2 F3",
        "tall": "D3 F2 A5",
        "low": "B3 E5 D6",
        "ladder": "C5",
        "ladder2": "G3",
        "difficult": "A3 B4 E2 F5",
    },
    "zones": {"red": "A1-B7", "blue": "F1-G7"},
    "objectives": "o1@D2 o2@C6 o3@G5 o4@A6",
    "bases": {"bu": [[0, 0], [0, 1], [1, 0]]},
    "gear": {"ana": ["sword", "bow"], "al": ["bolt"], "bo": ["axe", "sling"], "be": ["blast"], "bu": ["axe"]},
    "cards": {name: {"health": 8, "speed": [4, 7]} for name in ("ana", "al", "bo", "bu")},
    "glory": {"red": "glory-4-3-3", "blue": "glory-3-3-3"},
}
"""Up and down on two platforms, by ladders and over obstacles, with allies and enemies to push aside."""

WOUND: Document = {"do": "wound"}
BIG: Document = {
    "red": "max@B2:s mo@B5:ne al",
    "blue": "bo@E2:sw big be",
    "size": "6x8",
    "pieces": {"platform": "C3 D3 D4 C4", "tall": "C3", "low": "E5", "difficult": "B6 C6", "ladder": "B4"},
    "zones": {"red": "A1-B8", "blue": "E4-F8"},
    "objectives": "o1@C5 o2@F3",
    "bases": {"max": [[0, 0], [0, 1]], "mo": [[0, 0], [0, 1], [1, 0]], "big": [[0, 0], [0, -1], [1, -1]]},
    "gear": {"max": ["sword", "bow"], "mo": ["blast"], "bo": ["axe", "bolt"], "big": ["axe", "sling"]},
    "cards": {
        "mo": {"abilities": [{"when": "active", "id": "grip", "to": "enemy", "engaged": True, "effects": [WOUND]}]},
        "max": {"abilities": [{"when": "active", "id": "swap", "to": "character", "effects": [{"do": "swap"}]}]},
        "bo": {"abilities": [{"when": "active", "id": "tug", "to": "enemy", "effects": [{"do": "pull", "hexes": 3}]}]},
        "big": {"abilities": [{"when": "active", "id": "hop", "effects": [{"do": "jump", "points": 4}]}]},
    },
    "glory": {"red": "glory-4-3-3", "blue": "glory-3-3-3"},
}
"""Massive figures that turn, climb, swap and are in each other's way."""


def pointy(lines: Document) -> Document:
    """The same on a sheet turned by a quarter."""
    turned = {seat: re.sub(r":([ns])\b", r":\1e", lines[seat]) for seat in ("red", "blue")}
    return {**lines, **turned, "tops": "pointy"}


SCENARIOS: Mapping[str, Callable[[], Document]] = {
    "first game": first_game,
    "plenty": lambda: scenario(**PLENTY),
    "plenty, pl": lambda: scenario(**pointy(PLENTY), profile={"preset": "pl"}),
    "abilities": lambda: scenario(**RICH, profile={"preset": "es"}),
    "reactions": reactive,
    "heights": lambda: scenario(**HEIGHTS),
    "heights, it": lambda: scenario(**pointy(HEIGHTS), profile={"preset": "it"}),
    "massive": lambda: scenario(**BIG),
    "massive, es": lambda: scenario(**BIG, profile={"preset": "es"}),
}


@cache
def document(name: str) -> Document:
    """One of the scenarios."""
    return SCENARIOS[name]()


@dataclass(frozen=True, slots=True)
class Refused:
    """A wish that was refused; `kind` tells moves with focus and moves by a way of one's own apart."""

    kind: str
    action: Action[Battle, Any]
    wish: Choice
    reasons: tuple[Reason, ...]


def stops(name: str, seed: int) -> Iterator[tuple[Game[Battle], Stream]]:
    """A random game at each of its decisions."""
    game, rng = start_game(SYSTEM, document(name), seed), Stream(seed, "refusals", name)
    while game.decision is not None:
        yield game, rng
        game.apply(*random_choice(game, rng))


def refused_wishes(state: Battle, rng: Stream) -> Iterator[Refused]:
    """One wish of each kind that the game refuses now, where there is any."""
    for action in state.question.offers:
        listed = list(action.wishes(state))
        if action.unlisted is None:
            yield from _one_of(action.kind, action, state, _drawn(listed, rng))
            continue
        plain = [each for each in listed if "focused" not in each.data]
        spurred = [each for each in listed if "focused" in each.data]
        yield from _one_of("move", action, state, _drawn(plain, rng))
        yield from _one_of("move focused", action, state, _drawn(spurred, rng))
        yield from _one_of("move path", action, state, _ways(state, action, plain, rng))
        yield from _one_of("move focused path", action, state, _ways(state, action, spurred, rng))


def _one_of(kind: str, action: Action[Battle, Any], state: Battle, wishes: Iterator[Choice]) -> Iterator[Refused]:
    for wish in wishes:
        if not action.legal(state, wish):
            yield Refused(kind, action, wish, action.explain(state, wish))
            return


def _drawn(listed: Sequence[Choice], rng: Stream) -> Iterator[Choice]:
    return (listed[rng.next_below(len(listed))] for _ in range(TRIES if listed else 0))


def _ways(state: Battle, action: Action[Battle, Any], listed: Sequence[Choice], rng: Stream) -> Iterator[Choice]:
    """Moves place by place, as they come; most steps are such as terrain allows."""
    assert action.unlisted is not None
    for meant in _drawn(listed, rng):
        path = _walk(state, meant.text("figure"), rng)
        fields = {**meant.data, "to": path[-1], "path": path}
        read = action.unlisted(state, Choice(meant.kind, fields))
        assert read is not None
        yield read


def _walk(state: Battle, figure: str, rng: Stream) -> tuple[str, ...]:
    movement, grid = movement_of(state, figure), state.scenario.terrain.grid
    every = sorted(movement.land.standing)
    path = [stands(state, figure)]
    for _ in range(1 + rng.next_below(7)):
        onward = [way.to for way in movement.ways_from(path[-1])] if rng.next_below(10) else every
        path.append((onward or every)[rng.next_below(len(onward or every))])
    return tuple(map(grid.name, path))


def is_to_the_point(state: Battle, refused: Refused) -> None:
    """The reasons are all clauses against the wish, and each is one; each has its rule and its words."""
    action, wish, against = refused.action, refused.wish, _against(refused)
    assert against, f"nothing speaks against {wish.id}"
    with dropping(against):
        assert action.legal(state, wish), f"more speaks against {wish.id} than {against}"
    for kept in against:
        with dropping([each for each in against if each is not kept]):
            assert not action.legal(state, wish), f"{kept} does not speak against {wish.id}"
    for reason in refused.reasons:
        assert re.fullmatch(r"BG-[A-Z]+-\d+", reason.rule), reason
        is_reported(reason.sentence)


def _against(refused: Refused) -> list[Clause[Any, Any]]:
    return [clause_named(reason.clause) for reason in refused.reasons]


@lru_cache(maxsize=100_000)
def is_reported(sentence: Message) -> None:
    """A sentence in each language, with all its values in it."""
    values = dict(sentence.values)
    for lang in languages():
        reported = speak(sentence, lang)
        assert reported.strip(), sentence
        assert not re.search(r"[{}$]|\bNone\b|battleground-", reported), (sentence, reported)
        for name in _catalogue().arguments(sentence.id, lang):
            assert values[name] not in ("", ()), (sentence, lang, name)


@cache
def _catalogue() -> Catalogue:
    from engine.words import resources_folder

    return Catalogue(resources_folder() / "words")


def is_explained(game: Game[Battle], refused: Refused, seat: str) -> None:
    """An explanation has the same reason, and the wish is on offer if those clauses are dropped."""
    state, wish, clauses = game.state, refused.wish, [reason.clause for reason in refused.reasons]
    assert explain(state, wish) == refused.reasons
    assert [reason.clause for reason in game.why_not(wish, seat)] == clauses
    with dropping(_against(refused)):
        if "path" in wish.data:
            assert state.question.admit(state, wish) is not None
        else:
            assert wish.id in {each.id for each in asked(state).choices}


def offers_are_the_legal_wishes(state: Battle) -> None:
    """The choices of each kind on offer are those that no clause refuses, in the same order."""
    for action in state.question.offers:
        legal = [wish for wish in action.wishes(state) if action.legal(state, wish)]
        assert list(action.choices(state)) == legal, action.kind


def look(first: int, most: int) -> Counter[str]:
    """Looks at so many refused wishes in random games of all scenarios in turn; how many there were of each kind."""
    found: Counter[str] = Counter()
    for seed in count(first):
        for game, rng in stops(list(SCENARIOS)[seed % len(SCENARIOS)], seed):
            state, seats = game.state, game.decision.seats if game.decision else ()
            if rng.next_below(SELDOM) == 0:
                offers_are_the_legal_wishes(state)
            for refused in refused_wishes(state, rng):
                is_to_the_point(state, refused)
                if rng.next_below(SELDOM) == 0:
                    is_explained(game, refused, seats[0])
                found[refused.kind] += 1
                if found.total() == most:
                    return found
    raise AssertionError("there are always more seeds")
