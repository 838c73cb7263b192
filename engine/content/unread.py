"""A document of a newer minor version: kept as it came, opened for reading only, exported byte for byte."""

from __future__ import annotations

from engine.kernel.record import record


@record(frozen=True, slots=True)
class Unread:
    """What is known of a document that this program is too old for; `raw` are its bytes."""

    id: str
    kind: str
    schema_version: str
    system: str
    raw: bytes
