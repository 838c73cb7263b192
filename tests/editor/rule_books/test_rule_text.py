"""The texts of rules next to their numbers."""

import pytest

from editor.rule_books.rule_books import rules_by_number
from editor.rule_books.rule_text import rule_heading, rule_headings, rule_tip, rules_tip
from engine.words import languages


@pytest.mark.parametrize("lang", languages())
def test_a_tip_has_title_and_sentence(lang: str) -> None:
    rule = rules_by_number()["BG-MOD-5"]
    tip = rule_tip("BG-MOD-5", lang)
    assert all(part in tip for part in ("BG-MOD-5", rule.title(lang), rule.sentence(lang)))


def test_an_unknown_rule_is_shown_by_its_number() -> None:
    assert rule_tip("XX<1", "en") == "XX&lt;1"
    assert rule_heading("XX-1", "en") == "XX-1"


def test_several_rules() -> None:
    assert rule_headings(("HR-S-1", "BG-MOD-5"), "en") == "HR-S-1: Winning a Skirmish; BG-MOD-5: Focused attacker"
    tip = rules_tip(("HR-S-1", "BG-MOD-5"), "en")
    assert tip.index("Winning a Skirmish") < tip.index("Focused attacker")
