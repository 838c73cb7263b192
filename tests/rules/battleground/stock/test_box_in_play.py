"""Each card of the box is seen to work in games in which all of them are dealt."""

from __future__ import annotations

import pytest

from tests.rules.battleground.whole_box import all_abilities, cards, missions_scored, seen_to_work

FEW, MANY = 4, 60
MOST = 30


def still_unseen(games: int, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The abilities that did not work in so many games."""
    unseen = all_abilities()
    for number in range(games):
        if not unseen:
            break
        unseen -= seen_to_work(number, unseen, monkeypatch)
    return unseen


@pytest.mark.rule("BG-ABIL-1", "BG-ATT-6")
def test_most_abilities_of_the_box_work_in_a_few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """The short twin of the soak: nearly all, though some wait for a rare throw."""
    assert len(still_unseen(FEW, monkeypatch)) <= len(all_abilities()) * MOST // 100


@pytest.mark.soak
@pytest.mark.rule("BG-ABIL-1", "BG-ATT-6")
def test_every_ability_of_the_box_works(monkeypatch: pytest.MonkeyPatch) -> None:
    assert still_unseen(MANY, monkeypatch) == set()


@pytest.mark.soak
@pytest.mark.rule("BG-ABIL-4")
def test_every_side_mission_of_the_box_comes_true() -> None:
    unseen = {card["id"] for card in cards("glory")}
    for number in range(MANY):
        unseen -= missions_scored(number, unseen) if unseen else set()
    assert unseen == set()
