"""The preview of an import: the pack, its documents with a choice for each, and what to consider first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from database.imports.document_plan import PlannedDocument
from database.imports.import_plan import ImportPlan
from editor.pages.library.documents.display_names import name_in
from editor.pages.library.import_export.import_plan_model import ORDER, ImportPlanModel
from editor.pages.library.import_export.import_table import ImportTablePanel
from editor.widgets.labels import name_heading, quiet_text, text
from editor.widgets.read_only_text import read_only_text, show_lines
from engine.words import say, speak

BULLET = "• "
DIFFERENT = ("changed", "conflict")
MOST_REMARKS = 4
MOST_MISSING = 20


class ImportPreviewPanel(QWidget):
    """Preview of a pack: its contents, warnings and remarks.

    Emits `changed` when importing becomes possible or impossible, and `comparison_requested` with the document whose
    differences are to be shown by `show_differences`.
    """

    changed = Signal()
    comparison_requested = Signal(object)

    def __init__(self, plan: ImportPlan, lang: str) -> None:
        super().__init__()
        self.setObjectName("library-preview")
        self._lang = lang
        self.model = ImportPlanModel(plan, lang, self)
        self.incoming = ImportTablePanel(self.model, lang)
        self.incoming.came_to.connect(self._come_to)
        self.doubts = QCheckBox(say("library-import-all-the-same", lang))
        self.doubts.setObjectName("library-import-all-the-same")
        self.doubts.toggled.connect(self.changed)
        self.remarks = read_only_text("library-import-remarks")
        self.remarks.setAccessibleName(say("library-import-remarks", lang))
        self._lay_out(plan)

    def begin(self) -> None:
        """Start at the row that most needs a decision."""
        self.incoming.begin()

    @property
    def plan(self) -> ImportPlan:
        """The plan with the current choices."""
        return self.model.plan

    @property
    def may_import(self) -> bool:
        """Whether all warnings are confirmed."""
        return not self.plan.doubts or self.doubts.isChecked()

    def _come_to(self, row: int) -> None:
        self.incoming.show_details(())
        if row >= 0 and (item := self.model.rows[row]).state in DIFFERENT:
            self.comparison_requested.emit(item)

    def show_differences(self, item: PlannedDocument, changes: Sequence[str]) -> None:
        """Show the differences of a document, if it is still the current row."""
        row = self.incoming.table.currentIndex().row()
        if row >= 0 and self.model.rows[row].document.id == item.document.id:
            listed = (f"{BULLET}{change}" for change in changes)
            self.incoming.show_details((say("library-import-differs", self._lang), *listed))

    def _lay_out(self, plan: ImportPlan) -> None:
        lang, manifest = self._lang, plan.contents.manifest
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(name_heading(name_in(manifest.title.plain(), manifest.id, lang)))
        column.addWidget(quiet_text("\n".join(self._about(plan))))
        column.addWidget(text(self._counts(plan)))
        column.addWidget(self.incoming, 1)
        remarks = self._remarks_on(plan)
        show_lines(self.remarks, remarks, MOST_REMARKS)
        column.addWidget(self.remarks)
        column.addWidget(self.doubts)
        self.doubts.setVisible(bool(plan.doubts))
        self.setFocusProxy(self.incoming)

    def _about(self, plan: ImportPlan) -> Iterator[str]:
        """The pack's metadata, marked as its own claims."""
        lang, manifest, signer = self._lang, plan.contents.manifest, plan.contents.signer
        yield say("library-pack-is", lang, id=manifest.id, version=manifest.version)
        if manifest.authors:
            yield say("library-pack-by", lang, authors=list(manifest.authors))
        if manifest.licence:
            yield say("library-pack-licence", lang, licence=manifest.licence)
        if signer is not None:
            yield say("library-pack-signed", lang, name=signer.name or "?", key=signer.fingerprint)

    def _counts(self, plan: ImportPlan) -> str:
        states = [item.state for item in plan.items]
        return say("library-import-counts", self._lang, **{state: states.count(state) for state in ORDER})

    def _remarks_on(self, plan: ImportPlan) -> Sequence[str]:
        """Remarks on the plan: warnings, notes, missing documents."""
        lang = self._lang
        missing = [
            say("library-import-missing", lang, id=each.document, names=each.names)
            for each in plan.missing[:MOST_MISSING]
        ]
        left = len(plan.missing) - len(missing)
        more = [say("library-and-more", lang, n=left)] if left else []
        return [*(speak(each, lang) for each in (*plan.doubts, *plan.remarks)), *missing, *more]
