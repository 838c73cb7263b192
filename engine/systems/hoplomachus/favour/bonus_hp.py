"""HR-S-4: the bonus HP of the player with the least favour, offered after each reward but the last."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish, offered
from engine.kernel.rules.clauses import amount, clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.health import hp_gain_events, hp_supply


@record(frozen=True, slots=True)
class LeastFavour(Step[Arena]):
    """HR-S-4: the player with the least favour after the event; on a tie the active player."""

    def run(self, state: Arena) -> Do[Arena]:
        seats = state.from_active()
        return Do(then=(BonusHp(min(seats, key=lambda seat: state.sides[seat].favour)),))


@clause("HR-TROOP-2", lambda wish: {"unit": wish.choice.text("unit")})
def hp_left(wish: Wish[Arena]) -> bool:
    """The supply has health chips left."""
    return hp_supply(wish.state, wish.question.seat) > 0


def own_units(state: Arena) -> Iterator[Choice]:
    """Each of the own units in combat."""
    return (choice("bonus-hp", unit=unit, rules=("HR-S-4",)) for unit in state.of(state.question.seat))


BONUS: Action[Arena, Wish[Arena]] = Action("bonus-hp", (hp_left,), Wish, own_units)


@amount("HR-S-4")
def more_for_common_units(state: Arena, unit: str) -> int:
    """An elite unit gets 1 HP, any other one more."""
    return 0 if state.chip(unit).elite else 1


@record(frozen=True, slots=True)
class BonusHp(Question[Arena]):
    """HR-S-4: the choice of the own unit in combat that gets HP, if any."""

    offers = (BONUS,)
    seat: SeatName

    def ask(self, state: Arena) -> Decision | Do[Arena]:
        choices = offered(self.offers, state)
        if not choices:
            return Do()
        prompt = message("prompt-hoplomachus-bonus-hp")
        return Decision((self.seat,), "bonus-hp", prompt, (*choices, choice("decline", rules=("HR-S-4",))))

    def take(self, state: Arena, answer: Choice) -> Do[Arena]:
        if answer.kind == "decline":
            return Do()
        unit = answer.text("unit")
        return Do(hp_gain_events(state, unit, 1 + more_for_common_units(state, unit), "HR-S-4"))
