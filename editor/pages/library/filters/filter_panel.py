"""The filter panel of the browser: lists of sources, kinds, games, factions and tags with counts, and the cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSpinBox, QVBoxLayout, QWidget

from database.records import DocumentFilter, DocumentLayer
from editor.pages.library.documents.display_names import faction_name, game_name
from editor.pages.library.documents.facet_counts import FacetCounts
from editor.pages.library.documents.search_query import LibraryOverview
from editor.pages.library.filters.facet_list import FacetListWidget, FacetValue
from editor.presenters.document_kinds import kind_icon, kind_order, kinds_name
from editor.theme.icons import icon
from editor.theme.metrics import LARGE, MEDIUM, SMALL, TINY
from editor.widgets.labels import CapitalsLabel, caption, without_access_key
from engine.words import say

ANY = ""
EVERYWHERE, OWN, STOCK, TRASH = ANY, "own", "stock", "trash"
FREE, DEAREST = -1, 9999
SOURCE = "from"
NAMES = {
    SOURCE: "library-filter-from",
    "kind": "library-filter-kind",
    "game": "library-filter-game",
    "faction": "library-filter-faction",
    "tag": "library-filter-tag",
}


class FilterPanel(QWidget):
    """Filters of the library, each initially without a choice; emits `changed`."""

    changed = Signal()

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.setObjectName("library-filters")
        self._lang = lang
        self._overview: LibraryOverview | None = None
        self._is_filling = False
        self.lists = {name: FacetListWidget(name, must_have_one=name == SOURCE) for name in NAMES}
        self.least, self.most = self._cost("library-least-cost"), self._cost("library-most-cost")
        self.clear_button = QPushButton()
        self.clear_button.setObjectName("library-filters-clear")
        self.clear_button.setIcon(icon("close"))
        self.clear_button.clicked.connect(self.clear)
        self._labels = {name: CapitalsLabel() for name in NAMES if name != SOURCE}
        self._cost_label, self._to = CapitalsLabel(), caption()
        for each in self.lists.values():
            each.changed.connect(self._emit_changed)
        self.lists[SOURCE].chosen_again.connect(self._show_everything)
        self._lay_out()
        self.speak(lang)

    def wanted(self) -> DocumentFilter:
        """The current filter."""
        source = self.lists[SOURCE].chosen
        layers: tuple[DocumentLayer, ...] = ("own", "stock")
        match source:
            case "own":
                layers = ("own",)
            case "stock":
                layers = ("stock",)
            case "trash":
                layers = ("trash",)
        return DocumentFilter(
            kinds=_some(self.lists["kind"].chosen),
            systems=_some(self.lists["game"].chosen),
            factions=_some(self.lists["faction"].chosen),
            tags=_some(self.lists["tag"].chosen),
            packs=() if source in (EVERYWHERE, OWN, STOCK, TRASH) else (source,),
            least_cost=None if self.least.value() == FREE else self.least.value(),
            most_cost=None if self.most.value() == FREE else self.most.value(),
            layers=layers,
        )

    @property
    def is_narrow(self) -> bool:
        """Whether any filter is set."""
        return self.wanted() != DocumentFilter()

    @property
    def shows_all_sources(self) -> bool:
        return self.lists[SOURCE].chosen == EVERYWHERE

    def offer(self, overview: LibraryOverview) -> None:
        """Set the values to choose from; keeps the choices, and emits `changed` if one has disappeared."""
        before, self._overview = self.wanted(), overview
        self._fill()
        if self.wanted() != before:
            self._emit_changed()

    def show_counts(self, counts: FacetCounts | None) -> None:
        """Show how many documents each value lists; no numbers if that is not known."""
        for name, each in self.lists.items():
            each.show_counts(None if counts is None else dict(counts.by_value.get(name, {})))

    def speak(self, lang: str) -> None:
        self._lang = lang
        for name, word in NAMES.items():
            if name in self._labels:
                self._labels[name].setText(without_access_key(say(word, lang)))
            self.lists[name].setAccessibleName(without_access_key(say(word, lang)))
        self._cost_label.setText(without_access_key(say("library-filter-cost", lang)))
        self._to.setText(say("library-filter-to", lang))
        self.least.setAccessibleName(say("library-filter-least", lang))
        self.most.setAccessibleName(say("library-filter-most", lang))
        for box in (self.least, self.most):
            box.setSpecialValueText(say("library-filter-any-number", lang))
        self.clear_button.setText(say("library-filter-clear", lang))
        self._fill()

    def choose(self, name: str, value: str) -> None:
        """Choose a value of a filter; none if there is no such value."""
        self.lists[name].choose(value)

    def clear(self) -> None:
        """Reset all filters to `any`."""
        self._quietly(self._put_back)
        self._emit_changed()

    def clear_one(self, name: str) -> None:
        """Reset one filter, by its name, to `any`."""
        if name in self.lists:
            self.lists[name].choose(ANY)
        else:
            self._quietly(self._put_cost_back)
            self._emit_changed()

    def name_of(self, name: str) -> str:
        """The value that is chosen in a filter, in words; of the cost its name."""
        if name in self.lists:
            return self.lists[name].chosen_name
        return without_access_key(say("library-filter-cost", self._lang))

    def _show_everything(self) -> None:
        """Clear the other filters when `Everything` is asked for again: they narrow it down."""
        if self.is_narrow and self.shows_all_sources:
            self.clear()

    def _put_back(self) -> None:
        for each in self.lists.values():
            each.choose(ANY)
        self._put_cost_back()

    def _put_cost_back(self) -> None:
        self.least.setValue(FREE)
        self.most.setValue(FREE)

    def _fill(self) -> None:
        self._quietly(self._offer_all)
        self._show_what_fits()

    def _offer_all(self) -> None:
        values = self._overview.values if self._overview else None
        self.lists[SOURCE].offer(list(self._sources()))
        kinds = values.kinds if values else ()
        order = {kind: place for place, kind in enumerate(kind_order())}
        self.lists["kind"].offer(
            [
                FacetValue(each, kinds_name(each, self._lang), kind_icon(each))
                for each in sorted(kinds, key=lambda kind: (order.get(kind, len(order)), kind))
            ]
        )
        self._offer("game", values.systems if values else (), game_name)
        self._offer("faction", values.factions if values else (), faction_name)
        self._offer("tag", values.tags if values else (), lambda each, _: each)

    def _sources(self) -> Iterator[FacetValue]:
        lang = self._lang
        yield FacetValue(EVERYWHERE, say("library-source-all", lang), "library")
        yield FacetValue(OWN, say("library-source-own", lang), "person")
        yield FacetValue(STOCK, say("library-source-stock", lang), "guard")
        for key, title in (self._overview.packs if self._overview else {}).items():
            yield FacetValue(key, title, "pack")
        yield FacetValue(TRASH, say("library-source-trash", lang), "trash")

    def _offer(self, name: str, values: Sequence[str], text_of: Callable[[str, str], str]) -> None:
        named = sorted((text_of(each, self._lang), each) for each in values)
        self.lists[name].offer([FacetValue(value, text) for text, value in named])

    def _quietly(self, change: Callable[[], None]) -> None:
        self._is_filling = True
        change()
        self._is_filling = False

    def _emit_changed(self) -> None:
        if not self._is_filling:
            self._show_what_fits()
            self.changed.emit()

    def _show_what_fits(self) -> None:
        """Leave out filters without values, and the button while there is nothing to clear."""
        self.clear_button.setVisible(self.is_narrow)
        self.lists[SOURCE].stand_back(self.is_narrow and self.shows_all_sources)
        for name, each in self.lists.items():
            each.setVisible(bool(each.count()))
            if name in self._labels:
                self._labels[name].setVisible(bool(each.count()))

    def _cost(self, name: str) -> QSpinBox:
        box = QSpinBox()
        box.lineEdit().setTextMargins(TINY, 0, 0, 0)  # a padding in the style sheet does not reach it
        box.setObjectName(name)
        box.setRange(FREE, DEAREST)
        box.setValue(FREE)
        box.valueChanged.connect(self._emit_changed)
        return box

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(SMALL, MEDIUM, SMALL, MEDIUM)
        column.setSpacing(TINY)
        for name, each in self.lists.items():
            if name in self._labels:
                self._labels[name].setBuddy(each)
                column.addSpacing(LARGE - TINY)
                column.addWidget(_indented(self._labels[name]))
            column.addWidget(each)
        cost = QWidget()
        row = QHBoxLayout(cost)
        row.setContentsMargins(SMALL, 0, SMALL, 0)
        row.addWidget(self.least, 1)
        row.addWidget(self._to)
        row.addWidget(self.most, 1)
        self._cost_label.setBuddy(self.least)
        column.addSpacing(LARGE - TINY)
        column.addWidget(_indented(self._cost_label))
        column.addWidget(cost)
        column.addSpacing(MEDIUM)
        column.addWidget(self.clear_button)
        self.clear_button.hide()
        column.addStretch(1)


def _indented(label: CapitalsLabel) -> CapitalsLabel:
    """A heading that begins where the rows below it do."""
    label.setContentsMargins(SMALL, 0, 0, 0)
    return label


def _some(value: str) -> tuple[str, ...]:
    return (value,) if value else ()
