"""The fit finds real effects, and none where there are none: tested on generated games."""

from collections.abc import Mapping
from functools import cache

import numpy as np
import pytest

from engine.kernel.chance.rolls import Stream
from tests.balance import fitting, held_out
from tests.balance.armies import Army, cards_of, points_of, random_army
from tests.balance.box import CHARACTER, FACTIONS, first_costs, group_of
from tests.balance.evidence import Matrix, evidence_of
from tests.balance.fitting import Fitted, Spread, fitted_with
from tests.balance.missions import MISSIONS
from tests.balance.prices import brought_by_a_kind, brought_by_a_point, share_lost
from tests.balance.records import Record
from tests.balance.study import Study

GAMES = 400
CARDS = tuple(first_costs())
OF_A_POINT = 0.9
NOISE = 30
SPREAD = Spread(0.06, 0.06, 0.003)


@cache
def armies() -> list[tuple[Army, Army]]:
    streams = [Stream(number, "fit") for number in range(GAMES)]
    return [(random_army(FACTIONS[0], rng), random_army(FACTIONS[1], rng)) for rng in streams]


def games(beyond: Mapping[str, float], noise: float = NOISE) -> list[Record]:
    """Games in which each point brings as much, these cards bring so much more, and chance the rest."""
    rng = np.random.default_rng(5)
    return [_game(number, pair, beyond, rng.normal(0, [1, 1, 1, noise])) for number, pair in enumerate(armies())]


def _game(number: int, pair: tuple[Army, Army], beyond: Mapping[str, float], chance: Matrix) -> Record:
    worth = [OF_A_POINT * points_of(army) + sum(beyond.get(name, 0) for name in cards_of(army)) for army in pair]
    return Record(
        number,
        mission=MISSIONS[number % 4],
        red=number // 4 % 2,
        first=number // 8 % 2,
        points=(round(100 + worth[0] - worth[1] + chance[3]), 100),
        fallen=(points_of(pair[0]) // 10, points_of(pair[1]) // 10),
        luck=(chance[0], chance[1], chance[2]),
        armies=pair,
        used=frozenset(name for army in pair for name in cards_of(army)),
    )


def fit(beyond: Mapping[str, float], spread: Spread = SPREAD) -> Fitted:
    return fitted_with(evidence_of(games(beyond), CARDS), spread)


@pytest.mark.slow
def test_a_card_that_brings_more_than_it_costs_is_found() -> None:
    found = fit({"mace": 25, "buckler": -25})
    beyond = dict(zip(CARDS, found.own, strict=True))
    assert max(beyond, key=beyond.__getitem__) == "mace"
    assert min(beyond, key=beyond.__getitem__) == "buckler"
    assert 5 < beyond["mace"] < 25
    assert found.noise == pytest.approx(NOISE, rel=0.1)


@pytest.mark.slow
def test_without_spread_nothing_moves() -> None:
    assert np.all(fit({"mace": 25}, Spread(0, 0, 0)).own == 0)


def test_games_in_which_costs_are_right_leave_them_nearly_alone() -> None:
    """The likelihood chooses small spreads by itself."""
    worth = Study(games({})).worth
    assert max(abs(worth[name].fair - cost) for name, cost in first_costs().items()) < 6


@pytest.mark.slow
def test_dear_characters_that_bring_more_than_in_proportion_are_seen() -> None:
    """Whoever costs ten points more brings twenty victory points more than that."""
    figures = [name for name in CARDS if group_of(name) == CHARACTER]
    study = Study(games({name: 2 * (first_costs()[name] - 34) for name in figures}))
    by_cost = sorted(figures, key=first_costs().__getitem__)
    cheap, dear = by_cost[:3], by_cost[-3:]
    assert all(study.worth[name].fair < first_costs()[name] for name in cheap)
    assert all(study.worth[name].fair > first_costs()[name] for name in dear)
    assert sum(study.worth[name].fair for name in figures) == pytest.approx(
        sum(first_costs()[name] for name in figures)
    )


def test_the_fit_finds_that_a_whole_group_is_worth_more() -> None:
    beyond = {name: first_costs()[name] * 0.8 for name in CARDS if group_of(name) == "ranged"}
    found = dict(zip(CARDS, fit(beyond, Spread(0.01, 0.01, 0.02)).own, strict=True))
    rates = {name: found[name] / first_costs()[name] for name in CARDS}
    assert min(rates[name] for name in beyond) > max(rate for name, rate in rates.items() if name not in beyond)


def test_a_doubt_is_as_large_as_what_is_wrong() -> None:
    """Cards drawn with the spread of the fit lie within two deviations as often as they should."""
    rng = np.random.default_rng(3)
    truth = {name: rng.normal(0, 0.06 * NOISE * np.sqrt(cost)) for name, cost in first_costs().items()}
    found = fit(truth, Spread(0.06, 0.06, 0.0))
    real = np.array([OF_A_POINT * first_costs()[name] + truth[name] for name in CARDS])
    off = (found.brings - real) / np.sqrt(np.diag(found.doubt))
    assert 0.88 < np.mean(np.abs(off) < 1.96) <= 1


@pytest.mark.slow
def test_games_held_out_are_foreseen_better_where_costs_are_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(held_out, "PARTS", 3)
    monkeypatch.setattr(fitting, "OWN_SPREADS", (0.0, 0.1))
    monkeypatch.setattr(fitting, "SHARED_SPREADS", (0.0,))
    rng = np.random.default_rng(4)
    wrong = {name: rng.normal(0, 25) for name in CARDS}
    seen = held_out.foresight(games(wrong))
    assert seen.size("the fit itself") < seen.size("fitted costs") < seen.size("first costs")
    gain, doubt = seen.gain("fitted costs")
    assert gain > 2 * doubt > 0


@pytest.mark.slow
def test_a_cost_makes_up_for_what_a_card_brings() -> None:
    """So many points more as bring that; the enemy takes some of them back."""
    study = Study(games({"mace": 25}))
    brought = brought_by_a_point(study.records, study.fit, study.evidence) + share_lost(study.records)
    assert brought == pytest.approx(OF_A_POINT + 0.1, abs=0.3)
    of_equipment = brought_by_a_kind(study.fit, study.evidence)[1]
    beyond = study.fit.brings[study.cards.index("mace")] - of_equipment * first_costs()["mace"]
    assert study.worth["mace"].fair == pytest.approx(first_costs()["mace"] + beyond / brought)
