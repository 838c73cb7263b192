"""The events that each effect declares it may cause: it causes no others that an ability could wait for."""

from typing import Any

import pytest

from engine.abilities.kinds import Effect
from engine.abilities.loading.op_registry import ops_of
from engine.abilities.structure.field_types import FieldDescription, WordChoice, field_descriptions
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game, resume_game
from engine.kernel.state.event import Event
from engine.systems.battleground.abilities.events import AbilityTriggered
from engine.systems.battleground.abilities.types.vocabulary import OPS
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.interruptions.execution import InterruptionDeclared
from engine.systems.battleground.state import Battle, Token
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.crowded_game import random_choice
from tests.rules.battleground.fights import BOW, SWORD, fight

SETTING: dict[str, Any] = {
    "red": "ana@E5:n al@F6:n di@D7:n",
    "decks": {"red": "fate-1 fate-2 fate-3"},
    "objectives": "o1@E2",
    "arms": {"ana": (SWORD, BOW)},
}
PLACES = ("bo@E4:s cy@G4:s", "bo@F2:s cy@H2:s")
"""The places of the enemies: next to her, so that leaving may be interrupted, or farther away."""
NEEDS: dict[str, dict[str, Any]] = {
    "choose": {"as": "foe", "from": {"pieces": {"side": "all"}}},
    "keep": {"as": "n", "value": 1},
    "message": {"text": {"en": "Ash"}},
    "score": {"points": 1},
    "free-action": {"action": "attack"},
    "modify": {"gives": [{"modify": "threshold", "by": -2}]},
    "buff": {"name": "haste"},
    "debuff": {"name": "curse"},
    "mark": {"name": "snare", "range": 2, "gives": [{"modify": "mind", "by": -1}]},
    "gain": {"counter": "mana"},
    "lose": {"counter": "mana"},
    "end": {"winner": "own"},
    "interrupt": {"whom": "self"},
    "spawn": {"figure": "nobody"},
}
CONTAINERS = ("for-each", "if", "one-of", "repeat", "wait")
"""Effects that do nothing by themselves."""
TRIGGERS = ops_of("trigger", OPS)


def waiting() -> list[dict[str, Any]]:
    """An ability for each trigger, as wide as it can be, named by it; it does nothing that could set off another."""
    widest = {"who": "character", "by": "anybody", "how": "any"}
    abilities = []
    for name, op in TRIGGERS.items():
        fields = {each.key: each for each in field_descriptions(op)}
        said = {key: word for key, word in widest.items() if key in fields and word in _options(fields[key])}
        needed = [each for each in fields.values() if each.required]
        for word in _options(needed[0]) if needed else ("",):
            when = {name: {**said, **({needed[0].key: word} if needed else {})}}
            effect = {"do": "message", "text": {"en": "Ash"}}
            abilities.append({"id": f"{name}-x-{word}".removesuffix("-"), "when": when, "effects": [effect]})
    return abilities


def _options(field: FieldDescription) -> tuple[str, ...]:
    return field.holds.options if isinstance(field.holds, WordChoice) else ()


WAITING = waiting()


def set_off_by(effect: dict[str, Any], to: str, seed: int) -> set[str]:
    """The triggers that an ability with this effect set off while it was at work, without what others did about it."""
    ability = {"when": "active", "to": to, "effects": [effect]}
    now: dict[str, dict[str, Any]] = {
        "ana": {"wounds": 2, "mana": 2},
        "bo": {"wounds": 4, "mana": 2, "buff": Token("haste", "blue")},
    }
    half = len(WAITING) // 2
    stats = {"ana": {"abilities": [ability]}, "al": {"abilities": WAITING[:half]}, "di": {"abilities": WAITING[half:]}}
    game: Game[Battle] = fight(blue=PLACES[seed % 2], stats=stats, now=now, **SETTING)
    game = resume_game(SYSTEM, game.state, seed)
    stream, events = Stream(seed, "causes"), list[Event[Battle]]()
    while not _she_acts(game):
        game.apply(*random_choice(game, stream))
    uses = [choice for choice in game.decision.choices if choice.kind == "use"] if game.decision else []
    for choice in uses[seed % max(1, len(uses)) :][:1]:
        events += game.apply(choice, "red")
        while game.decision and not _she_acts(game):
            if any(isinstance(event, InterruptionDeclared) and event.kind != "ability" for event in events):
                return set()
            events += game.apply(*random_choice(game, stream))
    worked = [event.ability for event in events if isinstance(event, AbilityTriggered) and event.figure in ("al", "di")]
    return {name.partition(":")[2].partition("-x")[0] for name in worked} - {"use"}


def _she_acts(game: Game[Battle]) -> bool:
    return isinstance(game.state.agenda[-1], Act)


@pytest.mark.parametrize("name", [name for name in ops_of("effect", OPS) if name not in CONTAINERS])
def test_an_effect_sets_off_what_it_says_and_no_more(name: str) -> None:
    """Whomever it is about, as far as random choices come."""
    op = ops_of("effect", OPS)[name]
    assert issubclass(op, Effect)
    aims = getattr(op, "aims", None) or ("character", "self")
    seen = {
        each for aim in aims for seed in range(6) for each in set_off_by({"do": name, **NEEDS.get(name, {})}, aim, seed)
    }
    assert seen <= {*op.causes}
    assert seen or not op.causes
