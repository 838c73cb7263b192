"""Headlines of the log in Battleground: what somebody did, and what came of it, in one sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import event_text, phrase_text
from editor.presenters.battleground.abilities import effects_text
from editor.presenters.battleground.attack_headlines import attack_headline
from editor.presenters.battleground.log_rules import remark
from editor.presenters.battleground.marks import marks
from editor.presenters.battleground.result_phrases import card_drawn_phrase, results
from editor.presenters.battleground.words import PHASE_STEPS
from editor.presenters.headline_text import headline_of, without_stop
from editor.presenters.story_rules import ActionEvents, EventRole, StoryRules
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.events import (
    AbilityTriggered,
    AbilityUsed,
    EffectRemoved,
    ItemUsed,
    ScenarioActed,
)
from engine.systems.battleground.activation.costs import ActionPaid
from engine.systems.battleground.combat.events import AttackBegan
from engine.systems.battleground.combat.wounds import WoundsHealed, WoundsSuffered
from engine.systems.battleground.events import (
    CardDrawn,
    CardPlayed,
    CardsRevealed,
    CharacterActivated,
    FocusGained,
    GuardRaised,
    ManaGained,
    ObjectiveClaimed,
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
    "ability-triggered": "sets-off",
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
REST, AFTERWARDS, END = "BG-ROUND-13", "BG-FX-2", "BG-ROUND-11"
"""The rules by which a figure gains mana at the end of a round, and by which buffs and debuffs act when they end, and
end."""
ENDS_OF_ROUNDS = frozenset({REST, AFTERWARDS, END})
ENDING = (EffectRemoved, ManaGained, WoundsHealed, WoundsSuffered)
MOST_LETTERS = 90
"""The longest text of a card that a headline tells."""


def role_of(event: Event[Any]) -> EventRole:
    """The role of an event: a move opens an action unless something else moves the figure; what the end of a round
    brings is apart from what was done last."""
    if isinstance(event, ENDING) and ENDS_OF_ROUNDS.intersection(event.rules):
        return "apart"
    if isinstance(event, Moved):
        return "opens" if event.how in ACTIONS else "joins"
    return ROLES.get(event.name(), "joins")


def came_of_another(events: ActionEvents) -> bool:
    """Whether a stance was given by an ability, and not paid for as an action."""
    is_stance = isinstance(events[0], FocusGained | GuardRaised)
    return is_stance and not any(isinstance(each, ActionPaid) for each in events)


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
        return attack_headline(view, opening, events, results(view, events, naming), naming)
    if isinstance(opening, CardsRevealed):
        return remark(view, opening, naming)
    if isinstance(opening, CardDrawn):
        return naming.say("headline-plain", what=card_drawn_phrase(events, naming))
    if isinstance(opening, EffectRemoved):
        return _of_several("headline-battleground-tokens-end", EffectRemoved, events, naming)
    if isinstance(opening, ManaGained) and REST in opening.rules:
        return _of_several("headline-battleground-rest", ManaGained, events, naming, least=1)
    if isinstance(opening, InterruptionBegan):
        return ""
    what, found = _what(view, opening, naming), tuple(filter(None, results(view, events, naming)))
    if not found and (does := _does(view, events, naming)):
        return (
            naming.say("headline-plain", what=naming.say("headline-thanks-to", what=what, source=does)) if what else ""
        )
    if isinstance(opening, AbilityTriggered | ScenarioActed) and not found:
        return ""
    if not what and not found:
        return ""
    return headline_of(what or without_stop(event_text(opening, SYSTEM.id, naming)), found, naming)


def _does(view: Battle, events: ActionEvents, naming: DisplayNames) -> str:
    """The effects of the card that was played or used, in its own words, if they are few."""
    told = (
        effects_text(view, each.ability, naming) for each in events if isinstance(each, AbilityTriggered | AbilityUsed)
    )
    text = without_stop(next(told, ""))
    return text if len(text) <= MOST_LETTERS else ""


def _of_several(word_id: str, kind: type[Any], events: ActionEvents, naming: DisplayNames, *, least: int = 2) -> str:
    """The sentence about what happens to several figures at once; empty if there are too few of them."""
    figures = tuple(dict.fromkeys(each.figure for each in events if isinstance(each, kind)))
    if len(figures) < least:
        return ""
    return naming.say("headline-plain", what=naming.say(word_id, figures=figures))


def _what(view: Battle, opening: Event[Any], naming: DisplayNames) -> str:
    """The action of an event that opens one; empty where the sentence of the event says it."""
    match opening:
        case ObjectiveClaimed():
            return naming.say(
                "headline-battleground-claimed",
                figure=opening.figure,
                objective=_objective(view, opening.objective, naming),
                seat=opening.seat,
                points=view.scenario.objective_points,
            )
        case WoundsHealed() | WoundsSuffered() if AFTERWARDS in opening.rules:
            token = "term-regeneration" if isinstance(opening, WoundsHealed) else "term-curse"
            what = without_stop(event_text(opening, SYSTEM.id, naming))
            return naming.say("headline-thanks-to", what=what, source=naming.label(token))
    words: Mapping[type[Any], tuple[str, str]] = {
        CharacterActivated: ("headline-battleground-activated", "card"),
        CardPlayed: ("headline-battleground-played", "card"),
        AbilityUsed: ("headline-battleground-used", "ability"),
        ItemUsed: ("headline-battleground-used", "item"),
        AbilityTriggered: ("headline-battleground-triggered-own", "ability"),
        ScenarioActed: ("headline-battleground-triggered-own", "ability"),
    }
    if type(opening) not in words:
        return ""
    word, means = words[type(opening)]
    fields = opening.to_json()
    return phrase_text(word, {**fields, "ability": fields[means]}, SYSTEM.id, naming)


def _objective(view: Battle, objective: str, naming: DisplayNames) -> str:
    """An objective inside a sentence: the name that its author gave it, or its number."""
    if objective in naming.names:
        return naming.name(objective)
    number = list(view.scenario.objectives).index(objective) + 1
    return naming.say("headline-battleground-objective", number=number)


STORY = StoryRules(role_of, came_of_another, headline, head, marks)
