"""Chooses how Qt reaches a screen; must be asked before there is a QApplication, which aborts without one."""

import sys
from collections.abc import Mapping

SCREENS = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
WITHOUT_A_SCREEN = "offscreen"


class NoScreen(Exception):
    """There is no screen to show a window on."""


def choose_platform(environ: Mapping[str, str], *, needs_a_screen: bool) -> str | None:
    """The platform to set, or None where Qt finds a screen by itself."""
    if sys.platform != "linux" or any(environ.get(name) for name in SCREENS):
        return None
    if needs_a_screen:
        raise NoScreen
    return WITHOUT_A_SCREEN
