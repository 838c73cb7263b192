"""The letters of the colours of dice."""

import pytest

from editor.game_text.die_letter import die_letter
from engine.words import languages


@pytest.mark.parametrize("lang", languages())
def test_no_two_colours_of_dice_have_the_same_letter(lang: str) -> None:
    letters = [die_letter(colour, lang) for colour in ("yellow", "blue", "green", "black", "red")]
    assert len(set(letters)) == 5
    assert die_letter("", lang) == ""
