"""Effects that do nothing to their owner are refused if they would happen to it, with the aims that would do."""

from typing import Any

import pytest

from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from tests.support.ability_documents import card, wrong
from tests.support.battleground import DECLARED

QUOTED = {"en": "“on”", "it": "«on»", "es": "«on»", "pl": "„on”"}
REFUSED = ["battleground-effect-needs-aim"]


def codes(ability: dict[str, Any]) -> list[str]:
    """What is wrong with it."""
    return [code for _, code, _ in wrong(ability)]


@pytest.mark.rule("BG-SHIFT-1")
@pytest.mark.parametrize("effect", ["push", "pull", "swap"])
def test_an_effect_that_moves_its_own_figure_is_refused(effect: str) -> None:
    """Neither without an aim, nor by its name, nor in a delayed ability."""
    act = {"do": effect}
    assert codes({"when": "hit", "effects": [act]}) == REFUSED
    assert codes({"when": "active", "to": "hex", "effects": [act]}) == REFUSED
    assert codes({"when": "hit", "effects": [{**act, "on": "self"}]}) == REFUSED
    waits = {"do": "wait", "when": {"hit": {}}, "effects": [act]}
    assert codes({"when": "active", "to": "enemy", "effects": [waits]}) == REFUSED


@pytest.mark.parametrize("effect", ["push", "pull", "swap"])
def test_an_effect_on_other_figures_is_allowed(effect: str) -> None:
    """To the target, to the piece that the trigger names, to those that are selected."""
    act = {"do": effect}
    assert codes({"when": "active", "to": "enemy", "effects": [act]}) == []
    assert codes({"when": "hit", "effects": [{**act, "on": "subject"}]}) == []
    foes = {"pieces": {"side": "enemies", "within": 2}}
    assert codes({"when": "hit", "effects": [{"do": "for-each", "of": foes, "effects": [act]}]}) == []


@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-2")
@pytest.mark.parametrize("effect", ["charge", "towards"])
def test_a_move_towards_the_target_needs_a_target(effect: str) -> None:
    """The owner goes to the target of the ability: not to a hex, and not without a target."""
    act = {"do": effect, "on": "self"}
    assert codes({"when": "active", "to": "hex", "range": 6, "effects": [act]}) == REFUSED
    assert codes({"when": "active", "effects": [act]}) == REFUSED
    assert [place for place, _, _ in wrong({"when": "wound", "effects": [act]})] == ["$.to"]
    for to in ("enemy", "ally", "objective"):
        assert codes({"when": "active", "to": to, "effects": [act]}) == []
    assert codes({"when": "attack", "effects": [act]}) == []
    foes = {"pieces": {"side": "enemies", "within": 2}}
    assert codes({"when": "active", "effects": [{"do": "for-each", "of": foes, "effects": [act]}]}) == []


FOES: dict[str, Any] = {"pieces": {"side": "enemies"}}
SWAP: dict[str, Any] = {"do": "swap"}
AT_ENEMY: dict[str, Any] = {"when": "active", "to": "enemy"}
TRAP: dict[str, Any] = {"do": "mark", "name": "trap", "range": 1, "gives": [{"modify": "mind", "by": -1}]}


@pytest.mark.parametrize(
    ("ability", "path"),
    [
        ({**AT_ENEMY, "effects": [{**SWAP, "on": "self"}]}, "effects[0].on"),
        ({**AT_ENEMY, "effects": [{"do": "draw"}, {**SWAP, "on": "self"}]}, "effects[1].on"),
        ({"when": "active", "effects": [SWAP]}, "to"),
        ({"when": "active", "effects": [{"do": "if", "if": {}, "then": [SWAP]}]}, "to"),
        ({**AT_ENEMY, "effects": [{"do": "if", "if": {}, "else": [SWAP], "then": []}]}, None),
        ({**AT_ENEMY, "effects": [{"do": "if", "if": {}, "then": [{**SWAP, "on": "self"}]}]}, "effects[0].then[0].on"),
        ({**AT_ENEMY, "effects": [{"do": "wait", "when": "hit", "effects": [SWAP]}]}, "effects[0].effects[0].do"),
        (
            {**AT_ENEMY, "effects": [{"do": "one-of", "options": [{"effects": [{**SWAP, "on": "self"}]}]}]},
            "effects[0].options[0].effects[0].on",
        ),
        ({"when": "active", "effects": [{**TRAP, "on": FOES}]}, "effects[0].on"),
        (
            {"when": "active", "effects": [{"do": "for-each", "of": FOES, "effects": [TRAP]}]},
            "effects[0].effects[0].do",
        ),
        ({"when": "instead", "of": "wounds", "effects": [TRAP]}, "effects[0].do"),
        (
            {
                **AT_ENEMY,
                "test": {"statistic": "mind"},
                "results": [{"needs": 1, "effects": []}, {"needs": 2, "effects": [{**SWAP, "on": "self"}]}],
            },
            "results[1].effects[0].on",
        ),
    ],
)
def test_the_key_is_reported_that_is_wrong(ability: dict[str, Any], path: str | None) -> None:
    """The aim if the effect happens to it, the pieces that the effect itself names, or else the effect."""
    assert [place for place, _, _ in wrong(ability)] == ([f"$.{path}"] if path else [])


def test_the_effect_is_reported_that_needs_somebody_who_does_it() -> None:
    """Inside others too."""
    curse: dict[str, Any] = {"do": "debuff", "name": "embers"}
    steps = [{"do": "draw"}, {"do": "if", "if": {}, "then": [{"do": "charge", "on": "target"}]}]
    for key in ("removed", "effects"):
        token = {**curse, key: steps, **({"when": "on-activation"} if key == "effects" else {})}
        reported = [place for place, _, _ in wrong({**AT_ENEMY, "effects": [token]})]
        assert reported == [f"$.effects[0].{key}[1].then[0].do"], key


def test_the_refusal_says_which_effect_and_which_aims() -> None:
    """And that a name is possible where a character will do."""

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
