"""Speeds of bots: each is a pause that the preferences can hold, and any pause has a nearest speed."""

import pytest

from editor.settings.bot_speeds import BOT_SPEEDS, SPEED_NAMES, nearest_speed
from editor.settings.preferences import BOT_PAUSES, Preferences


def test_speeds_are_pauses_from_long_to_none() -> None:
    pauses = list(BOT_SPEEDS.values())
    assert pauses == sorted(pauses, reverse=True)
    assert pauses[-1] == 0
    assert all(pause in BOT_PAUSES for pause in pauses)
    assert SPEED_NAMES.keys() == BOT_SPEEDS.keys()
    assert nearest_speed(Preferences().bot_pause) == "normal"


@pytest.mark.parametrize(
    ("pause", "speed"), [(5000, "slow"), (1200, "slow"), (500, "normal"), (1, "fast"), (0, "at-once")]
)
def test_a_pause_has_a_nearest_speed(pause: int, speed: str) -> None:
    """Bots that pause at all are not at once."""
    assert nearest_speed(pause) == speed
