"""From the start page to the result screen without a mouse, through a round, another theme and another language."""

import pytest

from tests.journeys.conftest import Journey

pytestmark = pytest.mark.slow


@pytest.mark.timeout(600)
def test_a_round_a_take_back_dark_polish_and_the_result(journey: Journey) -> None:
    """On the way all that gets the keyboard is seen, and has a name."""
    notes = journey("by_keyboard").notes
    assert notes["nameless"] == []
    assert notes["unseen"] == []
    assert notes["rounds"][-2:] == ["Round 1 of 4", "Round 2 of 4"]
    assert notes["taken back"] > 0
    assert notes["done"].keys() >= {"answer", "hex", "card", "letters", "digits"}
    assert "Wygrywa Niebieski" in notes["result"]
    assert "BG-WIN-" in notes["result"]
