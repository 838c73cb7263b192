"""What a person sees of a table: everything that can be clicked now, by what it is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from editor.pages.play.page import PlayPage

Sort = Literal["answer", "deed", "grey", "card", "hex", "figure", "key", "cover"]
CLICKABLE = ("reach", "choice", "target")


@dataclass(frozen=True, slots=True)
class Sight:
    """Something to click: on a widget, on the map at a place."""

    sort: Sort
    name: str
    widget: QWidget
    place: str = ""


def sights(page: PlayPage) -> list[Sight]:
    """All that can be clicked for an answer."""
    parts = page.parts
    if parts.cover.isVisible():
        return [Sight("cover", "cover", parts.cover.button)]
    if parts.keypad.isVisible():
        return [Sight("key", str(face), key) for face, key in parts.keypad.keys.items()]
    return [*_offers(page), *_cards(page), *_on_map(page)]


def _offers(page: PlayPage) -> Iterator[Sight]:
    for id_, button in page.parts.bar.buttons.items():
        if button.isVisible():
            sort: Sort = "grey" if button.offer.refused else "answer" if id_.startswith("choice:") else "deed"
            yield Sight(sort, id_, button)


def _cards(page: PlayPage) -> Iterator[Sight]:
    for side in page.parts.sides.values():
        for pile in side.piles.values():
            for id_, card in pile.cards.items():
                if card.isVisible() and card.wanted and not card.picked:
                    yield Sight("card", id_, card)


def _on_map(page: PlayPage) -> Iterator[Sight]:
    view = page.parts.map
    if not view.isVisible():
        return
    for place, spot in view.painter.overlay.spots.items():
        if spot.look in CLICKABLE:
            yield Sight("hex", place, view.viewport(), place)
    for id_, look in view.painter.overlay.pieces.items():
        figure = view.painter.board_index.pieces.get(id_)
        if look in CLICKABLE and figure is not None and figure.places:
            yield Sight("figure", id_, view.viewport(), figure.places[0])


def someone_is_asked(page: PlayPage) -> bool:
    """Whether a person is asked and the dice lie; or the game is over."""
    play = page.play
    return play.over or not (play.session.bot_is_asked or page.parts.tray.busy)


def point_of(page: PlayPage, place: str) -> QPoint:
    """Where a place is drawn, in the view of the map."""
    view = page.parts.map
    at = view.painter.board_index.centre(place)
    assert at is not None, place
    return view.in_view(*at).toPoint()
