"""Properties of all presenters: they are found by scanning, and their letters distinguish figures."""

import sys
from types import FrameType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.game_text.display_names import DisplayNames
from editor.playtest.snapshot import presenter_of, take_snapshot
from editor.presenters.amount_text import percent, signed
from editor.presenters.presenter import presenters
from editor.presenters.short_names import short_names
from editor.rule_books.rule_books import book_with
from editor.view_model.side_panel import Sheet
from engine.registry import systems
from engine.words import languages
from tests.support.play_sessions import STOCK, moments, session_at, whole_story, words_of


def test_every_game_has_a_face() -> None:
    """Each game that ships can be played at the table."""
    assert set(presenters()) == set(systems())
    assert all(face.system == name for name, face in presenters().items())


def test_short_names_of_very_many_are_found_at_once() -> None:
    """Each next figure costs no more than the one before."""
    small, large = (counted(number) for number in (500, 1_000))
    assert large < 3 * small


def counted(number: int) -> int:
    """How many lines it takes to name so many figures that are called the same."""
    lines = 0

    def count(_frame: FrameType, _event: str, _argument: object) -> Any:
        nonlocal lines
        lines += 1
        return count

    names = dict.fromkeys(map(str, range(number)), "Brute")
    before = sys.gettrace()
    sys.settrace(count)
    try:
        short_names(names)
    finally:
        sys.settrace(before)
    return lines


def test_short_names_of_a_side() -> None:
    """The first letters of two words, else of one; others where these are taken."""
    names = {"a": "He-Man", "b": "Stratos", "c": "Man-At-Arms", "d": "Storm", "e": "", "f": "Stratos"}
    short = short_names(names)
    assert (short["a"], short["b"], short["c"], short["d"]) == ("HM", "St", "MA", "So")
    assert len(set(short.values())) == len(names)


@given(st.lists(st.text(max_size=8), max_size=40))
def test_short_names_are_all_different(names: list[str]) -> None:
    """Whatever the figures are called, and however many are called the same."""
    short = short_names({str(number): name for number, name in enumerate(names)})
    assert len(set(short.values())) == len(names)
    assert all(2 <= len(letters) <= 4 for letters in short.values())


@pytest.mark.parametrize("lang", languages())
def test_chances_in_words(lang: str) -> None:
    """Only what is certain is reported as 0 or 100."""
    naming = DisplayNames(lang, {})
    texts = [percent(chance, naming) for chance in (0.0, 0.0001, 0.5, 0.9999, 1.0)]
    assert len(set(texts)) == 5
    assert texts[0].startswith("0")
    assert texts[-1].startswith("100")
    assert (signed(2), signed(-2)) == ("+2", "−2")


def _rules_of(sheet: Sheet | None) -> set[str]:
    return set() if sheet is None else {rule for fact in sheet.facts for rule in fact.rules}


@pytest.mark.slow
@pytest.mark.parametrize("name", STOCK)
def test_every_rule_on_the_screen_can_be_opened(name: str) -> None:
    """Each number beside a fact, a track, a line, a die or a reason is in the rule reference."""
    session, seen = session_at(name, 13), set[str]()
    naming, face = words_of(session), presenter_of(session)
    for _ in moments(session, 13, 120, ("attack", "special", "ability", "use")):
        snapshot = take_snapshot(session, naming)
        sheets = [card.sheet for side in snapshot.sides for pile in side.piles for card in pile.cards]
        sheets += [Sheet("", facts=side.facts) for side in snapshot.sides]
        seen |= {rule for side in snapshot.sides for track in side.tracks for rule in track.rules}
        for each in {each.kind: each for each in snapshot.options.choices}.values():
            seen |= _rules_of(face.preview(snapshot.view, each, naming)) | set(each.rules)
        for figure in snapshot.board.pieces:
            seen |= _rules_of(face.piece(snapshot.view, figure.id, naming))
            seen |= _rules_of(face.piece(snapshot.view, figure.places[0], naming))
        seen |= {rule for sheet in sheets for rule in _rules_of(sheet)}
    for line in whole_story(session, naming):
        seen |= {*line.rules, *(rule for detail in line.details for rule in detail.rules)}
        seen |= set(line.throw.rules) if line.throw else set()
    assert len(seen) > 20
    assert {rule for rule in seen if book_with(rule) is None} == set()
