"""Finds texts that break the style guide, `docs/words.md`: of the catalogue, of idioms, and of the rules of all games.

The data is `docs/words.toml`. `./dev check` prints the problems, each with its place and what to do about it.
"""

import json
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from engine.words import SOURCE_LANGUAGE
from engine.words.catalogue import Catalogue
from engine.words.fluent_entries import FluentEntry
from engine.words.message_patterns import parse
from tests.tools.wording_lint import LAYOUT, missing_plurals, wordings

ROOT = Path(__file__).resolve().parents[2]
STYLE = "docs/words.toml"

GAP = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands where a value goes."""
VALUE = 8
"""So many characters a value counts where a text is measured."""
PLACEABLE = re.compile(r"\{[^{}]*\}")
COUNTED = re.compile(r"\{ (?:NUMBER\()?\$(?:n|count|number)\)? \} [^\W\d_]{4,}")
"""A number that a noun follows."""
SPACE = re.compile(r"\s+")
TWICE = re.compile(LAYOUT["a word twice"], re.IGNORECASE)

MARKS = {
    "en": r"[«»„\"]|(?<!\w)'|“[^”]*“|(?:^[^“]*)”",
    "it": r"[“”„\"]|(?<!\w)'|«[^»]*«|(?:^[^«]*)»",
    "es": r"[“”„\"]|(?<!\w)'|«[^»]*«|(?:^[^«]*)»",
    "pl": r"[“«»\"]|(?<!\w)'|„[^”]*„|(?:^[^„]*)”",
}
"""Quotation marks and apostrophes that a language does not use, and pairs that do not close."""
GOOD_MARKS = {"en": "“ ” and ’", "it": "« » and ’", "es": "« »", "pl": "„ ”"}

TIPS = ("how", "why", "tip", "meaning", "what")
"""The last part of the id of a text that explains the label called by what stands before it."""


@dataclass(frozen=True, slots=True)
class Text:
    """One text in one language, in every way in which it may be worded."""

    id: str
    lang: str
    place: str
    wordings: tuple[str, ...]
    lacks: frozenset[str] = frozenset()
    """The plural classes that it leaves out."""
    counted: str = ""
    """A number before a noun, where the text does not choose by number."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a text, and what to do about it."""

    rule: str
    text: Text
    wrong: str
    mend: str

    def __str__(self) -> str:
        return f"{self.text.place}: {self.text.id} ({self.text.lang}): {self.wrong}; {self.mend}"


@dataclass(frozen=True)
class Style:
    """The data of the style guide, as its file has it."""

    lengths: list[dict[str, Any]] = field(default_factory=list)
    phrases: list[dict[str, Any]] = field(default_factory=list)
    terms: list[dict[str, Any]] = field(default_factory=list)
    kept: list[dict[str, str]] = field(default_factory=list)

    @cached_property
    def limits(self) -> list[tuple[re.Pattern[str], str, int]]:
        """The kinds of words, in order: the first whose pattern fits an id is its kind."""
        return [(re.compile(each["ids"]), each["kind"], each["most"]) for each in self.lengths]

    @cached_property
    def banned(self) -> list[tuple[str, re.Pattern[str], re.Pattern[str], str, str]]:
        """The phrases and words that a language does without: the rule, where, what, and what to write instead."""
        phrases = [("phrase", each["lang"], each, each["instead"]) for each in self.phrases]
        terms = [
            ("term", lang, {"not": each[lang]["not"], **each}, each[lang]["word"])
            for each in self.terms
            for lang in each.keys() & MARKS.keys()
            if each[lang].get("not")
        ]
        return [
            (rule, re.compile(each.get("ids", "")), re.compile(each["not"], re.IGNORECASE), lang, instead)
            for rule, lang, each, instead in phrases + terms
        ]


def read_style(root: Path) -> Style:
    """The style that the file beside the guide describes."""
    return Style(**tomllib.loads((root / STYLE).read_text(encoding="utf-8")))


def problems(root: Path = ROOT) -> list[str]:
    """Everything below `root` that breaks the guide, each with file, line, id and language."""
    style = read_style(root)
    return told(faults(list(read_texts(root)), style), style)


def told(found: Iterable[Fault], style: Style) -> list[str]:
    """The faults but those that the file keeps with a reason; a reason for nothing is itself a fault."""
    kept = {(each["rule"], each["id"], each["lang"]): False for each in style.kept}
    lines = []
    for fault in found:
        key = (fault.rule, fault.text.id, fault.text.lang)
        if key in kept:
            kept[key] = True
        else:
            lines.append(str(fault))
    idle = (" ".join(key) for key, needed in kept.items() if not needed)
    return lines + [f"{STYLE}: nothing needs the reason for {each}; take it out" for each in idle]


def faults(texts: list[Text], style: Style) -> Iterator[Fault]:
    """All faults of texts, rule by rule."""
    for text in texts:
        yield from _too_long(text, style)
        yield from _banned(text, style)
        yield from _wrong_marks(text)
        yield from _repeats(text)
        yield from _lacks(text)
    yield from _unfinished(texts)
    yield from _same_tips(texts)


def _too_long(text: Text, style: Style) -> Iterator[Fault]:
    longest = max(len(each.replace("&", "").replace(GAP, VALUE * "0")) for each in text.wordings)
    for ids, kind, most in style.limits:
        if ids.fullmatch(text.id):
            if longest > most:
                wrong = f"{longest} characters in a {kind}, at most {most}"
                yield Fault("length", text, wrong, "say it shorter, or move what explains into another text")
            return


def _banned(text: Text, style: Style) -> Iterator[Fault]:
    for rule, ids, pattern, lang, instead in style.banned:
        if lang == text.lang and ids.match(text.id):
            found = next((match[0] for each in text.wordings if (match := pattern.search(each.replace("&", "")))), None)
            if found is not None:
                why = "the guide does without" if rule == "phrase" else "this term has one word, not"
                yield Fault(rule, text, f"{why} “{found}”", f"write {instead}")


def _wrong_marks(text: Text) -> Iterator[Fault]:
    for each in text.wordings:
        if found := re.search(MARKS[text.lang], each):
            mend = f"this language writes {GOOD_MARKS[text.lang]}"
            yield Fault("marks", text, f"quotation mark or apostrophe in {found[0]!r}", mend)
            return


def _repeats(text: Text) -> Iterator[Fault]:
    for each in text.wordings:
        if found := TWICE.search(each):
            yield Fault("repeat", text, f"“{found[0]}” is said twice", "take one out")
            return


def _lacks(text: Text) -> Iterator[Fault]:
    if text.lacks:
        missing = ", ".join(sorted(text.lacks))
        yield Fault("family", text, f"the choice by number lacks {missing}", "write a variant for each")


def _unfinished(texts: list[Text]) -> Iterator[Fault]:
    by_id: dict[str, list[Text]] = {}
    for text in texts:
        by_id.setdefault(text.id, []).append(text)
    for family in by_id.values():
        if missing := MARKS.keys() - {each.lang for each in family}:
            yield Fault(
                "family", family[0], f"missing in {', '.join(sorted(missing))}", "write it in all four languages"
            )
        if any(each.lang == SOURCE_LANGUAGE and len(each.wordings) > 1 for each in family):
            for each in family:
                if each.counted:
                    wrong = f"“{each.counted}” is said of 1 as of 2"
                    yield Fault("family", each, wrong, "choose by number, or write “cards: 2”")


def _same_tips(texts: list[Text]) -> Iterator[Fault]:
    labels = {(text.id, text.lang): text for text in texts}
    for text in texts:
        label, _, last = text.id.rpartition("-")
        if last in TIPS and (other := labels.get((label, text.lang))) and _bare(text) == _bare(other):
            yield Fault(
                "repeat", text, "says the same as its label", "tell what the label leaves open, or leave it out"
            )


def _bare(text: Text) -> str:
    return text.wordings[0].replace("&", "").rstrip(".…").casefold()


def read_texts(root: Path) -> Iterator[Text]:
    """Every text of the catalogue, of the idioms and of the rules below a root, in every language."""
    catalogue = Catalogue(root / "resources/words")
    for lang in catalogue.languages:
        yield from (_of_entry(each, lang, root) for each in catalogue.entries(lang).values())
    for idiom in catalogue.idioms.files:
        yield from (_of_entry(each, lang, root) for lang, each in idiom.sentences.items())
    for path in sorted((root / "resources/rules").glob("*.json")):
        rules = json.loads(path.read_text(encoding="utf-8"))
        place = path.relative_to(root).as_posix()
        for each in (*rules["chapters"], *rules["rules"]):
            name = each.get("number") or f"{rules['system']} {each['id']}"
            for part in ("title", "sentence", "decision"):
                yield from _of_rule(f"{name} {part}", each.get(part, {}), place)


def _of_rule(name: str, written: Mapping[str, str], place: str) -> Iterator[Text]:
    for lang, text in written.items():
        yield Text(name, lang, place, (text,))


def _of_entry(entry: FluentEntry, lang: str, root: Path) -> Text:
    place = f"{entry.path.relative_to(root).as_posix()}:{entry.line}"
    if "->" not in entry.source:
        text = PLACEABLE.sub(GAP, entry.source.partition("=")[2])
        counted = COUNTED.search(entry.source)
        return Text(entry.id, lang, place, (SPACE.sub(" ", text).strip(),), counted=counted[0] if counted else "")
    message = parse(entry)
    if not isinstance(message, ast.Message) or message.value is None:
        return Text(entry.id, lang, place, ("",))
    said = tuple(SPACE.sub(" ", each).strip() for each in wordings(message.value, GAP))
    return Text(entry.id, lang, place, said, missing_plurals(message, lang))


if __name__ == "__main__":
    found = problems()
    sys.stdout.writelines(f"{line}\n" for line in found)
    sys.exit(1 if found else 0)
