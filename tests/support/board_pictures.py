"""Waits for the pictures of boards on a page, which are made in a thread."""

from PySide6.QtCore import QElapsedTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from editor.shell.main_window import MainWindow
from editor.thumbnails.board_picture_worker import BoardPictureWorker

LONGEST_WAIT = 30_000
"""Milliseconds."""
NAP = 5


def wait_for_pictures(window: MainWindow) -> None:
    """Until all pictures that are in sight are made and painted."""
    window.context.library.wait()
    QApplication.processEvents()
    for each in (window, *window.findChildren(QDialog)):
        each.grab()
    worker = BoardPictureWorker.of(window.context)
    clock = QElapsedTimer()
    clock.start()
    while not worker.is_idle:
        if clock.elapsed() > LONGEST_WAIT:
            raise AssertionError("the pictures of boards are not made")
        QTest.qWait(NAP)
    QApplication.processEvents()
