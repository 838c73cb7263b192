"""The published JSON Schema of the manifest of packs."""

from __future__ import annotations

from typing import Any

from database.packs.format.manifest import CONTAINER, Manifest

NAME = "pack"


def pack_schema() -> dict[str, Any]:
    """The JSON Schema of `manifest.json`; newer programs may add keys to it, and others keys that begin with `x-`."""
    made = Manifest.model_json_schema(by_alias=True)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:hexsmith:schema:{NAME}:{CONTAINER}",
        **made,
        "title": NAME,
        "description": Manifest.__doc__,
    }
