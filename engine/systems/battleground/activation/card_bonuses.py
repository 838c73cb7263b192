"""BG-ROUND-7: the two bonuses of a card and their effects."""

from __future__ import annotations

from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.use.automatic import ability_of_card
from engine.systems.battleground.activation.mana_and_ap import GainMana, ap_gained
from engine.systems.battleground.activation_frame import active
from engine.systems.battleground.events import BonusChosen
from engine.systems.battleground.state import Battle
from engine.systems.battleground.victory.side_missions import mission_begun


def bonuses(state: Battle, card: str) -> tuple[str, ...]:
    """BG-ROUND-7, BG-COMP-6: the bonuses that a card can be played for: its own, if it has one, or the plain one."""
    played = state.setting.cards[card]
    own, plain = ("ability", "mana") if played.kind == "fate" else ("mission", "ap")
    return (own, plain) if played.has_own_bonus else (plain,)


def bonus_given(state: Battle, seat: str, card: str, bonus: str, rule: str) -> Do[Battle]:
    """BG-ROUND-7: the steps of a card's bonus for the acting character."""
    figure = active(state)
    chosen = BonusChosen(seat=seat, figure=figure, card=card, bonus=bonus, rules=(rule,))
    match bonus:
        case "mana":
            return Do((chosen,), (GainMana(figure, 1),))
        case "ap":
            return Do((chosen, *ap_gained(state, figure, 1)))
        case "mission":
            return Do((chosen, *mission_begun(state, card)))
        case _:
            return Do((chosen,), ability_of_card(state, card))
