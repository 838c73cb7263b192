"""A card with a faction icon is for that faction only; one without is for both."""

from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.words import languages
from tests.engine.protocol.conversation import Conversation
from tests.support.battleground import DECLARED, GEAR, scenario, with_zones
from tests.support.faults import found

REDS, BLUES = {"faction": "reds"}, {"faction": "blues"}
BEARER = "$.armies[0].figures[0]"


def of_factions(
    gear: dict[str, Any] | None = None,
    fate: dict[str, Any] | None = None,
    glory: dict[str, Any] | None = None,
    **cards: dict[str, Any],
) -> dict[str, Any]:
    """A scenario whose first figure carries something and whose first pile cards say this; `cards` are characters."""
    sides = {"ana": REDS, "bo": BLUES, **cards}
    document = with_zones(scenario(cards=sides, red="ana@A1 al@A2", glory={"red": "glory-1"}))
    army = document["armies"][0]
    if gear is not None:
        army["figures"][0]["equipment"] = [GEAR["axe"], {**GEAR["sword"], **gear}]
    army["deck"][2].update(fate or {})
    army["glory"][0].update(glory or {})
    if fate:
        army["deck"][2]["id"] = "fate-of-others"
    return document


@pytest.mark.rule("BG-COMP-10")
@pytest.mark.parametrize(
    ("lines", "place", "code"),
    [
        ({"gear": BLUES}, f"{BEARER}.equipment[1].faction", "gear"),
        ({"fate": BLUES}, "$.armies[0].deck[2].faction", "card"),
        ({"glory": BLUES}, "$.armies[0].glory[0].faction", "card"),
    ],
)
def test_a_card_of_the_other_faction_is_refused(lines: dict[str, Any], place: str, code: str) -> None:
    """Where it is, with the rule; `new` refuses it, too."""
    document = of_factions(**lines)
    assert found(document) == [(place, f"battleground-{code}-of-others", "BG-COMP-10")]
    reported = [Conversation().ask("check", document=document, lang=lang)["findings"][0] for lang in languages()]
    assert len({each["message"] for each in reported}) == len(languages())
    assert all("blues" in each["message"] and "reds" in each["message"] for each in reported)


@pytest.mark.rule("BG-COMP-10")
@pytest.mark.parametrize(
    "lines",
    [
        {"gear": REDS, "fate": REDS, "glory": REDS},
        {"gear": {"faction": None}, "fate": {}, "glory": {}},
        {"ana": {"faction": None}, "gear": BLUES, "fate": BLUES, "glory": BLUES},
    ],
    ids=["its own", "for both", "a bearer without faction"],
)
def test_cards_that_may_be_carried(lines: dict[str, Any]) -> None:
    """Whoever has no faction may carry anything, and so may an army in which nobody has one."""
    assert found(of_factions(**lines)) == []


@pytest.mark.rule("BG-COMP-10")
def test_an_army_by_itself_is_looked_at_as_well() -> None:
    """And what a position or a journal began from."""
    army = {**of_factions(gear=BLUES)["armies"][0]}
    del army["seat"]
    figures = [{key: value for key, value in each.items() if key not in ("at", "facing")} for each in army["figures"]]
    document = {"kind": "army", "schema": "1.0", "id": "reds", "system": "battleground", **army, "figures": figures}
    problems = check_document(document, DECLARED, DocumentResolver(with_files=False)).errors()
    assert [(each.path, each.code, each.suggestion) for each in problems] == [
        ("$.figures[0].equipment[1].faction", "battleground-gear-of-others", "reds")
    ]
    right = of_factions(gear=REDS)
    talk = Conversation()
    talk.ask("new", scenario=right)
    position = talk.position()
    assert position is not None
    position["scenario"]["armies"][0]["figures"][0]["equipment"][1]["faction"] = "blues"
    assert talk.refused("new", position=position)["rule"] == "BG-COMP-10"


@pytest.mark.rule("BG-COMP-1")
def test_an_army_is_of_one_faction() -> None:
    """Those without a faction go with any."""
    assert found(of_factions(al=BLUES)) == [("$.armies[0].figures", "battleground-two-factions", "BG-COMP-1")]
    assert found(of_factions(al=REDS)) == []
    assert found(of_factions(al={"faction": None})) == []


@pytest.mark.rule("BG-COMP-1")
@pytest.mark.parametrize(("faction", "meant"), [("evil-warrior", "evil-warriors"), ("masters", None)])
def test_a_faction_that_is_none_is_reported(faction: str, meant: str | None) -> None:
    """As a warning with the known ones, as it may be one of the author's own."""
    stock = DocumentResolver(with_files=False)
    [reported] = check_document({**stock("battleground/he-man"), "faction": faction}, DECLARED, stock).problems
    assert (reported.path, reported.code, reported.suggestion, reported.severity) == (
        "$.faction", "content-no-faction", meant, "warning"
    )  # fmt: skip
    assert reported.remark is not None
    assert "evil-warriors" in reported.remark.values["options"]  # type: ignore[operator]  # names


@pytest.mark.rule("BG-COMP-3")
@pytest.mark.parametrize(("trait", "meant"), [("evil-warior", "evil-warriors"), ("evil-warriors", None), ("elf", None)])
def test_a_faction_asked_for_that_looks_like_another_is_reported(trait: str, meant: str | None) -> None:
    """On a card by itself; one that looks like none may be the author's own."""
    against = {"when": "always", "modify": "mind", "by": 1, "if": {"trait": {"who": "bearer", "trait": trait}}}
    stock = DocumentResolver(with_files=False)
    reported = check_document({**stock("battleground/he-man"), "abilities": [against]}, DECLARED, stock).problems
    place = "$.abilities[0].if.trait.trait"
    assert [(each.path, each.code, each.suggestion) for each in reported] == (
        [(place, "content-no-trait", meant)] if meant else []
    )
    assert all(each.sentence(lang) and each.severity == "warning" for each in reported for lang in languages())
