"""The button that leads back to a page; its caption is elided if there is little room."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyleOptionButton

from editor.theme.icons import BESIDE
from editor.widgets.labels import on_button, tip

SLACK = 2
"""Pixels lost to rounding."""
AROUND = 2
"""Padding at both ends and around the icon, in line heights."""


class ReturnButton(QPushButton):
    """Button back to the previous page; its tooltip holds the whole caption."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("reference-return")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def lead_to(self, caption: str) -> None:
        self.setText(f"{BESIDE}{on_button(caption)}")
        self.setToolTip(tip(caption))
        self.setAccessibleName(caption)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        caption = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(self._beside_caption() + caption + SLACK, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(self._beside_caption(), self.sizeHint().height())

    def initStyleOption(self, option: QStyleOptionButton) -> None:  # noqa: N802 - Qt's name
        super().initStyleOption(option)
        room = self.width() - self._beside_caption()
        option.text = self.fontMetrics().elidedText(option.text, Qt.TextElideMode.ElideRight, room)

    def _beside_caption(self) -> int:
        return self.iconSize().width() + AROUND * self.fontMetrics().height()
