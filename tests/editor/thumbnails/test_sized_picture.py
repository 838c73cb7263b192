"""The size that a picture is made in: the first at once, of many in a row only the last."""

from PySide6.QtCore import QSize

from editor.thumbnails.sized_picture import SizedPictureWidget


def test_the_first_size_counts_at_once_and_a_later_one_once_it_rests() -> None:
    widget = SizedPictureWidget("picture")
    widget.resize(200, 100)
    widget.show()
    assert widget.rested_size == QSize(200, 100)
    for width in (300, 400, 500):
        widget.resize(width, 100)
    assert widget.rested_size == QSize(200, 100)
    widget._rested.timeout.emit()
    assert widget.rested_size == QSize(500, 100)
    widget.close()
