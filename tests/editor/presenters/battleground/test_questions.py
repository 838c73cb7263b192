"""Questions about dice say what comes: the hits of the attacker, what the defence stops, and the wounds."""

from editor.game_text.display_names import DisplayNames
from editor.pages.play.session_controller import SessionController
from editor.presenters.battleground import PRESENTER
from editor.presenters.battleground.questions import REROLLS, obvious, wasteful
from engine.kernel.play.game import Game
from engine.systems.battleground.combat.pending_result import pending_result
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import fight
from tests.support.play_sessions import FIRST_GAME, moments, of_kind, session_at, words_of
from tests.support.script import play

EN = DisplayNames("en", {"red": "Red", "blue": "Blue", "ana": "Ana", "bo": "Bo"})
STATS = {"ana": {"strength": 5}, "bo": {"toughness": 3}}


def asked(game: Game[Battle], seat: str) -> str:
    assert game.decision is not None
    return PRESENTER.question(game.view(seat), game.decision.seen_by(seat), EN)


def test_rerolls_are_asked_with_what_comes() -> None:
    game = fight(5, 5, 4, 1, 1, 5, 1, 1, stats=STATS, now={"ana": {"mana": 2}, "bo": {"mana": 1}})
    play(game, "red: attack weapon=test/sword target=bo")
    assert asked(game, "red") == "Re-roll up to 2 for mana? 3 of 5 hit: 2 wounds unless blocked."
    play(game, "red: mana-reroll die=4")
    assert asked(game, "red").startswith("Re-roll a die for mana?")
    play(game, "red: mana-reroll die=3")
    assert asked(game, "red").startswith("Throw the picked dice again?")
    game.undo(2)
    play(game, "red: done")
    assert asked(game, "blue") == "Re-roll a die for mana? Ana hits 3, you block 1: 1 wound comes."


FIGHT = ("attack", "move", "activate")


def test_dice_are_not_asked_for_where_all_hit_or_block_enough() -> None:
    """Otherwise they are: a miss may hit, and one hit too few may be blocked."""
    session = session_at(FIRST_GAME, 4)
    found = set[bool]()
    for _ in moments(session, 4, 260, prefer=FIGHT):
        decision, view = session.game.decision, session.game.state
        if decision is None or decision.kind not in REROLLS or view.agenda[-1].picked:
            continue
        now, done = pending_result(view), obvious(view, decision)
        assert now is not None
        blocked = now.purpose == "defence" and now.blocked >= now.hits
        assert done is None or (done.kind == "done" and (blocked or now.hits + now.blocked >= now.dice))
        assert done is not None or not blocked
        found.add(done is not None)
        if done is not None:
            session.look_as(session.asked)
            assert session.only_answer == done
            session.choose(done)
            assert session.was_only_answer(session.game.answers)
            session.undo(single=False)
            assert session.game.decision is not None
            assert session.game.decision.kind not in REROLLS or session.only_answer is None
            break
    assert found == {True, False}


def test_focus_is_not_offered_where_a_figure_comes_without() -> None:
    """Farther places are; a preference offers all."""
    session = session_at(FIRST_GAME, 3)
    for _ in moments(session, 5, 300, prefer=("focus", "move")):
        moves = of_kind(session, "move")
        idle = wasteful(moves)
        if not idle:
            continue
        session.look_as(session.asked)
        plain = {each.text("to") for each in moves if "focused" not in each.data}
        focused = [each for each in moves if "focused" in each.data]
        assert idle == {each.id for each in focused if each.text("to") in plain}
        play = SessionController(session, words_of(session), lambda: 0)
        offered = {each.id for each in play.options.choices}
        assert not idle & offered
        assert {each.id for each in focused} - idle <= offered
        asked = SessionController(session, words_of(session), lambda: 0, lambda: True)
        assert idle <= {each.id for each in asked.options.choices}
        assert PRESENTER.wasteful(moves) == idle
        return
    raise AssertionError("nobody had focus and could move")
