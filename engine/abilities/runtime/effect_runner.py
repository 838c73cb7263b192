"""Steps that carry out a list of effects, one after another for each target, in a frame of their own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.abilities.ability_use import AbilityUse, PieceName
from engine.abilities.context import BOUND, TARGET, Now, context_about, table_of
from engine.abilities.kinds import Effect, picked
from engine.kernel.data.field_marks import Count
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.state.step import Bound, Do, S, Step, Within

NOBODY = ""
"""Stands for a piece if an ability has no target."""


def in_its_frame(cast: AbilityUse, *steps: Step[S], names: Mapping[str, Value] = NOTHING) -> Within[S]:
    """The step that runs an ability in a frame with names bound; it ends if the piece with the ability leaves the
    table."""
    values = {BOUND + name: value for name, value in names.items()}
    return Within(steps, subject=cast.figure or None, ability=cast.ability, values=values)


def binding(name: str, value: Value) -> Bound[Any]:
    """The event that binds an author's name to a value, for the effects that follow."""
    return Bound(under=BOUND + name, value=value)


def carry_out_branch(now: Now[S], branch: int, *whom: str) -> CarryOut[S]:
    """The step that carries out a branch of an effect, for these pieces or for the one that the effect happens to."""
    return CarryOut(now.cast, (*now.place, branch), whom or (now.figure,))


@record(frozen=True, slots=True)
class CarryOut(Step[S]):
    """A list of effects, carried out one after another, each for every affected piece that is still on the table.

    `place` is the path of the list: of the ability, or of a branch of an effect in it. `whom` are the pieces that the
    target stands for, `NOBODY` if it is not a piece. `now` are the pieces affected by the current effect; they are
    determined when its turn comes.
    """

    cast: AbilityUse
    place: tuple[Count, ...]
    whom: tuple[PieceName, ...]
    effect: Count = 0
    now: tuple[PieceName, ...] | None = None

    def run(self, state: S) -> Do[S]:
        table = table_of(state)
        effects = table.ability(state, self.cast.ability).script(self.place)
        if self.effect == len(effects) or (self.now is None and not table.goes_on(state, self.cast)):
            return Do()
        effect = effects[self.effect]
        now = self._chosen(state, effect) if self.now is None else self.now
        left = self._left(len(effects), now[1:])
        if not now or not self._can_happen(state, effect, now[0]):
            return Do(then=left)
        happens = effect.happen(self._moment(state, effect, now[0]))
        return Do(happens.events, (*happens.then, *left), happens.after)

    def _left(self, effects: int, others: tuple[str, ...]) -> tuple[CarryOut[S], ...]:
        """The remaining work: the same effect for other pieces, or the next effect."""
        if others:
            return (replace(self, now=others),)
        return (replace(self, effect=self.effect + 1, now=None),) if self.effect + 1 < effects else ()

    def _chosen(self, state: S, effect: Effect[Any]) -> tuple[str, ...]:
        """The pieces that an effect happens to."""
        if effect.once:
            return (self.cast.figure,)
        return self.whom if effect.on == TARGET else picked(context_about(state, self.cast, self.whom), effect.on)

    def _can_happen(self, state: S, effect: Effect[Any], piece: str) -> bool:
        """Whether the piece is still there, or none is needed."""
        return table_of(state).is_there(state, piece) or effect.once or (piece == NOBODY and not effect.needs_piece)

    def _moment(self, state: S, effect: Effect[Any], piece: str) -> Now[S]:
        """The moment at which the effect happens to the piece."""
        whom = (piece,) if effect.on == TARGET and not effect.once else self.whom
        return Now(state, self.cast, (*self.place, self.effect), piece, whom)


def acts_on_several(agenda: Iterable[Step[Any]], piece: str) -> bool:
    """Whether an effect of a piece on several has begun, and others are still to have it."""
    begun = (step for step in agenda if isinstance(step, CarryOut) and step.now is not None)
    return any(step.cast.figure == piece for step in begun)


@record(frozen=True, slots=True)
class ForOne(Step[S]):
    """A branch of an effect for one of several pieces, bound to the author's name, if it is still on the table."""

    cast: AbilityUse
    place: tuple[Count, ...]
    name: str
    piece: PieceName

    def run(self, state: S) -> Do[S]:
        if not table_of(state).is_there(state, self.piece):
            return Do()
        branch: Step[S] = CarryOut(self.cast, self.place, (self.piece,))
        names = dict.fromkeys((BOUND + self.name, BOUND + TARGET), self.piece)
        return Do(then=(Within((branch,), values=names),))
