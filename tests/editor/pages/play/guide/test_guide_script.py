"""The notes as data: when one fits, when it is done, and that none is shown twice."""

import pytest

from editor.pages.play.guide.guide_script import GuideMoment, GuideNote, first_round


def moment(*asked: str, round_: int = 1, answered: tuple[str, ...] = (), has_pointed: bool = False) -> GuideMoment:
    return GuideMoment(frozenset(asked), round_, frozenset(answered), has_pointed)


def test_there_are_at_most_ten_notes_with_names_of_their_own() -> None:
    script = first_round()
    assert 8 <= len(script.notes) <= 10
    assert len({each.id for each in script.notes}) == len(script.notes)
    assert script.notes[-1].until == "read"


@pytest.mark.parametrize(
    ("note", "at", "fits"),
    [
        (GuideNote("a", "question", "answered", asked=("move",)), moment("move", "end"), True),
        (GuideNote("a", "question", "answered", asked=("move",)), moment("end"), False),
        (GuideNote("a", "question", "answered", asked=("end",), without=("move",)), moment("move", "end"), False),
        (GuideNote("a", "log", "asked", others=True), moment(), True),
        (GuideNote("a", "log", "asked", others=True), moment("move"), False),
        (GuideNote("a", "header", "read", round=2), moment("move"), False),
        (GuideNote("a", "header", "read", round=2), moment("move", round_=2), True),
        (GuideNote("a", "own-figure", "pointed"), moment(), False),
        (GuideNote("a", "question", "answered", asked=("claim",), late=True), moment("move"), False),
        (GuideNote("a", "question", "answered", asked=("claim",), late=True), moment("move", round_=2), True),
        (GuideNote("a", "question", "answered", asked=("claim",)), moment("move", round_=2), False),
    ],
)
def test_a_note_fits_a_moment(note: GuideNote, at: GuideMoment, fits: bool) -> None:
    assert note.fits(at) is fits


def test_a_note_is_done_by_what_it_says_or_when_it_is_too_late() -> None:
    note = GuideNote("a", "question", "answered", asked=("move",))
    assert not note.is_done(moment("move", "end"))
    assert note.is_done(moment("move", "end", answered=("move",)))
    assert not note.is_done(moment("move", "end", answered=("focus",)))
    assert note.is_done(moment("select-card", answered=("end",)))
    pointed = GuideNote("b", "own-figure", "pointed")
    assert not pointed.is_done(moment("select-card"))
    assert pointed.is_done(moment("select-card", has_pointed=True))
    assert not GuideNote("c", "header", "read").is_done(moment("move", answered=("move",)))


def test_a_note_of_the_first_round_is_told_later_if_nothing_brought_it_up() -> None:
    note = GuideNote("a", "question", "answered", asked=("claim",), late=True)
    assert not note.is_late(moment("claim"))
    assert note.is_late(moment("select-card", round_=2))
    assert not note.is_done(moment("select-card", round_=2))
    assert note.is_done(moment("activate", round_=2, answered=("select-card",)))
    told = [each.id for each in first_round().notes if each.fits(moment("select-card", round_=2))]
    assert told[-4:] == ["face", "end", "claim", "next"]


def test_a_note_is_shown_once() -> None:
    script = first_round()
    first = script.next_note(moment("select-card"), ())
    assert first is not None
    second = script.next_note(moment("select-card"), (first.id,))
    assert second is not None
    assert second.id != first.id
    assert script.next_note(moment("select-card"), [each.id for each in script.notes]) is None
