"""Engine code never names content: no id and no name of a shipped document stands in it, not even in a comment."""

import ast
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tests.architecture.sources import PROJECT, Source, sources, write_tree

# Words of the rules that some shipped document happens to bear as its id, each with the reason.
ALSO_A_WORD_OF_THE_RULES: Mapping[str, str] = {
    "stun": "a debuff of BG-FX-3, which a card is called by too",
}
PLAIN_WORDS: Mapping[str, str] = {
    **ALSO_A_WORD_OF_THE_RULES,
    "attacks": "a chapter of the rules, and damage that a skill may withstand",
    "everything": "how the whole of an ability is gone through",
    "floating": "numbers with a fraction",
    **dict.fromkeys(("isolated", "outnumbered"), "how units stand by HR-TURN-11, which abilities ask about"),
    **dict.fromkeys(("pozzuoli", "pozzuoli arena"), "one of the two boards of the rule book, HR-ARENA-2"),
    "weapons of one type": "what makes attacks dearer by BG-ACT-3",
}
"""Beside those in strings, what may stand in names, comments and docstrings."""

WORD = re.compile(r"\w+")
PIECES = re.compile(r"[:/#@.]")


def faults(root: Path, excused: Mapping[str, str]) -> list[str]:
    content = {name for document in stock(root) for name in names_in(document)} - excused.keys()
    return [
        f"{source.place}:{line}: {text!r} names shipped content"
        for source in sources(root, "engine")
        for text, line in strings_of(source)
        if content & {text.casefold(), *PIECES.split(text.casefold())}
    ]


def stock(root: Path) -> Iterator[object]:
    """The documents that ship with the systems; a rule index is no document, it has no kind."""
    for path in sorted((root / "resources" / "systems").rglob("*.json")):
        document = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(document, dict) and "kind" in document:
            yield document


def names_in(part: object) -> Iterator[str]:
    """The ids and names of a document and of everything in it that has an id and a name."""
    if isinstance(part, list):
        for item in part:
            yield from names_in(item)
    elif isinstance(part, dict):
        names = [text for key in ("name", "names", "title") if key in part for text in texts(part[key])]
        if "kind" in part or (names and ("id" in part or "slug" in part)):
            ids = [str(part[key]) for key in ("id", "slug") if key in part]
            yield from (text.casefold() for text in (*names, *ids, *(each.rpartition("/")[2] for each in ids)))
        for item in part.values():
            yield from names_in(item)


def texts(value: object) -> list[str]:
    """A name stands as one text, or as one text for each language."""
    return [str(text) for text in value.values()] if isinstance(value, dict) else [str(value)]


def strings_of(source: Source) -> list[tuple[str, int]]:
    """The strings of a file that are not docstrings."""
    nodes = source.nodes
    prose = {node.value for node in nodes if isinstance(node, ast.Expr)}
    strings = [node for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [
        (str(node.value), node.lineno) for node in sorted(strings, key=lambda node: node.lineno) if node not in prose
    ]


def test_engine_code_names_no_content() -> None:
    assert faults(PROJECT, ALSO_A_WORD_OF_THE_RULES) == []


@cache
def mentions(root: Path) -> dict[str, str]:
    """Where shipped content is named in engine code, as a search through its text finds, with the name."""
    content = {name for document in stock(root) for name in names_in(document)}
    written = {form: name for name in content for form in (name, name.replace("-", "_"), name.replace(" ", "_"))}
    by_first: dict[str, list[str]] = {}
    for form in sorted(written):
        if found := WORD.search(form):
            by_first.setdefault(found[0], []).append(form)
    return {
        f"{source.place}:{line}: {written[form]!r} is the name of shipped content": written[form]
        for source in sources(root, "engine")
        for line, text in enumerate(source.text.casefold().splitlines(), 1)
        for word in dict.fromkeys(WORD.findall(text))
        for form in by_first.get(word, ())
        if re.search(rf"(?<![\w-]){re.escape(form)}(?![\w-])", text)
    }


def test_no_name_of_content_stands_anywhere_in_the_engine() -> None:
    """Cards, abilities, maps, missions, formats, in all languages: nothing in code, comments or docstrings."""
    assert [place for place, name in mentions(PROJECT).items() if name not in PLAIN_WORDS] == []


def test_each_word_that_is_excused_stands_in_the_engine() -> None:
    """An excuse goes when nothing needs it any more."""
    assert {*PLAIN_WORDS} <= {*mentions(PROJECT).values()}
    assert {each.split("'")[1] for each in faults(PROJECT, {})} == {*ALSO_A_WORD_OF_THE_RULES}


DOCUMENT = {
    "kind": "unit",
    "id": "arena/bold-smith",
    "names": {"en": "The Bold Smith", "pl": "Śmiały Kowal"},
    "abilities": [{"id": "anvil-toss", "name": "Anvil Toss"}],
    "zones": [{"id": "hand"}],
}

CODE = '''"""A turn, in which no anvil-toss is special."""
A = "bold-smith"
B = x == "arena/bold-smith"
C = f"{x}:bold-smith"
D = "the bold smith"
E = "śmiały kowal"
F = {"anvil-toss": 1}
G = "hand"
H = "a bold smith"
I = "AR-TURN-1"
'''


def test_content_in_engine_code_is_caught(tmp_path: Path) -> None:
    """Ids, their last parts, names in any language; not docstrings, nor ids without a name, nor rule numbers."""
    tree = write_tree(
        tmp_path,
        {
            "resources/systems/arena/units/smith.json": json.dumps(DOCUMENT),
            "resources/systems/arena/rules.json": json.dumps([{"id": "AR-TURN-1", "title": "AR-TURN-1"}]),
            "engine/systems/arena/turn.py": CODE,
        },
    )
    assert [fault.split(":")[1] for fault in faults(tree, {})] == ["2", "3", "4", "5", "6", "7"]
    # A search finds what the docstring says as well.
    assert sorted({found.split(":")[1] for found in mentions(tree)}) == ["1", "2", "3", "4", "5", "6", "7"]
    excused = [fault.split(":")[1] for fault in faults(tree, {"anvil-toss": "a word of the rules"})]
    assert excused == ["2", "3", "4", "5", "6"]
