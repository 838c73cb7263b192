"""The user's own cards work in the window: five of them, in a folder, in a mission of the user's."""

from pathlib import Path

import pytest

from tests.journeys.conftest import Journey
from tests.support.own_mission import written_into

pytestmark = pytest.mark.slow

ACTING = ("Stomp", "Storm Hammer", "Drums in the Deep", "Untouched", "Stone Giant")


@pytest.mark.soak
def test_own_cards_act_in_the_window(journey: Journey, tmp_path: Path) -> None:
    """Chosen with the mouse on the start page and in the dialog; the log tells of each. A lantern only shines."""
    written_into(tmp_path / "mine")
    came = journey("own_cards", str(tmp_path / "mine"))
    assert came.code == 0
    log = "\n".join(came.notes["log"])
    assert [name for name in ACTING if name not in log] == []
