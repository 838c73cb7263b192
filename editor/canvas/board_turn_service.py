"""The service that knows how boards are turned in all views: by themselves to fill the window, or by hand."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal


class BoardTurnService(QObject):
    """Whether boards are turned to fit, and the boards that were turned by hand in this session."""

    changed = Signal()
    """Emitted when boards begin or cease to be turned to fit."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._turns_to_fit = True
        self._by_hand: dict[str, int] = {}

    @property
    def turns_to_fit(self) -> bool:
        """Whether a board taller than wide is turned in a wide view."""
        return self._turns_to_fit

    def turn_to_fit(self, turns: bool) -> None:
        """Turn boards to fit from now on, or show all upright."""
        if turns != self._turns_to_fit:
            self._turns_to_fit = turns
            self.changed.emit()

    def turned_by_hand(self, board: str) -> int | None:
        """The quarters by which a board was turned by hand; None if it was not."""
        return self._by_hand.get(board)

    def remember(self, board: str, quarters: int | None) -> None:
        """Keep how a board was turned by hand until the app is left; None to forget it."""
        if quarters is None:
            self._by_hand.pop(board, None)
        elif board:
            self._by_hand[board] = quarters

    def begin(self, *, turns_to_fit: bool) -> None:
        """Begin a session, in which no board was turned by hand yet."""
        self._by_hand.clear()
        self.turn_to_fit(turns_to_fit)


def board_turns() -> BoardTurnService:
    """The service of the app."""
    app = QCoreApplication.instance()
    found = None if app is None else app.findChild(BoardTurnService)
    return BoardTurnService(app) if found is None else found
