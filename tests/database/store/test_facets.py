"""The kinds, games, factions and tags to choose from."""

from pathlib import Path

from database.records import Facets
from tests.support.pack_libraries import library_at
from tests.support.packs import deck, fate


def test_each_value_is_reported_once_in_the_order_of_letters_and_none_of_the_trash(tmp_path: Path) -> None:
    cards = (
        fate("b", tags=["quick", "dark"], faction="wanderers"),
        fate("a", tags=["dark"], faction="knights"),
        {**deck("c", "a"), "tags": ["gone"]},
    )
    with library_at(tmp_path / "library.db", *cards) as library:
        library.documents.delete("c")
        assert library.documents.values() == Facets(
            kinds=("fate",), systems=("battleground",), factions=("knights", "wanderers"), tags=("dark", "quick")
        )
