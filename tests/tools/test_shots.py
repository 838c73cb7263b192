"""`./dev shots` pictures every screen in every look."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from editor.theme.theme import COLOURS
from tests.tools.shots import LOOKS, find_screens

pytestmark = pytest.mark.slow


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tests.tools.shots", *arguments]
    return subprocess.run(command, check=False, timeout=100, capture_output=True, text=True)


def test_a_screen_has_a_picture_in_each_look_and_there_is_a_sheet_of_it_and_of_each_look(tmp_path: Path) -> None:
    """No two looks are equal, so each was really used."""
    assert run(str(tmp_path), "about").returncode == 0
    pictures = {path.stem: path.read_bytes() for path in tmp_path.glob("*.png")}
    of_looks = {f"{what}-{look}" for what in ("about", "sheet") for look in LOOKS}
    assert pictures.keys() == of_looks | {"all-about"}
    assert len(set(pictures.values())) == len(pictures) == 25
    sheet, one = QImage(str(tmp_path / "all-about.png")), QImage(str(tmp_path / "about-light-en-100.png"))
    assert sheet.width() > one.width() > 300


def test_a_screen_there_is_not_is_reported(tmp_path: Path) -> None:
    done = run(str(tmp_path), "no-such-screen")
    assert done.returncode == 2
    known = sorted(name.replace("_", "-") for name in find_screens())
    assert f"no such screen: no-such-screen; there are {', '.join(known)}" in done.stderr


def test_an_option_is_no_folder() -> None:
    done = run("--help", "about")
    assert (done.returncode, "shots [FOLDER" in done.stderr) == (2, True)
    assert not Path("--help", "all-about.png").exists()


def test_every_theme_is_shown() -> None:
    assert {look.theme for look in LOOKS} == set(COLOURS)
