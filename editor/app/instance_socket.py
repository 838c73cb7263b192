"""The local socket of a running app, and the lines that a later start sends to it.

It is in a folder to which only the user can write: anybody else with access could pose as the app.
"""

import getpass
import hashlib
import json
import os
import re
import stat
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

LONGEST = 1024 * 1024
"""The greatest length of a line in bytes: enough for all names that a user selects at once."""
LONGEST_PLACE = 100
"""The greatest length of a socket's path in bytes that every system allows."""
SESSION = "XDG_RUNTIME_DIR"
DOOR = "running.door"
BETWEEN = re.compile(r"[ \t]*")
STRINGS = json.JSONDecoder()


def socket_path(folder: Path) -> str:
    """Path of the app's socket for this settings folder; empty if no place is private enough.

    The path of a socket must be short: if that of the folder is not, the session's folder is used, or a new one among
    the temporary files.
    """
    name = f"hexsmith-{hashlib.sha256(os.fsencode(folder.resolve())).hexdigest()[:16]}"
    if os.name == "nt":
        return f"{name}-{getpass.getuser()}"
    session = Path(os.environ.get(SESSION) or os.devnull)
    temporary = Path(tempfile.gettempdir()) / f"hexsmith-{os.getuid()}"
    with suppress(OSError):
        temporary.mkdir(mode=0o700, exist_ok=True)
    for place in (folder / DOOR, session / name, temporary / name):
        if len(os.fsencode(place)) <= LONGEST_PLACE and _is_private(place.parent):
            return str(place)
    return ""


def is_foreign_socket(door: str) -> bool:
    """True if a file at the path of the socket is not the user's own."""
    if os.name == "nt":
        return False
    try:
        found = os.lstat(door)
    except FileNotFoundError:
        return False
    except (OSError, ValueError):
        return True
    return not stat.S_ISSOCK(found.st_mode) or found.st_uid != os.getuid()


def encode_names(names: Sequence[str]) -> bytes:
    """Encode names to be opened, as many as fit in a request."""
    line = json.dumps(names).encode()
    while len(line) >= LONGEST:
        names = names[: len(names) // 2]
        line = json.dumps(names).encode()
    return line + b"\n"


def decode_names(line: bytes) -> list[str] | None:
    """Decode a request; None if it is invalid.

    It is a flat list of strings; each is parsed by itself, and anything nested is refused.
    """
    try:
        text = line.decode().strip()
        if text == "[]":
            return []
        names, at, mark = [], 0, "["
        while text[at] == mark:
            at = _past_blanks(text, at + 1)
            if text[at] != '"':
                return None
            name, at = STRINGS.raw_decode(text, at)
            names.append(name)
            at, mark = _past_blanks(text, at), ","
    except (ValueError, IndexError):
        return None
    return names if text[at:] == "]" else None


def _past_blanks(text: str, at: int) -> int:
    blanks = BETWEEN.match(text, at)
    return blanks.end() if blanks else at


def _is_private(folder: Path) -> bool:
    """True if no other user can write there."""
    try:
        found = folder.lstat()
    except OSError:
        return False
    others_write = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not others_write
