"""BG-ACT-8: single-use items: used as a free action, then turned down for the rest of the game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.abilities.context import TARGET, AbilityContext, Now
from engine.abilities.kinds import picked
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, offered
from engine.kernel.rules.clauses import Clause, all_hold, clause, effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.abilities.events import ItemUsed
from engine.systems.battleground.abilities.limits import count_use, items_left, within_its_limit
from engine.systems.battleground.abilities.targets.targets import chosen_targets
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.card_abilities import Used
from engine.systems.battleground.abilities.use.resolution import ability_step
from engine.systems.battleground.abilities.use.targeting_rules import AIM, AimedAbility, aimed_by, legal_for, wishes_for
from engine.systems.battleground.abilities.use.use_action import (
    PRICES,
    all_it_asks_for,
    asked_for,
    can_be_paid,
    facing_the_target,
    paid_for,
    unaimed_use,
)
from engine.systems.battleground.activation_frame import active
from engine.systems.battleground.state import Battle, FigureOrNone


@clause("BG-ACT-8", lambda use: {"item": use.item})
def item_unused(use: AimedAbility) -> bool:
    """A single-use item that was used is turned down for the game."""
    return items_left(use.state, use.cast.figure, use.item) > 0


def single_use_items(state: Battle, figure: str) -> Iterator[tuple[KnownAbility, Used]]:
    """The single-use items of a figure, each once."""
    seen = set[str]()
    for known in state.scenario.ability_index.carried[figure]:
        if isinstance(known.ability, Used) and known.ability.when == "single-use" and known.key not in seen:
            seen.add(known.key)
            yield known, known.ability


def item_use_of(state: Battle, wish: Choice) -> AimedAbility:
    """The use of an item that a choice stands for."""
    figure, item = wish.text("figure"), wish.text("item")
    known, used = next(each for each in single_use_items(state, figure) if each[0].card == item)
    return AimedAbility(state, aimed_by(unaimed_use(state, figure, known.key), wish), used, item)


def items_of(state: Battle, figure: str) -> Iterator[Choice]:
    """Each single-use item of a figure with every aim."""
    for known, used in single_use_items(state, figure):
        yield from wishes_for(
            state, unaimed_use(state, figure, known.key), used, "use-item", figure=figure, item=known.card
        )


def legal_items_of(state: Battle, figure: str) -> Iterator[Choice]:
    """The legal ones among them."""
    for known, used in single_use_items(state, figure):
        cast = unaimed_use(state, figure, known.key)
        unaimed = AimedAbility(state, cast, used, known.card)
        if can_be_paid(unaimed) and all_hold(ONCE_MORE, unaimed):
            legal = legal_for(state, cast, used, "use-item", ACTION.rules, figure=figure, item=known.card)
            yield from asked_for(unaimed, legal)


def items_of_acting(state: Battle) -> Iterator[Choice]:
    """Each single-use item of the acting figure with every aim."""
    return items_of(state, active(state))


def legal_items_of_acting(state: Battle) -> Iterator[Choice]:
    """The legal ones among them."""
    return legal_items_of(state, active(state))


def items_of_asked(state: Battle) -> Iterator[Choice]:
    """Each single-use item with every aim of the figure whose player is asked."""
    return items_of(state, state.question.figure)


def legal_items_of_asked(state: Battle) -> Iterator[Choice]:
    """The legal ones among them."""
    return legal_items_of(state, state.question.figure)


ONCE_MORE: tuple[Clause[Any, bool], ...] = (item_unused, within_its_limit)
CLAUSES = (item_unused, *PRICES, within_its_limit, *AIM, all_it_asks_for)
ACTION: Action[Battle, AimedAbility] = Action("use-item", CLAUSES, item_use_of, items_of_acting, legal_items_of_acting)
BEFORE: Action[Battle, AimedAbility] = Action("use-item", CLAUSES, item_use_of, items_of_asked, legal_items_of_asked)


def begin(state: Battle, answer: Choice) -> Do[Battle]:
    """BG-ACT-8: the item is turned down and takes effect; it costs no action points."""
    use = item_use_of(state, answer)
    paid, worked = paid_for(use), count_use(state, use.cast)
    events = (*item_turned_down(use), *worked, *paid.events)
    return Do(events, (*paid.then, *facing_the_target(use), ability_step(use.cast)))


@effect("BG-ACT-8")
def item_turned_down(use: AimedAbility) -> tuple[Event[Battle], ...]:
    """A used item is turned down."""
    return (ItemUsed(figure=use.cast.figure, item=use.item, rules=("BG-ACT-8",)),)


@record(frozen=True, slots=True)
class ItemsBefore(Step[Battle]):
    """BG-ACT-8, BG-INT-7: the interrupted character may use its items before the interruption is resolved."""

    figure: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        return Do(then=items_before_interruption(self.figure))


@effect("BG-ACT-8")
def items_before_interruption(figure: str) -> tuple[Step[Battle], ...]:
    """The step in which its player is asked."""
    return (ChooseItems(figure),)


@record(frozen=True, slots=True)
class ChooseItems(Question[Battle]):
    """The player of the interrupted character uses its items one by one, until it declines; asked only if an item has
    an effect."""

    offers = (BEFORE,)
    figure: FigureOrNone

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if self.figure not in state.figures:
            return Do()
        choices = offered(self.offers, state)
        if not any(matters(item_use_of(state, each)) for each in choices):
            return Do()
        prompt = message("prompt-battleground-items-before", figure=self.figure)
        declined = choice("decline", rules=("BG-ACT-8",))
        return Decision((state.figures[self.figure].seat,), "items-before", prompt, (*choices, declined))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        if answer.kind == "decline":
            return Do()
        done = begin(state, answer)
        return Do(done.events, (*done.then, self))


def matters(use: AimedAbility) -> bool:
    """Whether the item would have any effect now."""
    state, cast = use.state, use.cast
    whom = (*chosen_targets(state, cast, use.definition), cast.figure)
    return any(
        effect.matters(Now(state, cast, (), figure))
        for effect in use.definition.every_effect
        for figure in (whom if effect.on == TARGET else picked(AbilityContext(state, cast), effect.on))
    )
