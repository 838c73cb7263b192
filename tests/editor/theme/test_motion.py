"""Things move as the user prefers, and never without a screen."""

import pytest
from PySide6.QtWidgets import QApplication

from editor.theme import motion
from editor.theme.motion import allow_motion, motion_allowed


def test_nothing_moves_without_a_screen(qapp: QApplication) -> None:
    assert not motion_allowed()


def test_things_move_as_long_as_the_user_lets_them(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(motion, "WITHOUT_SCREEN", ())
    assert motion_allowed()
    allow_motion(False)
    assert not motion_allowed()
    allow_motion(True)
    assert motion_allowed()
