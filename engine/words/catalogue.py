"""The catalogue: the messages of all languages in one folder; each file is read once, each message parsed once."""

import math
from collections.abc import Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from engine.words.fluent_entries import FluentEntry, read_entries
from engine.words.idiom_files import IDIOM, Idioms
from engine.words.message_types import SOURCE_LANGUAGE, Localisable, MissingWord, Speakable, TextValue, VariableKind
from engine.words.nouns import Lexicon

if TYPE_CHECKING:
    from engine.words.language import Language


class Catalogue:
    """The texts in one folder, which contains a folder of `.ftl` files for each language."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._entries: dict[str, dict[str, FluentEntry]] = {}
        self._languages: dict[str, Language] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The codes of the languages, English first."""
        found = {path.parent.name for path in self.folder.glob("*/*.ftl")}
        return tuple(sorted(found, key=lambda lang: (lang != SOURCE_LANGUAGE, lang)))

    @cached_property
    def ids(self) -> frozenset[str]:
        """The ids of all sentences; English has all of them."""
        return frozenset(word for word in self.entries(SOURCE_LANGUAGE) if not word.startswith("-"))

    @cached_property
    def lexicon(self) -> Lexicon:
        """The grammar of the nouns in sentences."""
        return Lexicon(self.folder / "lexicon.json")

    @cached_property
    def idioms(self) -> Idioms:
        """The short sentences for patterns of abilities, read when the first is needed."""
        return Idioms(self.folder)

    def idiom_entry(self, word_id: str, lang: str) -> FluentEntry | None:
        """The sentence of an idiom as written; None for any other."""
        idiom = self.idioms.by_id.get(word_id) if word_id.startswith(IDIOM) else None
        return None if idiom is None else idiom.sentences.get(lang)

    @cached_property
    def digest(self) -> str:
        """The SHA-256 of the sentences of all languages, of the idioms and of the lexicon."""
        found = sha256()
        kinds = ("*/*.ftl", "lexicon.json", "idioms/*/*.toml")
        for path in sorted(path for kind in kinds for path in self.folder.glob(kind)):
            found.update(path.relative_to(self.folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return found.hexdigest()

    def entries(self, lang: str) -> Mapping[str, FluentEntry]:
        """The sentences of one language as written in its files."""
        if lang not in self._entries:
            if lang not in self.languages:
                raise MissingWord(f"there is no language {lang!r} in the words; there are {', '.join(self.languages)}")
            self._entries[lang] = read_entries(self.folder / lang)
        return self._entries[lang]

    def arguments(self, word_id: str, lang: str = SOURCE_LANGUAGE) -> Mapping[str, VariableKind]:
        """The arguments of a sentence and their kinds."""
        return self._language(lang).arguments(word_id)

    def say(self, word_id: str, lang: str, values: Mapping[str, TextValue], *, is_marked: bool = False) -> str:
        """The sentence with its arguments filled in, perhaps with marks around each."""
        language = self._language(lang)
        plain: dict[str, str | int | float] = {}
        for name, kind in language.arguments(word_id).items():
            if name not in values:
                raise MissingWord(f"the word {word_id!r} in {lang!r} needs the argument {name!r}")
            plain[name] = value = self._plain(values[name], language, f"{word_id}.{name}")
            if kind == "number" and isinstance(value, str):
                raise TypeError(f"the argument {name!r} of the word {word_id!r} must be a number, not {value!r}")
        return language.format(word_id, plain, is_marked=is_marked)

    def _language(self, lang: str) -> "Language":
        if lang not in self._languages:
            from engine.words.language import Language

            self._languages[lang] = Language(lang, self.entries(lang), lambda word: self.idiom_entry(word, lang))
        return self._languages[lang]

    def _plain(self, value: object, language: "Language", place: str) -> str | int | float:
        """A value in a form that Fluent accepts: nested messages as text, lists joined."""
        if isinstance(value, str):
            return value
        if isinstance(value, int | float) and not isinstance(value, bool):
            if isinstance(value, float) and not math.isfinite(value):
                raise ValueError(f"{place} is {value}, which no language has a word for")
            return value
        if isinstance(value, Sequence) and not isinstance(value, bytes):
            items = [self._text(item, language, place) for item in value]
            if not items:
                raise MissingWord(f"the list {place} is empty; say that there is none with a word of its own")
            return language.join(items)
        if isinstance(value, Speakable):
            return self.say(value.id, language.code, dict(value.values))
        if isinstance(value, Localisable):
            return value.text(language.code)
        raise TypeError(f"{place} is {value!r}; words are made of text, numbers, other words and lists of these")

    def _text(self, value: object, language: "Language", place: str) -> str:
        plain = self._plain(value, language, place)
        return plain if isinstance(plain, str) else language.number(plain)
