"""Uses of limited abilities are counted for each period, piece and ability."""

from engine.abilities.runtime.use_counters import use_counter, with_one_more, without_counters_of

ROUND, GAME, TURN = (use_counter(period, "ana", "test/ana") for period in ("round", "game", "turn"))


def test_each_counter_counts_by_itself() -> None:
    used = with_one_more(with_one_more(with_one_more({}, ROUND), GAME), ROUND)
    assert used == {"round ana test/ana": 2, "game ana test/ana": 1}


def test_a_new_period_takes_away_its_counters() -> None:
    used = {ROUND: 2, GAME: 1, TURN: 3, "rounds ana test/ana": 1}
    assert without_counters_of(used, "round") == {GAME: 1, TURN: 3, "rounds ana test/ana": 1}
    assert without_counters_of(used, "turn", "round") == {GAME: 1, "rounds ana test/ana": 1}
    assert without_counters_of(used) == used
