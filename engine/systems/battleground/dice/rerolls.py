"""BG-TEST-4: re-rolls: all free ones together, then those paid with mana together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.kernel.chance.rolls import Roll, dice
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import Message, message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish, offered
from engine.kernel.rules.clauses import amount, clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.dice.events import ManaSpent
from engine.systems.battleground.state import Battle

MOST_FOR_MANA = 5
"""BG-TEST-4: the most mana that can be spent on re-rolls in one test."""


@amount("BG-TEST-4")
def mana_rerolls(state: Battle, figure: str) -> int:
    """One die for each mana of the figure itself, up to five."""
    return min(state.figures[figure].mana, MOST_FOR_MANA)


@clause("BG-TEST-4", lambda wish: {"die": wish.choice.number("die") + 1})
def not_picked_yet(wish: Wish[Battle]) -> bool:
    """Each die is thrown again at most once in each of the two steps."""
    return wish.choice["die"] not in wish.question.picked


@clause("BG-TEST-4", lambda wish: {"most": wish.question.most})
def rerolls_left(wish: Wish[Battle]) -> bool:
    """No more dice than there are re-rolls."""
    most: int = wish.question.most
    return len(wish.question.picked) < most


def each_die(kind: str) -> Callable[[Battle], Iterator[Choice]]:
    """Every die of the base roll, including successes, with its face."""

    def wishes(state: Battle) -> Iterator[Choice]:
        faces = enumerate(dice(state, "faces"))
        return (Choice(kind, {"die": number}, shows={"face": face}) for number, face in faces)

    return wishes


RULES = (not_picked_yet, rerolls_left)
FREE: Action[Battle, Wish[Battle]] = Action("reroll", RULES, Wish, each_die("reroll"))
FOR_MANA: Action[Battle, Wish[Battle]] = Action("mana-reroll", RULES, Wish, each_die("mana-reroll"))


@record(frozen=True, slots=True)
class FreeRerolls(Question[Battle]):
    """BG-TEST-4: the tester picks dice for its free re-rolls, and throws them together."""

    offers = (FREE,)
    most: Count
    picked: tuple[Count, ...] = ()

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        return pick(self, state, message("prompt-battleground-reroll", figure=tester(state), most=self.most))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        if answer.kind != "done":
            return Do(then=(replace(self, picked=(*self.picked, answer.number("die"))),))
        return thrown_again(state, self.picked, "reroll")


@record(frozen=True, slots=True)
class ManaRerolls(Question[Battle]):
    """BG-TEST-4: the tester picks dice to throw again for one mana each, paid when they are thrown together."""

    offers = (FOR_MANA,)
    most: Count
    picked: tuple[Count, ...] = ()

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        # BG-TEST-4: Mana that an ability took since the test began is not available any more.
        left = mana_rerolls(state, tester(state))
        if left < self.most:
            return Do(then=(replace(self, most=left),))
        return pick(self, state, message("prompt-battleground-mana-reroll", figure=tester(state), most=self.most))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        if answer.kind != "done":
            return Do(then=(replace(self, picked=(*self.picked, answer.number("die"))),))
        paid = ManaSpent(figure=tester(state), mana=len(self.picked), rules=("BG-TEST-4",))
        return thrown_again(state, self.picked, "mana-reroll", (paid,) if self.picked else ())


def tester(state: Battle) -> str:
    """The figure whose test it is."""
    return state.bound("tester", str)


def pick(asking: FreeRerolls | ManaRerolls, state: Battle, prompt: Message) -> Decision | Do[Battle]:
    """The question for one more die, or the throw; no question if there is no die to pick."""
    if asking.most < 1 or not dice(state, "faces"):
        return Do()
    action = asking.offers[0]
    choices = (*offered((action,), state), choice("done", rules=("BG-TEST-4",)))
    return Decision((state.figures[tester(state)].seat,), action.kind, prompt, choices)


def thrown_again(
    state: Battle, picked: tuple[int, ...], purpose: str, events: tuple[Event[Battle], ...] = ()
) -> Do[Battle]:
    """BG-TEST-4: the dice that were picked are thrown together; the new faces replace the old ones."""
    if not picked:
        return Do(events)
    stream, seat = f"{state.bound('test', str)}-{purpose}", state.figures[tester(state)].seat
    roll: Roll[Battle] = Roll(stream, seat, len(picked), "faces", again=picked)
    return Do(events, (roll,))
