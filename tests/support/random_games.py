"""Random play from a position in the middle of a game, with the promises of the kernel checked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from hypothesis import strategies as st

from engine.kernel.chance.rolls import ByHand, Stream
from engine.kernel.play.game import Game, replay_game, resume_game
from engine.kernel.positions.codec import Codec
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.game_state import State
from tests.support.conformance import (
    Played,
    check_choices,
    check_refusals,
    check_saving,
    check_secrets,
    check_undo,
    written,
)

Ability: TypeAlias = dict[str, Any]
Abilities: TypeAlias = Mapping[str, Sequence[Ability]]
"""Abilities as JSON has them, by their family."""
RELUCTANT = ("end", "pass", "done", "decline", "next-phase")
"""Kinds that a random player chooses less often, so that more happens."""
EAGER = ("use", "use-item", "play-card", "bonus", "ability", "special", "tactic", "attack")
"""Kinds that it chooses more often."""
LOOKED_AT = 9
"""At every so many decisions a game is saved and undone, and choices not on offer are tried."""
READY = st.integers(0, 4).map(bool)
"""Whether an ability is made likely to act: four of five are."""
MOST_GAMES = 4
"""How often it starts again where a game was over before its decisions were made."""


@dataclass(frozen=True)
class Stage:
    """A game to be played: a scenario, and the position in it from which it goes on."""

    system: GameSystem[Any]
    scenario: Mapping[str, Any]
    position: Mapping[str, Any]


@dataclass
class FromStage(Played):
    """A random game from a position."""

    stage: Stage | None = None
    start: State = field(init=False)
    first: State = field(init=False)

    def __post_init__(self) -> None:
        assert self.stage is not None
        self.rng = Stream(self.seed, "random player", self.system.id)
        self.start = self.system.setup(self.stage.scenario)
        self.first = Codec(self.system, self.start).decode(self.stage.position)
        self.game = resume_game(self.system, self.first, self.seed)

    def beginning(self) -> State:
        return self.start

    def answer(self, game: Game[Any]) -> tuple[Event[Any], ...]:
        """One random seat of those asked makes a choice of a random kind, and seldom chooses to stop."""
        decision = game.decision
        assert decision is not None
        seat = decision.seats[self.rng.next_below(len(decision.seats))]
        mine = decision.choices_of(seat)
        kinds = list(dict.fromkeys(each.kind for each in mine))
        if self.rng.next_below(4):
            kinds = [kind for kind in kinds if kind not in RELUCTANT] or kinds
        if self.rng.next_below(2):
            kinds = [kind for kind in kinds if kind in EAGER] or kinds
        kind = kinds[self.rng.next_below(len(kinds))]
        wanted = [each for each in mine if each.kind == kind]
        return game.apply(wanted[self.rng.next_below(len(wanted))], seat)


def played(stage: Stage, seed: int, decisions: int) -> Iterator[Game[Any]]:
    """Random games on a stage until so many decisions were made in all, each with its promises checked."""
    made = 0
    for number in range(MOST_GAMES):
        game = FromStage(stage.system, seed + number, stage)
        for decision in game.decisions():
            _look_at(game, decision, made)
            made += 1
            if made == decisions:
                break
        _check_replay(game)
        yield game.game
        if made == decisions:
            return


def _look_at(game: FromStage, decision: Decision, number: int) -> None:
    """The promises at a decision; the slow ones only at some decisions."""
    check_choices(game.game, decision)
    _read_numbers(game.game.state)
    if number % LOOKED_AT == 0:
        check_refusals(game.game, decision)
        check_saving(game)
        check_undo(game)
        check_secrets(game, decision)


def _read_numbers(state: Any) -> None:
    """Reads each number of each piece, which must be possible at any time."""
    table = state.table
    for piece in table.pieces(state):
        for name in table.vocabulary.listed("statistics"):
            assert isinstance(table.number(state, piece, name, None), int)


def _check_replay(game: FromStage) -> None:
    """Replaying only its journal, the game comes to an equal state by equal events."""
    again = replay_game(game.system, game.first, game.game.journal, ByHand())
    assert again.events == game.game.events
    assert written(again.state) == written(game.game.state)
