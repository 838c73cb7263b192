"""Results of an action in Battleground as phrases of its headline, without the name of who acts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import event_text, phrase_text
from editor.presenters.battleground.abilities import renderer
from editor.presenters.battleground.attack_headlines import wounds_of_attacks
from editor.presenters.battleground.board import token_name
from editor.presenters.headline_text import own_phrase, without_stop
from editor.presenters.story_rules import ActionEvents
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.ability_text import some_effects
from engine.systems.battleground.abilities.events import (
    AbilityTriggered,
    EffectGiven,
    EffectRemoved,
    MarkLaid,
    NumberChanged,
    Replaced,
    ScenarioActed,
)
from engine.systems.battleground.combat.events import AttackBegan
from engine.systems.battleground.combat.wounds import KnockedOut, WoundsSuffered
from engine.systems.battleground.events import ApGained, CardDrawn, ManaGained
from engine.systems.battleground.movement.events import Moved
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

CLAUSES = frozenset(
    {
        "effect-removed",
        "focus-gained",
        "focus-lost",
        "guard-lost",
        "guard-raised",
        "mana-gained",
        "mana-lost",
        "mission-completed",
        "mission-taken",
        "points-scored",
        "spared",
        "wounds-healed",
        "wounds-suffered",
    }
)
"""Events whose sentences begin with who they are about, so that they can be parts of another sentence."""
CAUSES = ("card", "ability", "item", "weapon")
"""The fields of an event with the card whose results follow."""


def results(view: Battle, events: ActionEvents, naming: DisplayNames) -> Iterator[str]:
    """Results of an action, as parts of a sentence about who acts."""
    yield from ResultPhrases(view, events, naming).phrases()


def card_drawn_phrase(events: ActionEvents, naming: DisplayNames) -> str:
    """The number of cards drawn, of which only their owner sees the names."""
    drawn = [each for each in events if isinstance(each, CardDrawn)]
    return naming.say("headline-battleground-drawn", seat=drawn[0].seat, number=len(drawn))


@dataclass(slots=True)
class ResultPhrases:
    """The phrases of one action; `source` is the ability whose next result is to be told."""

    view: Battle
    events: ActionEvents
    naming: DisplayNames
    source: str = ""
    has_listed_gains: bool = False

    @property
    def actor(self) -> str:
        return str(getattr(self.events[0], "figure", ""))

    @property
    def _subject(self) -> str:
        """The figure that acts, if the headline begins with its name and no other name follows."""
        is_about = not isinstance(self.events[0], AbilityTriggered | AttackBegan | ScenarioActed)
        return self.actor if is_about else ""

    def phrases(self) -> Iterator[str]:
        """A phrase for each result; what an ability did that was set off names it."""
        inside = wounds_of_attacks(self.events)
        for event in self.events[1:]:
            if isinstance(event, AbilityTriggered):
                yield self.source if self._is_of_another(event) else ""
                self.source = self._source(event)
            elif not (isinstance(event, WoundsSuffered) and event in inside):
                yield self._with_source(own_phrase(self._phrase(event), self._subject, self.naming))

    def _is_of_another(self, event: AbilityTriggered) -> bool:
        return event.figure != self.actor

    def _source(self, event: AbilityTriggered) -> str:
        """The name of an ability; nothing for one of the card that was played or used."""
        cards = {getattr(self.events[0], name, None) for name in CAUSES}
        if {event.ability, event.ability.rpartition(":")[0]} & cards:
            return ""
        word = (
            "headline-battleground-triggered" if self._is_of_another(event) else "headline-battleground-triggered-own"
        )
        return phrase_text(word, event.to_json(), SYSTEM.id, self.naming)

    def _with_source(self, result: str) -> str:
        if not result or not self.source:
            return result
        source, self.source = self.source, ""
        return self.naming.say("headline-thanks-to", what=result, source=source)

    def _phrase(self, event: Event[Any]) -> str:
        """A result as a part of a sentence; empty for one that only the details tell."""
        naming = self.naming
        match event:
            case ApGained() | ManaGained() | EffectGiven(kind="buff") if event.figure == self.actor:
                return self._all_gains()
            case CardDrawn():
                return "" if self._is_again(event) else card_drawn_phrase(self.events, naming)
            case EffectRemoved() if self._is_replaced(event):
                return ""
            case EffectGiven():
                token = token_name(event.token, naming)
                word = "headline-battleground-buff" if event.kind == "buff" else "headline-battleground-debuff"
                return naming.say(word, figure=event.figure, token=token)
            case KnockedOut():
                return naming.say("headline-battleground-out", figure=event.figure)
            case MarkLaid():
                return phrase_text("headline-battleground-mark", event.to_json(), SYSTEM.id, naming)
            case Moved():
                return phrase_text("headline-battleground-shifted", event.to_json(), SYSTEM.id, naming)
            case NumberChanged():
                return self._changed_numbers(event)
            case Replaced(what="wounds"):
                word = "headline-battleground-instead"
                return phrase_text(word, event.to_json(), SYSTEM.id, naming)
        return without_stop(event_text(event, SYSTEM.id, naming)) if event.name() in CLAUSES else ""

    def _is_again(self, event: Event[Any]) -> bool:
        """Whether an event of this kind came before in the action."""
        return next(each for each in self.events if type(each) is type(event)) is not event

    def _is_replaced(self, event: EffectRemoved) -> bool:
        """Whether the figure gets another buff or debuff in place of one that it loses."""
        others = (each for each in self.events if isinstance(each, EffectGiven))
        return any((each.figure, each.kind) == (event.figure, event.kind) for each in others)

    def _all_gains(self) -> str:
        """All action points, mana and buffs that who acts gains, told once."""
        if self.has_listed_gains:
            return ""
        self.has_listed_gains = True
        naming, own = self.naming, [each for each in self.events[1:] if getattr(each, "figure", "") == self.actor]
        ap = sum(each.ap for each in own if isinstance(each, ApGained))
        mana = sum(each.mana for each in own if isinstance(each, ManaGained))
        gains = [naming.say("headline-battleground-ap", ap=ap)] if ap else []
        gains += [naming.say("headline-battleground-mana", mana=mana)] if mana else []
        gains += [
            naming.say("headline-battleground-gained-buff", token=token_name(each.token, naming))
            for each in own
            if isinstance(each, EffectGiven) and each.kind == "buff"
        ]
        if self._subject:
            return naming.say("headline-gains", what=tuple(gains))
        return naming.say("headline-gains-of", who=self.actor, what=tuple(gains))

    def _changed_numbers(self, event: NumberChanged) -> str:
        """The words of the card for the numbers that it changes."""
        known = self.view.scenario.ability_index.abilities.get(event.ability)
        if known is None:
            return ""
        effects = (known.definition.effect(event.place),)
        texts = some_effects(known.definition, effects, renderer(self.naming))
        lines = (line for clause in texts for line in clause.lines)
        return without_stop(" ".join(lines))
