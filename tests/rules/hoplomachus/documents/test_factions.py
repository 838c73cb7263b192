"""The tactics that a faction has (HR-COMP-7)."""

import pytest

from engine.content.checks.playability import playability_problems
from engine.systems.hoplomachus.documents.playability import PLAYABILITY
from tests.support.hoplomachus import scenario, tactic


@pytest.mark.rule("HR-COMP-7")
def test_the_tactic_of_a_faction_is_for_no_other_one() -> None:
    """The common ones are for all; that of the other faction is found in its place."""
    common, own, foreign = (tactic(name, {"do": "heal"}) for name in ("common", "own", "foreign"))
    own["faction"], foreign["faction"] = "red-faction", "blue-faction"
    assert not list(
        playability_problems(PLAYABILITY, scenario(tactics={"red": [common, own], "blue": [common, foreign]}))
    )
    problem = next(playability_problems(PLAYABILITY, scenario(tactics={"red": [common, own, foreign]})))
    assert (problem.path, problem.rule) == ("$.armies[0].tactics[2]", "HR-COMP-7")
    assert problem.values == {"faction": "blue-faction"}


@pytest.mark.rule("HR-COMP-7")
def test_the_tactics_of_a_troop_are_different() -> None:
    """A second copy is found in its place; both troops may have the same."""
    common = tactic("common", {"do": "heal"})
    assert not list(playability_problems(PLAYABILITY, scenario(tactics={"red": [common], "blue": [common]})))
    problem = next(playability_problems(PLAYABILITY, scenario(tactics={"red": [common, common]})))
    assert (problem.path, problem.code, problem.rule) == (
        "$.armies[0].tactics[1].id",
        "content-repeated-id",
        "HR-COMP-7",
    )
