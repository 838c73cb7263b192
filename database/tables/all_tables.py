"""All tables of the library. Modules that need only a few import those directly."""

from __future__ import annotations

from database.tables.documents import documents
from database.tables.ids import ids
from database.tables.images import images
from database.tables.mentions import mentions
from database.tables.pack_images import pack_images
from database.tables.pack_parts import pack_parts
from database.tables.packs import packs
from database.tables.revisions import revisions
from database.tables.search_texts import finds
from database.tables.state import state
from database.tables.tags import tags
from database.tables.texts import texts
from database.tables.translations import translations

EVERY_TABLE = (
    state,
    ids,
    texts,
    packs,
    documents,
    revisions,
    tags,
    mentions,
    images,
    pack_images,
    pack_parts,
    translations,
    finds,
)
"""The tables, each after those it refers to."""
