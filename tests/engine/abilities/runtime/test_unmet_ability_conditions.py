"""Why an ability or a skill cannot be used: over the protocol the reason names the unmet conditions, as clauses."""

from typing import Any

import pytest

from engine.kernel.data.choice import choice
from engine.protocol.peer import REFEREE, peer_at
from tests.engine.protocol.conversation import Conversation
from tests.rules.battleground.abilities.use.test_use_action import active, using
from tests.support.hoplomachus import own, scenario

Document = dict[str, Any]


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(
    ("lang", "conditions"),
    [
        ("en", "the target is within 1″ of this character and in its sight"),
        ("it", "il bersaglio è entro 1″ da questo personaggio e nella sua linea di vista"),
        ("es", "el objetivo está a 1″ o menos de este personaje y en su línea de visión"),
        ("pl", "cel jest w odległości najwyżej 1″ od tej postaci i w jej polu widzenia"),
    ],
)
def test_the_unmet_conditions_of_an_ability_are_reported(lang: str, conditions: str) -> None:
    """Only those: it is engaged, which is required too; within the sentence and by itself."""
    asked = {"engaged": True, "within": {"who": "target", "of": "self", "distance": 1}}
    game = using(active({"do": "wound"}, to="enemy", **{"if": asked}), red="ana@E5:n", blue="bo@E4:s cy@E1")
    wish = choice("use", figure="ana", ability="test/ana", target="cy")
    (reason,) = peer_at(game, REFEREE, lang).reasons(game.why_not(wish))
    assert reason["clause"] == "battleground/all-it-asks-for"  # type: ignore[index, call-overload]
    assert reason["values"] == {"ability": "test/ana", "conditions": conditions}  # type: ignore[index, call-overload]
    assert reason["sentence"].endswith(f": {conditions}.")  # type: ignore[index, union-attr, call-overload]


@pytest.mark.rule("HR-COMP-4")
@pytest.mark.parametrize(
    ("lang", "conditions"),
    [
        ("en", "the target is dazed"),
        ("it", "il bersaglio è frastornato"),
        ("es", "el objetivo está desorientado"),
        ("pl", "cel jest oszołomiony"),
    ],
)
def test_the_unmet_conditions_of_a_skill_are_reported(lang: str, conditions: str) -> None:
    """In a whole conversation: by `explain`, and in the refusal of the choice."""
    asked = {"dazed": "target", "trait": {"who": "self", "trait": "attacker"}}
    skill = {"when": "ability", "to": "opponent", "effects": [{"do": "hurt", "damage": 1}], "if": asked}
    other = own("other", {"when": "ability", "effects": [{"do": "gain-hp", "hp": 1}]})
    talk = Conversation()
    document = scenario(red="ana@D5", blue="bo@D6", cards={"ana": {"skills": [own("knack", skill), other]}})
    talk.ask("new", scenario=document, lang=lang)
    while talk.ask("decision", lang=lang)["decision"]["kind"] != "ability":
        talk.choose("next-phase")
    wish = {"kind": "ability", "unit": "ana", "skill": "knack", "target": "bo"}
    (reason,) = talk.ask("explain", action=wish, lang=lang)["reasons"]
    assert reason["clause"] == "hoplomachus/its-conditions-hold"
    assert reason["values"] == {"unit": "ana", "skill": "knack", "conditions": conditions}
    assert conditions in talk.refused("choose", choice=wish, lang=lang)["message"]
