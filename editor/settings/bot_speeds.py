"""The speeds of bots that a user can choose from, as pauses between two of their moves."""

from __future__ import annotations

from collections.abc import Mapping

BOT_SPEEDS: Mapping[str, int] = {"slow": 1500, "normal": 600, "fast": 200, "at-once": 0}
"""The pauses in milliseconds."""
SPEED_NAMES: Mapping[str, str] = {
    "slow": "bot-speed-slow",
    "normal": "bot-speed-normal",
    "fast": "bot-speed-fast",
    "at-once": "bot-speed-at-once",
}
"""Message ids of their names."""


def nearest_speed(pause: int) -> str:
    """The speed with the pause nearest to one of so many milliseconds; only no pause at all is at once."""
    speeds = [name for name, each in BOT_SPEEDS.items() if bool(each) == bool(pause)]
    return min(speeds, key=lambda name: abs(BOT_SPEEDS[name] - pause))
