"""The words of abilities: one for each operation of each game, and one for each part inside them."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from engine.abilities.fields import authored_fields
from engine.abilities.game_interface import Vocabulary
from engine.abilities.kinds import KindName, Op
from engine.abilities.loading.op_registry import FOLDERS, ops_of
from engine.abilities.wording.clauses import ClauseLabel
from engine.abilities.wording.word_ids import word_of
from engine.words import ids
from tests.support.abilities import GAMES

KINDS: tuple[KindName, ...] = tuple(FOLDERS)
VOCABULARIES: tuple[Vocabulary, ...] = tuple(writing.vocabulary for writing in GAMES.values())
"""The games whose abilities are documents in the language of abilities."""


def every_op(vocabulary: Vocabulary) -> Iterator[type[Op]]:
    """All operations of a game, the shared ones too."""
    for kind in KINDS:
        yield from ops_of(kind, vocabulary.ops).values()


def words_of_operations() -> Iterator[str]:
    """The message of each operation of each game; for an amount that can be compared, also that without pieces."""
    words = dict.fromkeys(word_of(op) for vocabulary in VOCABULARIES for op in every_op(vocabulary))
    yield from words
    yield from (measure for word in words if (measure := f"{word}-measure") in ids())


def every_part(game: str) -> Iterator[type[Any]]:
    """The parts of a game's operations and abilities that are not operations themselves."""
    writing = GAMES[game]
    shapes = (shape for family in writing.families.values() for shape in family.definitions)
    definitions = (*shapes, *every_op(writing.vocabulary))
    yield from dict.fromkeys(part for definition in definitions for part in _parts_of(definition))


def words_of_parts() -> Iterator[str]:
    """The word of each part of each game."""
    yield from dict.fromkeys(word_of(part) for game in GAMES for part in every_part(game))


def words_of_labels() -> Iterator[str]:
    """The label of each kind of clause but the author's own words."""
    yield from (f"ability-label-{label}" for label in get_args(ClauseLabel) if label != "own")


def words_of_lengths() -> Iterator[str]:
    """How each game words a distance, in its unit of length."""
    yield from (f"ability-{game}-length" for game in GAMES)


def _parts_of(definition: type[Any]) -> Iterator[type[Any]]:
    hints = get_type_hints(definition, include_extras=True)
    for name in authored_fields(definition):
        yield from (each for each in _types_in(hints[name]) if _is_part(each))


def _is_part(type_: Any) -> bool:
    return isinstance(type_, type) and hasattr(type_, "__dataclass_fields__") and not issubclass(type_, Op)


def _types_in(hint: Any) -> Iterator[Any]:
    yield hint
    for inside in get_args(hint):
        yield from _types_in(inside)
