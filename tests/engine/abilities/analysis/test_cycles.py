"""Abilities that may trigger one another endlessly: which belong to the cycle, their owners, and cases without one."""

from typing import Any

import pytest

from engine.content.checks.document_checks import check_document
from engine.content.references.resolver import UnknownDocument
from tests.support.ability_documents import card, problem_lines, warned
from tests.support.battleground import DECLARED

Ability = dict[str, Any]
ENEMIES = {"pieces": {"side": "enemies"}}
WOUND: Ability = {"do": "wound"}
HEAL: Ability = {"do": "heal"}
EACH_OTHER = "ability-set-each-other-off"


def when(trigger: Any, *effects: Ability, **fields: Any) -> Ability:
    return {"when": trigger, "effects": list(effects), **fields}


def army(*cards: Ability) -> Ability:
    """An army of these."""
    figures = [{"id": f"one-{number}", "card": each} for number, each in enumerate(cards)]
    return {"kind": "army", "schema": "1.0", "id": "test/army", "system": "battleground", "figures": figures}


def nothing(name: str) -> Any:
    raise UnknownDocument(name)


def others_reported(*abilities: Ability) -> list[Any]:
    """The names of the others, where a card is reported that its abilities set each other off."""
    problems = check_document(card(*abilities), DECLARED, nothing).problems
    return [each.values["others"] for each in problems if each.code == EACH_OTHER]


@pytest.mark.parametrize("whom", ["enemy", "ally"])
def test_a_cycle_through_cards_of_both_sides_is_found(whom: str) -> None:
    """Ana hurts enemies when she is healed; an enemy of hers heals itself, and everybody beside it, when it is hurt."""
    hurts = {**card(when({"heal": {"who": "self"}}, WOUND, to=whom)), "id": "test/hurts"}
    heals = {**card(when({"wound": {"who": "self"}}, {**HEAL, "on": {"pieces": {"side": "all"}}})), "id": "test/heals"}
    reported = [code for _, code, _ in problem_lines(army(hurts, heals)) if code.startswith("ability-")]
    assert reported == [EACH_OTHER]


def test_the_bearer_of_a_token_is_another_one_than_who_gave_it() -> None:
    """A token that heals its wounded bearer, and a passive that hurts healed enemies."""
    token = {"do": "debuff", "name": "balm", "when": {"wound": {"who": "self"}}, "effects": [{**HEAL, "on": "subject"}]}
    gives = {"when": "active", "cost": {"ap": 1}, "to": "enemy", "effects": [token]}
    hurts = when({"heal": {"who": "enemy"}}, {**WOUND, "on": "subject"})
    assert [code for _, code, _ in warned(gives, hurts)] == [EACH_OTHER]


def test_effects_for_each_of_others_are_about_those() -> None:
    """Though the ability is about its owner."""
    inside = {"do": "for-each", "of": ENEMIES, "effects": [HEAL]}
    assert warned(when({"heal": {"who": "enemy"}}, inside)) == [("$.when", "ability-sets-itself-off", None)]
    assert warned(when({"heal": {"who": "enemy"}}, HEAL)) == []


def test_two_that_each_set_themselves_off_are_distinguished_only() -> None:
    """That they also set each other off is implied."""
    mend, salve = when({"heal": {"who": "self"}}, HEAL, id="mend"), when({"heal": {"who": "self"}}, HEAL, id="salve")
    reported = warned(mend, salve)
    assert {code for _, code, _ in reported} == {"ability-sets-itself-off"}
    assert len(reported) == 2


def test_an_ability_that_is_only_triggered_by_a_cycle_is_no_part_of_it() -> None:
    """It is set off, and sets off nothing."""
    hurt = when({"heal": {"who": "self"}}, WOUND, id="hurt")
    mend = when({"wound": {"who": "self"}}, HEAL, id="mend")
    hears = when({"heal": {"who": "self"}}, {"do": "draw"}, id="hears")
    starts = when({"move": {"who": "self"}}, HEAL, id="starts")
    assert others_reported(starts, hears, hurt, mend) == [("test/ana:mend",)]


def test_of_a_large_circle_some_are_named() -> None:
    """Five beside the first."""
    counters = ("mana", "ap", "focus", "guard")
    ring = [
        when({"gains": {"counter": counter}}, {"do": "gain", "counter": counters[(at + 1) % 4]}, id=f"{counter}-{twin}")
        for at, counter in enumerate(counters)
        for twin in ("one", "two")
    ]
    (others,) = others_reported(*ring)
    assert others == tuple(f"test/ana:{each}" for each in ("mana-two", "ap-one", "ap-two", "focus-one", "focus-two"))


def test_other_counters_are_no_circle() -> None:
    """Mana brings action points, and these bring nothing of mana."""
    assert warned(when({"gains": {"counter": "mana"}}, {"do": "gain", "counter": "ap"})) == []


@pytest.mark.parametrize(("may", "codes"), [(False, ["ability-sets-itself-off"]), (True, [])])
def test_a_cycle_that_may_be_declined_is_not_reported(may: bool, codes: list[str]) -> None:
    """By the ability as by the choice inside it."""
    either = {"do": "one-of", "may": may, "options": [{"effects": [HEAL]}, {"effects": [{"do": "draw"}]}]}
    assert [code for _, code, _ in warned(when({"heal": {"who": "self"}}, either))] == codes


def test_cards_that_stand_among_the_references_are_reported_of_all_the_same() -> None:
    """The list has only kinds and ids; the full documents are at the places that refer to them."""
    hurt = {**card(when({"heal": {"who": "character"}}, WOUND)), "id": "test/hurt"}
    mend = {**card(when({"wound": {"who": "self", "by": "anybody"}}, HEAL)), "id": "test/mend"}
    by_name = {each["id"]: each for each in (hurt, mend)}
    references = [{"kind": "character", "id": name} for name in by_name]
    document = {**army(*by_name), "references": references}
    reported = [each.code for each in check_document(document, DECLARED, by_name.__getitem__).problems]
    assert reported.count(EACH_OTHER) == 1
