"""The sequential test: it ends early where the answer is clear, and is rarely wrong where it is not."""

from itertools import repeat

from engine.kernel.chance.rolls import Stream
from tests.support.sequential_test import PROOF, STAKES, decide

LEAST = 0.62
RUNS = 400


def test_clear_answers_come_early() -> None:
    """A bot that always wins, and one that always loses."""
    assert decide(LEAST, repeat(1.0)).verdict == "higher"
    assert decide(LEAST, repeat(1.0)).pairs <= 12
    assert decide(LEAST, repeat(0.0)).verdict == "lower"
    assert decide(LEAST, repeat(0.0)).pairs <= 12


def test_a_score_that_is_a_little_higher_is_proved_in_the_end() -> None:
    """Pairs that score 0.69 on average, as much apart as those of bots are; a single large stake would never do."""
    stream = Stream(3, "coins")
    pairs = (0.25 + 0.5 * (stream.next_below(100) < 76) + 0.25 * (stream.next_below(100) < 24) for _ in range(800))
    assert decide(LEAST, pairs).verdict == "higher"


def test_an_unclear_answer_stays_open() -> None:
    decided = decide(LEAST, [LEAST] * 120)
    assert (decided.verdict, decided.pairs) == ("open", 120)
    assert abs(decided.score - LEAST) < 1e-9


def test_no_capital_is_ever_lost_for_good() -> None:
    """Whatever a pair brings, something is left to bet with."""
    assert all(1 + sign * max(STAKES) * (score - LEAST) > 0 for sign in (-1, 1) for score in (0.0, 1.0))


def test_the_test_is_wrong_at_most_once_in_forty() -> None:
    """Coins with exactly the least score are proved higher no more often than that, save for luck."""
    proved = sum(decide(LEAST, _coins(run)).verdict == "higher" for run in range(RUNS))
    assert proved <= 2 * RUNS / PROOF


def _coins(run: int) -> list[float]:
    stream = Stream(run, "coins")
    return [float(stream.next_below(100) < 100 * LEAST) for _ in range(120)]
