"""Modules are called by nouns or by a verb and a noun, Qt classes by what they are; packages stay small.

The files of scanned folders are left out where their name is an id that authors, saved games or commands know.
Their classes are not: a class that is called by such a word, and another that needs its name, have a row.
"""

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.imports import uses
from tests.architecture.sources import PROJECT, Source, is_within, product, sources, write_tree

SCANNED = (
    *(f"engine.abilities.{kind}" for kind in ("amounts", "conditions", "costs", "effects", "selectors", "triggers")),
    "engine.probes",
    "engine.protocol.verbs",
    "engine.systems.battleground.ops",
    "engine.systems.hoplomachus.ops",
    "database.migrations.versions",
)
GAMES = ("engine.systems.battleground", "engine.systems.hoplomachus")
PROBES = "engine.probes."

NOUNS: Mapping[str, str] = {
    "speed": "a noun",
    "wording": "a noun: how something is worded",
    "facing": "the direction in which a figure looks, a word of the rules",
    "climbing": "a chapter of the rules of Battleground",
    "turning": "a chapter of the rules of Battleground",
    "loading": "the package that loads documents, or abilities",
    "matching": "finding the pairs of two lists",
    "authoring": "what the authors of a game import",
    "staging": "the folder in which a pack lies before it is imported",
    "table": "a noun",
}
"""Words that may end the name of a module, although their endings are those of participles or adjectives."""
ADJECTIVES = re.compile(
    "[a-z]+(able|ful|ible|ive|less|ous)|automatic|early|empty|free|hidden|large|late|manual|new|old|own|random|small"
    "|static|variable"
)
"""Words that leave open what a module holds when its name ends in them: `automatic_use` says it."""
BARE_VERBS = re.compile(
    "add|apply|ask|begin|bring|build|call|carry|change|choose|close|compile|do|draw|explain|find|get|give|go|hold|keep"
    "|lay|load|make|open|parse|put|read|resolve|run|say|see|send|stop|take|tell|want|write"
)
"""Verbs that say nothing when they are all of a module's name, or when an adverb follows: verb_noun does."""
NO_NOUNS = re.compile(
    "about|afterwards|again|away|beneath|beside|elsewhere|from|here|how|inside|it|later|nobody|of|ones|others|outside"
    "|somebody|that|there|they|this|together|towards|what|when|where|who|whom|whose|with|without"
)
GLOSSARY = re.compile(r"^\| (\*\*.+?) \| .* \| ([a-z][a-z, ]*) \|$", re.MULTILINE)
KEPT: Mapping[str, str] = {
    "_nothing_in_camp": "makes `camp`",
    "camp": "where the units of a troop wait, a word of the rules of Hoplomachus",
    "cast": "the key of an ability use in saved games, and parameters for it; a shadow is cast, too",
    "puts_somebody_somewhere": "a clause, whose id is this name",
    "said": "a column of the library: the id that a text gives",
}
"""Names with a word of the glossary's last column that stay."""
TERMS: Mapping[str, str] = {
    "engine.geometry.sight.line_of_sight": "a term of the trade",
    "editor.presenters.battleground.line_of_sight": "a term of the trade",
    "engine.systems.battleground.shifts.towards": "an effect, as cards call it",
    "engine.bots.players.random": "a bot, which commands and saved games know by this name",
    "editor.shell.dialogs.about_dialog": "the About box that programs have",
}
QT_ENDINGS = re.compile(
    "(Application|Bar|Box|Button|Controller|Delegate|Dialog|Dock|Edit|Form|Item|Label|Layout|List|Menu|Model|Page|Panel"
    "|Service|Splitter|Style|Table|Tabs|View|Widget|Window|Worker|IconEngine|UndoCommand)$"
)
QT_TERMS: Mapping[str, str] = {
    "AppContext": "what is handed to every page; a QObject for its signals",
    "JournalRecorder": "writes the journal of a document",
    "OpenDocument": "a document, with signals",
    "TintedEngine": "an engine of QIcon",
    "Workspace": "the open documents",
}
USED_TWICE: Mapping[str, str] = {
    "Choose": "an effect and a request, `choose` in abilities and in the protocol; a class is called by that word",
    "Count": "the type of a count in documents, and a step of a probe, whose name is its id in saved games",
    "Message": "an effect, `message` in abilities, and what is shown in any language",
    "Points": "an amount, `points` in abilities, and `points` in the format of an army",
    "Roll": "a throw of the kernel, whose name is its id in saved games, and a request, `roll` in the protocol",
    "Score": "an effect, `score` in abilities, and a step of a probe, whose name is its id in saved games",
    "Wounds": "a cost, `wounds`, and a trigger, whose classes are all in the third person",
    "Used": "an event, `used` in the protocol, and an ability type, `used` in ids of forms and words; ids are kept",
}
"""Names of classes outside the games, twice in one game, or outside and inside one, that mean two things."""
ALIAS = re.compile("[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*")
"""A name of a module in the letters of a class."""
MOST_MODULES = 20
SMALL = 40
APART: Mapping[str, str] = {
    "editor.shell.drag_and_drop": "one of the controllers of the window, each in a module of its own",
    "engine.abilities.wording.english": "one grammar for each language, beside those of the others",
}
"""Small modules that only one module beside them imports."""


def bad_names(files: list[Source]) -> Iterator[str]:
    """The modules that are called by a verb, a participle, an adjective, an adverb or a pronoun."""
    for source in files:
        words = source.module.rpartition(".")[2].split("_")
        if source.module in TERMS or _is_scanned(source.module):
            continue
        if BARE_VERBS.fullmatch(words[0]) and len(words) == 1:
            yield f"{source.place}: {words[0]!r} does not say what"
        if re.search("(ing|ed)$", words[-1]) and words[-1] not in NOUNS:
            yield f"{source.place}: {words[-1]!r} is no noun"
        if ADJECTIVES.fullmatch(words[-1]) and words[-1] not in NOUNS:
            yield f"{source.place}: {words[-1]!r} is an adjective"
        yield from (f"{source.place}: {word!r} says nothing" for word in words if NO_NOUNS.fullmatch(word))


@cache
def replaced() -> Mapping[str, str]:
    """The words that the glossary gives up, each with the words it has instead."""
    rows = GLOSSARY.findall((PROJECT / "docs/glossary.md").read_text(encoding="utf-8"))
    return {word.strip(): plain.replace("*", "") for plain, words in rows for word in words.split(",")}


def replaced_words(files: list[Source]) -> Iterator[str]:
    """The modules, classes, types, functions, parameters and fields called by a word that the glossary replaces.

    Each name is reported once in a file.
    """
    for source in files:
        for name in dict.fromkeys((source.module.rpartition(".")[2], *names_in(source), *type_aliases(source))):
            for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", "" if name in KEPT else name):
                if plain := replaced().get(word.casefold()):
                    yield f"{source.place}: {name}: {word!r} is called {plain!r}"


def names_in(source: Source) -> Iterator[str]:
    """The names that a file gives to its classes, functions, parameters and the annotated fields of classes."""
    for node in source.nodes:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        if isinstance(node, ast.ClassDef):
            fields = (each.target for each in node.body if isinstance(each, ast.AnnAssign))
            yield from (target.id for target in fields if isinstance(target, ast.Name))


def large_packages(files: list[Source]) -> list[str]:
    counts = Counter(source.module.rpartition(".")[0] for source in files if source.path.name != "__init__.py")
    return [package for package, count in counts.items() if count > MOST_MODULES and not _is_scanned(package)]


def lonely_modules(files: list[Source], apart: Mapping[str, str] = APART) -> Iterator[str]:
    """Small modules that a single module beside them imports: they are a part of it."""
    names = {source.module for source in files}
    importers: defaultdict[str, set[str]] = defaultdict(set)
    for source in files:
        for use in uses(source):
            name = use.name if use.name in names else use.name.rpartition(".")[0]
            importers[name] |= {source.module} - {name}
    for source in files:
        package = source.module.rpartition(".")[0]
        beside = [each for each in importers[source.module] if each.rpartition(".")[0] == package]
        is_small = len(source.text.splitlines()) < SMALL and source.path.name not in ("__init__.py", "__main__.py")
        is_alone = len(beside) == len(importers[source.module]) == 1
        is_exempt = _is_scanned(source.module) or source.module in apart
        if is_small and is_alone and not is_exempt:
            yield f"{source.place}: only {beside[0]} imports it"


def type_aliases(source: Source) -> Iterator[str]:
    """The names that a module gives to types; `Key = Qt.Key` gives none, as it is called so already."""
    for node in source.tree.body:
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [each.id for each in targets if isinstance(each, ast.Name)]
            same = node.value.attr if isinstance(node.value, ast.Attribute) else ""
            yield from (name for name in names if ALIAS.fullmatch(name) and name != same)
        elif type(node).__name__ == "TypeAlias":  # the statement `type`, from Python 3.12
            yield ast.unparse(node).split()[1].partition("[")[0]


def names_used_twice(files: list[Source]) -> list[str]:
    """The public classes and type aliases of one name, but for those of two games, which never meet."""
    places: defaultdict[str, list[str]] = defaultdict(list)
    for source in files:
        classes = [node.name for node in source.tree.body if isinstance(node, ast.ClassDef)]
        for name in (*classes, *type_aliases(source)):
            if not name.startswith("_"):
                places[name].append(_game_of(source.module))
    return sorted(
        name for name, games in places.items() if len(games) > 1 and (len(set(games)) < len(games) or "" in games)
    )


def _game_of(module: str) -> str:
    """The game that a module is a part of, if any; each probe is a game of its own."""
    if module.startswith(PROBES):
        return module
    return next((game for game in GAMES if is_within(module, game)), "")


def bad_qt_names(files: list[Source]) -> list[str]:
    bases = {
        node.name: [ast.unparse(base).partition("[")[0].rpartition(".")[2] for base in node.bases]
        for source in files
        for node in source.nodes
        if isinstance(node, ast.ClassDef)
    }
    of_qt = {name for name in bases if _is_of_qt(name, bases)}
    return [name for name in sorted(of_qt) if not QT_ENDINGS.search(name) and name not in QT_TERMS]


def _is_of_qt(name: str, bases: Mapping[str, list[str]], below: frozenset[str] = frozenset()) -> bool:
    return name not in below and any(
        re.match("Q[A-Z]", base) or _is_of_qt(base, bases, below | {name}) for base in bases.get(name, ())
    )


def _is_scanned(module: str) -> bool:
    return any(is_within(module, folder) for folder in SCANNED)


def test_modules_are_called_by_nouns() -> None:
    assert list(bad_names(product())) == []


def test_names_are_words_of_the_glossary() -> None:
    assert list(replaced_words(product())) == []


def test_packages_are_small() -> None:
    assert large_packages(product()) == []


def test_small_modules_are_a_part_of_the_one_that_needs_them() -> None:
    assert list(lonely_modules(product())) == []


def test_a_name_of_a_class_or_type_is_used_once() -> None:
    assert names_used_twice(product()) == sorted(USED_TWICE)


def test_qt_classes_say_what_they_are() -> None:
    assert bad_qt_names(product()) == []


def test_no_exception_outlives_its_use() -> None:
    modules = {source.module for source in product()}
    ends = {module.rpartition(".")[2].rpartition("_")[2] for module in modules}
    classes = {node.name for source in product() for node in source.nodes if isinstance(node, ast.ClassDef)}
    names = {name for source in product() for name in names_in(source)}
    assert (KEPT.keys() - names, TERMS.keys() - modules) == (set(), set())
    assert (NOUNS.keys() - ends, QT_TERMS.keys() - classes) == (set(), set())
    lonely = {fault.partition(":")[0] for fault in lonely_modules(list(product()), {})}
    assert [module for module in APART if f"{module.replace('.', '/')}.py" not in lonely] == []


@pytest.mark.parametrize(
    "name",
    [
        *("resolving", "cards_played", "together", "of_nobody", "what_it_costs", "triggered", "told_beside"),
        *("automatic", "swappable", "figures_active", "from_notes"),
    ],
)
def test_a_name_that_is_no_noun_is_caught(tmp_path: Path, name: str) -> None:
    good = ("compiled_scenario", "load_card", "automatic_use", "table")
    tree = write_tree(tmp_path, {f"engine/{each}.py": "" for each in (name, *good)})
    assert [fault.partition(":")[0] for fault in bad_names(sources(tree, "engine"))][:1] == [f"engine/{name}.py"]
    assert {fault.partition(":")[0] for fault in bad_names(sources(tree, "engine"))} == {f"engine/{name}.py"}


def test_a_replaced_word_is_caught(tmp_path: Path) -> None:
    """In the name of a module, class, type, function, parameter or field, as a whole word; not in a kept name."""
    text = "class AbilityLore:\n lore: int\n def cast(self, folklore, lore_of=0): ...\n async def told_of(self): ..."
    tree = write_tree(tmp_path, {"engine/card_lore.py": text, "engine/a.py": "class Folklore: ...\nCast = int | str"})
    found = {each.split(": ")[1] for each in replaced_words(sources(tree, "engine"))}
    assert found == {"card_lore", "AbilityLore", "lore", "lore_of", "told_of", "Cast"}


def test_a_large_package_is_caught(tmp_path: Path) -> None:
    """A scanned folder holds as many as it likes."""
    files = {f"engine/{folder}/m{number}.py": "" for folder in ("dice", "probes", "sight/far") for number in range(21)}
    tree = write_tree(tmp_path, {**files, "engine/small/__init__.py": "", "engine/sight/__init__.py": ""})
    assert sorted(large_packages(sources(tree, "engine"))) == ["engine.dice", "engine.sight.far"]


def test_a_lonely_module_is_caught(tmp_path: Path) -> None:
    """Not where it is large, where others need it too, or where it lies elsewhere; a test of its own is no excuse."""
    tree = write_tree(
        tmp_path,
        {
            "engine/game.py": "from engine.dice import roll\nfrom engine.map import hexes\nimport engine.log",
            "engine/other.py": "import engine.log",
            "engine/dice.py": "def roll(): ...",
            "tests/engine/test_dice.py": "",
            "engine/log.py": "",
            "engine/large.py": "import engine.long",
            "engine/long.py": "x = 1\n" * SMALL,
            "engine/map/hexes.py": "",
        },
    )
    assert list(lonely_modules(sources(tree, "engine"))) == ["engine/dice.py: only engine.game imports it"]


def test_a_qt_class_that_hides_what_it_is_is_caught(tmp_path: Path) -> None:
    """Also one whose base stands elsewhere in the product."""
    tree = write_tree(
        tmp_path,
        {
            "editor/a.py": "class Names(QDialog): ...\nclass NamesDialog(QtWidgets.QDialog): ...\nclass Plain: ...",
            "editor/b.py": "class Ages(NamesDialog): ...\nclass Ring(Ring): ...",
        },
    )
    assert bad_qt_names(sources(tree, "editor")) == ["Ages", "Names"]


def test_an_alias_that_is_used_twice_is_caught(tmp_path: Path) -> None:
    """Written in any of the ways; not a constant, nor a name that a library has given."""
    tree = write_tree(
        tmp_path,
        {
            "engine/a.py": 'class Sheet: ...\nRing: TypeAlias = "tuple[Sheet]"\nBox = tuple[int, int]\nMOST = 5\n',
            "editor/a.py": "Sheet = int | str\nKey = Qt.Key\nMOST = 6\n_Row = int\n",
            "editor/b.py": "Key = Qt.Key\nRing, Other = A, B\n_Row = str\n",
            "editor/c.py": 'Box = TypeVar("Box")\nRing = Callable[[], None]\nKey = str',
        },
    )
    assert names_used_twice(product(tree)) == ["Box", "Ring", "Sheet"]


def test_a_name_used_twice_is_caught(tmp_path: Path) -> None:
    """Two games or probes may use one; a game may not use one of the engine's, nor the same one twice."""
    here, there = (game.replace(".", "/") for game in GAMES)
    tree = write_tree(
        tmp_path,
        {
            "engine/a.py": "class Deck: ...\nclass Hex: ...\nclass Reach: ...\nclass _Row: ...",
            "editor/a.py": "class Hex: ...\nclass _Row: ...",
            "engine/abilities/effects/heal.py": "class Heal: ...",
            "engine/protocol/verbs/heal.py": "class Heal: ...",
            "engine/probes/a.py": "class Move: ...\nclass Turn: ...",
            "engine/probes/b.py": "class Turn: ...\nclass Reach: ...",
            f"{here}/a.py": "class Deck: ...\nclass Move: ...\nclass Roll: ...\nclass Pay: ...",
            f"{here}/b.py": "class Roll: ...",
            f"{here}/ops/costs/pay.py": "class Pay: ...",
            f"{there}/a.py": "class Move: ...",
            f"{there}/ops/effects/b.py": "class Hex: ...",
        },
    )
    assert names_used_twice(product(tree)) == ["Deck", "Heal", "Hex", "Pay", "Reach", "Roll"]
