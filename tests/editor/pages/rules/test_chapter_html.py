"""A chapter as rich text: marked, linked, and nothing in it acts as a tag."""

from editor.pages.rules.chapter_html import ChapterFonts, chapter_html, decision_text, option_text, with_links
from editor.rule_books.rule_books import Rule, RuleChapter, rule_books
from editor.theme.colours import DARK

LOOSE = Rule("BG-X-1", {"en": "A < B & C"}, {"en": "See BG-X-2 and BG-X-3."})
MARKED = Rule("BG-X-2", {"en": "Marked"}, {"en": "Nothing."})
DECIDED = Rule("BG-X-4", {"en": "Decided"}, {"en": "So."}, decisions={"en": "Silent & open, see BG-X-2."})
FONTS = ChapterFonts("Serif", 16.0, 8.0)
CHAPTER = RuleChapter("X", {"en": "Loose <ends>"}, (LOOSE, MARKED))


def html(here: str | None) -> str:
    return chapter_html(CHAPTER, here, "en", DARK, FONTS, lambda number: number == "BG-X-2")


def test_only_numbers_that_there_are_become_links() -> None:
    assert with_links("See BG-X-2, BG-X-3 & <b>", lambda number: number == "BG-X-2") == (
        'See <a href="rule:BG-X-2">BG-X-2</a>, BG-X-3 &amp; &lt;b&gt;'
    )


def test_text_is_only_ever_text() -> None:
    assert "A &lt; B &amp; C" in html(None)
    assert "Loose &lt;ends&gt;" in html(None)


def test_only_the_rule_that_is_read_is_marked() -> None:
    assert DARK.accent not in html(None)
    assert html("BG-X-2").count(DARK.accent) == 1
    assert html("BG-X-2").index(DARK.accent) > html("BG-X-2").index("BG-X-1")


def test_an_option_tells_its_readings() -> None:
    rule = next(rule for rule in rule_books()["battleground"].rules if rule.number == "BG-SIGHT-2")
    assert option_text(rule.options[0], "en") == (
        "Variant. The two lines of sight start: at the same corner (default); otherwise: at any corners."
    )


def test_a_decision_is_shown_with_its_rule() -> None:
    """The decision has links, and only rules with a decision show one."""
    chapter = RuleChapter("X", {"en": "X"}, (LOOSE, DECIDED))
    made = chapter_html(chapter, None, "en", DARK, FONTS, lambda number: number == "BG-X-2")
    assert 'Decision. Silent &amp; open, see <a href="rule:BG-X-2">BG-X-2</a>.' in made
    assert made.count("Decision.") == 1
    assert (decision_text(LOOSE, "en"), decision_text(DECIDED, "en")[:9]) == ("", "Decision.")
