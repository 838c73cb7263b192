"""Questions that a running ability asks its player: which pieces, or which of several options."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from engine.abilities.ability_use import AbilityUse, PieceName
from engine.abilities.context import AbilityContext, context_about, table_of
from engine.abilities.kinds import (
    Conditions,
    Effect,
    HowMany,
    Who,
    all_conditions_hold,
    counted,
    picked,
    unmet_conditions,
)
from engine.abilities.runtime.effect_runner import CarryOut, binding
from engine.abilities.wording.reason_parts import OptionCalled
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import MessageValue, message
from engine.kernel.data.record import record, replace
from engine.kernel.data.value import Value
from engine.kernel.rules.action import Action
from engine.kernel.rules.clauses import Clause, Reason, Shows
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State
from engine.kernel.state.step import Do, Question, S

ABILITY_STEPS = ("engine.abilities.runtime.effect_runner", "engine.abilities.runtime.questions")
"""The modules that define the steps of abilities, for systems with abilities."""


class ChoosingEffect(Protocol):
    """The effect `choose`, as its question reads it."""

    @property
    def name(self) -> str: ...

    @property
    def among(self) -> Who: ...

    @property
    def count(self) -> HowMany: ...

    @property
    def may(self) -> bool: ...


class ConditionalOption(Protocol):
    """An option of the effect `one-of`, as its question reads it."""

    @property
    def name(self) -> tuple[tuple[str, str], ...]: ...

    @property
    def condition(self) -> Conditions: ...

    @property
    def effects(self) -> tuple[Effect[Any], ...]: ...


class OptionsEffect(Protocol):
    """The effect `one-of`, as its question reads it."""

    @property
    def options(self) -> Sequence[ConditionalOption]: ...

    @property
    def may(self) -> bool: ...


class PieceWish(NamedTuple):
    """A wish to choose this piece."""

    state: Any
    asked: ChoosePieces[Any]
    piece: str


class OptionWish(NamedTuple):
    """A wish to choose this option; options are counted from one."""

    state: Any
    asked: ChooseOption[Any]
    number: int


W = TypeVar("W", PieceWish, OptionWish)


class ChoiceClause(Clause[W, bool]):
    """A clause of a choice within an ability; its rule number comes from the game."""

    def reason(self, context: W) -> Reason:
        return replace(Clause.reason(self, context), rule=rule_of(context.state))


def rule_of(state: State) -> str:
    """The number of the game's rule for abilities."""
    return table_of(state).vocabulary.rule


def asking(shows: Shows) -> Callable[[Callable[[W], bool]], ChoiceClause[W]]:
    """Decorator for a condition of a choice within an ability."""

    def made_of(body: Callable[[W], bool]) -> ChoiceClause[W]:
        return ChoiceClause("", body, True, shows, system="asking")

    return made_of


def _shown(wish: PieceWish) -> Mapping[str, MessageValue]:
    return {"piece": wish.piece, "ability": wish.asked.cast.called}


@asking(_shown)
def can_be_chosen(wish: PieceWish) -> bool:
    """Only a piece that the ability selects may be chosen."""
    return wish.piece in wish.asked.among(wish.state)


@asking(_shown)
def not_chosen_yet(wish: PieceWish) -> bool:
    """No piece is chosen twice."""
    return wish.piece not in wish.asked.chosen


def _closed(option: OptionWish) -> Mapping[str, MessageValue]:
    """The number and title of the option, and those of its conditions that do not hold."""
    state, asked, number = option
    definition = asked.effect(state).options[number - 1]
    table = table_of(state)
    unmet = table.asked_for(
        table.ability(state, asked.cast.ability), unmet_conditions(asked.context(state), definition.condition)
    )
    called = OptionCalled(number, tuple(definition.name))
    return {"option": called, "ability": asked.cast.called, "conditions": unmet}


@asking(_closed)
def option_is_open(option: OptionWish) -> bool:
    """An option may be chosen only while its conditions hold."""
    return option.number in option.asked.open(option.state)


def wanted_of(state: State, wish: Choice) -> PieceWish:
    """The piece and the question of a wish."""
    return PieceWish(state, state.question, wish.text("piece"))


def every_piece(state: State) -> Iterator[Choice]:
    """The choices of all pieces in the game."""
    return (choice("choose", piece=piece) for piece in table_of(state).pieces(state))


def unchosen_pieces(state: State) -> Iterator[Choice]:
    """The choices for the pieces that are not chosen yet."""
    asked: ChoosePieces[Any] = state.question
    return (asked.offer(state, choice("choose", piece=piece)) for piece in asked.left(state))


def option_of(state: State, wish: Choice) -> OptionWish:
    """The option of a wish."""
    return OptionWish(state, state.question, wish.number("option"))


def every_option(state: State) -> Iterator[Choice]:
    """The choices for all options of the ability."""
    asked: ChooseOption[Any] = state.question
    return (asked.offer(state, choice("option", option=number)) for number in asked.every(state))


def title_of(option: OptionWish) -> Mapping[str, Value]:
    """The title of an option by its author, by language."""
    name = option.asked.effect(option.state).options[option.number - 1].name
    return {"title": dict(name)} if name else {}


PIECE: Action[Any, PieceWish] = Action(
    "choose", (can_be_chosen, not_chosen_yet), wanted_of, every_piece, unchosen_pieces
)
OPTION: Action[Any, OptionWish] = Action("option", (option_is_open,), option_of, every_option, shows=title_of)


@record(frozen=True, slots=True)
class Asking(Question[S]):
    """A question to the player by the effect at a path of an ability."""

    cast: AbilityUse
    place: tuple[Count, ...]
    whom: tuple[PieceName, ...]

    def context(self, state: S) -> AbilityContext[S]:
        """The context of the effect."""
        return context_about(state, self.cast, self.whom)

    def offer(self, state: S, choice: Choice) -> Choice:
        """The choice, with the rule for abilities."""
        return choice.by((rule_of(state),))


@record(frozen=True, slots=True)
class ChoosePieces(Asking[S]):
    """The player chooses pieces one by one; `chosen` are those chosen so far."""

    offers = (PIECE,)
    chosen: tuple[PieceName, ...] = ()

    def ask(self, state: S) -> Decision | Do[S]:
        effect, left, more = self.effect(state), self.left(state), self.more(state)
        if more <= 0 or not left:
            return self._named(state, self.chosen)
        if not effect.may and len(left) <= more:
            return self._named(state, (*self.chosen, *left))
        prompt = message("prompt-choose", ability=self.cast.called, number=more)
        stop = (self.offer(state, choice("done" if self.chosen else "decline")),) if effect.may else ()
        return Decision((self.cast.seat,), "choose", prompt, (*PIECE.choices(state), *stop))

    def take(self, state: S, answer: Choice) -> Do[S]:
        if answer.kind != PIECE.kind:
            return self._named(state, self.chosen)
        return Do(then=(replace(self, chosen=(*self.chosen, answer.text("piece"))),))

    def effect(self, state: S) -> ChoosingEffect:
        """The effect that asks."""
        asking: ChoosingEffect = table_of(state).ability(state, self.cast.ability).effect(self.place)
        return asking

    def among(self, state: S) -> tuple[str, ...]:
        """The pieces to choose from."""
        found, table = picked(self.context(state), self.effect(state).among), table_of(state)
        return tuple([piece for piece in found if table.may_choose(state, self.cast, piece)])

    def left(self, state: S) -> tuple[str, ...]:
        """The pieces that are not yet chosen."""
        return tuple([piece for piece in self.among(state) if piece not in self.chosen])

    def more(self, state: S) -> int:
        """The number of pieces that are still to be chosen."""
        return counted(self.context(state), self.effect(state).count) - len(self.chosen)

    def _named(self, state: S, chosen: tuple[str, ...]) -> Do[S]:
        """Bind the chosen pieces to the name."""
        return Do((binding(self.effect(state).name, chosen),))


@record(frozen=True, slots=True)
class ChooseOption(Asking[S]):
    """The player chooses one of several options for a piece."""

    offers = (OPTION,)
    figure: PieceName

    def ask(self, state: S) -> Decision | Do[S]:
        effect, left = self.effect(state), self.open(state)
        if not left:
            return Do()
        if len(left) == 1 and not effect.may:
            return self._begun(left[0])
        prompt = message("prompt-option", ability=self.cast.called)
        stop = (self.offer(state, choice("decline")),) if effect.may else ()
        return Decision((self.cast.seat,), "option", prompt, (*OPTION.choices(state), *stop))

    def take(self, state: S, answer: Choice) -> Do[S]:
        return self._begun(answer.number("option")) if answer.kind == OPTION.kind else Do()

    def effect(self, state: S) -> OptionsEffect:
        """The effect that asks."""
        asking: OptionsEffect = table_of(state).ability(state, self.cast.ability).effect(self.place)
        return asking

    def every(self, state: S) -> range:
        """The numbers of all options, counted from one."""
        return range(1, len(self.effect(state).options) + 1)

    def open(self, state: S) -> tuple[int, ...]:
        """The numbers of the options that may be chosen now."""
        context, options = self.context(state), self.effect(state).options
        return tuple(
            [number for number in self.every(state) if all_conditions_hold(context, options[number - 1].condition)]
        )

    def _begun(self, number: int) -> Do[S]:
        return Do(then=(CarryOut(self.cast, (*self.place, number - 1), (self.figure,)),))
