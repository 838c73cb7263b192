"""Valid but odd skills and tactics: a warning with its path, and no more."""

from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.words import languages
from tests.support.hoplomachus import DECLARED, own, scenario, tactic

Document = dict[str, Any]

HURT, DAZE, HEAL = {"do": "hurt", "damage": 1}, {"do": "daze"}, {"do": "heal"}
CHEER = {"do": "gain", "counter": "favour"}
ENEMIES = {"pieces": {"side": "enemies"}}
NOBODY = {"without": {"of": "self", "these": "self"}}
ONCE = {"limit": {"per": "turn"}}
Answer = list[tuple[str, str]]


def when(trigger: Any, *effects: Document, **fields: Any) -> Document:
    return {"when": trigger, "effects": list(effects) or [DAZE], **fields}


def used(*effects: Document, **fields: Any) -> Document:
    return {"when": "ability", "effects": list(effects) or [DAZE], **fields}


def warned(document: Document) -> Answer:
    """Path and code of what is odd about a document that is right; each said in every language."""
    envelope = {"schema": "1.0", "id": "test/odd", "system": "hoplomachus", "name": {"en": "Odd"}}
    found = check_document({**envelope, **document}, DECLARED, DocumentResolver(with_files=False)).problems
    assert all(problem.severity == "warning" and problem.sentence(lang) for problem in found for lang in languages())
    return [(problem.path, problem.code) for problem in found]


def of_skill(ability: Document, *parameters: Document) -> Answer:
    return warned({"kind": "skill", "ability": ability, "parameters": list(parameters)})


@pytest.mark.parametrize(
    ("ability", "path", "code"),
    [
        (used({"do": "keep", "as": "n", "value": 2}), "effects[0].as", "ability-unused-name"),
        (used(**{"if": {"dazed": "self", "not": {"dazed": "self"}}}), "if", "ability-never-so"),
        (used({**HURT, "on": NOBODY}), "effects[0].on.without.these", "ability-nobody"),
        (used(HURT, to="opponent", range=0), "range", "hoplomachus-nobody-so-near"),
        (when({"attack": {"who": "self", "whom": "ally"}}), "when.attack.whom", "ability-trigger-never"),
        (when({"attack": {"who": "opponent", "whom": "opponent"}}), "when.attack.whom", "ability-trigger-never"),
        (when("defeated", {**HURT, "on": ENEMIES}), "when.who", "ability-trigger-never"),
        (when("damaged", HURT), "when", "ability-sets-itself-off"),
        (when("damaged", {**HURT, "on": "by"}), "when", "ability-sets-itself-off"),
        (when({"damaged": {"who": "opponent"}}, {**HURT, "on": ENEMIES}), "when", "ability-sets-itself-off"),
        (when({"defeated": {"who": "ally"}}, {"do": "defeat", "on": "subject"}), "when", "ability-sets-itself-off"),
        (when("favour-gained", CHEER), "when", "ability-sets-itself-off"),
        (when("favour-gained", {**HURT, "on": ENEMIES}), "when", "ability-sets-itself-off"),
        (
            when("favour-gained", {"do": "lose", "counter": "hp", "on": ENEMIES}),
            "when",
            "ability-sets-itself-off",
        ),
        (when({"favour-gained": {"whose": "other"}}, {**CHEER, "on": ENEMIES}), "when", "ability-sets-itself-off"),
        (
            when({"favour-gained": {"whose": "other"}}, {"do": "score", "points": 1, "whose": "other"}),
            "when",
            "ability-sets-itself-off",
        ),
    ],
)
def test_an_odd_skill_is_warned_of(ability: Document, path: str, code: str) -> None:
    assert of_skill(ability) == [(f"$.ability.{path}", code)]


@pytest.mark.parametrize(
    "ability",
    [
        used({"do": "keep", "as": "n", "value": 2}, {"do": "gain-hp", "hp": {"named": "n"}}),
        used(**{"if": {"dazed": "self", "not": {"fatigued": "self"}}}),
        used(HURT, to="opponent", range=1),
        when({"attack": {"who": "self", "whom": "opponent"}}),
        when({"attack": {"who": "unit", "whom": "self"}}),
        when({"defeated": {"who": "friend"}}),
        when({"damaged": {"how": "attack"}}, {**HURT, "on": "by"}),
        when("damaged", HEAL),
        when("damaged", HURT, **ONCE),
        when("damaged", HURT, may=True),
        when("damaged", {**HURT, "on": ENEMIES}),
        when({"defeated": {"who": "ally"}}, {"do": "defeat", "on": ENEMIES}),
        when({"favour-gained": {"whose": "other"}}, CHEER),
        when({"favour-gained": {"whose": "other"}}, {**HURT, "on": ENEMIES}),
        when("favour-gained", {"do": "lose", "counter": "hp", "on": "self"}),
        when("moved", HURT),
    ],
)
def test_an_ordinary_skill_is_not_warned_of(ability: Document) -> None:
    assert of_skill(ability) == []


def test_a_parameter_that_nothing_reads_is_reported() -> None:
    length = {"id": "length"}
    assert of_skill(used(), length) == [("$.parameters[0].id", "ability-unused-name")]
    assert of_skill(used(HURT, to="opponent", range={"named": "length"}), length) == []


def of_tactic(*abilities: Document, effects: tuple[Document, ...] = (), kind: str = "permanent") -> Answer:
    return warned({"kind": "tactic", "type": kind, "abilities": list(abilities), "effects": list(effects)})


def test_an_odd_tactic_is_warned_of() -> None:
    """In its immediate effects, and in what it gives while it lies on a unit."""
    kept = {"do": "keep", "as": "n", "value": 1}
    assert of_tactic(effects=(kept,), kind="instant") == [("$.effects[0].as", "ability-unused-name")]
    assert of_tactic(effects=(kept, {"do": "gain-hp", "hp": {"named": "n"}}), kind="instant") == []
    assert of_tactic(when("damaged", HURT)) == [("$.abilities[0].when", "ability-sets-itself-off")]
    assert of_tactic(when("damaged", {**HURT, "on": ENEMIES})) == []


def test_abilities_of_a_tactic_may_set_each_other_off() -> None:
    """Reported once, at the first ability; where one of them comes to an end they do."""
    pain = when({"damaged": {"who": "self"}}, {**HURT, "on": ENEMIES})
    echo = when({"damaged": {"who": "opponent"}}, HURT)
    assert of_tactic(pain, echo) == [("$.abilities[0].when", "ability-set-each-other-off")]
    assert of_tactic(pain, {**echo, **ONCE}) == []


PAIN = when({"damaged": {"who": "self"}}, {**HURT, "on": ENEMIES})
FURY = when({"damaged": {"who": "opponent"}}, HURT)


def test_skills_of_a_scenario_may_set_each_other_off() -> None:
    """Each alone is fine; the problem is reported where both are; those that wait only for attacks do not."""
    cards = {"ana": {"skills": [own("pain", PAIN)]}, "bo": {"skills": [own("fury", FURY)]}}
    odd = [each for each in warned(scenario(cards=cards)) if each[1].startswith("ability-")]
    assert odd == [("$.armies[1].figures[0].card.skills[0].skill.ability.when", "ability-set-each-other-off")]
    answer = when({"damaged": {"how": "attack"}}, {**HURT, "on": "by"})
    cards["bo"] = {"skills": [own("answer", answer)]}
    assert [each for each in warned(scenario(cards=cards)) if each[1].startswith("ability-")] == []


def test_skills_among_the_references_of_a_scenario_are_no_chips() -> None:
    """There is their kind and id alone, and nothing to read."""
    references = [{"kind": kind, "id": f"hoplomachus/{name}"} for kind, name in (("skill", "hurl"), ("tactic", "stun"))]
    cards = {"ana": {"skills": [own("pain", PAIN)]}, "bo": {"skills": [own("fury", FURY)]}}
    assert warned({**scenario(cards=cards), "references": references}) == warned(scenario(cards=cards))


def test_a_tactic_and_a_skill_may_set_each_other_off() -> None:
    given = tactic("gift", abilities=[PAIN])
    document = scenario(cards={"bo": {"skills": [own("fury", FURY)]}}, tactics={"red": [given]})
    codes = [code for _, code in warned(document)]
    assert codes.count("ability-set-each-other-off") == 1


def reported(document: Document) -> list[tuple[str, str, str | None]]:
    """Path, code and guess of what is odd about a document."""
    envelope = {"schema": "1.0", "id": "test/odd", "system": "hoplomachus", "name": {"en": "Odd"}}
    problems = check_document({**envelope, **document}, DECLARED, DocumentResolver(with_files=False)).problems
    return [(problem.path, problem.code, problem.suggestion) for problem in problems]


def test_a_place_in_the_author_s_words_for_what_no_chip_says() -> None:
    """Suggests the parameter with a similar name; a known one has its place, and what a tactic gives has none."""
    ability = used(
        {"do": "hurt", "damage": {"named": "blow"}}, wording={"en": "Deals {blow}.", "es": "Inflige {blwo}."}
    )
    skill = {"kind": "skill", "ability": ability, "parameters": [{"id": "blow"}]}
    assert reported(skill) == [("$.ability.wording.es", "ability-wording-no-name", "blow")]
    lying = {**when("damaged", {"do": "daze", "on": "by"}), "wording": {"pl": "{blow}"}}
    given = {"kind": "tactic", "faction": None, "type": "permanent", "abilities": [lying]}
    assert ("$.abilities[0].wording.pl", "ability-wording-no-name", None) in reported(given)


@pytest.mark.rule("HR-S-2")
@pytest.mark.parametrize(("faction", "meant"), [("amazon", "amazons"), ("gauls", None)])
def test_a_faction_that_is_none(faction: str, meant: str | None) -> None:
    """Of a unit and of a tactic by themselves; no error, as it may be one of the author's own."""
    read = DocumentResolver(with_files=False)("hoplomachus/amazon-hound")
    assert reported({**read, "faction": faction}) == [("$.faction", "content-no-faction", meant)]
    given = tactic("rush", {"do": "add-movement", "by": 1})
    assert ("$.faction", "content-no-faction", meant) in reported({**given, "faction": faction})


@pytest.mark.rule("HR-S-2")
def test_a_faction_that_looks_like_one_is_reported_in_an_army_too() -> None:
    """In the army that holds the unit, once for all units."""
    read = DocumentResolver(with_files=False)("hoplomachus/amazon-hound")
    units = [{"id": name, "card": {**read, "id": f"test/{name}", "faction": "amazon"}} for name in ("a", "b")]
    assert reported({"kind": "army", "figures": units})[:1] == [
        ("$.figures[0].card.faction", "content-no-faction", "amazons")
    ]


@pytest.mark.parametrize(
    ("trait", "odd"), [("atacker", True), ("kunlum", True), ("elite", False), ("gladiator", False)]
)
def test_a_trait_that_looks_like_another_is_reported(trait: str, odd: bool) -> None:
    """A class, a rank or a faction; one unlike any known word may be the author's own."""
    asking = used(**{"if": {"trait": {"who": "self", "trait": trait}}})
    reported = [("$.ability.if.trait.trait", "content-no-trait")] if odd else []
    assert of_skill(asking) == reported
