"""The Qt palette of a theme: every role in every group, so that nothing of the platform's palette is visible."""

from collections.abc import Mapping

from PySide6.QtGui import QColor, QPalette

from editor.theme.colours import Colours

ColorRole = QPalette.ColorRole
Group = QPalette.ColorGroup


def palette(colours: Colours) -> QPalette:
    """All roles in all groups; an inactive window looks like an active one."""
    made = QPalette()
    for role, colour in roles(colours).items():
        made.setColor(role, QColor(colour))
    for role, colour in disabled(colours).items():
        made.setColor(Group.Disabled, role, QColor(colour))
    return made


def roles(colours: Colours) -> Mapping[ColorRole, str]:
    return {
        ColorRole.Window: colours.window,
        ColorRole.WindowText: colours.text,
        ColorRole.Base: colours.panel,
        ColorRole.AlternateBase: colours.raised,
        ColorRole.Text: colours.text,
        ColorRole.PlaceholderText: colours.quiet_text,
        ColorRole.Button: colours.raised,
        ColorRole.ButtonText: colours.text,
        ColorRole.BrightText: colours.text_on_accent,
        ColorRole.ToolTipBase: colours.tip,
        ColorRole.ToolTipText: colours.text_on_tip,
        ColorRole.Highlight: colours.wash,
        ColorRole.HighlightedText: colours.text,
        ColorRole.Accent: colours.accent,
        ColorRole.Link: colours.link,
        ColorRole.LinkVisited: colours.visited_link,
        ColorRole.Light: colours.panel,
        ColorRole.Midlight: colours.raised,
        ColorRole.Mid: colours.line,
        ColorRole.Dark: colours.edge,
        ColorRole.Shadow: colours.line,
    }


def disabled(colours: Colours) -> Mapping[ColorRole, str]:
    """Colours of disabled widgets."""
    texts = (
        ColorRole.WindowText,
        ColorRole.Text,
        ColorRole.ButtonText,
        ColorRole.PlaceholderText,
        ColorRole.Link,
        ColorRole.LinkVisited,
    )
    return {
        **dict.fromkeys(texts, colours.disabled_text),
        ColorRole.Base: colours.window,
        ColorRole.Highlight: colours.line,
        ColorRole.Accent: colours.line,
        ColorRole.HighlightedText: colours.text,
    }
