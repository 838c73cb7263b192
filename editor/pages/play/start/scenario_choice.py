"""Widget for choosing a scenario: stock scenarios and the user's own, each with its source."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from editor.pages.play.widgets.rule_label import RuleLabel
from editor.services.scenario_catalogue import ICONS, ScenarioEntry, ScenarioService
from editor.theme.icons import icon
from editor.widgets.labels import PictureLabel, quiet_text
from engine.words import say


class ScenarioChoiceWidget(QWidget):
    """Combo box of scenarios with their sources; emits `chosen` when the choice changes."""

    chosen = Signal()

    def __init__(self, own: ScenarioService, proposed: str, lang: str) -> None:
        super().__init__()
        self._own, self._lang, self._proposed = own, lang, proposed
        self.combo = QComboBox()
        self.combo.setObjectName("new-game-scenario")
        self.combo.setAccessibleName(say("table-scenario", lang))
        self._source = quiet_text("")
        self._source.setObjectName("new-game-whence")
        self.problem = RuleLabel("new-game-fault", lang)
        self._warning = PictureLabel(icon("warning"), self.fontMetrics().height())
        self.setFocusProxy(self.combo)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.combo)
        column.addWidget(self._source)
        row = QHBoxLayout()
        row.addWidget(self._warning, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.problem, 1)
        column.addLayout(row)
        self._list()
        self.combo.currentIndexChanged.connect(self._show)
        own.changed.connect(self._list_again)
        self._show()

    @property
    def sample(self) -> ScenarioEntry:
        """The selected scenario."""
        return self._known[self.combo.currentData()]

    def refuse(self, why: str) -> None:
        """Show in rich text why the scenario cannot be played."""
        self.problem.setText(why)
        self.problem.setAccessibleName(why)
        for part in (self.problem, self._warning):
            part.setVisible(bool(why))

    def _list(self) -> None:
        self._known = self._own.all
        before = self.combo.currentData() or self._proposed
        self.combo.clear()
        for sample in self._known.values():
            source_text = [sample.source_text(self._lang)] if sample.origin != "stock" else []
            label = " · ".join((sample.name(self._lang), sample.game(self._lang), *source_text))
            if sample.origin != "stock" and self._origin_above() == "stock":
                self.combo.insertSeparator(self.combo.count())
            self.combo.addItem(icon(ICONS[sample.origin]), label, sample.key)
        place = self.combo.findData(before)
        if place < 0:
            place = self.combo.findData(self._proposed)
        self.combo.setCurrentIndex(max(place, 0))

    def _origin_above(self) -> str:
        """The source of the previous entry in the list."""
        last = self.combo.itemData(self.combo.count() - 1)
        return self._known[last].origin if last in self._known else ""

    def _list_again(self) -> None:
        """Refill the list after the library changed; keeps the choice."""
        before = self.combo.currentData()
        self.combo.blockSignals(True)
        self._list()
        self.combo.blockSignals(False)
        self._show_source()
        if self.combo.currentData() != before:
            self.chosen.emit()

    def _show(self) -> None:
        self._show_source()
        self.chosen.emit()

    def _show_source(self) -> None:
        """Show where an own scenario is from; nothing of those that ship."""
        self.refuse("")
        lang, sample = self._lang, self.sample
        lines = [] if sample.origin == "stock" else [sample.source_text(lang)]
        lines += [say("table-scenarios-coming", lang)] if self._own.is_looking else self._own.reasons(lang)
        self._source.setText("\n".join(lines))
        self._source.setVisible(bool(lines))
