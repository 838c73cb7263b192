"""Large buttons with two lines: the action, and a detail about it."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout

from editor.page_api.page_host import PageHost
from editor.theme.current_theme import colours
from editor.theme.icons import picture
from editor.theme.metrics import MEDIUM, THIN
from editor.theme.type_scale import TextRole
from editor.widgets.labels import RoleLabel, caption, without_access_key

GAP = MEDIUM
SIDE = 24
LARGE_SIDE = 32
RESTYLED = (QEvent.Type.PaletteChange, QEvent.Type.EnabledChange, QEvent.Type.StyleChange)


class LargeButton(QPushButton):
    """A button as tall as its two lines need; a `primary` one stands out."""

    def __init__(self, icon_name: str, title: str, more: str, *, primary: bool = False) -> None:
        super().__init__()
        self.setAccessibleName(title)
        self.setAccessibleDescription(more)
        self.setAutoDefault(False)
        self.setProperty("primary", primary)
        self._icon_name = icon_name
        self._primary = primary
        self._picture = caption()
        self._title, self._more = (
            RoleLabel(title, TextRole.PANEL if primary else TextRole.ROW, bold=True),
            caption(more),
        )
        for label, part in ((self._title, "title"), (self._more, "more")):
            label.setProperty("card", part)
            label.setWordWrap(True)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        texts = QVBoxLayout()
        texts.setSpacing(THIN)
        texts.addStretch(1)
        texts.addWidget(self._title)
        texts.addWidget(self._more)
        texts.addStretch(1)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(GAP, GAP, GAP, GAP)
        self._row.setSpacing(GAP)
        self._row.addWidget(self._picture, alignment=Qt.AlignmentFlag.AlignVCenter)
        self._row.addLayout(texts, 1)
        self._tint()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Press it with Enter as with Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self._row.minimumSize()

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt's name
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._row.heightForWidth(width)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in RESTYLED:
            self._tint()

    def _tint(self) -> None:
        """The picture in the colour of the title."""
        theme_colours = colours()
        colour = theme_colours.text_on_accent if self._primary else theme_colours.text
        side = LARGE_SIDE if self._primary else SIDE
        drawn = picture(
            self._icon_name,
            side,
            QColor(colour if self.isEnabled() else theme_colours.disabled_text),
            self.devicePixelRatioF(),
        )
        self._picture.setPixmap(QPixmap.fromImage(drawn))


class CommandButton(LargeButton):
    """A button for a command, enabled and disabled with it."""

    def __init__(self, window: PageHost, command: str, more: str, *, primary: bool = False) -> None:
        action = window.action(command)
        super().__init__(action.data(), without_access_key(action.text()).rstrip("…"), more, primary=primary)
        self.setObjectName(f"start-{command}")
        self.clicked.connect(lambda: window.run_command(command))
        action.enabledChanged.connect(self.setEnabled)
        self.setEnabled(action.isEnabled())
