"""Makes pictures of boards in a thread, one after another, and keeps them for every window of the process."""

from __future__ import annotations

import atexit
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QObject, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage

from editor.theme.theme import Theme

if TYPE_CHECKING:
    from editor.view_model.board import GameBoard

REQUEST_DELAY = 100
"""Milliseconds before the first picture is made: the window is painted first."""
LOOK_EVERY = 12
"""Milliseconds."""
MOST_KEPT = 120
MOST_BYTES = 32 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class BoardSubject:
    """The subject of a picture: a key that changes with the content, and a function for its board, run in a thread."""

    key: str
    board: Callable[[], GameBoard | None] = field(compare=False)


@dataclass(frozen=True, slots=True)
class PictureFormat:
    """The theme of a picture, its largest size in logical pixels, and the device pixel ratio."""

    theme: Theme
    width: int
    height: int
    ratio: float = 1.0


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture of a subject in a format."""

    subject: BoardSubject
    format: PictureFormat

    @property
    def key(self) -> tuple[str, PictureFormat]:
        return self.subject.key, self.format


class BoardPictureWorker(QObject):
    """The worker of one window; emits `made` with the key of a subject whose picture is there."""

    made = Signal(str)

    _kept: ClassVar[OrderedDict[tuple[str, PictureFormat], QImage | None]] = OrderedDict()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[tuple[str, PictureFormat], PictureRequest] = {}
        self._made_now: PictureRequest | None = None
        self._came: SimpleQueue[QImage | None] = SimpleQueue()
        self._look = QTimer(self, interval=LOOK_EVERY)
        self._look.timeout.connect(self._take)
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._make_next)

    @classmethod
    def of(cls, owner: QObject) -> BoardPictureWorker:
        """The worker of an owner, created on first use."""
        return owner.findChild(cls) or cls(owner)

    @property
    def is_idle(self) -> bool:
        """Whether all requested pictures are made."""
        return self._made_now is None and not self._waiting

    def picture(self, subject: BoardSubject, wanted: PictureFormat) -> QImage | None:
        """The picture, if it was made already and there is one; otherwise it is requested."""
        request = PictureRequest(subject, wanted)
        if request.key in self._kept:
            self._kept.move_to_end(request.key)
            return self._kept[request.key]
        is_made_now = self._made_now is not None and self._made_now.key == request.key
        if wanted.width > 0 and wanted.height > 0 and not is_made_now:
            self._waiting[request.key] = request
            if self._made_now is None and not self._soon.isActive():
                self._soon.start(REQUEST_DELAY)
        return None

    def _make_next(self) -> None:
        if self._made_now is not None or not self._waiting:
            return
        key = next(iter(self._waiting))
        self._made_now = request = self._waiting.pop(key)
        came = self._came
        painting_threads().start(lambda: came.put(_painted(request)))
        self._look.start()

    def _take(self) -> None:
        try:
            image = self._came.get_nowait()
        except Empty:
            return
        self._look.stop()
        request, self._made_now = self._made_now, None
        if request is None:
            return
        self._kept[request.key] = image
        while (
            len(self._kept) > MOST_KEPT or sum(each.sizeInBytes() for each in self._kept.values() if each) > MOST_BYTES
        ):
            self._kept.popitem(last=False)
        self.made.emit(request.subject.key)
        self._make_next()


@cache
def painting_threads() -> QThreadPool:
    """The thread that paints; the process does not end before its picture is done, which takes a tenth of a second."""
    threads = QThreadPool()
    threads.setMaxThreadCount(1)
    atexit.register(threads.waitForDone)
    return threads


def _painted(request: PictureRequest) -> QImage | None:
    """The picture; None without a board."""
    from editor.thumbnails.thumbnail_painter import ThumbnailStyle, paint_thumbnail

    board, wanted = request.subject.board(), request.format
    if board is None:
        return None
    style = ThumbnailStyle(wanted.theme, wanted.width, wanted.height, wanted.ratio, is_small=False, fills=True)
    return paint_thumbnail(board, style)
