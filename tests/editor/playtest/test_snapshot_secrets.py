"""The screen shows nothing that its viewer may not know: two games that differ only in secrets look alike."""

import pytest

from editor.playtest.action_buttons import decision_actions
from editor.playtest.choice_explanation import Explainer
from editor.playtest.choice_options import Handle
from editor.playtest.game_log import log_lines
from editor.playtest.play_session import PlaySession
from editor.playtest.snapshot import PlaySnapshot, presenter_of, take_snapshot
from engine.kernel.chance.rolls import Stream
from tests.support.play_sessions import FIRST_GAME, STOCK, moments, session_at, sitting_with, whole_story, words_of

MOMENTS = 90
EVERY = 6


def _shown(session: PlaySession) -> tuple[object, ...]:
    """All that a screen can show of a moment."""
    naming, face = words_of(session), presenter_of(session)
    snapshot = take_snapshot(session, naming)
    why_not = Explainer(session, snapshot.options.known, naming)
    actions = decision_actions(snapshot.options, why_not, session.table.system.id, naming, {})
    some = snapshot.options.choices[:: max(1, len(snapshot.options.choices) // 8)]
    return (
        snapshot.board,
        snapshot.sides,
        snapshot.table_piles,
        snapshot.header,
        snapshot.prompt,
        snapshot.options.choices,
        actions,
        [why_not.reasons(deed.kind, ()) for deed in actions],
        [why_not.reasons(None, (handle,)) for handle in _handles(snapshot)],
        [face.preview(snapshot.view, choice, naming) for choice in some],
        [face.piece(snapshot.view, handle.id, naming) for handle in _handles(snapshot)],
        [face.arcs(snapshot.view, figure.id) for figure in snapshot.board.pieces],
    )


def _handles(snapshot: PlaySnapshot) -> list[Handle]:
    figures = [Handle("piece", figure.id) for figure in snapshot.board.pieces]
    places = [Handle("place", cell.id) for cell in snapshot.board.places[:: len(snapshot.board.places) // 7]]
    return [*figures, *places]


@pytest.mark.slow
@pytest.mark.parametrize("name", STOCK)
@pytest.mark.parametrize("seed", [1, 2])
def test_games_that_differ_in_secrets_look_alike(name: str, seed: int) -> None:
    """The cards of the other hand, the decks, the chips face down and answers face down are nowhere on the screen."""
    session, differed = session_at(name, seed), 0
    for number, _ in enumerate(moments(session, seed, MOMENTS)):
        if number % EVERY:
            continue
        state = session.game.state
        for seat in state.seats:
            other = session.game.imagined(seat, Stream(number, "twin", seat))
            differed += other != state
            one, twin = (sitting_with(session.table, each, seat) for each in (state, other))
            assert _shown(one) == _shown(twin)
    assert differed > 5


@pytest.mark.parametrize("name", STOCK)
def test_the_log_names_nothing_that_stayed_secret(name: str) -> None:
    """A card or chip that was only ever drawn by the other one is in no line; its owner reads of it."""
    session = session_at(name, 4)
    for _ in moments(session, 4, MOMENTS):
        pass
    naming, seats, found = words_of(session), session.game.state.seats, 0
    for owner in seats:
        names = {naming.name(card) for card in _secrets_of(session, owner)}
        for seat in seats:
            session.look_as(seat)
            lines = whole_story(session, naming)
            shown = "".join(
                text for line in lines for text in (line.sentence, *(each.sentence for each in line.details))
            )
            read = {each for each in names if each in shown}
            assert read == (names if seat == owner else set())
        found += len(names)
    assert found


def _secrets_of(session: PlaySession, owner: str) -> set[str]:
    """What is in a hand or camp, was drawn, and happened in no other way."""
    mentions: dict[str, set[str]] = {}
    for event in session.game.events:
        for card in _cards_in(dict(event.to_json())):
            mentions.setdefault(card, set()).add(event.name())
    hand = session.game.state.sides[owner].holding.hand
    return {card for card in hand if mentions.get(card) in ({"card-drawn"}, {"unit-drawn"})}


def _cards_in(value: object) -> set[str]:
    match value:
        case str():
            return {value}
        case dict():
            return {card for each in value.values() for card in _cards_in(each)}
        case list():
            return {card for each in value for card in _cards_in(each)}
    return set()


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    """The other player only learns that a card was drawn."""
    session = session_at(FIRST_GAME, 5)
    choice = next(iter(moments(session, 5)))
    session.choose(choice)
    naming = words_of(session)
    for seat in ("red", "blue"):
        session.look_as(seat)
        drawn = [line for line in log_lines(session, 1, naming) if line.rules == ("BG-SETUP-1",)]
        hidden = {line.seat: "draws a card." in line.sentence for line in drawn}
        assert hidden == {seat: False, "blue" if seat == "red" else "red": True}
