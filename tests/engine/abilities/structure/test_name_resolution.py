"""Names in abilities: a name that is read must be bound, where that is allowed, to a value of the right type."""

from typing import Any

import pytest
from pydantic import ValidationError

from engine.systems.battleground.documents.ability_fields import WRITING
from tests.support.ability_documents import wrong

ENEMIES = {"pieces": {"side": "enemies"}}
DRAW = {"do": "draw"}
COUNT_FOE = {"count": {"of": "foe"}}
ON_FOE = {"do": "wound", "on": "foe"}
CHOOSE = {"do": "choose", "as": "foe", "from": ENEMIES}


def active(*effects: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """An ability that does this."""
    return {"when": "active", "effects": list(effects), **fields}


@pytest.mark.parametrize(
    "ability",
    [
        active(CHOOSE, {"do": "wound", "on": "foe"}),
        active(CHOOSE, {"do": "if", "if": {"not": {"is": {"who": "foe", "one-of": "self"}}}, "then": [{"do": "draw"}]}),
        active({"do": "for-each", "of": ENEMIES, "as": "each", "effects": [{"do": "wound", "on": "each"}]}),
        active({"do": "keep", "as": "n", "value": 2}, {"do": "wound", "wounds": {"named": "n"}}),
        active(
            {"do": "wound", "on": {"pieces": {"side": "enemies", "where": {"is": {"who": "it", "one-of": "self"}}}}}
        ),
        {
            "when": {"wound": {"who": "enemy", "by": "self"}},
            "effects": [{"do": "heal", "on": "subject", "wounds": {"named": "wounds"}}],
        },
    ],
)
def test_names_that_were_bound_may_be_read(ability: dict[str, Any]) -> None:
    """By an effect before, by one around, by the operation itself, by the trigger."""
    assert wrong(ability) == []


@pytest.mark.parametrize(
    ("ability", "path", "nearest"),
    [
        (active({"do": "wound", "on": "foe"}), ".effects[0].on", None),
        (active(CHOOSE, {"do": "wound", "on": "fo"}), ".effects[1].on", "foe"),
        (active({"do": "wound", "on": "foe"}, CHOOSE), ".effects[0].on", None),
        (active({"do": "choose", "as": "foe", "from": "foe"}), ".effects[0].from", None),
        (active({"do": "if", "if": {}, "then": [CHOOSE]}, {"do": "wound", "on": "foe"}), ".effects[1].on", None),
        (active({"do": "if", "if": {}, "then": [CHOOSE], "else": [ON_FOE]}), ".effects[0].else[0].on", None),
        (active({"do": "wound", "wounds": {"named": "n"}}), ".effects[0].wounds.named", None),
        (active({"do": "draw", "cards": {"half": {"of": COUNT_FOE}}}), ".effects[0].cards.half.of.count.of", None),
        (active(DRAW, **{"if": {"not": {"is": {"who": "targt", "one-of": "self"}}}}), ".if.not.is.who", "target"),
        (
            active(CHOOSE, {"do": "buff", "name": "own", "removed": [{"do": "wound", "on": "foe"}]}),
            ".effects[1].removed[0].on",
            None,
        ),
        (
            active(CHOOSE, {"do": "wait", "when": "hit", "effects": [{"do": "wound", "on": "by"}, ON_FOE]}),
            ".effects[1].effects[1].on",
            None,
        ),
        (
            active(CHOOSE, {"do": "modify", "gives": [{"modify": "mind", "by": COUNT_FOE}]}),
            ".effects[1].gives[0].by.count.of",
            None,
        ),
    ],
)  # fmt: skip
def test_a_name_that_stands_for_nothing_is_reported_with_the_nearest(
    ability: dict[str, Any], path: str, nearest: str | None
) -> None:
    """Before it is given, outside the branch that gives it, or in what happens when the ability is long over."""
    assert wrong(ability) == [(f"${path}", "ability-unknown-name", nearest)]


def test_a_name_of_another_type_is_reported() -> None:
    """A number is no piece, a piece no number, and of several none is the one."""
    kept = {"do": "keep", "as": "n", "value": 1}
    reported = wrong(active(kept, {"do": "wound", "on": "n"}))
    assert reported == [("$.effects[1].on", "ability-name-of-another-type", None)]
    reported = wrong(active(kept, {"do": "wound", "wounds": {"named": "target"}}))
    assert reported == [("$.effects[1].wounds.named", "ability-name-of-another-type", None)]
    engaged = {"do": "wound", "on": {"engaged-with": "foe"}}
    assert wrong(active(CHOOSE, engaged)) == []
    assert wrong(active({**CHOOSE, "count": 2}, engaged))[0][1] == "ability-name-of-another-type"


@pytest.mark.parametrize("name", ["self", "target", "bearer"])
def test_an_author_takes_no_name_that_has_a_meaning(name: str) -> None:
    assert wrong(active({**CHOOSE, "as": name})) == [("$.effects[0].as", "ability-name-taken", None)]


def test_a_name_is_given_once() -> None:
    """Nor is one that a trigger gives taken by its author; in two branches it may be."""
    assert wrong(active(CHOOSE, CHOOSE)) == [("$.effects[1].as", "ability-name-taken", None)]
    caught = {"when": {"wound": {"who": "enemy", "by": "self"}}, "effects": [{**CHOOSE, "as": "by"}]}
    assert wrong(caught) == [("$.effects[0].as", "ability-name-taken", None)]
    assert wrong(active({"do": "if", "if": {}, "then": [CHOOSE], "else": [CHOOSE]})) == []


def test_an_ability_of_the_scenario_has_no_owner() -> None:
    """“self” has no value there; the names of the trigger are bound."""
    slot = WRITING.slot("scenario-ability")
    reacts = {"when": {"knock-out": {"by": "self"}}, "effects": [{"do": "heal", "on": "by"}]}
    assert slot.read(reacts).plain() == reacts
    with pytest.raises(ValidationError, match="ability-unknown-name"):
        slot.read({**reacts, "effects": [{"do": "heal", "on": "self"}]})
