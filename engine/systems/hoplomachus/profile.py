"""The rule options that a scenario chooses between, each with the number of its rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.kernel.rules.game_system import ProfileOption

ProfileOptions: TypeAlias = Mapping[str, str]

OPTIONS = (
    ProfileOption("factions", ("random", "pick", "written"), "random", "HR-S-2"),
    ProfileOption("empty_arena", ("from_second_round", "after_first_turn"), "from_second_round", "HR-S-1"),
)

PRESETS: Mapping[str, ProfileOptions] = {"default": {}}
