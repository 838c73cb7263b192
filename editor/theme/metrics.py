"""Lengths of the window in pixels at 100 %: spaces, corners, controls. Those with text in them grow with it."""

from typing import Final

THIN: Final = 2
TINY: Final = 4
SMALL: Final = 8
MEDIUM: Final = 12
LARGE: Final = 16
HUGE: Final = 24
VAST: Final = 32
"""Spaces, between things that belong together up to those that do not."""

FINE_RADIUS: Final = 2
"""For bars and cells."""
KEY_RADIUS: Final = 4
CONTROL_RADIUS: Final = 6
CARD_RADIUS: Final = 8
FLOAT_RADIUS: Final = 10
DIALOG_RADIUS: Final = 12

APP_BAR: Final = 44
PAGE_BAR: Final = 56
HINT_BAR: Final = 28
CONTROL: Final = 28
BAR_CONTROL: Final = 32
TOOL_BUTTON: Final = 36
TOOL_ICON: Final = 20
ICON: Final = 16
"""Heights of bars and controls, and sides of icons."""


def scaled(length: float, text_size: int) -> int:
    """A length that grows with the text size in per cent; never less than a pixel."""
    return max(1, round(length * text_size / 100))
