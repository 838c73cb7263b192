"""PySide6 stays below 6.12, which on Python 3.10 and 3.11 drops a reference to None in every call that returns none."""

import subprocess
import sys

import PySide6
from packaging.version import Version

VOID_CALLS = """
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QLabel

app = QApplication([])
label, item, image = QLabel(), QGraphicsRectItem(), QImage(8, 8, QImage.Format.Format_RGB32)
painter = QPainter(image)
for turn in range(4000):
    label.setText(str(turn))
    item.setPos(turn, turn)
    item.setBrush(QColor(turn % 256, 0, 0))
    painter.drawRect(QRectF(0, 0, 4, 4))
    app.processEvents()
painter.end()
print("alive")
"""


def test_the_pinned_version_is_installed() -> None:
    assert Version("6.11.3") <= Version(PySide6.__version__) < Version("6.12")


def test_twenty_thousand_calls_that_return_nothing_do_no_harm() -> None:
    """In a process of its own, since the fault that it detects aborts Python."""
    done = subprocess.run([sys.executable, "-c", VOID_CALLS], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr
