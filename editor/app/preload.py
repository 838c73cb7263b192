"""Preloads in the background what the first game needs, so that nobody who clicks has to wait for it."""

import gc
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QObject, QThreadPool, Signal

LIBRARY = "library-"
"""How the words of its screens begin: each is parsed when it is first asked for."""


class PreloadWorker(QObject):
    """Goes on step by step in a thread, and stops when the app leaves. What is not ready yet is read when asked for."""

    done = Signal()
    """All of it is ready."""

    def __init__(self, app: QCoreApplication, lang: str) -> None:
        super().__init__(app)
        self._lang = lang
        self._stopped = False
        app.aboutToQuit.connect(self.stop)

    def start(self) -> None:
        QThreadPool.globalInstance().start(self._run)

    def stop(self) -> None:
        """After the step that it is at."""
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
    """The modules, the games, and a first look at each stock scenario in this language; tells what is ready."""
    import editor.pages.play.start.start_game

    yield editor.pages.play.start.start_game.__name__
    from engine.registry import systems

    yield from systems()
    from editor.pages.play.start.new_session import NewGame, seat_stock_game, seats_of
    from editor.playtest.load_game import naming_of
    from editor.playtest.snapshot import take_snapshot
    from editor.presenters.presenter import presenters
    from editor.services.scenario_catalogue import stock_scenarios

    yield from presenters()
    for name in stock_scenarios():
        seats_of(name)
        session = seat_stock_game(NewGame(name), lang)
        take_snapshot(session, naming_of(session.table, lang))
        yield name
    import editor.pages.library.open_library_page
    from engine.words import arguments, ids

    for word in sorted(ids()):
        if word.startswith(LIBRARY):
            arguments(word, lang)
            yield word
    yield editor.pages.library.open_library_page.__name__
