"""Idioms as they are written: a file with a pattern of abilities, and its short sentence in each language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from engine.words.fluent_entries import FluentEntry
from engine.words.message_types import MissingWord

IDIOM = "idiom-"
"""The prefix of the ids of sentences of idioms."""
FOLDER = "idioms"
SHARED = "shared"
BLANK = "$"
KEYS = frozenset({"instead_of", "pattern", "only"})


@dataclass(frozen=True, slots=True)
class IdiomFile:
    """An idiom: the literal sentence that it stands for, the pattern of the data for which it does, and its sentence
    in each language. Without a pattern it stands for every such sentence."""

    id: str
    game: str
    """The game of which it is; `shared` for all."""
    instead_of: str
    pattern: Mapping[str, Any] | None
    only: Mapping[str, Any] = field(default_factory=dict)
    """The values that blanks of the pattern may have, where not any will do."""
    sentences: Mapping[str, FluentEntry] = field(default_factory=dict)

    @property
    def precedence(self) -> tuple[int, str]:
        """The place among those for the same literal sentence: those that fix most come first."""
        fixed = 0 if self.pattern is None else 1 + _fixed(self.pattern)
        return (-fixed - len(self.only), self.id)


class Idioms:
    """All idioms below a folder of words."""

    def __init__(self, words: Path) -> None:
        self.files = tuple(map(_read, sorted((words / FOLDER).glob("*/*.toml"))))
        self.by_id = {each.id: each for each in self.files}
        self._of_games: dict[str, dict[str, tuple[IdiomFile, ...]]] = {}

    def of_game(self, game: str) -> Mapping[str, tuple[IdiomFile, ...]]:
        """The idioms of a game and those of all, by the literal sentences for which they stand."""
        if game not in self._of_games:
            found: dict[str, list[IdiomFile]] = {}
            for each in sorted(self.files, key=lambda each: each.precedence):
                if each.game in (game, SHARED):
                    found.setdefault(each.instead_of, []).append(each)
            self._of_games[game] = {word_id: tuple(several) for word_id, several in found.items()}
        return self._of_games[game]


def _fixed(pattern: Any) -> int:
    """The number of things that a pattern fixes."""
    match pattern:
        case dict():
            return sum(1 + _fixed(each) for each in pattern.values())
        case list():
            return sum(map(_fixed, pattern))
        case str() if pattern.startswith(BLANK):
            return -1
        case _:
            return 1


def _read(path: Path) -> IdiomFile:
    import tomllib

    try:
        written = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as broken:
        raise MissingWord(f"the idiom {path.parent.name}/{path.name} is not TOML: {broken}") from None
    idiom = f"{IDIOM}{path.parent.name}-{path.stem}"
    sentences = {lang: _entry(idiom, text, path) for lang, text in written.items() if lang not in KEYS}
    return IdiomFile(
        idiom, path.parent.name, written["instead_of"], written.get("pattern"), written.get("only", {}), sentences
    )


def _entry(idiom: str, text: str, path: Path) -> FluentEntry:
    said = text.strip("\n")
    if "\n" in said:
        said = "".join(f"\n    {line}" for line in said.split("\n"))
    return FluentEntry(idiom, f"{idiom} = {said}\n", path, 1)
