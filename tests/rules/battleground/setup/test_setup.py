"""Set-up: who is the first player, where figures stand, the opening hands."""

import pytest

from engine.kernel.chance.deck import Deck
from engine.systems.battleground.events import FigurePlaced
from tests.engine.protocol.conversation import Conversation
from tests.support.battleground import (
    battle,
    battle_by_hand,
    battle_with_dice,
    cards_in_hand,
    event_lines,
    place_of,
    scenario,
    with_zones,
)
from tests.support.script import asked, offers, play, refused

ZONES = {"red": "A1-A3", "blue": "I1-I3"}


def spots(offered: list[str], figure: str = "ana") -> set[str]:
    """The available places for a figure, in any facing."""
    fields = [dict(each.split("=") for each in line.split()[1:]) for line in offered]
    return {each["at"].strip('"') for each in fields if each["figure"] == figure}


@pytest.mark.rule("BG-SETUP-1")
def test_characters_start_ready_without_mana_and_tokens() -> None:
    """They stand and face as the scenario says."""
    game = battle(red="ana@B2:se", blue="bo@C4:nw cy@H8:s")
    grid = game.state.scenario.terrain.grid
    figures = game.state.figures
    standing = {name: (place_of(game, name), grid.direction_name(each.facing)) for name, each in figures.items()}
    assert standing == {"ana": ("B2", "se"), "bo": ("C4", "nw"), "cy": ("H8", "s")}
    for figure in figures.values():
        assert (figure.wounds, figure.mana, figure.focused, figure.guarding) == (0, 0, False, False)
        assert (figure.activated, figure.cards) == (False, ())


@pytest.mark.rule("BG-SETUP-1", "BG-ROUND-2")
def test_the_opening_hand_is_five_fate_cards_and_all_glory_cards() -> None:
    """The deck has no order: every card of it may be drawn next, and is drawn by chance."""
    decks = {"red": "fate-1 fate-2 fate-3 fate-4 fate-5 fate-6 fate-6", "blue": "fate-7"}
    game = battle_by_hand(decks=decks, glory={"red": "glory-8 glory-9"})
    assert asked(game) == "chance: draw"
    assert offers(game, "chance") == [f"draw result=fate-{number}" for number in range(1, 7)]
    play(game, "chance: fate-6 fate-6 fate-1 fate-2 fate-3", "chance: fate-7")
    assert cards_in_hand(game, "red") == ["fate-1", "fate-2", "fate-3", "fate-6", "fate-6", "glory-8", "glory-9"]
    assert game.state.sides["red"].holding.deck == Deck((), ("fate-4", "fate-5"))
    assert cards_in_hand(game, "blue") == ["fate-7"], "an empty deck gives what is left"
    assert asked(game) == "red, blue: select-card"


@pytest.mark.rule("BG-SETUP-1")
def test_cards_of_the_other_player_are_hidden() -> None:
    """Neither those that are drawn nor those in the hand or the deck, but how many there are."""
    game = battle(decks={"red": "fate-1 fate-2 fate-3 fate-4 fate-5 fate-6"}, glory={"red": "glory-7"})
    seen = game.view("blue").sides["red"]
    assert seen.holding.hand == ("?",) * 5
    assert seen.glory == ("?",)
    assert len(seen.holding.deck) == 1
    known = [event.seen_by("blue") for event in game.events if event.name() == "card-drawn"]
    drawn = event_lines(event for event in known if event is not None)
    assert drawn[:5] == ["card-drawn red ?"] * 5
    assert sorted(drawn[5:]) == [f"card-drawn blue fate-{number}" for number in range(1, 6)]


@pytest.mark.rule("BG-SETUP-2")
@pytest.mark.parametrize("chosen", ["red", "blue"])
def test_the_higher_roll_chooses_the_first_player(chosen: str) -> None:
    """Equal rolls are thrown again, by both; the higher one may choose either."""
    game = battle_with_dice(4, 4, 2, 2, 3, 6, first=None)
    assert asked(game) == "blue: first-player"
    assert offers(game, "blue") == ["first-player seat=red", "first-player seat=blue"]
    assert refused(game, "red: first-player seat=red") == []
    happened = play(game, f"blue: first-player seat={chosen}")
    assert event_lines(happened)[0] == f"first-player-chosen {chosen}"
    assert game.state.first == chosen
    assert game.state.dice == 6


@pytest.mark.rule("BG-SETUP-2")
@pytest.mark.parametrize("chosen", ["red", "blue"])
def test_a_peer_chooses_the_first_player(chosen: str) -> None:
    """The choice is about a seat, and says so in the field that elsewhere says who chooses; a journal keeps it."""
    talk = Conversation()
    talk.ask("new", scenario=with_zones(scenario(first=None)), dice=[1, 6])
    answer = talk.ask("choose", choice={"kind": "first-player", "seat": chosen}, seat="blue")
    assert answer["events"][0] == {"event": "first-player-chosen", "seat": chosen, "rules": ["BG-SETUP-2"]}
    replayed = talk.ask("replay", journal=talk.ask("journal")["journal"])
    assert answer["events"][0] in replayed["events"]


@pytest.mark.rule("BG-SETUP-2")
@pytest.mark.parametrize(("dice", "first"), [((5, 2), "red"), ((1, 2), "blue"), ((3, 3, 1, 4), "blue")])
def test_by_the_spanish_edition_the_higher_roll_is_the_first_player(dice: tuple[int, ...], first: str) -> None:
    game = battle_with_dice(*dice, first=None, profile={"preset": "es"})
    assert game.state.first == first
    assert asked(game) == "red, blue: select-card"


@pytest.mark.rule("BG-SETUP-2")
def test_no_roll_off_is_needed_where_the_scenario_names_the_first_player() -> None:
    game = battle_with_dice(first="blue")
    assert game.state.first == "blue"
    assert game.state.dice == 0


@pytest.mark.rule("BG-SETUP-4")
def test_figures_are_placed_one_at_a_time_in_turns() -> None:
    """The first player begins; who has none left waits while the other goes on."""
    game = battle(red="ana bo@A1", blue="cy di ed", zones=ZONES, first="blue")
    seats = []
    while asked(game).endswith("place"):
        seat = asked(game).partition(":")[0]
        seats.append(seat)
        play(game, f"{seat}: {offers(game, seat)[0]}")
    assert seats == ["blue", "red", "blue", "blue"]
    assert all(place_of(game, name) for name in game.state.figures)
    assert asked(game) == "red, blue: select-card"


@pytest.mark.rule("BG-SETUP-4")
def test_any_free_hex_of_the_own_zone_and_any_side() -> None:
    """The zone may have several parts; figures that are already there block others."""
    zones = {"red": "A1-A2", "red2": "C5", "blue": "I1-I3"}
    game = battle(red="ana bo cy@A2", blue="di@C6", zones=zones)
    sides = ("n", "ne", "se", "s", "sw", "nw")
    expected = [
        f"place at={at} facing={side} figure={name}" for name in ("ana", "bo") for at in ("A1", "C5") for side in sides
    ]
    assert offers(game, "red") == expected
    assert refused(game, "red: place figure=ana at=C6 facing=n") == ["BG-SETUP-4 in-own-zone", "BG-SETUP-4 fits-there"]
    assert refused(game, "red: place figure=ana at=I1 facing=n") == ["BG-SETUP-4 in-own-zone"]
    assert refused(game, "red: place figure=ana at=A2 facing=n") == ["BG-SETUP-4 fits-there"]
    assert refused(game, "red: place figure=ana at=A1 facing=e") == []
    assert refused(game, "red: place figure=cy at=A1 facing=n") == []
    assert refused(game, "red: place figure=di at=A1 facing=n") == []
    happened = play(game, "red: place figure=bo at=C5 facing=sw")
    placed = FigurePlaced(figure="bo", at="C5", facing="sw", rules=("BG-SETUP-4",))
    assert happened[0] == placed
    assert spots(offers(game, "red")) == {"A1"}


@pytest.mark.rule("BG-SETUP-4")
def test_only_where_a_figure_can_stand() -> None:
    """No obstacle, no ladder; difficult ground, the top of a platform and the hex under it will do."""
    pieces = {"tall": "A1", "low": "A2", "ladder": "A3", "difficult": "A4", "platform": "A5 A1"}
    game = battle(red="ana", pieces=pieces, zones={"red": "A1-A6"})
    assert spots(offers(game, "red")) == {"A4", "A5", "A6", "A1^", "A5^"}
    for at in ("A1", "A2", "A3"):
        assert refused(game, f"red: place figure=ana at={at} facing=n") == ["BG-SETUP-4 fits-there"]
    assert event_lines(play(game, 'red: place figure=ana at="A5^" facing=n'))[0] == "figure-placed ana A5^ n"
    assert place_of(game, "ana") == "A5^"


@pytest.mark.rule("BG-SETUP-4", "BG-BIG-2")
def test_a_massive_figure_is_placed_with_its_whole_base_in_the_zone() -> None:
    """All its hexes are free, at one height and in the own zone, as it is turned."""
    bases = {"max": [[0, 0], [0, 1]]}
    pieces = {"low": "A4"}
    game = battle(red="max bo@C1", blue="cy@I9", bases=bases, pieces=pieces, zones={"red": "A1-A4 C1-C2"})
    found = sorted(line.removeprefix("place ").removesuffix(" figure=max") for line in offers(game, "red"))
    assert found == ["at=A1 facing=n", "at=A2 facing=n", "at=A2 facing=s", "at=A3 facing=s"]
    assert refused(game, "red: place figure=max at=A1 facing=s") == ["BG-SETUP-4 fits-there"], "off the map"
    assert refused(game, "red: place figure=max at=A3 facing=n") == ["BG-SETUP-4 fits-there"], "on an obstacle"
    assert refused(game, "red: place figure=max at=A2 facing=nw") == ["BG-SETUP-4 in-own-zone"]
    assert refused(game, "red: place figure=max at=C2 facing=s") == ["BG-SETUP-4 fits-there"], "bo is there"
    assert refused(game, "red: place figure=max at=C2 facing=n") == ["BG-SETUP-4 in-own-zone"]


@pytest.mark.rule("BG-SETUP-4")
def test_pointy_tops_have_sides_of_their_own() -> None:
    game = battle(red="ana", tops="pointy", zones={"red": "B2"})
    assert [line.split()[2] for line in offers(game, "red")] == [
        f"facing={side}" for side in ("w", "sw", "se", "e", "ne", "nw")
    ]


@pytest.mark.rule("BG-SETUP-4")
def test_figures_without_room_take_no_part() -> None:
    """The zone has two hexes: the third figure stays out, and nobody scores for it. Without a zone nobody has room."""
    game = battle(red="ana bo cy", blue="di ed@I9", zones={"red": "A1-A2"})
    happened = event_lines(play(game, "red: place figure=cy at=A1 facing=n"))
    assert happened[1] == "figures-left-out blue ['di']"
    happened = event_lines(play(game, "red: place figure=ana at=A2 facing=n"))
    assert happened[1] == "figures-left-out red ['bo']"
    assert set(game.state.figures) == {"cy", "ana", "ed"}
    assert [side.points for side in game.state.sides.values()] == [0, 0]
    assert asked(game) == "red, blue: select-card"
