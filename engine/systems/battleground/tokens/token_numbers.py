"""BG-FX-2 to -4: the changes that the buff and the debuff of a figure make to its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple, Protocol, cast

from engine.kernel.rules.clauses import Clause, amount
from engine.kernel.rules.modified_number import NumberPart
from engine.systems.battleground.abilities.passives.passive_parts import TestContext, context_of, parts
from engine.systems.battleground.state import Battle, Token


class SpeedContext(Protocol):
    """A move for which a speed is computed."""

    @property
    def from_difficult(self) -> bool: ...


class TokenUse(NamedTuple):
    """A token that may change a number of its bearer, for a test or a move."""

    token: str
    value: str
    about: TestContext | SpeedContext | None

    @property
    def purpose(self) -> str:
        """The kind of the test."""
        return cast(TestContext, self.about).purpose if self.about and self.value != "speed" else ""


class Changed(NamedTuple):
    """The number that a token changes, in which kind of tests, and by how much."""

    value: str
    purpose: str
    by: int


BUFFS: Mapping[str, Changed] = {
    "haste": Changed("speed", "", 2),
    "enhancement": Changed("threshold", "attack", -1),
    "protection": Changed("threshold", "defence", -1),
}
DEBUFFS: Mapping[str, Changed] = {
    "paralysis": Changed("speed", "", -2),
    "blindness": Changed("threshold", "attack", 1),
    "stun": Changed("threshold", "defence", 1),
}


@amount("BG-FX-2", lambda touch: {"token": touch.token})
def buff_changes(touch: TokenUse) -> int:
    """Haste increases speed, enhancement widens attack tests, protection defence tests."""
    return _by(BUFFS, touch)


@amount("BG-FX-3", lambda touch: {"token": touch.token})
def debuff_changes(touch: TokenUse) -> int:
    """Paralysis reduces speed, blindness narrows attack tests, stun defence tests."""
    return _by(DEBUFFS, touch) - paralysis_ignored(touch)


@amount("BG-FX-3")
def paralysis_ignored(touch: TokenUse) -> int:
    """Paralysis is ignored if the move starts on difficult ground."""
    if touch.value != "speed" or touch.about is None or not cast(SpeedContext, touch.about).from_difficult:
        return 0
    return _by(DEBUFFS, touch)


def _by(changes: Mapping[str, Changed], touch: TokenUse) -> int:
    changed = changes.get(touch.token)
    if changed is None or (changed.value, changed.purpose) != (touch.value, touch.purpose):
        return 0
    return changed.by


def token_parts(
    state: Battle, figure: str, value: str, about: TestContext | SpeedContext | None
) -> Iterator[NumberPart]:
    """The changes of a number by the buff and the debuff of a figure."""
    bearer = state.figures[figure]
    for token, changes in ((bearer.buff, buff_changes), (bearer.debuff, debuff_changes)):
        if token is not None:
            yield from _of_common(TokenUse(token.name, value, about), changes)
            yield from _of_its_own(state, figure, token, value, about)


def _of_common(touch: TokenUse, changes: Clause[TokenUse, int]) -> Iterator[NumberPart]:
    by = changes(touch)
    if by:
        yield NumberPart(changes.rule, "add", by, changes.sentence(touch))


def _of_its_own(
    state: Battle, figure: str, token: Token, value: str, about: TestContext | SpeedContext | None
) -> Iterator[NumberPart]:
    """BG-FX-4: the changes by a custom token, as its card says."""
    known = state.scenario.ability_index.tokens.get(token.name)
    if known and any(each.modify == value for each in known.gives):
        test = None if value == "speed" else cast("TestContext | None", about)
        yield from parts(known.gives, value, context_of(state, token.name, figure, figure, test), token.name, "BG-FX-4")
