"""The events that each effect of Hoplomachus declares it may cause: it causes no others that a skill could wait for."""

from typing import Any

import pytest

from engine.abilities.kinds import Effect
from engine.abilities.loading.op_registry import ops_of
from engine.abilities.piece_sides import EVERYBODY
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import Game, resume_game
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.abilities.triggers.unit_events import UNIT_EVENTS
from engine.systems.hoplomachus.abilities.types.effect_types import Lasting
from engine.systems.hoplomachus.abilities.types.vocabulary import OPS
from engine.systems.hoplomachus.checks.effect_causes import triggers_of_effect
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.system import SYSTEM
from tests.support.abilities import GAMES
from tests.support.hoplomachus import arena, own, until, with_unit

SLOT = GAMES["hoplomachus"].slot("ability")
EFFECTS = ops_of("effect", OPS)
TRIGGERS = {event: name for name, op in ops_of("trigger", OPS).items() for event in op.events}  # type: ignore[attr-defined]
NEEDS: dict[str, list[dict[str, Any]]] = {
    "choose": [{"as": "foe", "from": {"pieces": {"side": "all"}}}],
    "keep": [{"as": "n", "value": 1}],
    "message": [{"text": {"en": "Ash"}}],
    "score": [{"points": 5}, {"points": 5, "whose": "other"}],
    "gain": [{"counter": "hp"}, {"counter": "favour", "amount": 5}],
    "lose": [{"counter": "hp", "amount": 5}, {"counter": "favour"}],
    "hurt": [{"damage": 1}, {"damage": 5}],
    "gain-hp": [{"hp": 1}],
    "roll": [{"as": "n"}],
}
CLOCK = {"phase-begins", "turn-begins", "turn-ends"}
"""What no effect brings about."""
CONTAINERS = ("for-each", "if", "one-of", "repeat")
"""Effects that do nothing by themselves."""
AT_ONCE = [name for name, op in EFFECTS.items() if name not in CONTAINERS and not issubclass(op, Lasting)]
CASES = [(name, fields) for name in AT_ONCE for fields in NEEDS.get(name, [{}])]


def set_off_by(effect: dict[str, Any], to: str, seed: int) -> set[str]:
    """The triggers whose events happened while a skill with this effect was at work."""
    ability = {"when": "ability", "to": to, "range": 9, "away": 1, "effects": [effect]}
    cards = {"ana": {"health": 4, "attack": ["red"], "skills": [own("knack", ability)]}, "al": {"health": 4}}
    game: Game[Arena] = until(arena(red="ana@D5 al@D6", blue="bo@E5 by@H8", cards=cards), "movement")
    for unit in ("ana", "al", "bo"):
        game = with_unit(game, unit, hp=2)
    game = resume_game(SYSTEM, game.state, seed)
    game.apply("next-phase")
    stream, events = Stream(seed, "causes"), list[Event[Arena]]()
    uses = [choice for choice in game.decision.choices if choice.kind == "ability"] if game.decision else []
    for choice in uses[seed % max(1, len(uses)) :][:1]:
        events += game.apply(choice, "red")
        while game.decision and game.decision.kind == "choose":
            events += game.apply(game.decision.choices[stream.next_below(len(game.decision.choices))])
    return {TRIGGERS[type(event)] for event in events if type(event) in UNIT_EVENTS} - CLOCK


@pytest.mark.parametrize(("name", "fields"), CASES, ids=lambda each: each if isinstance(each, str) else None)
def test_an_effect_of_a_skill_sets_off_what_it_says_and_no_more(name: str, fields: dict[str, Any]) -> None:
    """Whomever it is about, as far as random choices come."""
    written = {"do": name, **fields}
    read = SLOT.read({"when": "ability", "to": "unit", "away": 1, "effects": [written]}).read().effects[0]
    assert isinstance(read, Effect)
    said = {trigger for trigger, _ in triggers_of_effect(read, EVERYBODY)}
    seen = {each for to in ("unit", "opponent") for seed in range(12) for each in set_off_by(written, to, seed)}
    assert seen <= said
    assert seen or not said
