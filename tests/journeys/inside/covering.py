"""A window over all others; it tells when it is in front, and when another came before it."""

import sys

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QWidget


class Cover(QWidget):
    """As large as the screen."""

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange:
            sys.stdout.write("in front\n" if self.isActiveWindow() else "behind\n")
            sys.stdout.flush()


def main() -> int:
    app = QApplication(["cover"])
    cover = Cover()
    cover.showMaximized()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
