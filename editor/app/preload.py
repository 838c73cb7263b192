"""Background preloading for the first game, so that the user need not wait after a click."""

import gc
from collections.abc import Iterator
from types import ModuleType

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

from editor.page_api.page_registry import opener_of, page_types
from editor.page_api.page_request import PlayScenario


class PreloadWorker(QObject):
    """Worker that preloads step by step and stops when the app quits. Parts not ready yet are loaded on demand."""

    loaded = Signal(list)
    """Emitted with the documents that waited, when the modules of the pages are loaded."""
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
        for _ in self._steps():
            if self._stopped:
                return
        # Modules, words and games stay until the app quits: scanning them in every full collection blocked the
        # window for 50 ms now and then.
        gc.freeze()
        self.done.emit()

    def _steps(self) -> Iterator[str]:
        openers = load_openers()
        yield "pages"
        self.loaded.emit(self._documents)
        yield from preload_steps(openers, self._lang)


def load_openers() -> list[ModuleType]:
    """Load the openers of the preloaded pages, that of games first."""
    pages = [page for page in page_types().values() if page.is_preloaded]
    return [opener_of(page) for page in sorted(pages, key=lambda page: PlayScenario not in page.answers)]


def preload_steps(openers: list[ModuleType], lang: str) -> Iterator[str]:
    """Run the steps of these openers. Yields each part that is ready."""
    for opener in openers:
        yield opener.__name__
        yield from opener.preload_steps(lang)
