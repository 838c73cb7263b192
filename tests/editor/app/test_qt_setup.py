"""The Qt platform: Qt's own choice with a screen, none for a picture, a refusal for a window."""

import sys

import pytest

from editor.app.qt_setup import NoScreen, choose_platform


@pytest.mark.parametrize("name", ["QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"])
def test_qt_finds_a_screen_that_is_there(name: str) -> None:
    assert choose_platform({name: "x"}, needs_a_screen=True) is None


def test_a_picture_needs_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert choose_platform({"DISPLAY": ""}, needs_a_screen=False) == "offscreen"


def test_a_window_needs_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(NoScreen):
        choose_platform({}, needs_a_screen=True)


def test_other_systems_always_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert choose_platform({}, needs_a_screen=True) is None
