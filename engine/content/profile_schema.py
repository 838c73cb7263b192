"""The published schema of a rule profile: every option with its values, its default, its rule, and the presets."""

from __future__ import annotations

from typing import Any

from engine.content.declarations import SystemContent
from engine.content.schemas import DIALECT

PROFILE = "profile"


def profile_schema(system: SystemContent) -> dict[str, Any]:
    """What a scenario of this system may have under `profile`. `presets` lists the value of every option in each."""
    defaults = {option.key: option.default for option in system.profile}
    options = {
        option.key: {"enum": list(option.values), "default": option.default, "rule": option.rule}
        for option in system.profile
    }
    return {
        "$schema": DIALECT,
        "$id": f"urn:hexsmith:schema:{system.id}:{PROFILE}:1.0",
        "title": f"{system.id}/{PROFILE}",
        "type": "object",
        "properties": {"preset": {"enum": list(system.presets), "default": "default"}, **options},
        "additionalProperties": False,
        "presets": {name: {**defaults, **differs} for name, differs in system.presets.items()},
    }
