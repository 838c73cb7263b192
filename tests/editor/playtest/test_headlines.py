"""The headlines of the log: an action is one line over all its answers, with everything else inside it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from editor.game_text.display_names import DisplayNames
from editor.playtest.game_log import LogLine, log_lines
from editor.playtest.headlines import Headlines, group_lines, settled
from editor.playtest.play_session import PlaySession
from editor.playtest.snapshot import presenter_of
from editor.presenters.story_rules import StoryRules
from editor.view_model.action_mark import ActionMark
from engine.kernel.data.choice import Choice
from engine.kernel.state.event import Event
from engine.words import languages
from tests.support.play_sessions import FIRST_GAME, SKIRMISH, STOCK, session_at, words_of

GREEDY = {"red": "greedy", "blue": "greedy"}


@cache
def answers_of(name: str, most: int) -> tuple[tuple[Choice, str], ...]:
    """The answers of two bots that attack, played once."""
    session, given = session_at(name, 4, GREEDY), []
    for _ in range(most):
        task = session.bot_task()
        if task is None:
            break
        given.append((task.run(), task.seat))
        session.choose(*given[-1])
    return tuple(given)


def played(name: str, most: int = 150) -> PlaySession:
    """A game of two bots as far as it went, as one of them saw it."""
    session = session_at(name, 4, GREEDY)
    session.look_as("red")
    for choice, seat in answers_of(name, 150)[:most]:
        session.choose(choice, seat)
    return session


def raw(session: PlaySession, naming: DisplayNames) -> list[LogLine]:
    return [line for answer in range(session.game.answers + 1) for line in log_lines(session, answer, naming)]


def headlines(session: PlaySession, lang: str = "en") -> list[LogLine]:
    naming = words_of(session, lang)
    return Headlines(presenter_of(session).story, session.view_after, naming).lines(raw(session, naming))


def about(lines: list[LogLine], name: str) -> Iterator[LogLine]:
    """The headlines that an event of this name opened."""
    return (line for line in lines if line.level == "action" and line.events and line.events[0].name() == name)


@pytest.mark.parametrize("name", STOCK)
def test_nothing_is_lost(name: str) -> None:
    """Each event of the game stands in one headline, but for heads of rounds and phases and the ends of turns."""
    session = played(name)
    naming = words_of(session)
    before = raw(session, naming)
    lines = Headlines(presenter_of(session).story, session.view_after, naming).lines(before)
    told = [id(event) for line in lines for event in line.events]
    assert len(told) == len(set(told))
    events = [event for line in before for event in line.events]
    heads = {"round-began", "phase-began", "turn-began", "turn-ended", "daze-over"}
    assert [each.name() for each in events if each.name() not in heads and id(each) not in told] == []
    assert {line.level for line in lines} >= {"action", "round"}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", STOCK)
def test_headlines_are_sentences_in_every_language(name: str, lang: str) -> None:
    """With a stop at the end, no id of a card or figure, no brackets of a missing value, and no stop inside."""
    session = played(name)
    lines = [line for line in headlines(session, lang) if line.level == "action"]
    system = session.table.system.id
    wrong = [
        line.sentence
        for line in lines
        if not line.sentence.rstrip("”»").endswith(".") or f"{system}/" in line.sentence or "{" in line.sentence
    ]
    assert not wrong
    attacks = [line.sentence for line in about(lines, "attack-began")]
    assert len(attacks) > 2
    assert not [each for each in attacks if ". " in each or ".," in each]


COUNTED = re.compile(r": (\d+) hits?, (\d+) blocked, (\d+) left for (\d+|no) wounds?")


def test_an_attack_is_one_line_that_counts_from_hits_to_wounds() -> None:
    """Its answers (re-rolls, done) make no lines of their own; dice and thresholds are inside it, with their rules, and
    the table by which the hits that are left wound."""
    session = played(FIRST_GAME)
    found = [
        (line, match) for line in about(headlines(session), "attack-began") if (match := COUNTED.search(line.sentence))
    ]
    assert found
    for line, match in found:
        resolved = next(each.to_json() for each in line.events if each.name() == "attack-resolved")
        hits, blocked, left = map(int, match.groups()[:3])
        assert (hits - blocked, match[4]) == (left, str(resolved["wounds"] or "no"))
        assert left == resolved["successes"]
        inside = " ".join(detail.sentence for detail in line.details)
        assert "attacks" in inside
        assert "attack test" in inside
        assert "Wounds for successes: " in inside
        assert any("BG-TEST-1" in detail.rules for detail in line.details)
    hurt = next(line for line, match in found if match[4] == "1")
    assert [mark.kind for mark in hurt.marks][:1] == ["attack"]
    assert hurt.marks[0].text == "\N{MINUS SIGN}1"


def test_a_gain_does_not_read_like_a_price() -> None:
    """All of it is told once, after a verb; a claimed objective says what it is worth."""
    session = played(FIRST_GAME)
    lines = headlines(session)
    played_cards = [*about(lines, "character-activated"), *about(lines, "card-played")]
    gaining = [
        line for line in played_cards if any(each.name() in ("ap-gained", "mana-gained") for each in line.events)
    ]
    assert len(gaining) > 5
    assert all(line.sentence.count(" gains ") == 1 for line in gaining if " suffers " not in line.sentence)
    assert all(
        re.search(r"objective \d for (Red|Blue): 20 VP", line.sentence) for line in about(lines, "objective-claimed")
    )


def test_an_attack_that_is_under_way_says_who_attacks_whom() -> None:
    """Until its result is known; then the same line has it."""
    session = played(FIRST_GAME)
    for back in range(session.game.answers - 20, 0, -1):
        session.go_to(back)
        line = headlines(session)[-1]
        if line.events and line.events[0].name() == "attack-began" and "attacks" in line.sentence:
            break
    else:
        raise AssertionError("no attack waits for an answer")
    began = line.began
    assert [(mark.kind, mark.text) for mark in line.marks] == [("attack", "")]
    while "attacks" in line.sentence:
        session.go_to(session.game.answers + 1)
        line = next(each for each in headlines(session) if each.began == began and each.events[0] is line.events[0])
    assert line.answer > began


def test_dice_and_losses_of_the_arena_are_one_line() -> None:
    session = played(SKIRMISH)
    found = list(about(headlines(session), "attack-began"))
    assert any("HP lost" in line.sentence and line.marks[0].text.startswith("\N{MINUS SIGN}") for line in found)
    assert any("misses" in line.sentence and line.marks[0].kind == "miss" for line in found)


@pytest.mark.parametrize("name", STOCK)
def test_moments_taken_back_and_done_again_read_alike(name: str) -> None:
    """So does another object that tells the same game, as after a saved game was opened."""
    session = played(name, 80)
    naming = words_of(session)
    kept = Headlines(presenter_of(session).story, session.view_after, naming)
    before = kept.lines(raw(session, naming))
    answers = session.game.answers
    session.go_to(answers // 2)
    half = kept.lines(raw(session, naming))
    assert half[:-2] == before[: len(half) - 2]
    session.go_to(answers)
    assert kept.lines(raw(session, naming)) == before == headlines(session)


@pytest.mark.parametrize("name", STOCK)
def test_unchanged_headlines_are_kept(name: str) -> None:
    session = played(name, 40)
    naming = words_of(session)
    lines, kept = raw(session, naming), Headlines(presenter_of(session).story, session.view_after, naming)
    assert all(one is two for one, two in zip(kept.lines(lines), kept.lines(lines), strict=True))


def line(answer: int, *events: Event[Any], seat: str | None = None) -> LogLine:
    return LogLine(answer, " ".join(each.name() for each in events), seat=seat, events=events)


class Begins(Event[Any]):
    """Opens an action."""


class Cuts(Event[Any]):
    """Opens an action inside another one."""


class Returns(Event[Any]):
    """Ends an action inside another one."""


class Follows(Event[Any]):
    """Joins."""


class Wears(Event[Any]):
    """Is apart from what was done last."""


class SetsOff(Event[Any]):
    """Joins, or begins an action."""


ROLES = {"begins": "opens", "cuts": "nests", "returns": "unnests", "wears": "apart", "sets-off": "sets-off"}
RULES = StoryRules(
    role=lambda event: ROLES.get(event.name(), "joins"),  # type: ignore[arg-type, return-value]
    came_of_another=lambda events: len(events) > 1,
)


def test_an_action_goes_on_after_one_inside_it() -> None:
    """What follows an interruption belongs to what was interrupted, which stands before it."""
    lines = [line(1, Begins()), line(2, Cuts()), line(3, Follows()), line(3, Returns()), line(4, Follows())]
    outer, inner = group_lines(lines, RULES)
    assert [each.answer for each in outer.lines] == [1, 4]
    assert [each.answer for each in inner.lines] == [2, 3, 3]


def test_an_end_of_a_round_is_apart_from_the_action_before_it() -> None:
    """All ends of the same kind are one line."""
    lines = [line(1, Begins()), line(1, Wears()), line(1, Wears())]
    before, ends = group_lines(lines, RULES)
    assert (len(before.lines), len(ends.lines)) == (1, 2)


def test_an_ability_that_is_set_off_by_itself_begins_an_action() -> None:
    """What follows joins it; in an action it is a part of that."""
    alone = group_lines([line(1, SetsOff()), line(1, Follows())], RULES)
    inside = group_lines([line(1, Begins()), line(1, SetsOff()), line(1, Follows())], RULES)
    assert [len(each.lines) for each in (*alone, *inside)] == [2, 3]


def test_a_stance_that_an_ability_gives_belongs_to_its_action() -> None:
    """One that is paid for is an action of its own."""
    first, *others = group_lines([line(1, Begins()), line(1, Begins(), Follows()), line(2, Begins())], RULES)
    assert [len(each.lines) for each in (first, *others)] == [2, 1]


def test_a_line_without_its_number_goes_when_the_number_comes() -> None:
    under_way, result = ActionMark("a", "b", "", "attack"), ActionMark("a", "b", "-2", "attack")
    assert settled((under_way, result)) == (result,)
    assert settled((under_way,)) == (under_way,)
