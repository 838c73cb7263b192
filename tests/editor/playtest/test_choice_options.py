"""Choices by what can be clicked for them."""

import pytest

from editor.playtest.choice_options import Handle, choices_naming
from editor.playtest.play_session import PERSON
from editor.playtest.snapshot import take_snapshot
from engine.kernel.rules.explanation import wishes
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, STOCK, moments, of_kind, session_at, until, words_of


@pytest.mark.parametrize("name", STOCK)
def test_every_choice_can_be_clicked(name: str) -> None:
    """By its kind and the handles it names, each choice comes down to itself, or to others that name the same."""
    session = session_at(name, 5)
    for number, _ in enumerate(moments(session, 5, 60)):
        if number % 5:
            continue
        options = take_snapshot(session, words_of(session)).options
        for choice in options.choices[:: max(1, len(options.choices) // 20)]:
            narrowed = options.of_kind(choice.kind)
            for handle in options.handles_of(choice):
                narrowed = narrowed.pick(handle)
            assert choice in narrowed.left
            assert all(options.handles_of(each) >= options.handles_of(choice) for each in narrowed.left)


@pytest.mark.slow
def test_handles_are_what_they_are_on_the_screen() -> None:
    """Figures are pieces, hexes are places, cards are cards, directions are facings, the rest are words."""
    session = session_at(FIRST_GAME, 5)
    found: dict[str, set[str]] = {}
    for choice in moments(session, 5, 120):
        options = take_snapshot(session, words_of(session)).options
        for handle in options.handles_of(choice):
            found.setdefault(handle.kind, set()).add(handle.id)
    assert "he-man" in found["piece"]
    assert "battleground/courage" in found["card"] | {"battleground/courage"}
    assert found["facing"] <= {"n", "ne", "se", "s", "sw", "nw"}
    assert all(place.rstrip("^")[-1].isdigit() for place in found["place"])
    assert "mana" in found["word"]


def test_units_in_camp_are_cards_until_they_are_deployed() -> None:
    """One clicks a chip in the camp, and a hex."""
    session = session_at(SKIRMISH, 5)
    deploy = of_kind(session, "deploy")[0]
    options = take_snapshot(session, words_of(session)).options
    assert options.handles_of(deploy) == {Handle("card", deploy.text("unit")), Handle("place", deploy.text("at"))}
    assert options.pick(Handle("card", deploy.text("unit"))).pick(Handle("place", deploy.text("at"))).only == deploy
    session.choose(deploy)
    known = take_snapshot(session, words_of(session)).options.known
    assert known.handle(deploy.text("unit")) == Handle("piece", deploy.text("unit"))


def test_picking_twice_takes_it_back() -> None:
    """A second click on the same thing un-picks it."""
    session = session_at(SKIRMISH, 5)
    options = take_snapshot(session, words_of(session)).options
    handle = next(iter(options.by_handle))
    assert options.pick(handle).pick(handle).left == options.left
    assert options.pick(handle).without_selection().picked == ()


def test_nothing_can_be_chosen_for_a_bot_or_before_the_screen_was_taken() -> None:
    """Options are empty while a bot is asked, and while the next person is still to take the screen."""
    against = session_at(FIRST_GAME, 3, {"red": "greedy", "blue": "greedy"})
    assert take_snapshot(against, words_of(against)).options.choices == ()
    session = session_at(FIRST_GAME, 3)
    until(session, lambda it: bool(of_kind(it, "select-card")))
    session.choose(of_kind(session, "select-card")[0])
    assert session.hand_over_to is not None
    snapshot = take_snapshot(session, words_of(session))
    assert snapshot.options.choices == ()
    assert [side.seat for side in snapshot.sides if side.to_move] == [session.hand_over_to]


def test_wishes_by_what_they_name() -> None:
    """Wishes are found by kind and handles, legal or not."""
    session = session_at(FIRST_GAME, 5, {"red": PERSON, "blue": PERSON})
    until(session, lambda it: bool(of_kind(it, "move")), prefer=("activate",))
    known = take_snapshot(session, words_of(session)).options.known
    found = choices_naming(wishes(session.view()), known, "move", (Handle("place", "M15"),))
    assert found
    assert all(wish["to"] == "M15" for wish in found)


def test_only_what_a_choice_takes_to_a_place_can_be_carried() -> None:
    """The figure that moves, mostly the acting one; not a target, and nobody where nothing can be moved."""
    session = session_at(FIRST_GAME, 3)
    carried: list[set[str]] = []
    for _ in moments(session, 5, 90, prefer=("move",)):
        snapshot = take_snapshot(session, words_of(session))
        options, pieces = snapshot.options, snapshot.board.pieces
        found = {each.id for each in pieces if options.can_carry(each.id, is_active=each.active)}
        if "move" in options.kinds:
            assert found == {each.text("figure") for each in of_kind(session, "move")}
            assert all(not options.of_kind("attack").can_carry(each.id, is_active=each.active) for each in pieces)
            carried.append(found)
        elif not any(handle.kind == "place" for handle in options.by_handle):
            assert not found
    assert carried
