"""Effects that do nothing to their owner are refused where that is whom they would happen to, with the aims that do."""

from typing import Any

import pytest

from engine.content.errors import ContentError
from engine.content.read import read_document
from tests.support.ability_documents import card, wrong
from tests.support.battleground import DECLARED

QUOTED = {"en": "“on”", "it": "«on»", "es": "«on»", "pl": "„on”"}
REFUSED = ["battleground-effect-needs-aim"]


def codes(ability: dict[str, Any]) -> list[str]:
    """What is wrong with it."""
    return [code for _, code, _ in wrong(ability)]


@pytest.mark.rule("BG-SHIFT-1")
@pytest.mark.parametrize("effect", ["push", "pull", "swap"])
def test_nobody_moves_itself_so(effect: str) -> None:
    """Neither where nothing is said of the aim, nor by its name, nor while it waits for something."""
    act = {"do": effect}
    assert codes({"when": "hit", "effects": [act]}) == REFUSED
    assert codes({"when": "active", "to": "hex", "effects": [act]}) == REFUSED
    assert codes({"when": "hit", "effects": [{**act, "on": "self"}]}) == REFUSED
    waits = {"do": "wait", "when": {"hit": {}}, "effects": [act]}
    assert codes({"when": "active", "to": "enemy", "effects": [waits]}) == REFUSED


@pytest.mark.parametrize("effect", ["push", "pull", "swap"])
def test_it_happens_to_others(effect: str) -> None:
    """To whom one aimed at, to whom the trigger names, to those who are found."""
    act = {"do": effect}
    assert codes({"when": "active", "to": "enemy", "effects": [act]}) == []
    assert codes({"when": "hit", "effects": [{**act, "on": "subject"}]}) == []
    foes = {"pieces": {"side": "enemies", "within": 2}}
    assert codes({"when": "hit", "effects": [{"do": "for-each", "of": foes, "effects": [act]}]}) == []


def test_the_refusal_says_which_effect_and_which_aims() -> None:
    """And that somebody may be named, where a character will do."""

    def said(*effects: dict[str, Any], lang: str = "en") -> str:
        """The sentence about an ability with these effects."""
        with pytest.raises(ContentError) as caught:
            read_document(card({"when": "active", "effects": list(effects)}), DECLARED)
        return caught.value.problem.sentence(lang)

    assert said({"do": "heal"}, {"do": "charge"}).startswith("“charge” cannot happen to the aim “self”.")
    assert "ally, friend, enemy, character and objective" in said({"do": "charge"})
    assert all(quoted in said({"do": "swap"}, lang=lang) for lang, quoted in QUOTED.items())
    mark = {"do": "mark", "name": "a", "range": 1, "gives": [{"modify": "mind", "by": 1}]}
    assert said(mark).endswith("Aims to which it can happen: hex.")
