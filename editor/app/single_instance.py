"""The single instance of the app for each user and settings folder.

A second start passes its arguments to the first and exits.
"""

import logging
from contextlib import suppress
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, QThread, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from database.files.atomic_write import OWNERS_FOLDER
from editor.app.instance_socket import LONGEST, decode_names, encode_names, is_foreign_socket, socket_path

log = logging.getLogger(__name__)

LOCK = "running.lock"
NO_TRY_WAIT = 0
PATIENCE = 3000
STEP = 50
HEARD = b"heard\n"


class StartOutcome(Enum):
    """Outcome of a start."""

    FIRST = "this is the app now"
    HANDED_OVER = "another one does what was wanted"
    NO_ANSWER = "another one runs, and does not answer"
    NO_DOOR = "another one runs, and cannot be asked: its socket belongs to another user, or is missing"


class SingleInstanceService(QObject):
    """Single-instance service: holds the lock of the settings folder and the socket for later starts.

    Emits `wanted` with their requests.
    """

    wanted = Signal(list)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        with suppress(OSError):
            folder.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
        self._lock = QLockFile(str(folder / LOCK))
        self._lock.setStaleLockTime(0)
        self._door = socket_path(folder)
        self._server: QLocalServer | None = None
        self._visitors: list[QLocalSocket] = []

    def start(self, arguments: list[str], patience: int = PATIENCE) -> StartOutcome:
        """Become the running app, or pass the arguments to it.

        The lock of a crashed app is taken over, even a damaged one, or one of this machine under another name.
        """
        until = QDeadlineTimer(patience)
        while not self._lock.tryLock(NO_TRY_WAIT):
            has_door = bool(self._door) and not is_foreign_socket(self._door)
            if has_door and hand_over(self._door, arguments):
                return StartOutcome.HANDED_OVER
            if self._lock.error() is not QLockFile.LockError.LockFailedError:
                log.warning("the app cannot know whether it runs already: %s", self._lock.error().name)
                return StartOutcome.FIRST
            if self._lock.removeStaleLockFile():
                continue
            if not has_door:
                log.warning("another app runs, and its door is not one's own: %s", self._door)
                return StartOutcome.NO_DOOR
            if until.hasExpired():
                return StartOutcome.NO_ANSWER
            QThread.msleep(STEP)
        self._open_door()
        return StartOutcome.FIRST

    def stop(self) -> None:
        """Release the lock for the next start."""
        for visitor in self._visitors:
            visitor.abort()
        self._visitors.clear()
        if self._server:
            self._server.close()
        self._lock.unlock()

    def _open_door(self) -> None:
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not self._door:
            log.warning("later starts cannot be heard: no folder is private enough for the door")
            return
        QLocalServer.removeServer(self._door)
        if not self._server.listen(self._door):
            log.warning("later starts cannot be heard: %s", self._server.errorString())
        self._server.newConnection.connect(self._receive)

    def _receive(self) -> None:
        while self._server and (visitor := self._server.nextPendingConnection()):
            visitor.setReadBufferSize(LONGEST)
            self._visitors.append(visitor)
            visitor.readyRead.connect(self._hear_all)
            visitor.disconnected.connect(self._see_out)
        self._hear_all()

    def _hear_all(self) -> None:
        for visitor in tuple(self._visitors):
            self._hear(visitor)

    def _see_out(self) -> None:
        """Drop closed connections."""
        gone = [each for each in self._visitors if each.state() is QLocalSocket.LocalSocketState.UnconnectedState]
        self._visitors = [each for each in self._visitors if each not in gone]
        for visitor in gone:
            visitor.deleteLater()

    def _hear(self, visitor: QLocalSocket) -> None:
        """Answer each complete line; a client that sends too much is disconnected."""
        if visitor.canReadLine():
            arguments = decode_names(bytes(visitor.readLine(LONGEST).data()))
            if arguments is not None:
                visitor.write(HEARD)
                visitor.flush()  # the request may take longer than the second start waits
                self.wanted.emit(arguments)
            visitor.disconnectFromServer()
        elif visitor.bytesAvailable() >= LONGEST:
            visitor.abort()


def hand_over(door: str, arguments: list[str]) -> bool:
    """Pass the arguments to the running app; returns whether it received them."""
    socket = QLocalSocket()
    socket.connectToServer(door)
    if not socket.waitForConnected(PATIENCE):
        return False
    socket.write(encode_names(arguments))
    socket.waitForBytesWritten(PATIENCE)
    return socket.waitForReadyRead(PATIENCE) and socket.readAll().data() == HEARD
