"""A document of a newer minor version: kept as it is, opened read-only, exported byte for byte."""

from __future__ import annotations

from engine.kernel.data.record import record


@record(frozen=True, slots=True)
class NewerDocument:
    """A document of a newer version than this program can read; `raw` are its bytes."""

    id: str
    kind: str
    schema_version: str
    system: str
    raw: bytes
