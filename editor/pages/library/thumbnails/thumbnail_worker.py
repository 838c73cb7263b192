"""Makes thumbnails one after another in a thread of its own, and caches them within a limit."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from database.records import LibraryEntry
from editor.documents.worker_thread import WorkerThread
from editor.services.library_worker import LibraryWorker
from editor.thumbnails.card_thumbnail import paint_card_thumbnail, paint_hand_thumbnail
from editor.thumbnails.thumbnail_board import thumbnail_board
from editor.thumbnails.thumbnail_face import thumbnail_face, thumbnail_hand
from editor.thumbnails.thumbnail_painter import ThumbnailStyle, paint_thumbnail
from editor.thumbnails.thumbnail_source import (
    HANDS,
    ThumbnailSource,
    has_thumbnail,
    is_card,
    refers_to_others,
    thumbnail_source,
)

MOST_KEPT = 500
MOST_BYTES = 64 * 1024 * 1024
REQUEST_DELAY = 40
"""Debounce in milliseconds before thumbnails are made, so as not to slow scrolling and typing."""
MOST_WAITING = 256
"""The greatest number of pending requests, more than tiles fit on a screen; older ones are out of view by then."""


@dataclass(frozen=True, slots=True)
class ThumbnailRequest:
    """A request for the picture of a document, in a style."""

    digest: str
    look: ThumbnailStyle


@dataclass(frozen=True, slots=True)
class CachedThumbnail:
    """A picture, or the fact that there is none."""

    image: QImage | None
    digests: tuple[str, ...]
    """Digest of everything that it was made from."""
    turn: int
    """The number of changes of the library at that time."""

    @property
    def size(self) -> int:
        return 0 if self.image is None else self.image.sizeInBytes()


class ThumbnailWorker(QObject):
    """Thumbnail worker, one for each window; emits `made` with the digest of a document."""

    made = Signal(str)
    _painted = Signal(object, object)

    def __init__(self, library_worker: LibraryWorker) -> None:
        super().__init__(library_worker)
        self._library_worker = library_worker
        self._thread = WorkerThread()
        self._cache: OrderedDict[ThumbnailRequest, CachedThumbnail] = OrderedDict()
        self._waiting: OrderedDict[ThumbnailRequest, LibraryEntry] = OrderedDict()
        self._made_now: ThumbnailRequest | None = None
        self._turn = 0
        self._next_soon = QTimer(self)
        self._next_soon.setSingleShot(True)
        self._next_soon.timeout.connect(self._make_next)
        self._painted.connect(self._keep, Qt.ConnectionType.QueuedConnection)
        library_worker.changed.connect(self._note_change)
        library_worker.stops.connect(self._thread.stop)

    @classmethod
    def of(cls, library_worker: LibraryWorker) -> ThumbnailWorker:
        """Thumbnail worker of this library worker, created on first use."""
        return library_worker.findChild(cls) or cls(library_worker)

    @property
    def is_idle(self) -> bool:
        """Whether all requested pictures are done."""
        return self._made_now is None and not self._waiting

    def wait(self) -> None:
        """Wait until the current one is painted; it is still to be shown."""
        self._thread.wait()

    def picture(self, entry: LibraryEntry, look: ThumbnailStyle) -> QImage | None:
        """The picture, if it was made already; otherwise it is requested, if there can be one."""
        if not has_thumbnail(entry.kind) or look.width < 1 or look.height < 1:
            return None
        if look.is_small and entry.kind in HANDS:
            return None
        shows_words = is_card(entry.kind) or entry.kind in HANDS
        wish = ThumbnailRequest(entry.digest, look if shows_words else replace(look, lang=""))
        cached = self._cache.get(wish)
        if cached is None or (cached.turn != self._turn and (cached.image is None or refers_to_others(entry.kind))):
            self._want(wish, entry)
        if cached is None:
            return None
        self._cache.move_to_end(wish)
        return cached.image

    def _want(self, wish: ThumbnailRequest, entry: LibraryEntry) -> None:
        if wish == self._made_now or wish in self._waiting:
            return  # tiles are painted anew as neighbours come; that must not begin the delay again
        self._waiting[wish] = entry
        if len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        self._next_soon.start(REQUEST_DELAY)

    def _make_next(self) -> None:
        if self._made_now is not None or not self._waiting or self._library_worker.leaves:
            return
        wish, entry = self._waiting.popitem(last=False)
        self._made_now = wish
        self._library_worker.ask(
            self,
            partial(thumbnail_source, entry=entry),
            partial(self._paint, wish, entry.kind, self._turn),
            lambda _: self._let_go(),
        )

    def _paint(self, wish: ThumbnailRequest, kind: str, turn: int, texts: ThumbnailSource | None) -> None:
        cached = self._cache.get(wish)
        if texts is None or self._library_worker.leaves:
            self._keep(wish, CachedThumbnail(None, (), turn))
        elif cached is not None and cached.digests == texts.digests:
            self._keep(wish, CachedThumbnail(cached.image, cached.digests, turn))
        else:
            self._thread.do(partial(self._paint_in_thread, wish, kind, turn, texts))

    def _paint_in_thread(self, wish: ThumbnailRequest, kind: str, turn: int, texts: ThumbnailSource) -> None:
        """Paint in the worker thread; always answers, even after an exception."""
        image = None
        try:
            image = _image_of(kind, texts, wish.look)
        finally:
            self._painted.emit(wish, CachedThumbnail(image, texts.digests, turn))

    def _keep(self, wish: ThumbnailRequest, thumbnail: CachedThumbnail) -> None:
        self._made_now = None
        self._cache[wish] = thumbnail
        self._cache.move_to_end(wish)
        while len(self._cache) > MOST_KEPT or sum(each.size for each in self._cache.values()) > MOST_BYTES:
            self._cache.popitem(last=False)
        self.made.emit(wish.digest)
        if not self._next_soon.isActive():
            self._next_soon.start(0)

    def _let_go(self) -> None:
        """Drop a request that the library refused; it is repeated when the document is shown again."""
        self._made_now = None
        self._next_soon.start(0)

    def _note_change(self) -> None:
        """Invalidate thumbnails after a library change, since referenced documents may differ."""
        self._turn += 1


def _image_of(kind: str, texts: ThumbnailSource, look: ThumbnailStyle) -> QImage | None:
    if is_card(kind):
        return _card_image(texts, look)
    return _hand_image(texts, look) if kind in HANDS else _board_image(texts, look)


def _hand_image(texts: ThumbnailSource, look: ThumbnailStyle) -> QImage | None:
    faces = thumbnail_hand(texts, look.lang)
    return paint_hand_thumbnail(faces, look) if faces else None


def _board_image(texts: ThumbnailSource, look: ThumbnailStyle) -> QImage | None:
    board = thumbnail_board(texts)
    return None if board is None else paint_thumbnail(board, look)


def _card_image(texts: ThumbnailSource, look: ThumbnailStyle) -> QImage | None:
    face = thumbnail_face(texts, look.lang)
    return None if face is None else paint_card_thumbnail(face, look)
