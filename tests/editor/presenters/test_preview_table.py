"""Previews of choices register themselves; every kind of choice of a game has one, or is named here."""

from collections.abc import Mapping
from importlib import import_module

import pytest

from editor.presenters.presenter import presenters
from editor.presenters.preview_table import PreviewTable
from tests.support.game_texts import kinds

WITHOUT: Mapping[str, frozenset[str]] = {
    "battleground": frozenset(
        {"decline", "done", "end", "face", "first-player", "mana-reroll", "pass", "place", "reroll"}
    ),
    "hoplomachus": frozenset({"bonus-hp", "decline", "displace", "done", "faction", "next-phase", "use"}),
}
"""The kinds of choices whose button says everything: nothing is computed for them."""


@pytest.mark.parametrize("system", sorted(presenters()))
def test_every_kind_of_choice_has_a_preview_or_needs_none(system: str) -> None:
    table: PreviewTable = import_module(f"editor.presenters.{system}.previews").PREVIEWS
    assert set(kinds(system)) - table.kinds == WITHOUT[system]


def test_a_kind_has_one_preview() -> None:
    table = PreviewTable()
    table.of("move", "push")(lambda *_: None)
    with pytest.raises(ValueError, match="push"):
        table.of("push")(lambda *_: None)
    assert table.kinds == {"move", "push"}
