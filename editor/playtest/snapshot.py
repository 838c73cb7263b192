"""Snapshot of one moment of a game: everything that a screen shows, made at one go from the view of those who look."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import throw_text
from editor.playtest.options import ChoiceOptions, known_of
from editor.playtest.play_session import PlaySession
from editor.presenters.presenter import GamePresenter, presenters
from editor.view_model.board import GameBoard
from editor.view_model.side_panel import SeatSummary
from engine.kernel.chance.rolls import Roll
from engine.kernel.state.decision import Decision


@dataclass(frozen=True, slots=True)
class PlaySnapshot:
    """One moment."""

    view: Any
    decision: Decision | None
    picture: GameBoard
    sides: tuple[SeatSummary, ...]
    clock: tuple[str, ...]
    prompt: str
    """What is asked; empty when the game is over."""
    options: ChoiceOptions
    """What those at the screen may choose; nothing where a bot, or the person who is to take the screen, is asked."""


def presenter_of(session: PlaySession) -> GamePresenter:
    """How the game of a session looks."""
    return presenters()[session.table.system.id]


def take_snapshot(session: PlaySession, naming: DisplayNames) -> PlaySnapshot:
    """The moment at which a session stands."""
    face, view, decision = presenter_of(session), session.view(), session.decision
    picture = face.picture(view, naming)
    asked = () if decision is None else decision.seats
    sides = tuple(replace(side, to_move=side.seat in asked) for side in face.sides(view, naming))
    waits = session.bot_is_asked or session.hand_over_to is not None
    choices = () if decision is None or waits else decision.choices
    return PlaySnapshot(
        view=view,
        decision=decision,
        picture=picture,
        sides=sides,
        clock=face.clock(view, naming),
        prompt="" if decision is None else _prompt(view, decision, session.table.system.id, naming),
        options=ChoiceOptions(choices, known_of(picture, sides)),
    )


def _prompt(view: Any, decision: Decision, system: str, naming: DisplayNames) -> str:
    """What is asked; of a die to be typed in, what it is thrown for too."""
    question = view.agenda[-1] if view.agenda else None
    return throw_text(question, system, naming) if isinstance(question, Roll) else naming.speak(decision.prompt)
