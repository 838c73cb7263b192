"""A game session: a game being played, and what is needed to start it again (its start and its luck)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.content.document_kind import common_kinds
from engine.content.problems import Problem
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.play.game import Game
from engine.kernel.play.journal import entry_to_json
from engine.kernel.positions.codec import written
from engine.kernel.rules.game_system import GameSystem
from engine.kernel.state.game_state import State
from engine.session.luck import Luck
from engine.version import VERSION


@record(frozen=True, slots=True)
class GameStart:
    """The start of a game: the scenario with its rules profile, and a state."""

    system: GameSystem[Any]
    scenario: Mapping[str, Any]
    state: State
    handed_in: bool = False
    """Whether the state comes from outside, so that it may be impossible in the game."""
    resumed: bool = False
    """Whether there were moves before it, which are not kept."""
    problems: tuple[Problem, ...] = ()
    """The problems of the scenario and of all documents that it names; none of them keeps it from being played."""

    @property
    def rule_breaches(self) -> tuple[Problem, ...]:
        """The errors among the problems, such as an army beyond its format: the players must agree to play with
        them."""
        return tuple(problem for problem in self.problems if problem.severity == "error")


@record(frozen=True, slots=True)
class GameSession:
    """One game being played. Verbs play on a copy, so that a failed request has no effect."""

    start: GameStart
    luck: Luck
    game: Game[Any]

    @property
    def system(self) -> GameSystem[Any]:
        """The game that is played."""
        return self.start.system

    def copy(self) -> GameSession:
        """A copy of the session with a game of its own."""
        return replace(self, game=self.game.branch())

    def position(self) -> dict[str, Json]:
        """The complete position as one document."""
        return self._position_of(self.game.state)

    def journal(self) -> dict[str, Json]:
        """The start of the game with all answers and random results since; after a gap in a saved game, from there."""
        moments = self.game.line[: self.game.answers + 1]
        gap = max(number for number, moment in enumerate(moments) if not number or moment.given is None)
        state = moments[gap].stop.state if gap else self.start.state
        entries = [entry for moment in moments[gap + 1 if gap else 0 :] for entry in moment.entries]
        return {
            **self._envelope("journal"),
            "engine": VERSION,
            "system_version": self.system.version,
            "position": self._position_of(state),
            "entries": [entry_to_json(entry) for entry in entries],
        }

    def _position_of(self, state: State) -> dict[str, Json]:
        return {
            **self._envelope("position"),
            "scenario": dict(self.start.scenario),
            "seed": self.luck.seed,
            "fresh": self.luck.fresh,
            "dice": list(self.luck.left(state.dice)),
            "strict": self.luck.strict,
            "ask": self.luck.ask,
            **({"own_dice": True} if self.luck.own_dice else {}),
            "state": written(self.system, state),
        }

    def _envelope(self, kind: str) -> dict[str, Json]:
        return {"kind": kind, "schema": common_kinds()[kind].version, "id": kind, "system": self.system.id}
