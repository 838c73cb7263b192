"""The canvas, turned by quarters: a property of the view, not of the board."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from editor.canvas.board_turn_service import board_turns
from editor.canvas.geometry.fitting_turn import UPRIGHT, fitting_quarters
from editor.canvas.geometry.quarter_turns import turned_point
from editor.canvas.mouse_map_view import MouseMapView


class TurnableMapView(MouseMapView):
    """Shows a board upright or turned by quarters; text stays upright.

    A fitted board is turned where that makes its hexes larger, unless a person has turned it by hand.
    """

    sheet_turned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own_seat = ""
        self._by_hand: int | None = None
        self._board_name = ""
        self._turns = board_turns()
        self._turns.changed.connect(self._fit_again)

    @property
    def quarters(self) -> int:
        """The quarter turns, clockwise, by which the sheet is shown turned: 0 to 3."""
        return self.painter.board_index.geometry.quarters

    def show_own_side(self, seat: str) -> None:
        """Keep the side of this seat nearest; that of the first seat, if it is empty."""
        if seat != self._own_seat:
            self._own_seat = seat
            self._fit_again()

    def remember_turn_of(self, board: str) -> None:
        """Turn the board with this name as it was last turned by hand, in any view, and remember how it is turned."""
        self._board_name = board
        self._by_hand = self._turns.turned_by_hand(board)
        self._fit_again()

    def turn_by_hand(self) -> None:
        """Turn the sheet by one more quarter."""
        self.turn_to(self.quarters + 1)

    def turn_to(self, quarters: int) -> None:
        """Keep the sheet turned clockwise by this number of quarters, until it is as it would be by itself.

        In a view that is not fitted, the point in the middle stays there.
        """
        quarters %= 4
        self._by_hand = None if quarters == self._fitting_quarters() else quarters
        self._turns.remember(self._board_name, self._by_hand)
        if quarters != self.quarters:
            x, y, width, height = self.seen()
            middle = turned_point((x + width / 2, y + height / 2), quarters - self.quarters)
            self._turn(quarters)
            if self.is_fitted:
                self.fit()
            else:
                self.centre_on(*middle)

    def fit(self) -> None:
        """Show the whole sheet, turned as it fills the view best, or as it was turned by hand."""
        quarters = self._fitting_quarters() if self._by_hand is None else self._by_hand
        if quarters != self.quarters:
            self._turn(quarters)
        super().fit()

    def _fit_again(self) -> None:
        if self.is_fitted:
            self.fit()

    def _turn(self, quarters: int) -> None:
        """Turn the sheet away below the mouse: what it carried is put back, and it points at nothing until it moves."""
        self.gestures.give_up()
        self._hover_over("", "")
        self.traces.clear()
        self.painter.turn_to(quarters)
        self._box = self.painter.sheet_box()
        self.sheet_turned.emit()

    def _fitting_quarters(self) -> int:
        if not self._turns.turns_to_fit:
            return UPRIGHT
        board_index, room = self.painter.board_index, self.maximumViewportSize()
        return fitting_quarters(
            board_index.board,
            board_index.geometry,
            self.painter.sheet_box(),
            (room.width(), room.height()),
            self._own_seat,
        )
