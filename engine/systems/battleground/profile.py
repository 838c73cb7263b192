"""The readings of the rules that a scenario chooses between: editions and marked decisions, each with its number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.kernel.system import Option

Profile: TypeAlias = Mapping[str, str]

OPTIONS = (
    Option("higher_roll", ("chooses", "is_first"), "chooses", "BG-SETUP-2"),
    Option("claim", ("may", "must"), "may", "BG-ROUND-12"),
    Option("los_origin", ("one", "any"), "one", "BG-SIGHT-2"),
    Option("massive_cover", ("all", "low"), "all", "BG-BIG-4"),
)

PRESETS: Mapping[str, Profile] = {
    "default": {},
    "it": {},
    "es": {"higher_roll": "is_first", "claim": "must"},
    "pl": {"claim": "must", "massive_cover": "low"},
}


def chosen(preset: str, differing: Profile) -> Profile:
    """The value of every option: the default, changed by the preset, changed by what the scenario says."""
    return {**{option.key: option.default for option in OPTIONS}, **PRESETS[preset], **differing}
