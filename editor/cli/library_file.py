"""The library that a verb is about: one's own, or the file that is named."""

from pathlib import Path


def library_file(named: str | None) -> Path:
    """Where it should lie."""
    from database.store.place import default_path

    return default_path() if named is None else Path(named)


def there(named: str | None) -> Path:
    """The same, where it must be there: no verb that looks at a library makes one."""
    from database.errors import LibraryUnavailable
    from database.store.place import is_there
    from engine.kernel.word import word

    path = library_file(named)
    if not is_there(path):
        raise LibraryUnavailable(word("library-missing", path=str(path)))
    return path
