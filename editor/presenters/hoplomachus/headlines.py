"""Headlines of the log in Hoplomachus, and marks of actions on the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import event_text, phrase_text
from editor.presenters.headline_text import headline_of, own_phrase, without_stop
from editor.presenters.hoplomachus.sheets import tactic_text
from editor.presenters.story_rules import ActionEvents, EventRole, StoryRules
from editor.view_model.action_mark import ActionMark
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.abilities.triggers.triggered_abilities import SkillTriggered
from engine.systems.hoplomachus.abilities.types.skills import Instead
from engine.systems.hoplomachus.combat.attack_throw import HitsCounted
from engine.systems.hoplomachus.combat.damage import DamageDealt, UnitsDefeated
from engine.systems.hoplomachus.combat.engagement import AttackBegan
from engine.systems.hoplomachus.favour.rewards import HeroActivated
from engine.systems.hoplomachus.favour.track import FavourGained
from engine.systems.hoplomachus.movement.displacement import UnitDisplaced
from engine.systems.hoplomachus.movement.move_action import UnitMoved
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.turn.play_tactic import TacticPlayed
from engine.systems.hoplomachus.turn.refill import UnitDrawn
from engine.systems.hoplomachus.turn.turn_steps import TurnBegan
from engine.systems.hoplomachus.units.actions import SkillUsed
from engine.systems.hoplomachus.units.health import HpGained, HpTaken
from engine.systems.hoplomachus.units.status import working_skills

ROLES: Mapping[str, EventRole] = {
    "turn-began": "round",
    "phase-began": "phase",
    "attack-began": "opens",
    "draw-offered": "alone",
    "faction-taken": "alone",
    "game-ended": "alone",
    "hero-on-track": "alone",
    "skill-used": "opens",
    "tactic-played": "opens",
    "team-conceded": "alone",
    "unit-deployed": "opens",
    "unit-moved": "opens",
    "answer-given": "waits",
    "favour-gained": "follows",
    "reward-earned": "follows",
    "hero-activated": "follows",
    "units-defeated": "follows",
}
CLAUSES = frozenset({"favour-gained", "favour-lost", "hp-gained", "hp-taken", "reward-earned", "unit-dazed"})
"""ActionEvents whose sentences begin with who they are about, so that they can be parts of another sentence."""
MINUS = "\N{MINUS SIGN}"
MOST_LETTERS = 90
"""The longest text of a tactic that a headline tells."""
SKIRMISH = "HR-S-4"
"""The rule by which stones and the crowd of a Skirmish give favour and HP."""


def role_of(event: Event[Any]) -> EventRole:
    """The role of an event."""
    return ROLES.get(event.name(), "joins")


def head(event: Event[Any], naming: DisplayNames) -> str:
    """The head of a turn; its phases have none, since what is done in each is called by its name."""
    if isinstance(event, TurnBegan):
        return naming.say("headline-turn", round=event.round, seat=event.seat)
    return ""


def headline(view: Arena, events: ActionEvents, naming: DisplayNames) -> str:
    """The sentence about the events of an action."""
    opening = events[0]
    if isinstance(opening, AttackBegan):
        return _attack(view, opening, events, naming)
    if isinstance(opening, UnitDrawn):
        number = sum(isinstance(each, UnitDrawn) for each in events)
        what = naming.say("headline-hoplomachus-drawn", seat=opening.seat, number=number)
        return naming.say("headline-plain", what=what)
    return _plain(view, opening, events, naming)


def remark(view: Arena, event: Event[Any], naming: DisplayNames) -> str:
    """Remark on a tactic that is played: what it does, in the words of its card."""
    return tactic_text(view, event.tactic, naming) if isinstance(event, TacticPlayed) else ""


def _plain(view: Arena, opening: Event[Any], events: ActionEvents, naming: DisplayNames) -> str:
    """The sentence about an action that is no attack; empty where that of its event says all."""
    what, fields = _what(view, opening, naming), opening.to_json()
    actor = str(next((fields[each] for each in ("unit", "on", "seat") if each in fields), ""))
    results = [own_phrase(each, actor, naming) for each in filter(None, _results(view, events[1:], naming))]
    if not results and isinstance(opening, TacticPlayed):
        does = without_stop(tactic_text(view, opening.tactic, naming))
        if does and len(does) <= MOST_LETTERS:
            what = naming.say("headline-thanks-to", what=what, source=does)
    if not what and not results:
        return ""
    return headline_of(what or without_stop(event_text(opening, SYSTEM.id, naming)), results, naming)


def _what(view: Arena, opening: Event[Any], naming: DisplayNames) -> str:
    """The action of an event that opens one, or why it came; empty where the sentence of the event says it."""
    match opening:
        case TacticPlayed():
            return without_stop(event_text(opening, SYSTEM.id, naming))
        case SkillUsed():
            return phrase_text("headline-hoplomachus-used", opening.to_json(), SYSTEM.id, naming)
        case UnitMoved():
            word = "headline-hoplomachus-moved"
            return naming.say(word, unit=opening.unit, start=opening.path[0], to=opening.path[-1])
        case FavourGained() if SKIRMISH in opening.rules:
            holders = tuple(unit for unit in view.of(opening.seat) if view.units[unit].at in view.scenario.stones)
            word = "headline-hoplomachus-stones"
            fields = {"units": list(holders), "seat": opening.seat, "favour": opening.favour}
            return phrase_text(word, fields, SYSTEM.id, naming) if holders else ""
        case HpGained() if SKIRMISH in opening.rules:
            return naming.say("headline-hoplomachus-consoled", unit=opening.unit, hp=opening.hp)
    return ""


def _attack(view: Arena, opening: AttackBegan, events: ActionEvents, naming: DisplayNames) -> str:
    """The sentence about an attack; empty as long as the dice are not counted."""
    counted = next((each for each in events if isinstance(each, HitsCounted)), None)
    if counted is None:
        return ""
    hits = counted.hits.get(opening.target, 0)
    word = "headline-hoplomachus-hit" if hits else "headline-hoplomachus-missed"
    what = naming.say(word, unit=opening.unit, target=opening.target)
    number = naming.say("headline-hoplomachus-hits", hits=hits) if hits else ""
    return headline_of(what, (number, *_results(view, events[1:], naming, opening.target)), naming)


def _results(view: Arena, events: ActionEvents, naming: DisplayNames, target: str = "") -> Iterator[str]:
    """Results of an action, as parts of a sentence; the target of an attack has been named already.

    What a skill did that was set off names it.
    """
    source = ""
    for event in events:
        if isinstance(event, SkillTriggered):
            yield source
            source = phrase_text("headline-hoplomachus-answered", event.to_json(), SYSTEM.id, naming)
        for result in filter(None, _results_of(view, event, naming, target)):
            yield naming.say("headline-thanks-to", what=result, source=source) if source else result
            source = ""
    yield source


def _results_of(view: Arena, event: Event[Any], naming: DisplayNames, target: str) -> Iterator[str]:
    match event:
        case DamageDealt():
            yield from _damage(view, event, naming, target)
        case HitsCounted() if not target and not any(event.hits.values()):
            yield naming.say("headline-hoplomachus-no-hit")
        case UnitsDefeated():
            yield phrase_text("headline-hoplomachus-defeated", event.to_json(), SYSTEM.id, naming)
        case UnitDisplaced():
            yield naming.say("headline-hoplomachus-displaced", unit=event.unit, to=event.to)
        case HeroActivated():
            yield naming.say("headline-hoplomachus-hero", unit=event.unit)
        case _ if event.name() in CLAUSES:
            yield without_stop(event_text(event, SYSTEM.id, naming))


def _damage(view: Arena, event: DamageDealt, naming: DisplayNames, target: str) -> Iterator[str]:
    """HR-TURN-6: the HP that each unit loses, and the hits that its skills stop before."""
    for unit, hp in event.lost.items():
        stopped = event.hits.get(unit, hp) - hp
        if stopped > 0 and unit in view.units:
            yield _stopped(view, unit, stopped, naming)
        word = "headline-hoplomachus-lost-hp" if unit == target else "headline-hoplomachus-lost"
        if hp or (unit == target and stopped <= 0):
            yield phrase_text(word, {"unit": unit, "hp": hp}, SYSTEM.id, naming)


def _stopped(view: Arena, unit: str, hits: int, naming: DisplayNames) -> str:
    """The hits that a unit stops, with the name of its skill if that is clear."""
    known = [each for each in working_skills(view, unit) if isinstance(each.ability, Instead)]
    if len(known) != 1:
        return naming.say("headline-hoplomachus-stopped", unit=unit, hits=hits)
    return naming.say("headline-hoplomachus-stopped-by", skill=known[0].name, hits=hits)


def marks(view: Arena, events: ActionEvents, naming: DisplayNames) -> tuple[ActionMark, ...]:
    """The marks of some events; the view is that before them, which knows where those stood that are gone."""
    found = tuple(mark for event in events for mark in _marks_of(view, event, naming))
    opening = next((each for each in events if isinstance(each, AttackBegan)), None)
    if opening is None or any(mark.kind == "attack" and mark.target == opening.target for mark in found):
        return found
    is_counted = any(isinstance(each, HitsCounted) for each in events)
    text = naming.say("headline-miss") if is_counted else ""
    at = _place(view, opening.target)
    return (ActionMark(opening.unit, opening.target, text, "miss" if is_counted else "attack", at), *found)


def _marks_of(view: Arena, event: Event[Any], naming: DisplayNames) -> Iterator[ActionMark]:
    match event:
        case DamageDealt():
            for unit, hp in event.lost.items():
                yield ActionMark(event.by or "", unit, f"{MINUS}{hp}", "attack", _place(view, unit))
        case HpTaken():
            yield ActionMark("", event.unit, f"{MINUS}{event.hp}", "attack", _place(view, event.unit))
        case HpGained():
            yield ActionMark("", event.unit, f"+{event.hp}", "heal", _place(view, event.unit))
        case UnitMoved():
            yield ActionMark(event.path[0], event.path[-1], "", "move", event.path[-1])
        case UnitDisplaced():
            yield ActionMark(_place(view, event.unit), event.to, "", "move", event.to)


def _place(view: Arena, unit: str) -> str:
    """The place of a unit; empty off the arena."""
    return view.printed(view.units[unit].at) if unit in view.units else ""


STORY = StoryRules(role_of, headline=headline, head=head, marks=marks)
