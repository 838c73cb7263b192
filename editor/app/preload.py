"""Background preloading for the first game, so that a click does not wait."""

import gc
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from editor.pages.page_registry import opener_of, page_types
from editor.pages.page_request import PlayScenario


class PreloadWorker(QObject):
    """Worker that preloads step by step and stops when the app quits. Parts not ready yet are loaded on demand."""

    done = Signal()
    """Emitted when everything is preloaded."""

    def __init__(self, app: QCoreApplication, lang: str) -> None:
        super().__init__(app)
        self._lang = lang
        self._stopped = False
        app.aboutToQuit.connect(self.stop)

    def start(self) -> None:
        QThreadPool.globalInstance().start(self._run)

    def stop(self) -> None:
        """Stop after the current step."""
        self._stopped = True

    def _run(self) -> None:
        for _ in preload_steps(self._lang):
            if self._stopped:
                return
        # Modules, words and games stay until the app leaves: going through them in every full collection stopped the
        # window for 50 ms now and then.
        gc.freeze()
        self.done.emit()


def preload_steps(lang: str) -> Iterator[str]:
    """Openers of preloaded pages with their own steps, games first. Yields each part that is ready."""
    pages = [page for page in page_types().values() if page.is_preloaded]
    for page in sorted(pages, key=lambda page: PlayScenario not in page.answers):
        opener = opener_of(page)
        yield opener.__name__
        yield from opener.preload_steps(lang)
