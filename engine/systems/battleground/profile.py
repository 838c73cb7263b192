"""The rule profile: the readings of the rules that a scenario chooses from.

It chooses them by edition or one by one; each has the number of its rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from engine.kernel.rules.game_system import Option

Profile: TypeAlias = Mapping[str, str]

OPTIONS = (
    Option("higher_roll", ("chooses", "is_first"), "chooses", "BG-SETUP-2"),
    Option("claim", ("may", "must"), "may", "BG-ROUND-12"),
    Option("knock_out_scores", ("always", "by_enemy"), "always", "BG-WIN-1"),
    Option("defence_without_successes", ("no", "yes"), "no", "BG-TEST-6"),
    Option("fists_type", ("melee", "own"), "melee", "BG-ATT-3"),
    Option("los_origin", ("one", "any"), "one", "BG-SIGHT-2"),
    Option("cover_narrows", ("ranged_and_spell", "ranged"), "ranged_and_spell", "BG-SIGHT-6"),
    Option("interruption_without_ap", ("goes_on", "ends"), "goes_on", "BG-INT-3"),
    Option("mark_hex", ("no_terrain", "no_obstacle"), "no_terrain", "BG-FX-5"),
    Option("on_interruption", ("before", "after"), "before", "BG-ABIL-5"),
    Option("teleport_past_figures", ("yes", "no"), "yes", "BG-SHIFT-3"),
    Option("shift_focus", ("no", "yes"), "no", "BG-SHIFT-1"),
    Option("push_stops_at", ("obstacles", "terrain"), "obstacles", "BG-SHIFT-5"),
    Option("area_attacker", ("spared", "hit"), "spared", "BG-AREA-1"),
    Option("massive_range", ("base", "facing_hexes"), "base", "BG-BIG-4"),
    Option("massive_facing", ("side", "nearest"), "side", "BG-BIG-3"),
    Option("massive_cover", ("all", "low"), "all", "BG-BIG-4"),
)

PRESETS: Mapping[str, Profile] = {
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
