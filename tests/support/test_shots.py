"""`./dev shots` pictures every screen in every theme and language."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from editor.theme.theme import Theme
from engine.words import languages
from tests.support.shots import find_screens


def test_every_screen_has_its_pictures_and_a_place_on_the_sheet(tmp_path: Path) -> None:
    """No two themes or languages look the same, so that each was really shown."""
    subprocess.run([sys.executable, "-m", "tests.support.shots", str(tmp_path)], check=True, timeout=100)
    wanted = {f"{screen}-{theme}-{lang}" for screen in find_screens() for theme in Theme for lang in languages()}
    pictures = {path.stem: path.read_bytes() for path in tmp_path.glob("*.png")}
    assert pictures.keys() == wanted | {"all"}
    assert len(set(pictures.values())) == len(pictures)
    sheet, window = QImage(str(tmp_path / "all.png")), QImage(str(tmp_path / "empty-window-light-en.png"))
    assert sheet.width() > window.width() == 1120
