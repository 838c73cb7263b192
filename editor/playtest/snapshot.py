"""Snapshot of one moment of a game: all data that a screen shows, computed from the view of the viewing seats."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import throw_text
from editor.playtest.choice_options import ChoiceOptions, known_of
from editor.playtest.dice_symbols import entered_dice, typed_faces
from editor.playtest.play_session import PlaySession
from editor.presenters.presenter import GamePresenter, presenters
from editor.view_model.board import GameBoard
from editor.view_model.side_panel import Die, Pile, SeatSummary
from editor.view_model.table_header import TableHeader
from engine.kernel.chance.rolls import Roll
from engine.kernel.state.decision import Decision


@dataclass(frozen=True, slots=True)
class PlaySnapshot:
    """Snapshot of one moment."""

    view: Any
    decision: Decision | None
    board: GameBoard
    sides: tuple[SeatSummary, ...]
    """All seats, those of a team together."""
    header: TableHeader
    prompt: str
    """The question; empty when the game is over."""
    options: ChoiceOptions
    """Choices for the viewing seat; empty for a bot or before a handover."""
    table_piles: tuple[Pile, ...] = ()
    """The decks and piles that belong to no seat."""
    typed_faces: tuple[Die, ...] = ()
    """The faces of the die that is to be entered by hand, if there is one."""
    entered_dice: tuple[Die, ...] = ()
    """The dice of the same throw that were entered before."""


def presenter_of(session: PlaySession) -> GamePresenter:
    """Presenter of the game of a session."""
    return presenters()[session.table.system.id]


def take_snapshot(session: PlaySession, naming: DisplayNames) -> PlaySnapshot:
    """The snapshot of the present moment of a session."""
    presenter, view, decision = presenter_of(session), session.view(), session.decision
    board = presenter.board(view, naming)
    piles = presenter.table_piles(view, naming)
    asked = () if decision is None else decision.seats
    summaries = {side.seat: replace(side, to_move=side.seat in asked) for side in presenter.sides(view, naming)}
    sides = tuple(summaries[seat] for seat in board.seat_looks)
    waits = session.bot_is_asked or session.hand_over_to is not None
    choices = () if decision is None or waits else decision.choices
    system = session.table.system.id
    roll = None if decision is None else _roll(view)
    return PlaySnapshot(
        view=view,
        decision=decision,
        board=board,
        sides=sides,
        header=presenter.header(view, naming),
        prompt="" if decision is None else _prompt(presenter, view, decision, naming),
        options=ChoiceOptions(choices, known_of(board, sides, piles)),
        table_piles=piles,
        typed_faces=() if decision is None or roll is None else typed_faces(roll, decision, system),
        entered_dice=() if roll is None else entered_dice(roll, system),
    )


def _prompt(presenter: GamePresenter, view: Any, decision: Decision, naming: DisplayNames) -> str:
    """The question; for a die entered by hand, with the purpose of the throw."""
    roll = _roll(view)
    if roll is None:
        return presenter.question(view, decision, naming)
    return throw_text(roll, presenter.system, naming)


def _roll(view: Any) -> Roll[Any] | None:
    """The throw that waits for a die entered by hand."""
    return view.agenda[-1] if view.agenda and isinstance(view.agenda[-1], Roll) else None
