"""The lint of the style guide finds a bad sample of each of its rules, leaves good texts alone, and knows its data."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.tools.words_style import ROOT, Style, Text, faults, problems, read_style, read_texts, told

GOOD = {"en": "Save “{ $name }”", "it": "Salva «{ $name }»", "es": "Guardar «{ $name }»", "pl": "Zapisz „{ $name }”"}

Found = Callable[..., list[str]]


@pytest.fixture(scope="module")
def style() -> Style:
    return read_style(ROOT)


@pytest.fixture
def found(style: Style) -> Found:
    """The rules that one text breaks in one language, all others left good."""

    def look(word_id: str, lang: str, *said: str) -> list[str]:
        others = [Text(word_id, each, "a.ftl:1", ("…",)) for each in GOOD if each != lang]
        return [fault.rule for fault in faults([Text(word_id, lang, "a.ftl:1", said), *others], style)]

    return look


@pytest.mark.parametrize(
    ("word_id", "lang", "text", "rule"),
    [
        ("command-save-page", "en", "&" + "x" * 41, "length"),
        ("library-destroy-yes", "it", "x" * 33, "length"),
        ("prompt-move", "pl", "x" * 91, "length"),
        ("headline-hit", "es", "x" * 76, "length"),
        ("why-not-bots", "en", "x" * 121, "length"),
        ("library-trash-empty-how", "it", "x" * 201, "length"),
        ("dock-log", "es", "x" * 61, "length"),
        ("hint-move", "pl", "x" * 29, "length"),
        ("library-held", "en", "x" * 261, "length"),
        ("BG-MAP-1 sentence", "en", "x" * 701, "length"),
        ("library-destroy", "en", "Delete for good…", "phrase"),
        ("pack-is-none", "en", "This is no pack.", "phrase"),
        ("guide-card", "it", "Clicca una carta", "phrase"),
        ("library-destroy", "es", "Eliminar para siempre…", "phrase"),
        ("library-destroy", "pl", "Usuń na zawsze…", "phrase"),
        ("library-kind-scenario", "en", "scenario", "term"),
        ("comparing-field-army", "it", "Lista dell’esercito", "term"),
        ("map-column-place", "es", "Hexágono", "term"),
        ("map-column-figure", "pl", "Figurka", "term"),
        ("ask-page", "en", "«Cliffs»", "marks"),
        ("ask-page", "en", "the ‘log' and 'this'", "marks"),
        ("ask-page", "it", "“Cliffs”", "marks"),
        ("ask-page", "es", "«Cliffs", ""),
        ("ask-page", "es", "Cliffs»", "marks"),
        ("ask-page", "pl", "“Cliffs”", "marks"),
        ("ask-page", "en", "the the map", "repeat"),
    ],
)
def test_a_bad_text_is_found(found: Found, word_id: str, lang: str, text: str, rule: str) -> None:
    """Each rule by its own sample, and by no other rule."""
    assert found(word_id, lang, text) == ([rule] if rule else [])


def test_the_worst_wording_counts(found: Found) -> None:
    """One wording among several is enough; a shortcut's mark does not count as a character."""
    assert found("command-save-page", "en", "Save", "x" * 41) == ["length"]
    assert found("command-save-page", "en", "&" + "x" * 40) == []


def test_unfinished_families_are_found(style: Style) -> None:
    """A language that lacks a text, or a plural of it."""
    texts = [Text("hex", lang, "a.ftl:1", ("hex",)) for lang in ("en", "it", "es")]
    (fault,) = faults(texts, style)
    assert str(fault) == "a.ftl:1: hex (en): missing in pl; write it in all four languages"
    polish = Text("hex", "pl", "b.ftl:2", ("heks",), frozenset({"few"}))
    (fault,) = faults([*texts, polish], style)
    assert str(fault) == "b.ftl:2: hex (pl): the choice by number lacks few; write a variant for each"


def test_a_counted_noun_needs_its_plurals(style: Style) -> None:
    """Where English chooses by number, a translation must not write a number before a noun that never changes."""
    texts = [Text("cards", lang, "a.ftl:1", ("1 x", "2 x")) for lang in ("en", "es", "pl")]
    (fault,) = faults([*texts, Text("cards", "it", "a.ftl:1", ("{ $n } carte",), counted="{ $n } carte")], style)
    assert "“{ $n } carte” is said of 1 as of 2" in str(fault)


def test_a_tip_that_says_its_label_is_found(style: Style) -> None:
    texts = [Text(word, lang, "a.ftl:1", ("&Save…",)) for word in ("page-save", "page-save-how") for lang in GOOD]
    assert [fault.rule for fault in faults(texts, style)] == ["repeat"] * 4


def test_a_reason_keeps_a_text_and_an_idle_one_is_reported(style: Style) -> None:
    text = Text("ask-page", "en", "a.ftl:1", ("«Cliffs»",))
    found = [fault for fault in faults([text], style) if fault.rule == "marks"]
    kept = [{"rule": "marks", "id": "ask-page", "lang": "en", "why": "a sample"}]
    assert told(found, Style(kept=kept)) == []
    assert told([], Style(kept=kept)) == [
        "docs/words.toml: nothing needs the reason for marks ask-page en; take it out"
    ]


def test_every_text_is_read(tmp_path: Path) -> None:
    """Of the catalogue with its choices, of idioms, and of rules; with the place of each."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/words.toml").write_text("", encoding="utf-8")
    for lang, sentence in GOOD.items():
        folder = tmp_path / "resources/words" / lang
        folder.mkdir(parents=True)
        source = f"\nsave = {sentence}\nsaves = {{ $n ->\n    [one] a\n   *[other] b\n}} c\n"
        (folder / "a.ftl").write_text(source, encoding="utf-8")
    (tmp_path / "resources/rules").mkdir()
    rule = '{"number": "R-1", "title": {"en": "Four rounds"}, "sentence": {"en": "«»"}}'
    (tmp_path / "resources/rules/r.json").write_text(
        f'{{"system": "r", "chapters": [], "rules": [{rule}]}}', encoding="utf-8"
    )
    texts = {(each.id, each.lang): each for each in read_texts(tmp_path)}
    assert texts["saves", "it"].wordings == ("a c", "b c")
    assert texts["saves", "pl"].lacks == {"few", "many"}
    assert texts["save", "pl"].place == "resources/words/pl/a.ftl:2"
    assert texts["R-1 title", "en"].wordings == ("Four rounds",)
    found = problems(tmp_path)
    assert (
        "resources/words/pl/a.ftl:3: saves (pl): the choice by number lacks few, many; write a variant for each"
        in found
    )
    assert any(line.startswith("resources/rules/r.json: R-1 sentence (en): quotation mark") for line in found)
