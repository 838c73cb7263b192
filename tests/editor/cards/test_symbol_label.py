"""Texts with symbols outside of faces: as high as their lines, drawn with symbols, and words for screen readers."""

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication

from editor.cards.symbol_label import SymbolLabel
from editor.cards.symbol_lines import has_symbols
from editor.theme.current_theme import apply_theme
from editor.theme.theme import Theme
from engine.words import languages, say

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_label_wraps_and_is_spoken_in_words() -> None:
    words = "Cost: 1 AP and 3 mana\nThe target loses 2 mana"
    label = SymbolLabel(words, "en")
    assert label.accessibleName() == words
    assert [line.words.replace("\N{NARROW NO-BREAK SPACE}", " ") for line in label.lines(1000)] == words.split("\n")
    assert label.heightForWidth(60) > label.heightForWidth(1000)
    label.resize(300, label.heightForWidth(300))
    plain = SymbolLabel(words.replace("3 mana", "3 xxxx"), "en")
    plain.resize(label.size())
    assert label.grab().toImage() != plain.grab().toImage()


@pytest.mark.parametrize("lang", languages())
def test_words_without_numbers_have_no_symbols(lang: str) -> None:
    assert has_symbols(f"1 {say('term-action-points-short', lang)}", lang)
    assert not has_symbols(say("term-mana", lang), lang)


def test_symbols_have_the_ink_of_the_text(qapp: QApplication) -> None:
    """On dark panels, too, where a card would be light."""
    for theme in (Theme.DARK, Theme.LIGHT):
        apply_theme(qapp, theme)
        label = SymbolLabel("+1 die", "en")
        assert label.card_colours.ink == label.palette().color(QPalette.ColorRole.WindowText).name()
