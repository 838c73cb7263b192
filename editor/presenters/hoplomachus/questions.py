"""Questions of Hoplomachus with what is at stake: the units that enemies can attack now, or the weakest one."""

from __future__ import annotations

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import phrase_text
from engine.kernel.state.decision import Decision
from engine.systems.hoplomachus.arena_geometry import units_distance
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.units.status import attack_dice, attack_range, is_fatigued

IN_TURN = frozenset({"deployment", "tactic", "movement", "ability", "engagement"})
"""The phases whose questions tell what is coming."""
PROMPT = "prompt-hoplomachus-"


def question(view: Arena, decision: Decision, naming: DisplayNames) -> str:
    """The question in one short sentence, with what is at stake."""
    ask, about = naming.speak(decision.prompt), decision.prompt.id.removeprefix(PROMPT)
    seat = decision.seats[0]
    if seat not in view.seats:
        return ask
    if about in IN_TURN:
        return " ".join(filter(None, (ask, _threat(view, seat, naming))))
    return " ".join(filter(None, (ask, _weakest(view, seat, naming)))) if about == "bonus-hp" else ask


def _threat(view: Arena, seat: str, naming: DisplayNames) -> str:
    """HR-TURN-6: the units of a seat that an enemy has in range now."""
    own = [unit for unit in view.of(seat) if any(_reaches(view, enemy, unit) for enemy in _enemies(view, seat))]
    return phrase_text("stake-hoplomachus-threat", {"units": own}, SYSTEM.id, naming) if own else ""


def _enemies(view: Arena, seat: str) -> list[str]:
    teams = view.scenario.teams
    return [unit for other in view.seats if teams[other] != teams[seat] for unit in view.of(other)]


def _reaches(view: Arena, enemy: str, unit: str) -> bool:
    """Whether an enemy that can attack has a unit in range."""
    if not view.units[enemy].active or is_fatigued(view, enemy) or not attack_dice(view, enemy):
        return False
    return units_distance(view, enemy, unit) <= attack_range(view, enemy)


def _weakest(view: Arena, seat: str, naming: DisplayNames) -> str:
    """The unit of a seat with the least HP."""
    unit = min(view.of(seat), key=lambda each: view.units[each].hp, default="")
    return naming.say("stake-hoplomachus-weakest", unit=unit, hp=view.units[unit].hp) if unit else ""
