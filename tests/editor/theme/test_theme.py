"""The themes are complete and legible, and the platform has no say."""

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from editor.theme.colours import Colours
from editor.theme.theme import COLOURS, Theme, choose_theme, palette, wear

LEAST_CONTRAST = 4.5  # WCAG 2.1 AA, ordinary text


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it."""
    asked = QColor(colour)
    parts = (asked.redF(), asked.greenF(), asked.blueF())
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", COLOURS.values(), ids=COLOURS)
def test_text_can_be_read_on_every_ground(colours: Colours) -> None:
    for ground in (colours.window, colours.panel, colours.raised):
        for text in (colours.text, colours.quiet_text, colours.link):
            assert contrast(text, ground) >= LEAST_CONTRAST, (text, ground)
    assert contrast(colours.text_on_accent, colours.accent) >= LEAST_CONTRAST


@pytest.mark.parametrize("colours", COLOURS.values(), ids=COLOURS)
def test_the_palette_leaves_no_role_to_the_platform(colours: Colours) -> None:
    """Every role a widget draws with is one of the theme's own colours."""
    own = {getattr(colours, name) for name in colours.__dataclass_fields__}
    made = palette(colours)
    not_roles = (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles)
    groups = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled)
    drawn = {(group, role) for group in groups for role in QPalette.ColorRole if role not in not_roles}
    assert [(group, role) for group, role in drawn if made.color(group, role).name() not in own] == []


def test_a_theme_is_worn_on_fusion(qapp: QApplication) -> None:
    wear(qapp, Theme.DARK)
    dark = (qapp.style().name(), qapp.palette().color(QPalette.ColorRole.Window).name())
    wear(qapp, Theme.LIGHT)
    assert dark == ("fusion", COLOURS[Theme.DARK].window)


def test_the_theme_is_the_one_asked_for_else_light() -> None:
    assert choose_theme({}) is Theme.LIGHT
    assert choose_theme({"HEXSMITH_THEME": ""}) is Theme.LIGHT
    assert choose_theme({"HEXSMITH_THEME": "dark"}) is Theme.DARK
    with pytest.raises(ValueError, match="none of the themes: light, dark"):
        choose_theme({"HEXSMITH_THEME": "blue"})
