"""Headlines of the log in Battleground: what somebody did, and what came of it, in one sentence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import event_text, phrase_text
from editor.presenters.battleground.attack_headlines import attack_headline, wounds_of_attacks
from editor.presenters.battleground.log_rules import remark
from editor.presenters.battleground.marks import marks
from editor.presenters.battleground.words import PHASE_STEPS
from editor.presenters.headline_text import headline_of, without_stop
from editor.presenters.story_rules import ActionEvents, EventRole, StoryRules
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.events import (
    AbilityTriggered,
    AbilityUsed,
    EffectGiven,
    EffectRemoved,
    ItemUsed,
    ScenarioActed,
)
from engine.systems.battleground.combat.events import AttackBegan
from engine.systems.battleground.combat.wounds import KnockedOut, WoundsSuffered
from engine.systems.battleground.events import (
    ApGained,
    CardDrawn,
    CardPlayed,
    CardsRevealed,
    CharacterActivated,
    ManaGained,
    PhaseBegan,
    RoundBegan,
)
from engine.systems.battleground.interruptions.execution import InterruptionBegan
from engine.systems.battleground.movement.events import Moved
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

ROLES: Mapping[str, EventRole] = {
    "round-began": "round",
    "phase-began": "phase",
    "ability-used": "opens",
    "attack-began": "opens",
    "card-played": "opens",
    "cards-discarded": "alone",
    "cards-revealed": "alone",
    "character-activated": "opens",
    "draw-offered": "alone",
    "figure-entered": "opens",
    "first-player-chosen": "alone",
    "focus-gained": "opens",
    "game-ended": "alone",
    "guard-raised": "opens",
    "item-used": "opens",
    "objective-claimed": "alone",
    "passed": "alone",
    "scenario-acted": "opens",
    "team-conceded": "alone",
    "interruption-began": "nests",
    "interruption-ended": "unnests",
    "activation-ended": "ends",
    "answer-given": "waits",
    "interruption-declared": "waits",
    "card-set-aside": "waits",
    "cards-cleared": "follows",
    "knocked-out": "follows",
    "points-scored": "follows",
    "turned": "follows",
}
ACTIONS = frozenset({"move", "charge"})
"""Ways of moving by an action of the figure."""
CLAUSES = frozenset(
    {
        "focus-gained",
        "focus-lost",
        "guard-lost",
        "guard-raised",
        "mana-lost",
        "mission-completed",
        "mission-taken",
        "points-scored",
        "spared",
        "wounds-healed",
        "wounds-suffered",
    }
)
"""ActionEvents whose sentences begin with who they are about, so that they can be parts of another sentence."""


def role_of(event: Event[Any]) -> EventRole:
    """The role of an event: a move opens an action unless something else moves the figure."""
    if isinstance(event, Moved):
        return "opens" if event.how in ACTIONS else "joins"
    return ROLES.get(event.name(), "joins")


def head(event: Event[Any], naming: DisplayNames) -> str:
    """The head of a round or a phase."""
    if isinstance(event, RoundBegan):
        return naming.say("headline-round", round=event.round)
    if isinstance(event, PhaseBegan) and event.phase in PHASE_STEPS:
        return naming.label(PHASE_STEPS[event.phase])
    return ""


def headline(view: Battle, events: ActionEvents, naming: DisplayNames) -> str:
    """The sentence about the events of an action."""
    opening = events[0]
    if isinstance(opening, AttackBegan):
        return attack_headline(view, opening, events, _results(events, naming), naming)
    if isinstance(opening, CardsRevealed):
        return remark(view, opening, naming)
    if isinstance(opening, CardDrawn):
        return naming.say("headline-plain", what=_drawn(events, naming))
    if isinstance(opening, EffectRemoved):
        figures = tuple(dict.fromkeys(each.figure for each in events if isinstance(each, EffectRemoved)))
        word = naming.say("headline-battleground-tokens-end", figures=figures)
        return naming.say("headline-plain", what=word) if len(figures) > 1 else ""
    if isinstance(opening, InterruptionBegan):
        return ""
    what = _what(opening, naming)
    results = tuple(_results(events, naming))
    if not what and not results:
        return ""
    return headline_of(what or without_stop(event_text(opening, SYSTEM.id, naming)), results, naming)


def _what(opening: Event[Any], naming: DisplayNames) -> str:
    """The action of an event that opens one."""
    words: Mapping[type[Any], tuple[str, str]] = {
        CharacterActivated: ("headline-battleground-activated", "card"),
        CardPlayed: ("headline-battleground-played", "card"),
        AbilityUsed: ("headline-battleground-used", "ability"),
        ItemUsed: ("headline-battleground-used", "item"),
        ScenarioActed: ("headline-battleground-scenario", "ability"),
    }
    if type(opening) not in words:
        return ""
    word, means = words[type(opening)]
    fields = opening.to_json()
    return phrase_text(word, {**fields, "ability": fields[means]}, SYSTEM.id, naming)


def _results(events: ActionEvents, naming: DisplayNames) -> Iterator[str]:
    """Results of an action, as parts of a sentence."""
    opening = events[0]
    actor = getattr(opening, "figure", "")
    cards = {getattr(opening, name, None) for name in ("card", "ability", "item")}
    inside, told = wounds_of_attacks(events), set[type[Any]]()
    for event in events[1:]:
        if isinstance(event, (ApGained, CardDrawn, ManaGained)) and _is_of(event, actor):
            yield "" if type(event) in told else _sum(type(event), actor, events, naming)
            told.add(type(event))
        elif isinstance(event, AbilityTriggered):
            is_known = bool({event.ability, event.ability.rpartition(":")[0]} & cards)
            is_own = event.figure == actor
            word = "headline-battleground-triggered-own" if is_own else "headline-battleground-triggered"
            yield "" if is_known else phrase_text(word, event.to_json(), SYSTEM.id, naming)
        elif not (isinstance(event, WoundsSuffered) and event in inside):
            yield _result(event, actor, naming)


def _is_of(event: ApGained | CardDrawn | ManaGained, actor: str) -> bool:
    """Whether an event gives something to who acts."""
    return isinstance(event, CardDrawn) or event.figure == actor


def _sum(kind: type[Any], actor: str, events: ActionEvents, naming: DisplayNames) -> str:
    """All action points or mana that who acts gains, or all cards."""
    gained = [each for each in events if isinstance(each, kind) and _is_of(each, actor)]
    if kind is CardDrawn:
        return _drawn(events, naming)
    if kind is ApGained:
        return naming.say("headline-battleground-ap", ap=sum(each.ap for each in gained))
    return naming.say("headline-battleground-mana", mana=sum(each.mana for each in gained))


def _result(event: Event[Any], actor: str, naming: DisplayNames) -> str:
    """A result as a part of a sentence; empty for one that only the details tell."""
    match event:
        case EffectGiven():
            word = "headline-mark-token" if event.figure == actor else "headline-battleground-token"
            return phrase_text(word, event.to_json(), SYSTEM.id, naming)
        case KnockedOut():
            return naming.say("headline-battleground-out", figure=event.figure)
        case Moved():
            return phrase_text("headline-battleground-shifted", event.to_json(), SYSTEM.id, naming)
        case ManaGained():
            return without_stop(event_text(event, SYSTEM.id, naming))
    is_clause = event.name() in CLAUSES
    return without_stop(event_text(event, SYSTEM.id, naming)) if is_clause else ""


def _drawn(events: ActionEvents, naming: DisplayNames) -> str:
    """The number of cards drawn, of which only their owner sees the names."""
    drawn = [each for each in events if isinstance(each, CardDrawn)]
    return naming.say("headline-battleground-drawn", seat=drawn[0].seat, number=len(drawn))


STORY = StoryRules(role_of, headline, head, marks)
