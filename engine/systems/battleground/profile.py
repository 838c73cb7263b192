"""The rule profile: the rule options that a scenario chooses from.

It chooses them by edition or one by one; each has the number of its rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.kernel.rules.game_system import ProfileOption

ProfileOptions: TypeAlias = Mapping[str, str]

OPTIONS = (
    ProfileOption("higher_roll", ("chooses", "is_first"), "chooses", "BG-SETUP-2"),
    ProfileOption("claim", ("may", "must"), "may", "BG-ROUND-12"),
    ProfileOption("knock_out_scores", ("always", "by_enemy"), "always", "BG-WIN-1"),
    ProfileOption("defence_without_successes", ("no", "yes"), "no", "BG-TEST-6"),
    ProfileOption("fists_type", ("melee", "own"), "melee", "BG-ATT-3"),
    ProfileOption("los_origin", ("one", "any"), "one", "BG-SIGHT-2"),
    ProfileOption("cover_narrows", ("ranged_and_spell", "ranged"), "ranged_and_spell", "BG-SIGHT-6"),
    ProfileOption("interruption_without_ap", ("goes_on", "ends"), "goes_on", "BG-INT-3"),
    ProfileOption("mark_hex", ("no_terrain", "no_obstacle"), "no_terrain", "BG-FX-5"),
    ProfileOption("on_interruption", ("before", "after"), "before", "BG-ABIL-5"),
    ProfileOption("teleport_past_figures", ("yes", "no"), "yes", "BG-SHIFT-3"),
    ProfileOption("shift_focus", ("no", "yes"), "no", "BG-SHIFT-1"),
    ProfileOption("push_stops_at", ("obstacles", "terrain"), "obstacles", "BG-SHIFT-5"),
    ProfileOption("area_attacker", ("spared", "hit"), "spared", "BG-AREA-1"),
    ProfileOption("massive_range", ("base", "facing_hexes"), "base", "BG-BIG-4"),
    ProfileOption("massive_facing", ("side", "nearest"), "side", "BG-BIG-3"),
    ProfileOption("massive_cover", ("all", "low"), "all", "BG-BIG-4"),
)

PRESETS: Mapping[str, ProfileOptions] = {
    "default": {},
    "it": {},
    "es": {"higher_roll": "is_first", "claim": "must", "fists_type": "own", "massive_facing": "nearest"},
    "pl": {
        "claim": "must",
        "knock_out_scores": "by_enemy",
        "cover_narrows": "ranged",
        "mark_hex": "no_obstacle",
        "on_interruption": "after",
        "teleport_past_figures": "no",
        "massive_cover": "low",
    },
}
