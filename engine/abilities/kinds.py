"""The six kinds of operation of the ability language.

An effect does, a condition asks whether, a selector whom, an amount how many, a trigger waits, a cost is paid. Each
operation is a frozen dataclass in a file of its own, named by that file; its fields, their types and their docstrings
are all that the loader, the schema, the form and the words need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeAlias

from engine.abilities.context import AbilityContext, Now
from engine.abilities.fields import Between, Flaw, Measured, NameType
from engine.abilities.relations import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.kernel.state.look_budget import LooksSpent
from engine.kernel.state.step import Do, S

KindName: TypeAlias = Literal["effect", "condition", "selector", "amount", "trigger", "cost"]
Looks: TypeAlias = Literal["test", "pieces", "distances", "places"]
Lines: TypeAlias = tuple[tuple["Effect[Any]", ...], ...]


@record(frozen=True, slots=True, kw_only=True)
class Op:
    """An operation of the language."""

    kind: ClassVar[KindName]
    written_as: ClassVar[str | None] = None
    """The one field whose value an author writes instead of an object, where there is one."""
    looks_at: ClassVar[Looks] = "places"
    """What its answer may depend on, beside what stands inside it: the test or damage in question and nothing else;
    what pieces and players are and have; how far the pieces that it names are from one another; or anything at all."""

    @classmethod
    def called(cls) -> str:
        """The key that authors write, made of its file name: `free_action` is `free-action`."""
        return cls.__module__.rpartition(".")[2].replace("_", "-")

    @property
    def names_one(self) -> bool:
        """Whether what it gives a name to is a single piece, where it may be several."""
        return False

    def flaws(self) -> Iterator[Flaw]:
        """Combinations of its fields that are not allowed."""
        yield from ()

    def doubts(self) -> Iterator[Flaw]:
        """Combinations of its fields that are hardly meant: they never happen or concern nobody."""
        yield from ()


@record(frozen=True, slots=True, kw_only=True)
class Condition(Op, Generic[S]):
    """Whether something is so. Written as a key of an object; all keys of one object must hold."""

    kind = "condition"
    asks_of_test: ClassVar[bool] = False
    """Whether it never holds but where a test is looked at."""
    holds: Callable[[AbilityContext[S]], bool] = field(init=False, compare=False, repr=False)
    """The compiled question."""

    @property
    def each(self) -> Conditions:
        """The conditions of a plain conjunction, or else the condition itself."""
        return (self,)

    @property
    def denied(self) -> Conditions:
        """The conditions that cannot all hold while it does."""
        return ()

    def settles(self) -> Mapping[str, str]:
        """The values it fixes while it holds: with `{"test": "attack"}` no condition on another test can hold."""
        return {}

    def __post_init__(self) -> None:
        object.__setattr__(self, "holds", self.compiled())

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        """The closure that answers it."""
        raise NotImplementedError


@record(frozen=True, slots=True, kw_only=True)
class Selector(Op, Generic[S]):
    """A selector of pieces. Written as an object with one key; a plain name stands for its value."""

    kind = "selector"
    several: ClassVar[bool] = True
    """Whether it is meant to find more than one, and not only where none stands out."""
    asked_of_each: ClassVar[tuple[str, ...]] = ()
    """The fields that are worked out for each piece that it looks at."""
    pick: Callable[[AbilityContext[S]], tuple[str, ...]] = field(init=False, compare=False, repr=False)
    """The compiled choice, in the order of the table."""

    @property
    def sides(self) -> Sides:
        """The sides of the pieces that it may find."""
        return EVERYBODY

    def __post_init__(self) -> None:
        object.__setattr__(self, "pick", self.compiled())

    def compiled(self) -> Callable[[AbilityContext[S]], tuple[str, ...]]:
        """The closure that finds them."""
        raise NotImplementedError


@record(frozen=True, slots=True, kw_only=True)
class Amount(Op, Generic[S]):
    """A number. Written as an object with one key; a whole number stands for itself."""

    kind = "amount"
    count: Callable[[AbilityContext[S]], int] = field(init=False, compare=False, repr=False)
    """The compiled number."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "count", self.compiled())

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        """The closure that counts."""
        raise NotImplementedError


@record(frozen=True, slots=True, kw_only=True)
class Trigger(Op, Generic[S]):
    """A trigger of an ability. Written as an object with one key, or by its name if it has no fields."""

    kind = "trigger"
    events: ClassVar[tuple[type[Event[Any]], ...]]
    """The events that it waits for."""
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = ()
    """The names that it binds: who did it, to whom, how much."""

    @property
    def by_effects(self) -> bool:
        """Whether effects may bring it about by themselves, and not only through what players do."""
        return True

    def sides_of(self, name: str) -> Sides:
        """The sides of the pieces that a bound name may stand for."""
        return EVERYBODY

    def follows(self, whom: Sides) -> bool:
        """Whether it may be set off by what its own owner does to one of these."""
        return True

    def may_still_come(self, state: S) -> bool:
        """Whether what it waits for may happen again in this game."""
        return True

    def matched(self, scene: AbilityContext[S], event: Any) -> AbilityContext[S] | None:
        """The scene with its names bound, if this event is what the ability waits for; None if it is not."""
        raise NotImplementedError


@record(frozen=True, slots=True, kw_only=True)
class AboutPiece(Trigger[S]):
    """A trigger about one piece, its subject: something that it does, or that happens to it."""

    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"),)
    meant: ClassVar[Mapping[str, Sides]]
    """The sides that its game means by the words for `who`; all for any other word."""
    who: str = "self"
    """The subject: it acts, or something happens to it."""

    def sides_of(self, name: str) -> Sides:
        return self.meant.get(self.who if name == "subject" else "", EVERYBODY)

    def follows(self, whom: Sides) -> bool:
        return bool(whom & self.sides_of("subject"))


@record(frozen=True, slots=True, kw_only=True)
class Cost(Op, Generic[S]):
    """A cost of an activated ability. Written as a key of the cost object."""

    kind = "cost"

    def paid(self, state: S, owner: str) -> Do[S]:
        """The steps that pay the cost."""
        raise NotImplementedError


@record(frozen=True, slots=True, kw_only=True)
class Effect(Op, Generic[S]):
    """One thing that an ability does. Written as an object whose key `do` names it."""

    kind = "effect"
    causes: ClassVar[tuple[str, ...]] = ()
    """The triggers that it may set off, by their names."""
    reaches_others: ClassVar[bool] = False
    """Whether it may set them off for others than those whom it happens to."""
    once: ClassVar[bool] = False
    """Whether it happens once, whomever the ability is about."""
    needs_piece: ClassVar[bool] = True
    """Whether it happens to a piece; one that does not happens also where an ability is about none."""
    moves_target: ClassVar[bool] = False
    """Whether the effects inside are about others than the piece that it happens to."""
    on: Who = "target"
    """The pieces that it happens to; the owner if the target is no piece."""

    @property
    def branches(self) -> Lines:
        """The lists of effects that stand inside it."""
        return ()

    def happen(self, now: Now[S]) -> Do[S]:
        """The steps of the effect on one piece."""
        raise NotImplementedError

    def matters(self, now: Now[S]) -> bool:
        """Whether it would change anything now."""
        return True


Who: TypeAlias = str | Selector[Any]
"""A name that stands for pieces, or a selector that finds them."""
Whence: TypeAlias = Annotated[Who, Measured()]
"""A selector of where to measure from; the target is a place there if the ability is aimed at one."""
HowMany: TypeAlias = int | Amount[Any]
"""A whole number, or an amount that is counted when it is needed."""
Quantity: TypeAlias = Annotated[HowMany, Between(1, 20)]
"""An amount in the usual range."""
Whole: TypeAlias = Annotated[HowMany, Between(-99, 99)]
"""A number that may lie below nothing."""
Conditions: TypeAlias = tuple[Condition[Any], ...]
"""Conditions that must all hold; none for always."""


def picked(scene: AbilityContext[S], who: Who) -> tuple[str, ...]:
    """The pieces that are meant; nobody, where to find them takes too much."""
    try:
        return scene.pieces(who) if isinstance(who, str) else who.pick(scene)
    except LooksSpent:
        return ()


MOST = 1_000_000
"""No number that is worked out is farther from zero."""


def counted(scene: AbilityContext[S], many: HowMany) -> int:
    """The number that is meant; none, where to count it takes too much."""
    if isinstance(many, int):
        return many
    try:
        return bounded(many.count(scene))
    except LooksSpent:
        return 0


def all_so(scene: AbilityContext[S], conditions: Conditions) -> bool:
    """Whether every condition holds; the first that does not decides. Of an ability that was stopped, none does."""
    stopped = scene.state.stopped
    if stopped and scene.cast.ability in stopped:
        return False
    try:
        for each in conditions:
            if not each.holds(scene):
                return False
    except LooksSpent:
        return False
    return True


def not_so(scene: AbilityContext[S], conditions: Conditions) -> Conditions:
    """The conditions that do not hold."""
    return tuple([each for each in conditions if not all_so(scene, (each,))])


def many(now: Now[S], number: HowMany) -> int:
    """The number of times an effect does something, at least zero."""
    return number if isinstance(number, int) else max(0, counted(now.scene, number))


def bounded(number: int, least: int = -MOST, most: int = MOST) -> int:
    """The number, or the bound that it lies beyond."""
    return max(least, min(most, number))
