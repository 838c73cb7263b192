"""The colours of cards can be read in every theme, whatever the faction."""

import pytest

from editor.theme.card_colours import CARD_COLOURS, DICE, card_colours, die_colours
from editor.theme.card_looks import crest, faction_colours
from editor.theme.colours import mixed
from editor.theme.theme import Theme
from engine.registry import systems
from engine.words import ids
from tests.editor.theme.colour_vision import contrast

THEMES = tuple(CARD_COLOURS)
STRANGERS = tuple(f"faction-{number}" for number in range(200))


def test_every_theme_has_its_cards() -> None:
    assert set(THEMES) == set(Theme) - {Theme.SYSTEM}


@pytest.mark.parametrize("theme", THEMES)
def test_text_can_be_read(theme: str) -> None:
    """On paper, on the ribbon, in the cells of numbers and tables, on coins."""
    colours = card_colours(theme)
    for ink in (colours.ink, colours.quiet_ink, colours.accent):
        assert contrast(ink, colours.paper) >= 4.5
    assert contrast(colours.ink, colours.ribbon) >= 7
    for ink in colours.tones.values():
        assert contrast(ink, colours.cell(ink)) >= 4.5, ink
        assert contrast(colours.quiet_ink, colours.cell(ink)) >= 4.5, ink
    darkest = mixed(colours.paper, colours.hurt, 0 if colours.flat else 0.2)
    assert contrast(colours.hurt, darkest) >= 4.5
    assert contrast(colours.quiet_ink, darkest) >= 4.5
    assert contrast(colours.coin.ink, colours.coin.face) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_factions_carry_crests_and_numbers(theme: str) -> None:
    """Known ones, strangers and none."""
    colours = card_colours(theme)
    for system in systems():
        for faction in (*_named(system), *STRANGERS, None):
            found = faction_colours(system, faction, theme)
            for ground in (found.lit, found.deep, found.frame):
                assert contrast(colours.crest, ground) >= 4.5, (faction, ground)
            tag = colours.ink if colours.flat else found.frame
            assert contrast(tag, mixed(colours.paper, tag, 0 if colours.flat else 0.11)) >= 4.5, faction


def test_a_game_gives_its_factions_their_colours() -> None:
    """Those that it names have a colour each; others get one from their name, the same in every game."""
    for system in systems():
        frames = [faction_colours(system, faction, "light").lit for faction in _named(system)]
        assert len(set(frames)) == len(frames)
    strangers = {faction_colours("battleground", faction, "light") for faction in STRANGERS}
    assert len(strangers) >= 20
    for faction in STRANGERS[:20]:
        assert faction_colours("battleground", faction, "dark") == faction_colours("other-game", faction, "dark")
    assert faction_colours("battleground", None, "light") == faction_colours("", None, "light")


def test_print_tells_factions_by_lines() -> None:
    directions = [faction_colours("battleground", faction, "save-ink").hatching for faction in _named("battleground")]
    assert len(set(directions)) == len(directions)
    assert faction_colours("battleground", None, "save-ink").hatching == 0


def test_crests_of_their_own() -> None:
    assert crest("battleground", "battleground/skeletor", "attack") == "skull"
    assert crest("battleground", "battleground/nobody", "attack") == "attack"
    assert crest("chess", "chess/pawn", "person") == "person"


@pytest.mark.parametrize("theme", THEMES)
def test_dice_can_be_read(theme: str) -> None:
    for colour in (*DICE, "purple"):
        die = die_colours(colour, theme)
        assert contrast(die.ink, die.ground) >= 4.5


def _named(system: str) -> list[str]:
    prefix = f"value-{system}-faction-"
    return sorted(each.removeprefix(prefix) for each in ids() if each.startswith(prefix))
