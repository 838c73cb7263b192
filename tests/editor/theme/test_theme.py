"""The themes by name, and that all in them can be read and seen."""

import pytest
from PySide6.QtGui import QPalette

from editor.theme.colours import HIGH_CONTRAST, Colours
from editor.theme.qt_palette import palette
from editor.theme.stylesheet import stylesheet
from editor.theme.theme import COLOURS, Theme, choose_theme
from tests.editor.theme.colour_vision import contrast

TEXT, PART, STRONG, OF_DISABLED = 4.5, 3.0, 7.0, 2.0

EVERY_THEME = pytest.mark.parametrize("colours", COLOURS.values(), ids=COLOURS)


def grounds(colours: Colours) -> tuple[str, ...]:
    return colours.window, colours.panel, colours.raised, colours.sunken, colours.wash


@EVERY_THEME
def test_text_can_be_read_on_every_ground(colours: Colours) -> None:
    least = STRONG if colours is HIGH_CONTRAST else TEXT
    texts = (colours.text, colours.quiet_text, colours.faint_text, colours.link, colours.visited_link)
    for text in (*texts, colours.good, colours.warning, colours.bad):
        for ground in grounds(colours):
            assert contrast(text, ground) >= least, (text, ground)
    assert contrast(colours.text_on_accent, colours.accent) >= least
    assert contrast(colours.text_on_tip, colours.tip) >= least
    for text, wash in (
        (colours.good, colours.good_wash),
        (colours.warning, colours.warning_wash),
        (colours.bad, colours.bad_wash),
    ):
        assert contrast(text, wash) >= least, (text, wash)
        assert contrast(colours.text, wash) >= least, wash


@EVERY_THEME
def test_parts_can_be_seen_on_every_ground(colours: Colours) -> None:
    """What can be pressed or filled in, what is chosen, and where the focus is."""
    least = STRONG if colours is HIGH_CONTRAST else PART
    for part in (colours.edge, colours.accent, colours.focus):
        for ground in grounds(colours):
            assert contrast(part, ground) >= least, (part, ground)


@EVERY_THEME
def test_disabled_text_is_paler_but_readable(colours: Colours) -> None:
    for ground in grounds(colours):
        assert contrast(colours.disabled_text, ground) >= OF_DISABLED
        assert contrast(colours.disabled_text, ground) < contrast(colours.text, ground) / 1.5


@EVERY_THEME
def test_the_palette_leaves_no_role_to_the_platform(colours: Colours) -> None:
    """Every role a widget draws with is one of the theme's own colours."""
    own = {getattr(colours, name) for name in colours.__dataclass_fields__}
    made = palette(colours)
    not_roles = (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles)
    groups = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled)
    drawn = {(group, role) for group in groups for role in QPalette.ColorRole if role not in not_roles}
    assert [(group, role) for group, role in drawn if made.color(group, role).name() not in own] == []


@EVERY_THEME
def test_texts_can_be_read_on_their_grounds_in_the_palette(colours: Colours) -> None:
    """In every group but the disabled one, which has a test of its own."""
    role, made = QPalette.ColorRole, palette(colours)
    pairs = [
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
    ]
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        for text, ground in pairs:
            assert contrast(made.color(group, text).name(), made.color(group, ground).name()) >= TEXT


@EVERY_THEME
@pytest.mark.parametrize("text_size", [100, 137, 200])
def test_the_sheet_is_filled_in(colours: Colours, text_size: int) -> None:
    sheet = stylesheet(colours, text_size)
    assert "$" not in sheet
    assert {colours.edge, colours.focus, colours.accent} <= set(sheet.replace(";", " ").split())


def test_the_theme_is_the_one_asked_for_else_the_preferred_one() -> None:
    assert choose_theme({}) is Theme.SYSTEM
    assert choose_theme({"HEXSMITH_THEME": ""}, Theme.DARK) is Theme.DARK
    assert choose_theme({"HEXSMITH_THEME": "high-contrast"}, Theme.DARK) is Theme.HIGH_CONTRAST
    with pytest.raises(ValueError, match="none of the themes: system, light, dark, high-contrast"):
        choose_theme({"HEXSMITH_THEME": "blue"})
