"""Reasons: sentences with their rules for every hovered thing, and kinds of choice as buttons."""

from collections.abc import Iterator

import pytest

from editor.game_text.display_names import DisplayNames
from editor.playtest.action_buttons import decision_actions
from editor.playtest.board_steps import BoardSteps
from editor.playtest.choice_explanation import Explainer
from editor.playtest.choice_options import Handle
from editor.playtest.play_session import PERSON, PlaySession
from editor.playtest.snapshot import PlaySnapshot, take_snapshot
from engine.kernel.data.choice import choice
from engine.words import languages
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, STOCK, moments, of_kind, session_at, until, words_of


def _at_an_act() -> PlaySession:
    session = session_at(FIRST_GAME, 5)
    until(session, lambda it: bool(of_kind(it, "move")), prefer=("activate",))
    return session


def _why(session: PlaySession, lang: str = "en") -> tuple[PlaySnapshot, Explainer, DisplayNames]:
    naming = words_of(session, lang)
    snapshot = take_snapshot(session, naming)
    return snapshot, Explainer(session, snapshot.options.known, naming), naming


def test_a_place_out_of_reach() -> None:
    """It says by which rule one cannot go there."""
    session = _at_an_act()
    _, why_not, _ = _why(session)
    reasons = why_not.reasons("move", (Handle("place", "M15"),))
    assert [reason.rule for reason in reasons] == ["BG-MOVE-1"]
    assert all(reason.sentence for reason in reasons)


def test_a_target_out_of_reach() -> None:
    """Of several ways to attack a target the closest one is explained."""
    session = _at_an_act()
    seat = session.viewer
    enemy = next(name for name, figure in session.view().figures.items() if figure.seat != seat)
    _, why_not, _ = _why(session)
    reasons = why_not.reasons("attack", (Handle("piece", enemy),))
    assert reasons
    assert all(reason.rule.startswith("BG-") for reason in reasons)


def _rules_against(kind: str) -> Iterator[tuple[str, ...]]:
    """The reasons wherever a kind of choice is known and refused, in a part of a random game."""
    session = session_at(FIRST_GAME, 5)
    for _ in moments(session, 5, 120):
        snapshot, why_not, _ = _why(session)
        if kind in why_not.kinds and kind not in snapshot.options.kinds:
            yield tuple(reason.rule for reason in why_not.reasons(kind, ()))


@pytest.mark.slow
def test_that_nobody_can_be_attacked() -> None:
    """The reason is enemies that are too far away, never that the own figures are no targets."""
    refused = set(_rules_against("attack"))
    assert ("BG-ATT-4",) in refused
    assert {rule for rules in refused for rule in rules} <= {"BG-ATT-2", "BG-ATT-4", "BG-ACT-3"}


@pytest.mark.slow
def test_the_reason_is_about_the_nearest_enemy() -> None:
    """With how far away it is."""
    session, told = session_at(FIRST_GAME, 5), 0
    for _ in moments(session, 5, 120):
        naming = words_of(session)
        snapshot = take_snapshot(session, naming)
        why_not = Explainer(session, snapshot.options.known, naming, snapshot.board)
        active = next((each for each in snapshot.board.pieces if each.active), None)
        if active is None or "attack" not in why_not.kinds or "attack" in snapshot.options.kinds:
            continue
        steps, enemies = BoardSteps(snapshot.board), [e for e in snapshot.board.pieces if e.seat != active.seat]
        aims = [steps.aim(choice("attack", figure=active.id, target=each.id)) for each in enemies]
        nearest = min((aim for aim in aims if aim is not None), key=lambda aim: aim.steps)
        first = why_not.reasons("attack", ())[0].sentence
        if " away. " in first:
            told += 1
            assert f"{nearest.steps} hexes away. " in first
    assert told


@pytest.mark.slow
def test_a_reason_against_a_whole_kind_is_reported_alone() -> None:
    """Without action points it does not matter how far away some place would be."""
    assert set(_rules_against("move")) == {("BG-ACT-2",)}


def test_offered_choices_have_no_reasons_against_them() -> None:
    """No rule refuses a move that can be chosen."""
    session = _at_an_act()
    snapshot, why_not, _ = _why(session)
    moves = [each for each in snapshot.options.choices if each.kind == "move"]
    for move in moves[::10]:
        assert why_not.reasons("move", (Handle("place", move.text("to")),)) == ()


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    """For everything hovered, the reason is that another seat is asked."""
    session = session_at(FIRST_GAME, 5)
    until(session, lambda it: bool(of_kind(it, "move")), prefer=("activate",))
    session.players = {**session.players, str(session.asked): "greedy"}
    other = next(seat for seat in session.game.state.seats if seat != session.asked)
    session.players[other] = PERSON
    session.look_as(other)
    _, why_not, _ = _why(session)
    (reason,) = why_not.reasons("move", (Handle("place", "M15"),))
    assert "nothing to answer now" in reason.sentence


def test_things_that_nothing_can_be_done_with() -> None:
    """They are named, with the question that is asked instead."""
    session = session_at(SKIRMISH, 5)
    snapshot, why_not, _ = _why(session)
    reason, instead = why_not.reasons(None, (Handle("piece", "hippolyta"),))
    assert "Hippolyta" in reason.sentence
    assert snapshot.prompt
    assert snapshot.prompt in instead.sentence


def test_a_kind_of_which_there_is_nothing() -> None:
    """Who carries no item is reported so, and not that an item cannot be used now."""
    session = _at_an_act()
    _, why_not, _ = _why(session)
    assert "use-item" in why_not.kinds
    (reason,) = why_not.reasons("use-item", ())
    assert reason.sentence == "This character carries no single-use item."


def test_a_kind_that_is_not_asked_for() -> None:
    """It is named, with the question that is asked instead."""
    snapshot, why_not, _ = _why(session_at(SKIRMISH, 5))
    reason, instead = why_not.reasons("attack", ())
    assert "Attack" in reason.sentence
    assert snapshot.prompt in instead.sentence


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", STOCK)
def test_reasons_agree_with_the_engine(name: str, lang: str) -> None:
    """For any place and piece: reasons where, and only where, no choice names it; each can be said."""
    session = session_at(name, 11)
    for number, _ in enumerate(moments(session, 11, 60)):
        if number % 6:
            continue
        snapshot, why_not, _ = _why(session, lang)
        offered = snapshot.options.by_handle
        some = [Handle("place", cell.id) for cell in snapshot.board.places[::37]]
        some += [Handle("piece", figure.id) for figure in snapshot.board.pieces]
        for handle in some:
            reasons = why_not.reasons(None, (handle,))
            assert bool(reasons) is (handle not in offered), handle
            assert all(reason.sentence for reason in reasons)


@pytest.mark.slow
@pytest.mark.parametrize("name", STOCK)
def test_deeds_are_the_kinds_of_the_question(name: str) -> None:
    """Each kind once, possible ones with how many ways there are, others with a reason."""
    session, greyed = session_at(name, 12), 0
    for number, _ in enumerate(moments(session, 12, 90)):
        if number % 3:
            continue
        snapshot, why_not, naming = _why(session)
        actions = decision_actions(snapshot.options, why_not, session.table.system.id, naming, {})
        assert [deed.kind for deed in actions] == list(dict.fromkeys(deed.kind for deed in actions))
        assert {deed.kind for deed in actions if deed.enabled} == set(snapshot.options.kinds)
        assert sum(deed.choices for deed in actions) == len(snapshot.options.choices)
        assert all(deed.label and deed.icon == deed.kind for deed in actions)
        for deed in actions:
            reasons = why_not.reasons(deed.kind, ())
            assert bool(reasons) is not deed.enabled
            greyed += not deed.enabled
    assert greyed
