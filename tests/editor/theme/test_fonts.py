"""The fonts that come with the app: free to give away, complete for four languages, figures of one width."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF, QRawFont
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from editor.theme.current_theme import apply_theme
from editor.theme.fonts import SANS, SERIF, load_fonts, sans_font, serif_font
from editor.theme.theme import Theme
from editor.theme.type_scale import TextRole, text_font
from engine.words import resources_folder

LETTERS = "ĄąĆćĘęŁłŃńÓóŚśŹźŻżÀàÈèÉéÌìÒòÙùÁáÍíÑñÚúÜü¿¡«»„”“’–—…×·″"


def test_both_families_are_found(qapp: QApplication) -> None:
    assert {SANS, SERIF} <= set(load_fonts())


@pytest.mark.parametrize("family", sorted((resources_folder() / "fonts").iterdir()), ids=lambda path: path.name)
def test_a_licence_stands_beside_each_family(family: Path) -> None:
    licence = (family / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence


@pytest.mark.parametrize("path", sorted((resources_folder() / "fonts").glob("*/*.ttf")), ids=lambda path: path.stem)
def test_a_font_has_every_letter_of_the_four_languages(qapp: QApplication, path: Path) -> None:
    font = QRawFont(str(path), 16)
    assert [letter for letter in LETTERS if not font.supportsCharacter(ord(letter))] == []


def test_figures_of_the_sans_have_one_width_in_widgets_too(qapp: QApplication, qtbot: QtBot) -> None:
    apply_theme(qapp, Theme.LIGHT)
    label = QLabel("111")
    qtbot.addWidget(label)
    label.ensurePolished()
    for metrics in (QFontMetricsF(sans_font()), QFontMetricsF(label.font())):
        assert metrics.horizontalAdvance("111") == metrics.horizontalAdvance("888")


@pytest.mark.parametrize("role", TextRole)
def test_a_role_grows_with_the_text_size(qapp: QApplication, role: TextRole) -> None:
    small, large = text_font(role, 100), text_font(role, 200)
    assert large.pointSizeF() == pytest.approx(2 * small.pointSizeF())
    assert (small.family(), text_font(role, 100, serif=True).family()) == (SANS, serif_font().family())


def test_roles_grow_from_keys_to_verdicts() -> None:
    sizes = [role.value for role in TextRole]
    assert sizes == sorted(sizes)
