"""The filter panel of the browser: source, kind, game, faction, tag and cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QPushButton, QSpinBox, QWidget

from database.records import DocumentFilter, DocumentLayer
from editor.pages.library.documents.display_names import faction_name, game_name
from editor.pages.library.documents.search_query import LibraryOverview
from editor.presenters.document_kinds import kind_name
from editor.theme.icons import icon
from editor.widgets.labels import caption
from engine.words import say

ANY = ""
EVERYWHERE, OWN, STOCK, TRASH = ANY, "own", "stock", "trash"
FREE, DEAREST = -1, 9999
LEAST_LETTERS = 10
NAMES = {
    "from": "library-filter-from",
    "kind": "library-filter-kind",
    "game": "library-filter-game",
    "faction": "library-filter-faction",
    "tag": "library-filter-tag",
}


class FilterPanel(QWidget):
    """Filters of the library, each initially `any`; emits `changed`."""

    changed = Signal()

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.setObjectName("library-filters")
        self._lang = lang
        self._overview: LibraryOverview | None = None
        self._is_filling = False
        self.combos = {name: self._combo(name) for name in NAMES}
        self.least, self.most = self._cost("library-least-cost"), self._cost("library-most-cost")
        self.clear_button = QPushButton()
        self.clear_button.setObjectName("library-filters-clear")
        self.clear_button.setIcon(icon("close"))
        self.clear_button.clicked.connect(self.clear)
        self._labels = {name: caption() for name in NAMES}
        self._cost_label, self._to = caption(), caption()
        self._lay_out()
        self.speak(lang)

    def wanted(self) -> DocumentFilter:
        """The current filter."""
        chosen = {name: str(combo.currentData() or ANY) for name, combo in self.combos.items()}
        source = chosen["from"]
        layers: tuple[DocumentLayer, ...] = ("own", "stock")
        match source:
            case "own":
                layers = ("own",)
            case "stock":
                layers = ("stock",)
            case "trash":
                layers = ("trash",)
        return DocumentFilter(
            kinds=_some(chosen["kind"]),
            systems=_some(chosen["game"]),
            factions=_some(chosen["faction"]),
            tags=_some(chosen["tag"]),
            packs=() if source in (EVERYWHERE, OWN, STOCK, TRASH) else (source,),
            least_cost=None if self.least.value() == FREE else self.least.value(),
            most_cost=None if self.most.value() == FREE else self.most.value(),
            layers=layers,
        )

    @property
    def is_narrow(self) -> bool:
        """Whether any filter is set."""
        return self.wanted() != DocumentFilter()

    def offer(self, overview: LibraryOverview) -> None:
        """Set the values to choose from; keeps the choices, and emits `changed` if one has disappeared."""
        before, self._overview = self.wanted(), overview
        self._fill()
        if self.wanted() != before:
            self._emit_changed()

    def speak(self, lang: str) -> None:
        self._lang = lang
        for name, word in NAMES.items():
            self._labels[name].setText(say(word, lang))
            self.combos[name].setAccessibleName(say(word, lang))
        self._cost_label.setText(say("library-filter-cost", lang))
        self._to.setText(say("library-filter-to", lang))
        self.least.setAccessibleName(say("library-filter-least", lang))
        self.most.setAccessibleName(say("library-filter-most", lang))
        for box in (self.least, self.most):
            box.setSpecialValueText(say("library-filter-any-number", lang))
        self.clear_button.setText(say("library-filter-clear", lang))
        self._fill()

    def choose(self, name: str, value: str) -> None:
        """Choose a value of a filter."""
        combo = self.combos[name]
        combo.setCurrentIndex(max(combo.findData(value), 0))

    def clear(self) -> None:
        """Reset all filters to `any`."""
        self._quietly(self._put_back)
        self._emit_changed()

    def _put_back(self) -> None:
        for combo in self.combos.values():
            combo.setCurrentIndex(0)
        self.least.setValue(FREE)
        self.most.setValue(FREE)

    def _fill(self) -> None:
        self._quietly(self._offer_all)
        self.clear_button.setEnabled(self.is_narrow)

    def _offer_all(self) -> None:
        lang, values = self._lang, self._overview.values if self._overview else None
        packs = self._overview.packs if self._overview else {}
        sources = [
            (say("library-from-everywhere", lang), EVERYWHERE),
            (say("library-from-you", lang), OWN),
            (say("library-from-stock", lang), STOCK),
            *((title, key) for key, title in packs.items()),
            (say("library-trash", lang), TRASH),
        ]
        self._offer("from", sources)
        for name, found, text_of in (
            ("kind", values.kinds if values else (), kind_name),
            ("game", values.systems if values else (), game_name),
            ("faction", values.factions if values else (), faction_name),
            ("tag", values.tags if values else (), lambda each, _: each),
        ):
            offered = sorted((text_of(each, lang), each) for each in found)
            self._offer(name, [(say("library-filter-any", lang), ANY), *offered])

    def _offer(self, name: str, options: Sequence[tuple[str, str]]) -> None:
        combo, chosen = self.combos[name], self.combos[name].currentData()
        combo.clear()
        for text, value in options:
            combo.addItem(text, value)
        combo.setCurrentIndex(max(combo.findData(chosen), 0))

    def _quietly(self, change: Callable[[], None]) -> None:
        self._is_filling = True
        change()
        self._is_filling = False

    def _emit_changed(self) -> None:
        if not self._is_filling:
            self.clear_button.setEnabled(self.is_narrow)
            self.changed.emit()

    def _combo(self, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(f"library-filter-{name}")
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(LEAST_LETTERS)
        combo.currentIndexChanged.connect(self._emit_changed)
        return combo

    def _cost(self, name: str) -> QSpinBox:
        box = QSpinBox()
        box.setObjectName(name)
        box.setRange(FREE, DEAREST)
        box.setValue(FREE)
        box.valueChanged.connect(self._emit_changed)
        return box

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, combo in self.combos.items():
            self._labels[name].setBuddy(combo)
            form.addRow(self._labels[name], combo)
        cost = QWidget()
        row = QHBoxLayout(cost)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.least, 1)
        row.addWidget(self._to)
        row.addWidget(self.most, 1)
        self._cost_label.setBuddy(self.least)
        form.addRow(self._cost_label, cost)
        form.addRow(self.clear_button)


def _some(value: str) -> tuple[str, ...]:
    return (value,) if value else ()
