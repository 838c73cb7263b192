"""Finds words that are missing in a language, spoken but not defined, or defined but never spoken.

A word counts as used if its id stands as a whole string literal anywhere in the product's source, if another word
refers to it, or if a family in `FAMILIES` names it. `./dev check` prints the problems.
"""

import ast
import itertools
import json
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import get_args

from database.backups.backup_folders import BackupCause
from editor.page_api.page_registry import editor_pages, panel_types
from editor.pages.play.guide.guide_script import first_round
from editor.playtest.seen_facings import WORDS
from editor.services.scenario_catalogue import stock_scenarios
from editor.shell.command_registry import find_commands
from engine.content.document_kind import common_kinds
from engine.kernel.rules.clauses import clauses_of
from engine.registry import declarations, probes, systems
from engine.words import SOURCE_LANGUAGE, MissingWord
from engine.words.catalogue import Catalogue
from engine.words.fluent_entries import FluentEntry
from engine.words.message_patterns import parse, references
from tests.support.ability_forms import words_of_forms
from tests.support.ability_words import words_of_labels, words_of_lengths, words_of_operations, words_of_parts
from tests.support.content_fields import words_of_fields
from tests.support.game_texts import choice_words, event_words, value_words

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ("engine", "editor", "database")

# Functions and classes whose first argument is the id of a word.
SPEAKERS = frozenset({"say", "Message", "message", "problem"})


@dataclass(frozen=True, slots=True)
class Family:
    """Words whose ids are made from data: `names` lists them all, and every one must be defined."""

    prefix: str
    reason: str
    names: Callable[[Path], Iterable[str]]


def causes_of_backups() -> list[str]:
    """One word for each cause of a backup."""
    return [f"backup-cause-{cause}" for cause in get_args(BackupCause)]


def terms_of_the_lexicon(root: Path) -> list[str]:
    """One word for each entry of the lexicon."""
    lexicon = json.loads((root / "resources/words/lexicon.json").read_text(encoding="utf-8"))
    return [f"term-{term}" for term in lexicon["terms"]]


def clauses_of_the_games(_: Path) -> list[str]:
    """One word for each clause of each game and probe, and of what abilities ask in all of them."""
    games = (*probes(), *systems(), "asking")
    return [clause.word_id for game in games for clause in clauses_of(game)]


def games(_: Path) -> list[str]:
    """One word for each game: its name."""
    return [f"game-{system}" for system in systems()]


def notes_of_the_guide(_: Path) -> list[str]:
    """A title and a text for each note."""
    return [word for note in first_round().notes for word in (note.title_word, note.text_word)]


FAIRNESS = (
    *(
        "points",
        "moves",
        "zone-seen",
        "zone-clear",
        "zone-cover",
        "lines",
        "free-seen",
        "shot",
        "from",
        "room",
        "shelter",
    ),
    *("lookouts", "deployment", "nearer"),
)
"""The measures of how fair a map is, in all games."""


def measures_of_fairness(_: Path) -> list[str]:
    """A name and a meaning for each measure."""
    return [f"fairness-{name}{end}" for name in FAIRNESS for end in ("", "-how")]


def facings_on_a_screen(_: Path) -> list[str]:
    """One word for each direction on a screen."""
    return [f"facing-{word}" for word in WORDS]


def briefs_of_games(_: Path) -> list[str]:
    """One text for each game."""
    return [f"brief-{system}" for system in systems()]


def aims_of_missions(_: Path) -> list[str]:
    """One text for each mission that ships."""
    return [f"aim-{name.replace('/', '-')}" for name in stock_scenarios()]


def readings_of_rules(_: Path) -> Iterator[str]:
    """One word for each rule option of each game, and one for each of its values."""
    for game, system in systems().items():
        for option in system.profile:
            name = f"option-{game}-{option.key}".replace("_", "-")
            yield name
            yield from (f"{name}-{value}".replace("_", "-") for value in option.values)


def commands_of_the_window() -> list[str]:
    """One word for each menu entry."""
    return [command.word for command in find_commands()]


def panels_of_the_window() -> list[str]:
    """The title of each panel that pages declare."""
    return [panel.title for panel in panel_types().values()]


def kinds_not_edited() -> list[str]:
    """One word for each kind of document of every game that no page edits or plays, and one for all cards."""
    return [
        f"documents-kind-{kind}" for kind in (*common_kinds().keys() - editor_pages().keys() - {"position"}, "card")
    ]


def headings_of_kinds() -> Iterable[str]:
    return [word.replace("library-kind-", "library-kinds-") for word in kinds_of_documents()]


def kinds_of_documents() -> list[str]:
    """One word for each kind of document of every game, and for each kind of card."""
    return [
        f"library-kind-{kind}"
        for kind in (*common_kinds(), *(kind for each in declarations().systems for kind in each.card_models))
    ]


FAMILIES = (
    Family("command-", "each command of the window has a menu entry", lambda _: commands_of_the_window()),
    Family("dock-", "each panel has a title", lambda _: panels_of_the_window()),
    Family("comparing-field-", "two documents are compared field by field", lambda _: words_of_fields()),
    Family("term-", "the lexicon has the grammar of each", terms_of_the_lexicon),
    Family("library-kind-", "the library names the kinds of documents", lambda _: kinds_of_documents()),
    Family("library-kinds-", "the library has a section for each kind", lambda _: headings_of_kinds()),
    Family("documents-kind-", "a document that no page edits is named by its kind", lambda _: kinds_not_edited()),
    Family("clause-", "the games are made of clauses", clauses_of_the_games),
    Family("fairness-", "each measure of a map has a name and a meaning", measures_of_fairness),
    Family("game-", "the start page names each game", games),
    Family("ability-label-", "clauses have labels", lambda _: words_of_labels()),
    Family("ability-part-", "operations hold parts", lambda _: words_of_parts()),
    Family("ability-form-", "each operation has a form, with its fields", lambda _: words_of_forms()),
    Family("ability-", "operations are found by looking", lambda _: words_of_operations()),
    Family("ability-", "each game measures distances", lambda _: words_of_lengths()),
    Family("facing-", "directions are named as a turned map shows them", facings_on_a_screen),
    Family("guide-", "the notes of the guided round", notes_of_the_guide),
    Family("brief-", "a new game tells what each game is about", briefs_of_games),
    Family("aim-", "missions that ship tell their aims on the start page", aims_of_missions),
    Family("option-", "a new game asks for the readings of the rules", readings_of_rules),
    Family("backup-cause-", "each backup was made for some cause", lambda _: causes_of_backups()),
    Family("event-", "each kind of event has words", lambda _: event_words()),
    Family("choice-", "each kind of choice has a label", lambda _: choice_words("choice")),
    Family("deed-", "each kind of choice has a button", lambda _: choice_words("deed")),
    Family("value-", "each value out of a closed set is said", lambda _: value_words()),
)


@dataclass(frozen=True, slots=True)
class Mention:
    """A place in the source that names a word."""

    text: str
    place: str


@dataclass(frozen=True, slots=True)
class Source:
    """The texts of a program file, and the expressions that determine word ids."""

    literals: frozenset[str]
    ids: tuple[ast.expr, ...]


def problems(root: Path = ROOT, families: tuple[Family, ...] = FAMILIES) -> list[str]:
    """All disagreements between the words below `root` and the source below it, each with file and line."""
    catalogue = Catalogue(root / "resources/words")
    try:
        words = {lang: catalogue.entries(lang) for lang in catalogue.languages}
        source = words[SOURCE_LANGUAGE]
        referred = {other for entry in source.values() for other in references(parse(entry))}
    except MissingWord as broken:
        return [str(broken)]
    sources = dict(_sources(root))
    named = [Mention(name, family.reason) for family in families for name in family.names(root)]
    used = {name.text for name in named}.union(referred, *(each.literals for each in sources.values()))
    return [
        *_missing(root, words),
        *_undefined([*_spoken(sources), *named], source),
        *_pieced_together(sources, families),
        *(f"{_place(root, source[word])}: the word {word!r} is used nowhere" for word in source if word not in used),
    ]


def _missing(root: Path, words: Mapping[str, Mapping[str, FluentEntry]]) -> Iterator[str]:
    for lang, other in itertools.permutations(words, 2):
        if SOURCE_LANGUAGE in (lang, other):
            for word in sorted(words[lang].keys() - words[other].keys()):
                if not word.startswith("-"):
                    yield f"{_place(root, words[lang][word])}: the word {word!r} is missing in {other!r}"


def _undefined(mentions: Iterable[Mention], source: Mapping[str, FluentEntry]) -> Iterator[str]:
    for mention in mentions:
        if mention.text not in source:
            near = get_close_matches(mention.text, source, n=1)
            hint = f"; the nearest is {near[0]!r}" if near else ""
            yield f"{mention.place}: the word {mention.text!r} is not defined{hint}"


def _pieced_together(sources: Mapping[str, Source], families: tuple[Family, ...]) -> Iterator[str]:
    prefixes = tuple(family.prefix for family in families)
    for path, source in sources.items():
        for argument in source.ids:
            if isinstance(argument, ast.JoinedStr):
                first = argument.values[0]
                start = first.value if isinstance(first, ast.Constant) else ""
                if not str(start).startswith(prefixes):
                    yield f"{path}:{argument.lineno}: a word is named in pieces and is of no family of words_check"


def _spoken(sources: Mapping[str, Source]) -> Iterator[Mention]:
    for path, source in sources.items():
        for argument in source.ids:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield Mention(argument.value, f"{path}:{argument.lineno}")


def _sources(root: Path) -> Iterator[tuple[str, Source]]:
    for package in PRODUCT:
        for path in sorted((root / package).rglob("*.py")):
            yield path.relative_to(root).as_posix(), _read(ast.parse(path.read_text(encoding="utf-8")))


def _read(tree: ast.Module) -> Source:
    literals, ids = set[str](), list[ast.expr]()
    for node in _nodes(tree):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                literals.add(node.value)
        elif isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
            if name in SPEAKERS:
                ids += node.args[:1]
    return Source(frozenset(literals), tuple(ids))


def _nodes(tree: ast.Module) -> Iterator[ast.AST]:
    """The nodes of a tree in the order of `ast.walk`, without contexts and operators; takes half of its time."""
    waiting: deque[ast.AST] = deque([tree])
    while waiting:
        node = waiting.popleft()
        yield node
        for value in node.__dict__.values():
            if value.__class__ is list:
                waiting.extend(item for item in value if isinstance(item, ast.AST))
            elif isinstance(value, ast.AST) and value._fields:
                waiting.append(value)


def _place(root: Path, entry: FluentEntry) -> str:
    return f"{entry.path.relative_to(root).as_posix()}:{entry.line}"


if __name__ == "__main__":
    found = problems()
    sys.stdout.writelines(f"{line}\n" for line in found)
    sys.exit(1 if found else 0)
