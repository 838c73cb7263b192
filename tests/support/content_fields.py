"""The fields that documents of all kinds and games share, and packs, without those of abilities: these read as text."""

from collections.abc import Iterator

from database.packs.comparison import NOT_COMPARED
from database.packs.format.manifest import Manifest
from engine.abilities.loading.json_models import DefinitionModel
from engine.content.declarations import SystemContent
from engine.content.document_kind import common_kinds
from engine.content.model import Model, wire_names
from engine.registry import declarations
from engine.words import languages

PARTS_OF_DOCUMENTS = ("engine.content.", "engine.systems.")


def fields_of_documents() -> set[str]:
    """Their keys."""
    common_kinds()
    games: tuple[SystemContent, ...] = tuple(declarations().systems)
    piles = {pile for game in games for pile in game.piles}
    found = {key for model in _models(Model) for key in wire_names(model)}
    return (piles | found) - set(languages())


def words_of_fields() -> list[str]:
    """The word for each field, and for each field of a pack's description."""
    keys = fields_of_documents() | (set(wire_names(Manifest)) - NOT_COMPARED)
    return sorted(f"comparing-field-{key.replace('_', '-')}" for key in keys)


def _models(above: type[Model]) -> Iterator[type[Model]]:
    for model in above.__subclasses__():
        if model.__module__.startswith(PARTS_OF_DOCUMENTS) and not issubclass(model, DefinitionModel):
            yield model
        yield from _models(model)
