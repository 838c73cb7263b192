"""Signals quit the app while the handler is active, and have their old effect afterwards."""

import signal

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from editor.app.quit_signals import SIGNALS, quit_on_signals


@pytest.mark.parametrize("number", SIGNALS)
def test_a_signal_ends_the_loop(qapp: QApplication, number: signal.Signals) -> None:
    with quit_on_signals(qapp, lambda: None):
        QTimer.singleShot(0, qapp, lambda: signal.raise_signal(number))
        too_late = QTimer(interval=5000)
        too_late.timeout.connect(lambda: qapp.exit(3))
        too_late.start()
        assert qapp.exec() == 0


def test_other_signals_are_for_others(qapp: QApplication) -> None:
    heard: list[int] = []
    before = signal.signal(signal.SIGUSR1, lambda number, _: heard.append(number))
    with quit_on_signals(qapp, lambda: None):
        QTimer.singleShot(0, qapp, lambda: signal.raise_signal(signal.SIGUSR1))
        QTimer.singleShot(50, qapp, lambda: qapp.exit(3))
        assert qapp.exec() == 3
    signal.signal(signal.SIGUSR1, before)
    assert heard == [signal.SIGUSR1]


def test_everything_is_put_back(qapp: QApplication) -> None:
    before = [signal.getsignal(number) for number in SIGNALS]
    with quit_on_signals(qapp, lambda: None):
        assert [signal.getsignal(number) for number in SIGNALS] != before
    assert [signal.getsignal(number) for number in SIGNALS] == before
    assert signal.set_wakeup_fd(-1) == -1
