"""The library that a verb works on: the default one, or the file or folder that is given."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from editor.cli.errors import UsageError

if TYPE_CHECKING:
    from database.store.document_source import DocumentSource
    from editor.cli.localised_text import LocalisedTexts


def library_file(named: str | None) -> Path:
    """Path of the library."""
    from database.store.library_path import default_path

    return default_path() if named is None else Path(named)


def existing_library_file(named: str | None) -> Path:
    """Path of an existing library; read-only verbs never create one."""
    from database.errors import LibraryUnavailable
    from database.store.library_path import is_there
    from engine.kernel.data.message import message

    path = library_file(named)
    if not is_there(path):
        raise LibraryUnavailable(message("library-missing", path=str(path)))
    return path


@contextmanager
def open_source(named: str | None, voice: LocalisedTexts) -> Iterator[DocumentSource | None]:
    """Source from the given library, a file or folder that must exist.

    Otherwise from the user's library, if there is one. It is opened read-only, so that it does not block a window that
    has it open.
    """
    from database.library import Library
    from database.store.library_path import default_path, is_there
    from editor.services.document_sources import FolderSource, is_folder

    path = default_path() if named is None else Path(named)
    if is_folder(path):
        yield FolderSource(path)
        return
    if not is_there(path):
        if named is not None:
            raise UsageError(voice.say("cli-no-such-library", name=named))
        yield None
        return
    with Library.open(path, read_only=True) as library:
        # Stock is read from its files: the library may have been written by another version of the program.
        yield library.resolver(with_stock=False)
