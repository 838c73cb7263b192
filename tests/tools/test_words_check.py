"""The check of the words finds what is missing, unused or undefined in a made-up tree, and is quick on the real one."""

from collections.abc import Callable, Iterable
from pathlib import Path
from time import process_time

import pytest

from tests.journeys.inside.watch import calibrate
from tests.tools.words_check import Family, problems

Plant = Callable[..., list[str]]


@pytest.fixture
def plant(tmp_path: Path) -> Plant:
    """Make a tree with one Python file and one file of words in each of two languages; say its problems."""

    def grow(source: str, english: str, polish: str, families: Iterable[Family] = ()) -> list[str]:
        for path, text in (
            ("engine/rules/fight.py", source),
            ("resources/words/en/fight.ftl", english),
            ("resources/words/pl/fight.ftl", polish),
        ):
            (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / path).write_text(text, encoding="utf-8")
        return problems(tmp_path, tuple(families))

    return grow


def test_all_is_well(plant: Plant) -> None:
    """A word that is spoken and defined in both languages is no problem."""
    assert plant('say("hit")', "hit = Hit\n", "hit = Trafienie\n") == []


def test_a_word_missing_in_a_language(plant: Plant) -> None:
    """Either way round; the place is where the other language has it."""
    assert plant('say("hit")\nsay("miss")', "hit = Hit\nmiss = Miss\n", "hit = Trafienie\n") == [
        "resources/words/en/fight.ftl:2: the word 'miss' is missing in 'pl'"
    ]
    assert plant('say("hit")', "hit = Hit\n", "hit = Trafienie\nmiss = Pudło\n") == [
        "resources/words/pl/fight.ftl:2: the word 'miss' is missing in 'en'"
    ]


@pytest.mark.parametrize("call", ['say("hti", lang)', 'Message("hti")', 'kernel.message("hti", n=1)', 'problem("hti")'])
def test_a_word_spoken_but_not_defined(plant: Plant, call: str) -> None:
    """The first argument of a speaker is an id; the most similar one is suggested."""
    assert plant(f'HIT = "hit"\n{call}', "hit = Hit\n", "hit = Trafienie\n") == [
        "engine/rules/fight.py:2: the word 'hti' is not defined; the nearest is 'hit'"
    ]


def test_a_word_that_nobody_speaks(plant: Plant) -> None:
    """A part of a literal is not enough; a reference from another word is."""
    assert plant(
        'say("hit")\nx = "a miss"', "hit = { blow }\nblow = Blow\n\nmiss = Miss\n", "hit = C\nblow = C\nmiss = P\n"
    ) == ["resources/words/en/fight.ftl:4: the word 'miss' is used nowhere"]


def test_families(plant: Plant) -> None:
    """A family uses the words it names; each must be defined; only ids of a family may be made of pieces."""
    family = Family("clause-", "the registry of clauses", lambda root: ["clause-one", "clause-two"])
    source = 'say(f"clause-{number}")\nsay(f"side-{name}")\nsay(f"{name}")'
    assert plant(source, "clause-one = One\n", "clause-one = Jeden\n", [family]) == [
        "the registry of clauses: the word 'clause-two' is not defined; the nearest is 'clause-one'",
        "engine/rules/fight.py:2: a word is named in pieces and is of no family of words_check",
        "engine/rules/fight.py:3: a word is named in pieces and is of no family of words_check",
    ]


def test_broken_words_are_a_problem_not_a_crash(plant: Plant) -> None:
    """Bad Fluent and words defined twice are reported with file and line."""
    assert plant("", "hit = { $n\n", "hit = C\n") == ["the word 'hit' is not written as Fluent asks: en/fight.ftl:1"]
    assert plant("", "hit = H\nhit = H\n", "hit = C\n") == [
        "the word 'hit' is defined twice in 'en': fight.ftl:1 and fight.ftl:2"
    ]


@pytest.mark.slow
def test_the_check_is_quick() -> None:
    """On the real tree it takes less than three seconds of work, on a machine that is not busy with something else."""
    slowness, start = calibrate(), process_time()
    problems()
    taken = process_time() - start
    assert taken < 3 * max(slowness, calibrate())
