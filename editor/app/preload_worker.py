"""Background preloading for the first game, so that the user need not wait after a click."""

import gc
import sys
import threading
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from editor.page_api.page_registry import opener_of, page_types
from editor.page_api.page_request import PlayScenario

FIRST_STEPS = 2
"""The modules of the pages, and one scenario: from then on a scenario opens at once."""


class PreloadWorker(QObject):
    """Worker that preloads step by step and stops when the app quits. Parts not ready yet are loaded on demand, also
    those after a step that fails: no document waits for ever."""

    loaded = Signal(list)
    """Emitted with the documents that waited, once opening one does not block the window."""
    done = Signal()
    """Emitted when everything is preloaded."""

    def __init__(self, app: QCoreApplication, lang: str, documents: list[str]) -> None:
        super().__init__(app)
        self._documents = documents
        self._lang = lang
        self._stopped = False
        app.aboutToQuit.connect(self.stop)

    def start(self) -> None:
        QThreadPool.globalInstance().start(self._run)

    def stop(self) -> None:
        """Stop after the current step."""
        self._stopped = True

    def _run(self) -> None:
        number = 0
        try:
            for number, _ in enumerate(preload_steps(self._lang, self._documents), 1):
                if self._stopped:
                    return
                if number == FIRST_STEPS:
                    self.loaded.emit(self._documents)
        except Exception:
            threading.excepthook(threading.ExceptHookArgs((*sys.exc_info(), threading.current_thread())))
        if number < FIRST_STEPS:
            self.loaded.emit(self._documents)
        # Modules, words and games stay until the app quits: scanning them in every full collection blocked the
        # window for 50 ms now and then.
        gc.freeze()
        self.done.emit()


def preload_steps(lang: str, named: Sequence[str]) -> Iterator[str]:
    """Load the openers of the preloaded pages, then run their steps, those of games and of named scenarios first.

    Yields each part that is ready.
    """
    pages = [page for page in page_types().values() if page.is_preloaded]
    openers = [opener_of(page) for page in sorted(pages, key=lambda page: PlayScenario not in page.answers)]
    yield "pages"
    for opener in openers:
        yield from opener.preload_steps(lang, named)
