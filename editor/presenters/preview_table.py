"""The previews of a game: each function says, as a decorator, for which kinds of choices it makes the sheet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from editor.game_text.display_names import DisplayNames
from editor.view_model.side_panel import Sheet
from engine.kernel.data.choice import Choice

Preview: TypeAlias = Callable[[Any, Choice, DisplayNames], "Sheet | None"]
PreviewT = TypeVar("PreviewT", bound=Preview)


class PreviewTable:
    """Preview functions by kind of choice, filled by the decorator `of`."""

    def __init__(self) -> None:
        self._by_kind: dict[str, Preview] = {}

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of choices that have a preview."""
        return frozenset(self._by_kind)

    def of(self, *kinds: str) -> Callable[[PreviewT], PreviewT]:
        """Register a function for kinds of choices; a kind has one preview."""

        def register(make: PreviewT) -> PreviewT:
            if taken := self.kinds.intersection(kinds):
                raise ValueError(f"{sorted(taken)} have a preview already")
            self._by_kind.update(dict.fromkeys(kinds, make))
            return make

        return register

    def sheet(self, view: Any, choice: Choice, naming: DisplayNames) -> Sheet | None:
        """Preview sheet of a choice; None if its kind has none, or there is nothing to show."""
        make = self._by_kind.get(choice.kind)
        return None if make is None else make(view, choice, naming)
