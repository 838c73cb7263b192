"""Skills as documents: their parameters on chips, and skills of authors beyond those that ship (HR-COMP-4)."""

from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.problems import ContentError
from engine.kernel.play.game import start_game
from engine.systems.hoplomachus.system import SYSTEM
from engine.systems.hoplomachus.units.status import attack_range, movement
from tests.support.hoplomachus import (
    DECLARED,
    arena,
    event_lines,
    game_with,
    own,
    scenario,
    until,
    with_dice,
)
from tests.support.script import offers, play

Document = dict[str, Any]
SELF_HEAL = {"when": "ability", "effects": [{"do": "gain", "counter": "hp"}]}
LENGTH = {"id": "length", "least": 2, "most": 3}


@pytest.mark.rule("HR-COMP-4")
@pytest.mark.parametrize("name", ["hurl", "hoplomachus/hurl"])
def test_a_chip_names_its_skill(name: str) -> None:
    """By the last part of its id where that is enough; players call it by that."""
    game = arena(red="ana@D5", blue="bo@D6", cards={"ana": {"skills": [{"skill": name, "distance": 1}]}})
    (skill,) = game.state.chip("ana").skills
    assert (skill.name, skill.key, skill.values) == ("hurl", "hoplomachus/hurl", {"distance": 1})


@pytest.mark.rule("HR-COMP-4")
@pytest.mark.parametrize(
    ("said", "path", "code", "nearest"),
    [
        ({"skill": "hurll", "distance": 1}, "skill", "content-no-such-document", "hoplomachus/hurl"),
        ({"skill": "hurl"}, "distance", "content-missing-key", None),
        ({"skill": "hurl", "distance": 21}, "distance", "content-too-big", None),
        ({"skill": "hurl", "distance": 0}, "distance", "content-too-small", None),
        ({"skill": "hurl", "distance": True}, "distance", "content-not-whole", None),
        ({"skill": "hurl", "distance": 1, "distanc": 2}, "distanc", "content-unknown-key", "distance"),
        ({"skill": "ward", "against": "attack"}, "against", "content-not-an-option", "attacks"),
        ({"skill": "last-stand", "dice": ["grene"], "when": "isolated"}, "dice", "content-not-an-option", "green"),
        ({"skill": "last-stand", "dice": [], "when": "isolated"}, "dice", "content-list-too-short", None),
        ({"skill": "last-stand", "dice": "red", "when": "isolated"}, "dice", "content-not-list", None),
        ({"skill": "last-stand", "dice": ["red"] * 21, "when": "isolated"}, "dice", "content-list-too-long", None),
        ({"skill": "kunlun"}, "skill", "content-other-kind", None),
    ],
)
def test_the_parameters_on_chips_are_checked(said: Document, path: str, code: str, nearest: str | None) -> None:
    """Each parameter is there, is known, and lies within its bounds."""
    chip = {"kind": "unit", "schema": "1.0", "id": "a/b", "system": "hoplomachus", "name": {"en": "B"}}
    numbers = {"class": "beast", "range": 1, "movement": 1, "health": 1}
    (found,) = check_document(
        {**chip, **numbers, "skills": [said]}, DECLARED, DocumentResolver(with_files=False)
    ).problems
    assert (found.path, found.code, found.suggestion) == (f"$.skills[0].{path}", code, nearest)


@pytest.mark.rule("HR-COMP-4")
@pytest.mark.parametrize(
    "parameter",
    [
        {"id": "n", "least": 3, "most": 2},
        {"id": "n", "default": 21},
        {"id": "n", "options": [{"id": "left"}]},
        {"id": "n", "holds": "word"},
        {"id": "n", "holds": "word", "options": [{"id": "left"}], "default": "right"},
        {"id": "skill"},
        {"id": "self"},
    ],
)
def test_a_parameter_that_is_none(parameter: Document) -> None:
    """Its bounds, words and default fit together; its name is free."""
    with pytest.raises(ContentError):
        game_with({**SELF_HEAL, "if": {"at-least": {"value": 1, "least": 1}}}, cards=_knack(SELF_HEAL, parameter))


def _knack(ability: Document, *parameters: Document, **said: Any) -> Document:
    return {"ana": {"skills": [own("knack", ability, *parameters, **said)]}}


@pytest.mark.rule("HR-COMP-4")
@pytest.mark.parametrize(
    ("ability", "wrong"),
    [
        ({"when": "ability"}, "does nothing"),
        ({"when": {"moved": {}}}, "does nothing"),
        ({"when": "always"}, "does nothing"),
        ({"when": "always", "by": 1}, "which number"),
        ({"when": "always", "modify": "range"}, "exactly one way"),
        ({"when": "instead", "of": "damage"}, "how much more or less"),
        ({"when": "instead", "of": "damage", "by": 1, "may": True}, "only says how much"),
        ({**SELF_HEAL, "range": 2}, "targets nobody"),
        ({**SELF_HEAL, "may": True}, "is already optional"),
        ({"when": "ability", "to": "unit", "effects": [{"do": "displace"}]}, "No hex is chosen"),
        ({"when": "deployed", "effects": [{"do": "displace"}]}, "No hex is chosen"),
        ({"when": "ability", "effects": [{"do": "hurt", "damage": {"named": "length"}}]}, "Nothing here is called"),
        ({"when": "ability", "effects": [{"do": "hrut", "damage": 1}]}, "hurt"),
        ({"when": "deplyed", "effects": [{"do": "daze"}]}, "deployed"),
    ],
)
def test_a_skill_that_is_none(ability: Document, wrong: str) -> None:
    """Contradictions and unknown names are reported with a suggestion."""
    with pytest.raises(ContentError, match=wrong):
        scenario(red="ana@D5", cards=_knack(ability))


@pytest.mark.parametrize(
    ("document", "at", "code"),
    [
        ({"kind": "skill", "ability": SELF_HEAL, "parameters": [LENGTH]}, "parameters[0].id", "ability-unused-name"),
        (
            {"kind": "skill", "ability": {**SELF_HEAL, "if": {"dazed": "self", "not": {"dazed": "self"}}}},
            "ability.if",
            "ability-never-so",
        ),
        (
            {
                "kind": "tactic",
                "type": "permanent",
                "abilities": [{"when": "deployed", "effects": [{"do": "keep", "as": "much", "value": 1}]}],
            },
            "abilities[0].effects[0].as",
            "ability-unused-name",
        ),
    ],
)
def test_an_odd_skill_is_warned_of(document: Document, at: str, code: str) -> None:
    """An unused parameter, an impossible condition, an unused name: a warning."""
    envelope = {"schema": "1.0", "id": "test/odd", "system": "hoplomachus", "name": {"en": "Odd"}}
    (found,) = check_document({**envelope, **document}, DECLARED, DocumentResolver(with_files=False)).problems
    assert (found.path, found.code, found.severity) == (f"$.{at}", code, "warning")


@pytest.mark.rule("HR-COMP-4")
def test_one_id_means_one_skill() -> None:
    """Two documents of one id in a game are the same; one that is only named cannot be played."""
    two = {"ana": {"skills": [own("knack", SELF_HEAL)]}, "bo": {"skills": [own("knack", {**SELF_HEAL, "to": "unit"})]}}
    with pytest.raises(ContentError, match="test/knack"):
        arena(red="ana@D5", blue="bo@D6", cards=two)
    document = scenario(red="ana@D5")
    document["armies"][0]["figures"][0]["card"]["skills"] = [{"skill": "hurl", "distance": 1}]
    with pytest.raises(ContentError, match="only a name"):
        start_game(SYSTEM, document)


@pytest.mark.rule("HR-COMP-4")
def test_a_parameter_stands_for_what_the_chip_says() -> None:
    """In amounts, in ranges; one that a chip leaves out is what it is by default."""
    ability = {
        "when": "special",
        "to": "opponent",
        "range": {"named": "length"},
        "effects": [{"do": "hurt", "damage": {"named": "force"}}],
    }
    force = {"id": "force", "default": 2}
    game = until(game_with(ability, blue="bo@D8 by@D9", cards=_knack(ability, LENGTH, force, length=3)), "engagement")
    assert offers(game, "red") == ["special skill=knack target=bo unit=ana", "next-phase"]
    assert event_lines(play(game, "red: special unit=ana skill=knack target=bo"), "damage-dealt") == [
        "damage-dealt ana False {'bo': 2} {'bo': 2}"
    ]


@pytest.mark.rule("HR-COMP-4")
def test_a_skill_that_changes_numbers() -> None:
    """The range of attacks and the movement, in the layers of the language; only while its condition holds."""
    keen = own("keen", {"when": "always", "modify": "range", "by": 1, "if": {"has": {"who": "self", "counter": "hp"}}})
    slow = own("slow", {"when": "always", "modify": "movement", "set": 1})
    never = own("never", {"when": "always", "modify": "range", "by": 9, "if": {"isolated": "self"}})
    game = arena(red="ana@D5 al@H2", blue="bo@D7", cards={"ana": {"skills": [keen, slow, never]}})
    assert (attack_range(game.state, "ana"), movement(game.state, "ana")) == (2, 1)
    assert "attack target=bo unit=ana" in offers(until(game, "engagement"), "red")


@pytest.mark.rule("HR-TURN-7")
def test_a_skill_may_make_damage_worse() -> None:
    """More HP are lost than hits were rolled; the damage that is dealt stays what it was."""
    brittle = own("brittle", {"when": "instead", "of": "damage", "by": {"named": "damage"}})
    cards = {"ana": {"attack": ["red"]}, "bo": {"skills": [brittle]}}
    game = until(arena(red="ana@D5", blue="bo@D6 by@H2", cards=cards), "engagement")
    events = play(with_dice(game, 6), "red: attack unit=ana target=bo")
    assert event_lines(events, "damage-dealt") == ["damage-dealt ana True {'bo': 1} {'bo': 2}"]


@pytest.mark.rule("HR-RULE-1")
def test_a_skill_that_says_may_is_a_choice() -> None:
    """Its player is asked each time, and may decline."""
    ability = {"when": {"moved": {}}, "may": True, "effects": [{"do": "daze"}]}
    for answer, dazed in (("use unit=ana skill=knack", True), ("decline", False)):
        game = until(game_with(ability), "movement")
        play(game, "red: move unit=ana to=D4", f"red: {answer}")
        assert game.state.units["ana"].dazed is dazed
