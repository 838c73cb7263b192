"""On random boards: offered moves are legal, refusals have the right reasons, and states stay valid after moves."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.movement.reach import Crowd, movement_on
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game, resume_game
from engine.kernel.positions.codec import Codec, written
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import clause_named, dropping
from engine.kernel.state.step import Step
from engine.systems.battleground.movement.move_action import ACTION, FreeMove
from engine.systems.battleground.movement.turning import TurnFreely
from engine.systems.battleground.shifts.leaps import Jump, Teleport
from engine.systems.battleground.shifts.pushes import Pull, Push
from engine.systems.battleground.shifts.swap import Swap
from engine.systems.battleground.shifts.towards import Charge, MoveTowards
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.words import languages, speak
from tests.engine.geometry.random_maps import random_terrain
from tests.support.battleground import battle
from tests.support.battleground_moves import acting, doing
from tests.support.script import asked

BASES = ([[0, 0]], [[0, 0], [0, -1]], [[0, 0], [0, -1], [1, -1]])
BOARDS = 10
SOAK = [pytest.param(part, marks=pytest.mark.soak) for part in range(2, 60)]
IDLE = "red, blue: select-card"


def board(rng: random.Random) -> Game[Battle]:
    """A small sheet full of obstacles, platforms, ladders and difficult ground, with six figures, some massive."""
    game = battle(
        red="ana@D4 al@A1 ar@G1",
        blue="bo@A7 be@D7 bu@G7",
        size="7x7",
        tops=rng.choice(("flat", "pointy")),
        bases={"ana": rng.choice(BASES), "be": rng.choice(BASES[:2])},
        profile={"preset": rng.choice(("default", "pl"))},
    )
    grid = game.state.scenario.terrain.grid
    terrain = random_terrain(rng, grid, list(range(grid.size)), 8, (0.05, 0.4))
    bare = members(grid.every_hex & ~terrain.obstacles)
    rng.shuffle(bare)
    terrain = replace(terrain, ladder=mask_of(bare[:2]), difficult=mask_of(bare[2:9]))
    state = game.state.but(scenario=replace(game.state.scenario, terrain=terrain))
    return resume_game(SYSTEM, scattered(state, rng))


def scattered(state: Battle, rng: random.Random) -> Battle:
    """All figures somewhere else, each where its base fits; who finds no room is not in the game."""
    placed = state.but(figures={})
    for name in ("ana", "bo", "al", "be", "ar", "bu"):
        facing, taken = rng.randrange(6), frozenset(p for other in placed.figures for p in placed.filled(other))
        movement = movement_on(state.scenario.terrain, state.card(name).card.base, facing)
        free = [place for place in sorted(movement.footings) if movement.can_stand(place, Crowd(allies=taken))]
        if free:
            figure = replace(state.figures[name], at=rng.choice(free), facing=facing, focused=rng.random() < 0.5)
            placed = placed.but(figures={**placed.figures, name: figure})
    return placed


def boards(seed: str, most: int = BOARDS) -> Iterator[tuple[random.Random, Game[Battle]]]:
    """Boards on which both chief characters stand."""
    for number in range(most):
        rng = random.Random(f"{seed} {number}")
        game = board(rng)
        if {"ana", "bo"} <= game.state.figures.keys():
            yield rng, game


def steps(rng: random.Random) -> tuple[Step[Battle], ...]:
    """All that moves the first character."""
    points = rng.choice((None, rng.randrange(7)))
    return (
        FreeMove("ana"),
        MoveTowards("ana", "bo", points),
        Charge("ana", "bo", points),
        Teleport("ana", points),
        Jump("ana", points),
        Push("bo", "ana", 1 + rng.randrange(3)),
        Pull("bo", "", 1 + rng.randrange(3), "red"),
        Swap("ana", "bo"),
        TurnFreely("ana"),
    )


def is_sound(game: Game[Battle], action: Action[Battle, Any], rng: random.Random) -> None:
    """The offers are the legal wishes in their order; refused wishes have a smallest set of reasons, and words."""
    state = game.state
    wishes = list(action.wishes(state))
    legal = [wish for wish in wishes if action.legal(state, wish)]
    assert list(action.choices(state)) == legal
    refused = [wish for wish in wishes if wish not in legal]
    for wish in rng.sample(refused, min(5, len(refused))):
        is_to_the_point(state, action, wish)


def is_to_the_point(state: Battle, action: Action[Battle, Any], wish: Choice) -> None:
    """Without its reasons the wish is legal; with any one of them it is not."""
    reasons = action.explain(state, wish)
    assert reasons, wish.id
    clauses = [clause_named(reason.clause) for reason in reasons]
    with dropping(clauses):
        assert action.legal(state, wish), (wish.id, clauses)
    for some in combinations(clauses, len(clauses) - 1):
        with dropping(some):
            assert not action.legal(state, wish), (wish.id, some)
    assert all(speak(reason.sentence, lang) for reason in reasons for lang in languages())


def is_orderly(state: Battle) -> None:
    """All figures stand with their whole base where they can, and none in another's place."""
    filled = [place for name in state.figures for place in state.filled(name)]
    assert len(filled) == len(set(filled))
    standing = movement_on(state.scenario.terrain).land.standing
    assert standing.issuperset(filled)
    assert all(state.filled(name) for name in state.figures)


@pytest.mark.rule("BG-MOVE-1", "BG-MOVE-2", "BG-MOVE-3", "BG-MOVE-9", "BG-INT-2", "BG-INT-6", "BG-ACT-2", "BG-ACT-6")
@pytest.mark.parametrize("part", [0, 1, *SOAK])
@pytest.mark.parametrize("kind", ["", "guard", "opportunity"])
def test_moves_on_offer_are_the_legal_wishes(kind: str, part: int) -> None:
    """In activations and in both kinds of interruption, with and without focus or action points."""
    for rng, game in boards(f"acting {kind} {part}"):
        match kind:
            case "guard":
                is_sound(acting(game, "ana", rng.randrange(2), "bo", "guard"), ACTION, rng)
            case "opportunity":
                is_sound(acting(game, "ana", 1, "bo", "opportunity"), ACTION, rng)
            case _:
                is_sound(acting(game, "ana", rng.randrange(2)), ACTION, rng)


@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-2", "BG-SHIFT-3", "BG-SHIFT-4", "BG-SHIFT-5", "BG-SHIFT-6", "BG-BIG-2")
@pytest.mark.parametrize("part", [0, 1, *SOAK])
def test_moved_figures_end_where_they_may(part: int) -> None:
    """Whatever is answered: every question is sound, and the table is in order, and can be saved, at every stop."""
    asked_for = set()
    for number, (rng, game) in enumerate(boards(f"moved {part}")):
        every = steps(rng)
        game = doing(game, every[number % len(every)])
        for _ in range(40):
            is_orderly(game.state)
            assert Codec(SYSTEM, game.state).decode(written(SYSTEM, game.state)) == game.state
            if asked(game) == IDLE or game.decision is None:
                break
            asked_for.add(game.decision.kind)
            if game.decision.kind != "act":
                for action in game.state.question.offers:
                    is_sound(game, action, rng)
            choices = [each for each in game.decision.choices if each.kind not in ("attack", "play-card")]
            game.apply(rng.choice(choices), game.decision.seats[0])
    assert {"move", "face", "teleport"} <= asked_for
