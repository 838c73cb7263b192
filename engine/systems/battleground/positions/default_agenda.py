"""Starts of positions without an agenda: at the phase that they name, or in the activation that they describe."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.positions.position_part import GivenPart
from engine.kernel.state.step import Do, Step, Within
from engine.systems.battleground.activation.activation_steps import Activate, actions_left
from engine.systems.battleground.activation_frame import acting_values
from engine.systems.battleground.positions.acting_figure import ActiveFigure
from engine.systems.battleground.rounds.hands import FillHand
from engine.systems.battleground.rounds.round_steps import (
    BeginPhase,
    EndPhase,
    SelectCards,
    after_round,
    in_initiative_order,
)
from engine.systems.battleground.state import Battle, FigureOrNone


@record(frozen=True, slots=True)
class GoOnActing(Step[Battle]):
    """A character continues its activation with the resources and actions of the position."""

    figure: FigureOrNone
    ap: int = 0
    uses: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()

    def run(self, state: Battle) -> Do[Battle]:
        so_far = {"uses": self.uses, "abilities": self.abilities, "missions": self.missions}
        steps = actions_left(state.figures[self.figure].seat, self.figure)
        values = {**acting_values(self.figure, self.ap), **so_far}
        return Do(then=(Within(steps, subject=self.figure, values=values),))


def in_play(part: GivenPart) -> bool:
    """Whether a position is of a game in its rounds, and not still being set up."""
    if "phase" in part.given:
        return bool(part.given["phase"] != "set-up")
    return "active" in part.given or part.given.get("round", 0) != 0


def agenda_of(part: GivenPart) -> tuple[Step[Battle], ...]:
    """The agenda of a position that has none, the next step last."""
    start, given, active = part.start, part.given, part.given.get("active")
    phase = given.get("phase", "activation")
    up = {seat: side.selected for seat, side in given["sides"].items() if side.selected}
    if active is not None and phase != "activation":
        raise BadState("$.active", message("battleground-nobody-acts"))
    if not in_play(part):
        agenda: tuple[Step[Battle], ...] = start.agenda
        return agenda
    later = (*reversed(after_round(start, given.get("round", 1))),)
    if active is None and not up:
        return (*later, *_phases(phase), *_deals(part, phase))
    order = in_initiative_order(start.but(first=given.get("first", start.first)), up)
    turns = (Activate(seat, up[seat]) for seat in reversed(order))
    acting = () if active is None else (_goes_on(active),)
    return (*later, BeginPhase("clean-up"), EndPhase("activation"), SelectCards(), *turns, *acting)


def _goes_on(active: ActiveFigure) -> GoOnActing:
    return GoOnActing(active.figure, active.ap, tuple(active.uses), active.abilities, active.missions)


def _phases(phase: str) -> Iterator[Step[Battle]]:
    """BG-ROUND-1: the phase and the ones after it, the first one last."""
    yield BeginPhase("clean-up")
    if phase in ("organisation", "activation"):
        yield BeginPhase("activation")
    if phase == "organisation":
        yield BeginPhase("organisation")


def _deals(part: GivenPart, phase: str) -> Iterator[Step[Battle]]:
    """BG-SETUP-1: dealing the opening hands that the position does not give, if cards are about to be chosen."""
    if phase == "activation":
        for seat in reversed(part.start.seats):
            if "hand" not in part.raw.get("seats", {}).get(seat, {}):
                yield FillHand(seat, "BG-SETUP-1")
