"""The six kinds of operation of the ability language: effect, condition, selector, amount, trigger and cost.

Each operation is a frozen dataclass in a file of its own, named by that file; the loader, the schema, the form and the
words are derived from its fields, their types and their docstrings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeAlias

from engine.abilities.context import AbilityContext, Now
from engine.abilities.fields import AbilityProblem, Between, Measured, NameType
from engine.abilities.outlook import Outlook
from engine.abilities.piece_sides import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.kernel.state.event import Event
from engine.kernel.state.look_budget import LooksSpent
from engine.kernel.state.step import Do, S

KindName: TypeAlias = Literal["effect", "condition", "selector", "amount", "trigger", "cost"]
Looks: TypeAlias = Literal["test", "pieces", "distances", "places"]
EffectLines: TypeAlias = tuple[tuple["Effect[Any]", ...], ...]


@record(frozen=True, slots=True, kw_only=True)
class Op:
    """An operation of the language."""

    kind: ClassVar[KindName]
    written_as: ClassVar[str | None] = None
    """The one field whose value an author may write in place of the whole object, if there is one."""
    looks_at: ClassVar[Looks] = "places"
    """The part of the state that its result may depend on, apart from nested operations: the current test or damage
    only; the properties of pieces and players; distances between the named pieces; or anything."""

    @classmethod
    def called(cls) -> str:
        """The key that authors write, derived from the file name: `free_action` is `free-action`."""
        return cls.__module__.rpartition(".")[2].replace("_", "-")

    @property
    def names_one(self) -> bool:
        """Whether the name that it binds stands for a single piece, where it could be several."""
        return False

    def errors(self) -> Iterator[AbilityProblem]:
        """Combinations of its fields that are not allowed."""
        yield from ()

    def warnings(self) -> Iterator[AbilityProblem]:
        """Combinations of its fields that are valid but hardly intended: they never apply, or affect no piece."""
        yield from ()


@record(frozen=True, slots=True, kw_only=True)
class Condition(Op, Generic[S]):
    """A condition. Written as a key of an object; all keys of one object must hold."""

    kind = "condition"
    asks_of_test: ClassVar[bool] = False
    """Whether it can hold only during a test."""
    holds: Callable[[AbilityContext[S]], bool] = field(init=False, compare=False, repr=False)
    """The compiled condition."""

    @property
    def each(self) -> Conditions:
        """The members of a plain conjunction, or the condition itself."""
        return (self,)

    @property
    def denied(self) -> Conditions:
        """The conditions that cannot all hold while this one does."""
        return ()

    def settles(self) -> Mapping[str, str]:
        """The values that it fixes while it holds: with `{"test": "attack"}`, no condition on another test can hold."""
        return {}

    def may_hold_in(self, outlook: Outlook[S]) -> bool:
        """Whether it may hold in this round."""
        return True

    def may_fail_in(self, outlook: Outlook[S]) -> bool:
        """Whether it may not hold in this round."""
        return True

    def __post_init__(self) -> None:
        object.__setattr__(self, "holds", self.compiled())

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        """The closure that evaluates it."""
        raise NotImplementedError


@record(frozen=True, slots=True, kw_only=True)
class Selector(Op, Generic[S]):
    """A selector of pieces. Written as an object with one key; a plain name stands for its value."""

    kind = "selector"
    several: ClassVar[bool] = True
    """Whether it normally finds several pieces, and not only in case of a tie."""
    asked_of_each: ClassVar[tuple[str, ...]] = ()
    """The fields that are evaluated for each piece examined."""
    pick: Callable[[AbilityContext[S]], tuple[str, ...]] = field(init=False, compare=False, repr=False)
    """The compiled selection, in the order of the scenario."""

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
    """A number. Written as an object with one key; a whole number may be written directly."""

    kind = "amount"
    count: Callable[[AbilityContext[S]], int] = field(init=False, compare=False, repr=False)
    """The compiled number."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "count", self.compiled())

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        """The closure that computes it."""
        raise NotImplementedError


@record(frozen=True, slots=True, kw_only=True)
class Trigger(Op, Generic[S]):
    """A trigger of an ability. Written as an object with one key, or by its name if it has no fields."""

    kind = "trigger"
    events: ClassVar[tuple[type[Event[Any]], ...]]
    """The events that it waits for."""
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = ()
    """The names that it binds: the actor, the piece affected, the amount."""

    @property
    def by_effects(self) -> bool:
        """Whether effects may cause the event directly, and not only the actions of players."""
        return True

    def sides_of(self, name: str) -> Sides:
        """The sides of the pieces that a bound name may stand for."""
        return EVERYBODY

    def follows(self, whom: Sides) -> bool:
        """Whether it may be triggered by what its own owner does to a piece of these sides."""
        return True

    def may_come_in(self, outlook: Outlook[S]) -> bool:
        """Whether the event may still happen in this round."""
        return True

    def matched(self, context: AbilityContext[S], event: Any) -> AbilityContext[S] | None:
        """The context with the trigger's names bound, if it matches this event; otherwise None."""
        raise NotImplementedError


@record(frozen=True, slots=True, kw_only=True)
class AboutPiece(Trigger[S]):
    """A trigger about one piece, its subject, which acts or is affected."""

    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"),)
    meant: ClassVar[Mapping[str, Sides]]
    """The sides that the game's words for `who` stand for; any other word stands for all sides."""
    who: str = "self"
    """The piece that acts or is affected."""

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
    """An effect of an ability. Written as an object whose key `do` names it."""

    kind = "effect"
    causes: ClassVar[tuple[str, ...]] = ()
    """The names of the triggers that it may set off."""
    reaches_others: ClassVar[bool] = False
    """Whether it may set them off for other pieces than those it happens to."""
    once: ClassVar[bool] = False
    """Whether it happens once, regardless of the number of targets."""
    needs_piece: ClassVar[bool] = True
    """Whether it happens to a piece; otherwise it also happens if the ability has no target."""
    moves_target: ClassVar[bool] = False
    """Whether the nested effects have other targets than the piece that it happens to."""
    on: Who = "target"
    """The pieces that it happens to; the owner if the target is not a piece."""

    @property
    def branches(self) -> EffectLines:
        """The lists of nested effects."""
        return ()

    def branches_to_come(self, outlook: Outlook[S]) -> EffectLines:
        """The lists of nested effects that may be carried out in this round."""
        return self.branches

    def branch_now(self, now: Now[S]) -> int | None:
        """The number of the list of nested effects that would be carried out now for the same targets; None if there is
        none, or if it is not known yet."""
        return None

    def happen(self, now: Now[S]) -> Do[S]:
        """The steps of the effect on one piece."""
        raise NotImplementedError

    def matters(self, now: Now[S]) -> bool:
        """Whether it would change anything now."""
        return True


Who: TypeAlias = str | Selector[Any]
"""A name that stands for pieces, or a selector that finds them."""
MeasuredFrom: TypeAlias = Annotated[Who, Measured()]
"""A selector of the pieces to measure from; if the ability is aimed at a place, the target stands for that place."""
HowMany: TypeAlias = int | Amount[Any]
"""A whole number, or an amount that is computed when needed."""
Quantity: TypeAlias = Annotated[HowMany, Between(1, 20)]
"""An amount in the usual range."""
Whole: TypeAlias = Annotated[HowMany, Between(-99, 99)]
"""A number that may be negative."""
Conditions: TypeAlias = tuple[Condition[Any], ...]
"""Conditions that must all hold; none for always."""


def picked(context: AbilityContext[S], who: Who) -> tuple[str, ...]:
    """The selected pieces; empty if finding them would exceed the budget of lookups."""
    try:
        return context.pieces(who) if isinstance(who, str) else who.pick(context)
    except LooksSpent:
        return ()


MOST = 1_000_000
"""The bound of every computed number, positive or negative."""


def counted(context: AbilityContext[S], many: HowMany) -> int:
    """The number; zero if computing it would exceed the budget of lookups."""
    if isinstance(many, int):
        return many
    try:
        return bounded(many.count(context))
    except LooksSpent:
        return 0


def all_conditions_hold(context: AbilityContext[S], conditions: Conditions) -> bool:
    """Whether every condition holds; stops at the first that does not. For a stopped ability the answer is no."""
    stopped = context.state.stopped
    if stopped and context.cast.ability in stopped:
        return False
    try:
        for each in conditions:
            if not each.holds(context):
                return False
    except LooksSpent:
        return False
    return True


def may_hold_in(outlook: Outlook[Any], conditions: Conditions) -> bool:
    """Whether none of the conditions is ruled out for this round."""
    return all(each.may_hold_in(outlook) for each in conditions)


def may_fail_in(outlook: Outlook[Any], conditions: Conditions) -> bool:
    """Whether one of the conditions may not hold in this round."""
    return any(each.may_fail_in(outlook) for each in conditions)


def unmet_conditions(context: AbilityContext[S], conditions: Conditions) -> Conditions:
    """The conditions that do not hold."""
    return tuple([each for each in conditions if not all_conditions_hold(context, (each,))])


def resolved_number(now: Now[S], number: HowMany) -> int:
    """The number of times an effect does something, at least zero."""
    return number if isinstance(number, int) else max(0, counted(now.context, number))


def bounded(number: int, least: int = -MOST, most: int = MOST) -> int:
    """The number, or the bound that it exceeds."""
    return max(least, min(most, number))
