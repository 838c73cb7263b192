"""Observers are notified of every change that affects searches, inside its transaction."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from sqlalchemy import Connection

from database.errors import LibraryBug
from database.library import Library
from database.store.write_observers import WrittenDocument
from tests.support.libraries import deck, fate, open_library, stock_in


class Mirror:
    """Records which documents a search would find, by their keys."""

    def __init__(self) -> None:
        self.found: dict[str, tuple[str, str, int]] = {}
        self.fails = False

    def written(self, rows: Connection, documents: Sequence[WrittenDocument]) -> None:
        if self.fails:
            raise ZeroDivisionError
        assert rows.exec_driver_sql("SELECT 1").scalar() == 1
        self.found |= {each.key: (each.facts.id, each.layer, each.facts.plain.get("ap", 0)) for each in documents}

    def gone(self, rows: Connection, keys: Sequence[str]) -> None:
        for key in keys:
            self.found.pop(key, None)

    def translated(self, rows: Connection, ids: Sequence[str]) -> None:
        pass


@pytest.fixture
def mirror() -> Mirror:
    return Mirror()


@pytest.fixture
def watched(tmp_path: Path, mirror: Mirror) -> Iterator[Library]:
    with open_library(tmp_path / "library.db") as library:
        library._session.watchers.append(mirror)
        yield library


def ids(mirror: Mirror) -> dict[str, int]:
    return {name: ap for name, _, ap in mirror.found.values()}


def test_every_change_is_reported(watched: Library, mirror: Mirror) -> None:
    """Saving, renaming with all who name it, restoring, the trash and back."""
    watched.documents.save_many([fate("luck", ap=1), fate("skill", ap=2), deck("cards", "luck")])
    assert ids(mirror) == {"luck": 1, "skill": 2, "cards": 0}
    watched.documents.save(fate("luck", ap=3))
    assert ids(mirror)["luck"] == 3
    watched.documents.rename("luck", "fortune")
    assert ids(mirror) == {"fortune": 3, "skill": 2, "cards": 0}
    watched.documents.duplicate("skill", "wit")
    watched.revisions.restore(watched.revisions.of("fortune")[-1].number)
    assert ids(mirror) == {"fortune": 1, "skill": 2, "cards": 0, "wit": 2}
    entry = watched.documents.delete("skill")
    assert ids(mirror) == {"fortune": 1, "cards": 0, "wit": 2}
    watched.trash.restore(entry.key)
    assert ids(mirror) == {"fortune": 1, "skill": 2, "cards": 0, "wit": 2}
    watched.documents.delete("wit")
    watched.trash.empty(older_than_days=0)
    living = {entry.key: entry.id for entry in watched.documents.entries()}
    assert {key: name for key, (name, _, _) in mirror.found.items()} == living


def test_stock_is_reported_too(tmp_path: Path, mirror: Mirror) -> None:
    """New, changed and gone documents of it."""
    stock = stock_in(tmp_path, fate("battleground/luck", ap=1), fate("battleground/old"))
    with open_library(tmp_path / "library.db", stock=lambda: stock) as library:
        library._session.watchers.append(mirror)
        stock_in(tmp_path, fate("battleground/luck", ap=22), fate("battleground/new"))
        library.stock.refresh()
        assert {name: layer for name, layer, _ in mirror.found.values()} == {
            "battleground/luck": "stock",
            "battleground/new": "stock",
        }


def test_a_failing_observer_undoes_everything(watched: Library, mirror: Mirror) -> None:
    watched.documents.save(fate("luck", ap=1))
    mirror.fails = True
    with pytest.raises(ZeroDivisionError):
        watched.documents.save(fate("luck", ap=2))
    assert watched.documents.get("luck") == fate("luck", ap=1)


def test_sqlalchemy_is_not_brought_in_in_the_middle(tmp_path: Path) -> None:
    """It would end the transaction."""
    with (
        open_library(tmp_path / "library.db") as library,
        library._session.looking(),
        pytest.raises(LibraryBug),
    ):
        library.documents.entries()
