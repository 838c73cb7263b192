"""Documents get into the index in the transaction that saves them, and out of it in the one that deletes them."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from database.search.condition import BROKEN, FILLING, condition_of, note_condition
from database.search.edition import words_edition
from database.search.index import Found, IndexBroken, apart, put, take_out
from database.search.texts import Subject, all_texts

if TYPE_CHECKING:
    from database.store.watching import Written
    from engine.content.declarations import Declarations

log = logging.getLogger(__name__)

FEW = 20
"""So many at once are in the index as soon as they are saved. More would make an import take twice as long."""


def write(rows: Connection, documents: Sequence[Written], declarations: Declarations) -> None:
    """Each is found by what it says now. A broken index keeps nobody from saving: it is left alone from then on."""
    condition = condition_of(rows)
    if condition == BROKEN:
        return
    if len(documents) > FEW:
        note_condition(rows, FILLING)
        return
    found = [_found(each, declarations) for each in documents]
    try:
        with apart(rows):
            put(rows, found)
    except IndexBroken as error:
        _give_up(rows, error)


def forget(rows: Connection, keys: Collection[str]) -> None:
    """These are found no more."""
    if condition_of(rows) == BROKEN:
        return
    try:
        with apart(rows):
            take_out(rows, keys)
    except IndexBroken as error:
        _give_up(rows, error)


def _give_up(rows: Connection, error: IndexBroken) -> None:
    log.warning("the index of the search is broken, and will be made anew: %s", error)
    note_condition(rows, BROKEN)


def _found(written: Written, declarations: Declarations) -> Found:
    facts = written.facts
    subject = Subject(facts.id, facts.system, facts.faction, facts.names.values(), facts.tags, facts.body)
    return Found(written.key, facts.digest, words_edition(), all_texts(subject, declarations))
