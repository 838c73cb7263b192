"""Makes SIGTERM and Ctrl+C quit the app like File > Quit.

Python runs a signal handler only between two of its own instructions, which an idle Qt loop never executes; so the
signal also writes a byte to a socket that the loop watches.
"""

import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QSocketNotifier
from PySide6.QtWidgets import QApplication

log = logging.getLogger(__name__)

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def quit_on_signals(app: QApplication, prepare: Callable[[], None]) -> Iterator[None]:
    """Let termination signals call `prepare` and quit `app` while active; restores the old handlers."""
    receiver, sender = socket.socketpair()
    receiver.setblocking(False)
    sender.setblocking(False)
    notifier = QSocketNotifier(receiver.fileno(), QSocketNotifier.Type.Read)

    def leave() -> None:
        number = signal.Signals(receiver.recv(1)[0])
        if number in SIGNALS:
            log.info("leaving: %s", number.name)
            prepare()
            app.quit()

    notifier.activated.connect(leave)
    wakeup_before = signal.set_wakeup_fd(sender.fileno())
    handlers_before = {number: signal.signal(number, lambda *_: None) for number in SIGNALS}
    try:
        yield
    finally:
        for number, handler in handlers_before.items():
            signal.signal(number, handler)
        signal.set_wakeup_fd(wakeup_before)
        notifier.setEnabled(False)
        receiver.close()
        sender.close()
