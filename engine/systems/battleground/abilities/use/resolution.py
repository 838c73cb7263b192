"""BG-ABIL-1, -3: resolution of an ability: its test, if it has one, then its effects one after another."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import BEARER, OWNER
from engine.abilities.runtime.effect_runner import CarryOut, in_its_frame
from engine.kernel.data.record import record
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.abilities.targets.targets import affected_figures, definition_of
from engine.systems.battleground.abilities.types.ability_index import MeaningPart, meaning_key
from engine.systems.battleground.abilities.types.card_abilities import AbilityDefinition, AbilityTest
from engine.systems.battleground.cards import ResultLineDef
from engine.systems.battleground.dice.arithmetic import line_reached
from engine.systems.battleground.dice.dice_test import AfterTest, TakeTest
from engine.systems.battleground.state import Battle, FigureOrNone


def ability_step(cast: AbilityUse, names: Mapping[str, Value] = NOTHING) -> Step[Battle]:
    """The step that carries out the ability, with the names bound by its trigger; it ends with the ability's
    character."""
    return in_its_frame(cast, Work(cast), names=names)


@record(frozen=True, slots=True)
class Work(Step[Battle]):
    """BG-ABIL-3: the test comes first; a test against others is made against each of them."""

    cast: AbilityUse

    def run(self, state: Battle) -> Do[Battle]:
        cast, definition = self.cast, definition_of(state, self.cast)
        whom = affected_figures(state, cast, definition)
        if definition.test is None:
            return Do(then=(CarryOut(cast, (0,), whom),))
        if definition.test.against is None:
            return Do(then=(_test(cast, definition.test, whom, cast.target),))
        return Do(then=tuple(_test(cast, definition.test, (name,), name) for name in whom))


def _test(cast: AbilityUse, test: AbilityTest, whom: tuple[str, ...], target: str) -> TakeTest:
    """The ability test, and what follows it."""
    then, against = Tested(cast, whom), test.against or ""
    return TakeTest(cast.figure, "ability", test.statistic, then, target=target, against=against)


@record(frozen=True, slots=True)
class Tested(AfterTest):
    """BG-TEST-7: the single line of the results that the successes reach."""

    cast: AbilityUse
    whom: tuple[FigureOrNone, ...]

    def run(self, state: Battle) -> Do[Battle]:
        number = line_resolved(definition_of(state, self.cast), self.successes)
        return Do() if number is None else Do(then=(CarryOut(self.cast, (number,), self.whom),))


def line_resolved(definition: AbilityDefinition, successes: int) -> int | None:
    """BG-TEST-7: the index of the line of the results that so many successes reach, if any."""
    lines = definition.by_successes
    reached = line_reached(tuple(ResultLineDef(line.needs, None, 0) for line in lines), successes)
    if reached is None:
        return None
    return next(number for number, line in enumerate(lines) if line.needs == reached.least)


def consequences(
    of: MeaningPart, name: str, seat: str, figure: str, weapon: str = "", names: Mapping[str, Value] = NOTHING
) -> Step[Battle]:
    """BG-FX-4, -5: the effects on a character of a token or mark defined by a card.

    Nobody causes them, but they are those of the character that bears the token or that the mark affects: distances are
    measured from it, and it must see who is near (BG-ABIL-2).
    """
    cast = AbilityUse(seat, "", meaning_key(of, name), weapon=weapon)
    own = {**names, OWNER: figure, BEARER: figure}
    return in_its_frame(cast, CarryOut(cast, (0,), (figure,)), names=own)
