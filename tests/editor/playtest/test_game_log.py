"""The game log: a line for each important event, details inside, dice, rules and names instead of ids."""

from dataclasses import replace

import pytest

from editor.playtest import game_log
from editor.playtest.game_log import LogLine, log_lines
from editor.playtest.snapshot import presenter_of
from engine.systems.battleground.events import CardsRevealed
from engine.words import languages
from tests.support.play_sessions import (
    FIRST_GAME,
    SKIRMISH,
    STOCK,
    moments,
    of_kind,
    session_at,
    until,
    whole_story,
    words_of,
)

ALL = {FIRST_GAME: 90, SKIRMISH: 160}


def _texts(line: LogLine) -> tuple[str, ...]:
    return (line.sentence, *(detail.sentence for detail in line.details))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", STOCK)
def test_every_event_is_reported_in_every_language(name: str, lang: str) -> None:
    """Each event of a game is a line or a detail of one; no id of a card or figure is read in any."""
    session = session_at(name, 7)
    for _ in moments(session, 7, ALL[name], ("attack",)):
        pass
    naming, system = words_of(session, lang), session.table.system.id
    story = whole_story(session, naming)
    events = sum(len(session.events_after(answer)) for answer in range(session.game.answers + 1))
    assert sum(len(_texts(line)) for line in story) >= events
    assert not [text for line in story for text in _texts(line) if f"{system}/" in text or not text.strip()]
    assert {line.weight for line in story} == {"major", "minor"}


@pytest.mark.parametrize("name", STOCK)
def test_lines_know_their_answer_and_whose_they_are(name: str) -> None:
    """They are in the order of the answers; a seat is one of the game, or nobody's."""
    session = session_at(name, 8)
    for _ in moments(session, 8, 40):
        pass
    story = whole_story(session, words_of(session))
    assert [line.answer for line in story] == sorted(line.answer for line in story)
    assert {line.seat for line in story} == {None, "red", "blue"}
    assert story[-1].answer <= session.game.answers


def test_the_cost_of_an_action_is_a_detail_of_its_line() -> None:
    """A focus is one line; the action point that it cost is a detail of it, with its rule."""
    session = session_at(FIRST_GAME, 5)
    until(session, lambda it: bool(of_kind(it, "focus")), prefer=("activate",))
    session.choose(of_kind(session, "focus")[0])
    (line,) = log_lines(session, session.game.answers, words_of(session))
    assert "focuses" in line.sentence
    assert [detail.rules for detail in line.details] == [("BG-ACT-2",)]
    assert line.weight == "major"


def test_dice_of_a_test_show_what_succeeds() -> None:
    """An attack shows its dice with hits and misses, and its threshold with the rules that made it, folded inside."""
    session = session_at(FIRST_GAME, 11)
    until(session, lambda it: bool(of_kind(it, "attack")), prefer=("move",))
    session.choose(of_kind(session, "attack")[0])
    while session.decision is not None and of_kind(session, "done"):
        session.look_as(session.asked)
        session.choose(of_kind(session, "done")[0])
    story = whole_story(session, words_of(session))
    began = next(number for number, line in enumerate(story) if "attacks" in line.sentence)
    throws = [line.throw for line in story[began:] if line.throw is not None]
    assert throws
    threshold = next(
        event.to_json()["threshold"]
        for answer in range(session.game.answers + 1)
        for event in session.events_after(answer)
        if event.name() == "test-began"
    )
    assert isinstance(threshold, int)
    assert all((die.state == "hit") is (die.face >= min(max(threshold, 2), 6)) for die in throws[0].dice)
    assert throws[0].rules == ("BG-TEST-3",)


def test_attack_dice_have_colours() -> None:
    """Each die is shown with its colour, and a hit is one that its colour hits with."""
    session = session_at(SKIRMISH, 3)
    until(session, lambda it: bool(of_kind(it, "attack")), prefer=("deploy",))
    session.choose(of_kind(session, "attack")[0])
    (throw,) = (line.throw for line in log_lines(session, session.game.answers, words_of(session)) if line.throw)
    faces = session.game.state.scenario.dice
    assert throw.dice
    assert all((die.state == "hit") is (die.face > 6 - faces[die.colour]) for die in throw.dice)


def test_several_of_a_kind_are_one_line() -> None:
    """Five cards drawn are one line that says so, with the five inside."""
    session = session_at(FIRST_GAME, 5)
    session.choose(next(iter(moments(session, 5))))
    drawn = [line for line in log_lines(session, 1, words_of(session)) if "draws" in line.sentence]
    assert [line.more for line in drawn] == [4, 4]
    assert all(line.sentence.endswith("(+4)") and len(line.details) == 4 for line in drawn)


def test_the_first_player_is_thrown_for() -> None:
    """Dice that are no test are shown without hits and misses."""
    session = session_at(FIRST_GAME, 5)
    throws = [line.throw for line in log_lines(session, 0, words_of(session)) if line.throw]
    assert {throw.seat for throw in throws} == {"red", "blue"}
    assert {die.state for throw in throws for die in throw.dice} == {"plain"}


@pytest.mark.parametrize("lang", languages())
def test_turned_up_cards_say_who_goes_first(lang: str) -> None:
    """Both cards, and whose has the higher initiative; the one named first is the one who acts first."""
    session = session_at(FIRST_GAME, 7)
    until(session, lambda it: bool(of_kind(it, "activate")))
    naming = words_of(session, lang)
    (line,) = [line for line in whole_story(session, naming) if line.rules == ("BG-ROUND-4",) and "(" in line.sentence]
    scenario = session.game.state.scenario
    cards = next(
        event.cards
        for answer in range(session.game.answers + 1)
        for event in session.events_after(answer)
        if isinstance(event, CardsRevealed)
    )
    first = str(session.asked)
    said = line.sentence
    assert all(naming.name(card) in said for card in cards.values())
    assert naming.name(first) in said[said.index(")") :]
    assert str(scenario.cards[cards[first]].initiative) in said


@pytest.mark.parametrize("name", STOCK)
def test_a_line_is_of_the_moment_after_its_answer(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also much later, as in a game that is opened again: here a remark tells how much was on the agenda then."""
    session = session_at(name, 4, {"red": "random", "blue": "random"})
    presenter = replace(presenter_of(session), remark=lambda view, event, naming: str(len(view.agenda)))
    monkeypatch.setattr(game_log, "presenter_of", lambda session: presenter)
    naming = words_of(session)
    told = [log_lines(session, session.game.answers, naming) for _ in moments(session, 4, 40)]
    assert [log_lines(session, answer, naming) for answer in range(len(told))] == told
