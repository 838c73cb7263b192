"""The moment before a figure leaves the map: the abilities that act then, once each; a healed figure stays."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.kernel.positions.codec import unsound
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.attack_results import last_blow, points
from tests.rules.battleground.fights import FIREBALL, fight, of_kind
from tests.rules.battleground.guards import SOFT
from tests.support.battleground import event_lines
from tests.support.script import asked, offers, play

Document = dict[str, Any]

STRIKE = "red: attack weapon=test/sword target=bo"
FELLED = (5, 1, 1, 1)
BACK: Document = {"do": "wound", "on": "by"}
AROUND: Document = {"do": "wound", "on": {"without": {"of": {"pieces": {"side": "all"}}, "these": "self"}}}


def dying(*effects: Document, when: Any = "last-moment", **more: Any) -> dict[str, Document]:
    """Bo, who does something before he leaves."""
    return {"bo": {**SOFT, "abilities": [{"when": when, "effects": list(effects), **more}]}}


def felled(stats: dict[str, Document], **more: Any) -> tuple[Game[Battle], list[Any]]:
    """Ana deals Bo his last wound."""
    game = last_blow(*FELLED, stats=stats, **more)
    return game, play(game, STRIKE)


@pytest.mark.rule("BG-ABIL-1", "BG-ABIL-5", "BG-WOUND-1")
def test_a_beaten_figure_acts_once_more_before_it_leaves() -> None:
    """On the map still, against who did it; and is scored behind that."""
    game, events = felled(dying(BACK))
    order = of_kind(events, "ability-triggered", "wounds-suffered", "knocked-out", "points-scored")
    assert [line.split()[0] for line in order[-4:]] == [
        "ability-triggered",
        "wounds-suffered",
        "knocked-out",
        "points-scored",
    ]
    assert (game.state.figures["ana"].wounds, "bo" in game.state.figures) == (1, False)


@pytest.mark.rule("BG-ABIL-1", "BG-WOUND-1")
def test_all_that_it_does_is_done_before_it_leaves() -> None:
    """Even if its own effects knock out another figure, which then does the same; each of them once."""
    stats = {**dying(AROUND, BACK), "be": {**SOFT, "abilities": [{"when": "last-moment", "effects": [AROUND]}]}}
    game, events = felled(stats, now={"be": {"wounds": 5}})
    assert [line.split()[1] for line in of_kind(events, "ability-triggered")] == ["bo", "be"]
    assert {line.split()[1] for line in of_kind(events, "knocked-out")} == {"be", "bo"}
    assert game.state.figures["ana"].wounds == 3


@pytest.mark.rule("BG-WOUND-1")
def test_a_figure_healed_in_its_last_moment_stays() -> None:
    """It is scored by nobody; beaten once more, it has a last moment again."""
    game, _ = felled(dying({"do": "heal", "wounds": 2}))
    assert (game.state.figures["bo"].wounds, points(game)["red"]) == (4, 0)


@pytest.mark.rule("BG-ABIL-5")
@pytest.mark.parametrize(
    ("when", "acts"),
    [
        ({"last-moment": {"by": "enemy"}}, True),
        ({"last-moment": {"by": "army"}}, False),
        ({"last-moment": {"weapon": "melee"}}, True),
        ({"last-moment": {"weapon": "spell"}}, False),
        ({"last-moment": {"who": "ally"}}, False),
    ],
)
def test_a_last_moment_is_limited_to_the_named_figure_and_cause(when: Document, acts: bool) -> None:
    game, _ = felled(dying(BACK, when=when))
    assert game.state.figures["ana"].wounds == acts


@pytest.mark.rule("BG-ABIL-5")
def test_others_may_wait_for_it() -> None:
    """An ally heals it, and it stays."""
    healer = {"abilities": [{"when": {"last-moment": {"who": "ally"}}, "effects": [{"do": "heal", "on": "subject"}]}]}
    game, _ = felled({"bo": SOFT, "be": healer})
    assert game.state.figures["bo"].wounds == 5


@pytest.mark.rule("BG-ABIL-5", "BG-WOUND-1")
def test_several_who_are_beaten_at_once_have_theirs_together_before_any_leaves() -> None:
    """The player whose activation it is orders them."""
    both = {name: {**SOFT, "abilities": [{"when": "last-moment", "effects": [AROUND]}]} for name in ("bo", "be")}
    game = fight(
        *(5, 1, 5, 1),
        red="ana@E9:n",
        blue="bo@E4:s be@E5:s cy@A1",
        arms={"ana": (FIREBALL,)},
        stats=both,
        now={"ana": {"mana": 1}, "bo": {"wounds": 5}, "be": {"wounds": 5}},
    )
    play(game, "red: attack weapon=test/fireball target=bo")
    assert asked(game) == "red: order"
    assert unsound(SYSTEM, game.state) is None
    events = play(game, f"red: {offers(game, 'red')[0]}")
    assert [line.split()[0] for line in of_kind(events, "knocked-out", "ability-triggered")] == [
        "ability-triggered",
        "ability-triggered",
        "knocked-out",
        "knocked-out",
    ]
    assert sorted(game.state.figures) == ["ana", "cy"]


@pytest.mark.rule("BG-ABIL-6", "BG-WOUND-1")
def test_an_ability_instead_of_the_knock_out_goes_before_it() -> None:
    """A figure that is spared has no last moment."""
    spared = {"when": "instead", "of": "knock-out", "effects": [], "limit": {"per": "game"}}
    stats = {"bo": {**SOFT, "abilities": [spared, {"id": "last", "when": "last-moment", "effects": [BACK]}]}}
    game, _ = felled(stats)
    assert (game.state.figures["ana"].wounds, game.state.figures["bo"].wounds) == (0, 5)


@pytest.mark.rule("BG-WOUND-1")
def test_nothing_is_different_where_nobody_waits_for_it() -> None:
    game, events = felled({"bo": SOFT})
    assert "bo" not in game.state.figures
    assert not any("falling" in line for line in event_lines(events))
