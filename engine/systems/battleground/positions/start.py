"""Where a position without an agenda goes on: at the phase that it names, or in the activation that it describes."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.errors import BadState
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.positions.codec import encode
from engine.kernel.state.step import Do, Step, Within
from engine.systems.battleground.activation.sequence import Activate, actions_left
from engine.systems.battleground.activation_frame import acting_values
from engine.systems.battleground.positions.readers import Plain
from engine.systems.battleground.rounds.hands import FillHand
from engine.systems.battleground.rounds.sequence import (
    BeginPhase,
    EndPhase,
    SelectCards,
    after_round,
    in_initiative_order,
)
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True)
class GoOnActing(Step[Battle]):
    """A character goes on in its activation, with what it has left and what it did so far."""

    figure: str
    ap: int = 0
    uses: tuple[str, ...] = ()
    abilities: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()

    def run(self, state: Battle) -> Do[Battle]:
        so_far = {"uses": self.uses, "abilities": self.abilities, "missions": self.missions}
        steps = actions_left(state.figures[self.figure].seat, self.figure)
        values = {**acting_values(self.figure, self.ap), **so_far}
        return Do(then=(Within(steps, subject=self.figure, values=values),))


def in_play(said: Plain) -> bool:
    """Whether a position is one of a game in its rounds, and not of one that is still being set up."""
    if "phase" in said:
        return bool(said["phase"] != "set-up")
    return "active" in said or said.get("round", 0) != 0


def agenda_of(start: Battle, said: Plain, active: Plain | None, sides: Plain) -> Json:
    """The agenda of a position that has none, as the codec writes it, the next step last; all in it is read already."""
    phase, later = said.get("phase", "activation"), reversed(after_round(start, said.get("round", 1)))
    up = {seat: side["selected"] for seat, side in sides.items() if side["selected"]}
    if active is not None and phase != "activation":
        raise BadState("$.active", message("battleground-nobody-acts"))
    if not in_play(said):
        return encode(start.agenda)
    if active is not None or up:
        turns = (Activate(seat, up[seat]) for seat in reversed(_in_turn(start, said, up)))
        acting = [] if active is None else [{"step": GoOnActing.__name__, **active}]
        return [*map(encode, (*later, BeginPhase("clean-up"), EndPhase("activation"), SelectCards(), *turns)), *acting]
    return [*map(encode, (*later, *_phases(phase), *_deals(start, said, phase)))]


def _in_turn(start: Battle, said: Plain, up: dict[str, str]) -> tuple[str, ...]:
    """BG-ROUND-4: the seats with a card turned up, in the order in which they activate a character for it."""
    return in_initiative_order(start.but(first=said.get("first", start.first)), up)


def _phases(phase: str) -> Iterator[Step[Battle]]:
    """BG-ROUND-1: the phase and those after it, the first one last."""
    yield BeginPhase("clean-up")
    if phase in ("organisation", "activation"):
        yield BeginPhase("activation")
    if phase == "organisation":
        yield BeginPhase("organisation")


def _deals(start: Battle, said: Plain, phase: str) -> Iterator[Step[Battle]]:
    """BG-SETUP-1: the opening hands of those whose hand is not named, where cards are about to be chosen."""
    if phase == "activation":
        for seat in reversed(start.seats):
            if "hand" not in said.get("seats", {}).get(seat, {}):
                yield FillHand(seat, "BG-SETUP-1")
