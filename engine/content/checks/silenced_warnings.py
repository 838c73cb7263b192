"""Warnings that an author has silenced, each with a reason that is kept in the document."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content.document_path import DocumentPath, path_text
from engine.content.fields import Slug, Title
from engine.content.limits import MAX_TITLE
from engine.content.model import Model


class SilencedWarning(Model):
    """A warning that is not shown any more."""

    code: Slug
    """The warning, a name of the program."""
    part: Title | None = None
    """The part that it is about: its path, with ids in place of positions; the whole document if left out."""
    reason: Title
    """The reason why it is no problem here."""


def part_name(document: Mapping[str, Any], path: DocumentPath) -> str | None:
    """The name of a part that stays the same when lists change: ids and roles in place of positions; None for the
    whole document."""
    holder: Any = document
    steps: list[str | int] = []
    for step in path:
        inside = None
        if isinstance(holder, list) and isinstance(step, int) and step < len(holder):
            inside = holder[step]
        elif isinstance(holder, Mapping):
            inside = holder.get(step)
        named = inside if isinstance(step, int) and isinstance(inside, Mapping) else {}
        own = named.get("id") or named.get("role")
        steps.append(own if isinstance(own, str) and own else step)
        holder = inside
    return path_text(tuple(steps)) or None


def silence(document: Mapping[str, Any], code: str, path: DocumentPath, reason: str) -> SilencedWarning | None:
    """The entry that silences a warning at a path; None where the path is too long to be kept."""
    part = part_name(document, path)
    if part is not None and len(part) > MAX_TITLE:
        return None
    return SilencedWarning(code=code, part=part, reason=reason)
