"""Base classes of abilities, to which games add fields: activated, triggered, continuous (modifier), replacement."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem, Between, Few, Key, LanguageTexts, Listed, NameType, SlugText, Titles
from engine.abilities.kinds import Conditions, Cost, Effect, EffectLines, HowMany, Trigger, counted
from engine.kernel.data.record import record
from engine.kernel.rules.modified_number import ModifierLayer
from engine.kernel.state.step import S

Shape: TypeAlias = Literal["activated", "triggered", "continuous", "replacement"]


@record(frozen=True, slots=True, kw_only=True)
class Limit:
    """A limit of the uses of an ability."""

    times: Few = 1
    """The number of uses."""
    per: Annotated[str, Listed("scopes")]
    """The period for which the uses are counted."""


@record(frozen=True, slots=True, kw_only=True)
class Ability:
    """Base of all ability types, with the fields that authors write in each."""

    shape: ClassVar[Shape]
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = ()
    """The names that it binds by itself."""
    id: SlugText = ""
    """Its name among the abilities of its card."""
    name: Titles = ()
    """The name shown to people."""
    wording: LanguageTexts = ()
    """The author's own text, in place of the generated one."""
    condition: Annotated[Conditions, Key("if")] = ()
    """The conditions."""

    def errors(self) -> Iterator[AbilityProblem]:
        """Combinations of fields that contradict one another."""
        yield from ()


@record(frozen=True, slots=True, kw_only=True)
class Acting(Ability):
    """An ability that does something."""

    may: bool = False
    """Whether its player may decline."""
    limit: Limit | None = None
    """The limit of its uses."""
    effects: tuple[Effect[Any], ...] = ()
    """The effects, one after another."""

    @property
    def lines(self) -> EffectLines:
        """The lists of effects, one of which is carried out; the path of an effect begins with the number of its
        list."""
        return (self.effects,)

    @property
    def every_effect(self) -> tuple[Effect[Any], ...]:
        """All its effects, of every list, including nested ones."""
        return tuple(effect for line in self.lines for each in line for effect in with_branches(each))

    @property
    def places(self) -> frozenset[tuple[int, ...]]:
        """The paths of its effects."""
        return frozenset(place for line, each in enumerate(self.lines) for place in _places_in(each, (line,)))

    def script(self, place: tuple[int, ...]) -> tuple[Effect[Any], ...]:
        """The list of effects at a path: a list of the ability, or a branch of an effect in it."""
        line, *way = place
        effects = self.lines[line]
        for effect, branch in zip(way[::2], way[1::2], strict=True):
            effects = effects[effect].branches[branch]
        return effects

    def effect(self, place: tuple[int, ...]) -> Effect[Any]:
        """The effect at a path."""
        return self.script(place[:-1])[place[-1]]


@record(frozen=True, slots=True, kw_only=True)
class Activated(Acting):
    """An ability that its player uses."""

    shape: ClassVar[Shape] = "activated"
    cost: tuple[Cost[Any], ...] = ()
    """The costs."""


@record(frozen=True, slots=True, kw_only=True)
class Triggered(Acting):
    """An ability that is triggered by an event."""

    shape: ClassVar[Shape] = "triggered"
    when: Trigger[Any]
    """The trigger."""


@record(frozen=True, slots=True, kw_only=True)
class Modifier:
    """A change of a number while a condition holds: sets it, adds to it, or bounds it."""

    modify: Annotated[str, Listed("numbers")]
    """The number that it changes."""
    by: Annotated[HowMany | None, Between(-20, 20)] = None
    """The amount added to the number."""
    exactly: Annotated[HowMany | None, Between(0, 99), Key("set")] = None
    """The value to which it is set."""
    at_least: Annotated[HowMany | None, Between(0, 99), Key("at-least")] = None
    """The lower bound."""
    at_most: Annotated[HowMany | None, Between(0, 99), Key("at-most")] = None
    """The upper bound."""
    condition: Annotated[Conditions, Key("if")] = ()
    """The conditions of the change."""

    @property
    def changes(self) -> tuple[tuple[ModifierLayer, HowMany], ...]:
        """The changes of the number, in the order in which they are applied."""
        every: tuple[tuple[ModifierLayer, HowMany | None], ...] = (
            ("add", self.by),
            ("set", self.exactly),
            ("at-least", self.at_least),
            ("at-most", self.at_most),
        )
        return tuple((layer, number) for layer, number in every if number is not None)

    @property
    def change(self) -> tuple[ModifierLayer, HowMany]:
        """The kind of the change."""
        return self.changes[0]

    def counted(self, context: AbilityContext[S]) -> tuple[ModifierLayer, int]:
        """The kind and amount of the change; a value or upper bound below zero counts as zero."""
        layer, number = self.change
        by = counted(context, number)
        return layer, by if layer == "add" else max(0, by)

    def errors(self) -> Iterator[AbilityProblem]:
        """At least one of these changes is given."""
        if len(self.changes) != 1:
            yield AbilityProblem("by", "ability-one-change")


@record(frozen=True, slots=True, kw_only=True)
class Replacement(Acting):
    """An ability that changes an event before it happens: changes its amount, or cancels it and carries out the
    effects, if there are any."""

    shape: ClassVar[Shape] = "replacement"
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("by", "piece"), ("number", "number"))
    """The names that it binds: the piece affected, the cause, the amount."""
    of: Annotated[str, Listed("proposals")]
    """The event that is about to happen."""
    by: Annotated[HowMany | None, Between(-20, 20)] = None
    """The change of its amount."""

    def errors(self) -> Iterator[AbilityProblem]:
        """Exactly one of two changes is given: of the amount, or a replacement."""
        if self.by is not None and self.effects:
            yield AbilityProblem("by", "ability-by-or-effects")


def _places_in(effects: tuple[Effect[Any], ...], before: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for number, effect in enumerate(effects):
        yield (*before, number)
        for branch, inside in enumerate(effect.branches):
            yield from _places_in(inside, (*before, number, branch))


def with_branches(effect: Effect[Any]) -> Iterator[Effect[Any]]:
    """An effect, and all effects nested in it."""
    yield effect
    for branch in effect.branches:
        for each in branch:
            yield from with_branches(each)
