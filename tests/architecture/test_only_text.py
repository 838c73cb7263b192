"""Text on the screen is made in one module, so that what authors write is never taken for rich text by Qt.

A label or a tooltip guesses the format of a text unless it is set: for a name that looks like a tag, Qt reads the file
that it names.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.architecture.sources import Source, product

TEXTS = "editor.widgets.labels"
MADE_IN: Mapping[str, Mapping[str, str]] = {
    "QLabel": {
        TEXTS: "makes labels of plain text",
        "editor.pages.play.widgets.rule_label": "links to rules, the rest is escaped",
    },
    "QMessageBox": {TEXTS: "makes boxes of plain text"},
    "QTextBrowser": {"editor.pages.rules.rule_text_view": "shows the rules that ship"},
    "QProgressDialog": {"editor.pages.library.documents.operation_progress": "says our own words"},
    **{name: {} for name in ("QTextEdit", "QTextDocument", "QGraphicsTextItem", "QStaticText")},
    **{name: {} for name in ("QErrorMessage", "QInputDialog")},
}
"""Who may make what can show rich text, and for what."""
TURNED_ON_IN: Mapping[str, frozenset[str]] = {
    "setTextFormat": frozenset({TEXTS}),
    "setHtml": frozenset({"editor.pages.rules.rule_text_view"}),
    **{name: frozenset() for name in ("setMarkdown", "insertHtml", "appendHtml", "setStatusTip", "setWhatsThis")},
}
TIPS = frozenset({"setToolTip", "setTabToolTip"})
MAKES_TIPS = frozenset({"tip", "rule_tip", "rules_tip", "wrapped"})
"""These escape what they are given. Our own words may be given as they are, where nothing is filled in."""


def faults(source: Source) -> Iterator[str]:
    """Lines by which the words of an author could become rich text."""
    for node in source.nodes:
        if isinstance(node, ast.ClassDef):
            yield from _made(source, [each for each in node.bases if isinstance(each, ast.Name)], node.lineno)
        elif isinstance(node, ast.Call):
            yield from _made(source, [node.func], node.lineno)
            called = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            if source.module not in TURNED_ON_IN.get(called, {source.module}):
                yield f"{source.place}:{node.lineno}: calls {called}"
            if called in TIPS and not _is_escaped(node.args[-1]):
                yield f"{source.place}:{node.lineno}: a tip that is not escaped"
        elif isinstance(node, ast.Attribute) and node.attr == "ToolTipRole" and not _calls_tip(source):
            yield f"{source.place}:{node.lineno}: tips of a model that are not escaped"


def _made(source: Source, names: list[ast.expr] | list[ast.Name], line: int) -> Iterator[str]:
    for name in names:
        if isinstance(name, ast.Name) and source.module not in MADE_IN.get(name.id, {source.module: ""}):
            yield f"{source.place}:{line}: makes a {name.id}"


def _is_escaped(words: ast.expr) -> bool:
    match words:
        case ast.Constant(value=""):
            return True
        case ast.Call(func=ast.Name(id="say"), keywords=[]):
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in MAKES_TIPS
        case ast.IfExp(body=body, orelse=orelse):
            return _is_escaped(body) and _is_escaped(orelse)
    return False


def _calls_tip(source: Source) -> bool:
    calls = (node.func for node in source.nodes if isinstance(node, ast.Call))
    return any(isinstance(each, ast.Name) and each.id == "tip" for each in calls)


def test_authors_words_stay_text() -> None:
    assert [fault for source in product() for fault in faults(source)] == []


def test_all_exceptions_are_still_needed() -> None:
    found = {
        (module, name)
        for name, where in MADE_IN.items()
        for module in where
        for source in product()
        if source.module == module and name in source.text
    }
    assert found == {(module, name) for name, where in MADE_IN.items() for module in where}


@pytest.mark.parametrize(
    "line",
    [
        "label = QLabel(side.name)",
        "class Name(QLabel): pass",
        "box = QMessageBox(window)",
        "label.setTextFormat(Qt.TextFormat.RichText)",
        "view.setHtml(note.text)",
        "button.setToolTip(name)",
        "button.setToolTip(f'{name}')",
        "button.setToolTip(say('x', lang, name=name))",
        "item.setToolTip(0, tip(name) if name else other)",
        "tabs.setTabToolTip(place, title)",
        "if role == Qt.ItemDataRole.ToolTipRole: return name",
    ],
)
def test_unsafe_text_is_caught(line: str, tmp_path: Path) -> None:
    assert len(list(faults(source_of(line, tmp_path)))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "button.setToolTip(tip(name))",
        "item.setToolTip(0, tip(name) if name else '')",
        "button.setToolTip(say('x', lang))",
        "label.setText(name)",
    ],
)
def test_safe_text_passes(line: str, tmp_path: Path) -> None:
    assert list(faults(source_of(line, tmp_path))) == []


def source_of(line: str, folder: Path) -> Source:
    (folder / "a.py").write_text(line, encoding="utf-8")
    return Source(folder / "a.py", folder)
