"""The Qt palette of a theme: every role in every group, so that nothing of the platform's palette is visible."""

from collections.abc import Mapping

from PySide6.QtGui import QColor, QPalette

from editor.theme.colours import Colours

Role = QPalette.ColorRole
Group = QPalette.ColorGroup


def palette(colours: Colours) -> QPalette:
    """All roles in all groups; an inactive window looks like an active one."""
    made = QPalette()
    for role, colour in roles(colours).items():
        made.setColor(role, QColor(colour))
    for role, colour in disabled(colours).items():
        made.setColor(Group.Disabled, role, QColor(colour))
    return made


def roles(colours: Colours) -> Mapping[Role, str]:
    return {
        Role.Window: colours.window,
        Role.WindowText: colours.text,
        Role.Base: colours.panel,
        Role.AlternateBase: colours.raised,
        Role.Text: colours.text,
        Role.PlaceholderText: colours.quiet_text,
        Role.Button: colours.raised,
        Role.ButtonText: colours.text,
        Role.BrightText: colours.text_on_accent,
        Role.ToolTipBase: colours.tip,
        Role.ToolTipText: colours.text_on_tip,
        Role.Highlight: colours.accent,
        Role.HighlightedText: colours.text_on_accent,
        Role.Accent: colours.accent,
        Role.Link: colours.link,
        Role.LinkVisited: colours.visited_link,
        Role.Light: colours.panel,
        Role.Midlight: colours.raised,
        Role.Mid: colours.line,
        Role.Dark: colours.edge,
        Role.Shadow: colours.line,
    }


def disabled(colours: Colours) -> Mapping[Role, str]:
    """Colours of disabled widgets."""
    texts = (Role.WindowText, Role.Text, Role.ButtonText, Role.PlaceholderText, Role.Link, Role.LinkVisited)
    return {
        **dict.fromkeys(texts, colours.disabled_text),
        Role.Base: colours.window,
        Role.Highlight: colours.line,
        Role.Accent: colours.line,
        Role.HighlightedText: colours.text,
    }
