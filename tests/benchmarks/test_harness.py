"""The harness of the benches: fair turns, exact goals, one JSON line a measure, honest exit codes."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from tests.benchmarks.__main__ import Bench, find_benches, main, run_benches, run_by_default
from tests.benchmarks.harness import CONTENDERS, Contender, DisagreementError, Goal, Measure, Timings, agree, interleave

AT_LEAST_3 = Goal("11", at_least=3)


def measured(ratio: float) -> Measure:
    return Measure("reach", AT_LEAST_3, ratio, "x networkx", (ratio - 1, ratio + 1), 7)


def bench(name: str, *ratios: float) -> Bench:
    return Bench(name, f"Bench {name}.", lambda full: map(measured, ratios))


@pytest.mark.slow
def test_contenders_take_turns_and_start_in_turn() -> None:
    """After one untimed turn each, every repeat holds all contenders and starts with the next one."""
    log: list[str] = []
    contenders = {name: Contender(lambda name=name: log.append(name)) for name in "abc"}  # type: ignore[misc]
    interleave(contenders, repeats=4)
    assert "".join(log) == "abc" + "abc" + "bca" + "cab" + "abc"


@pytest.mark.slow
def test_time_is_per_operation_and_leaves_preparation_out() -> None:
    """A turn of 10 seconds with 5 operations counts 2 seconds each, regardless of the time for preparation."""
    now = 0.0

    def wait(seconds: float) -> None:
        nonlocal now
        now += seconds

    contender = Contender(run=lambda: wait(10.0), operations=5, prepare=lambda: wait(100.0))
    timings = interleave({"ours": contender}, repeats=3, clock=lambda: now)
    assert timings.seconds["ours"] == (2.0, 2.0, 2.0)


@pytest.mark.slow
def test_a_turn_is_filled_except_after_a_preparation() -> None:
    """A run of 2 seconds is done 5 times to fill 10; a prepared one is done once, as the second run would be warm."""
    now = 0.0
    log: list[str] = []

    def run(name: str) -> None:
        nonlocal now
        now += 2.0
        log.append(name)

    contenders = {"warm": Contender(lambda: run("w")), "cold": Contender(lambda: run("c"), prepare=lambda: None)}
    timings = interleave(contenders, repeats=1, clock=lambda: now, turn_seconds=10.0)
    assert "".join(log) == "wc" + "wwwww" + "c"
    assert timings.seconds == {"warm": (2.0,), "cold": (2.0,)}


def test_ratio_is_the_median_of_ratios_within_a_repeat() -> None:
    """A repeat in which the whole machine was slow changes nothing."""
    timings = Timings({"ours": (1.0, 9.0, 1.0), "theirs": (4.0, 36.0, 5.0)})
    measure = timings.measure("reach", AT_LEAST_3, above="theirs", below="ours", unit="x theirs")
    assert (measure.ratio, measure.spread, measure.repeats) == (4.0, (4.0, 5.0), 3)


@pytest.mark.parametrize(
    ("goal", "ratio", "met"),
    [
        (Goal("11", at_least=3), 3.0, True),
        (Goal("11", at_least=3), 2.999, False),
        (Goal("30", at_most=10), 10.0, True),
        (Goal("30", at_most=10), 10.001, False),
    ],
)
def test_goals_hold_at_their_bound(goal: Goal, ratio: float, met: bool) -> None:
    """A ratio equal to its bound meets the goal; one beyond it does not."""
    assert goal.is_met(ratio) is met


def test_a_goal_has_one_bound() -> None:
    """A goal must have exactly one bound."""
    with pytest.raises(ValueError, match="one bound"):
        Goal("1")
    with pytest.raises(ValueError, match="one bound"):
        Goal("1", at_least=1, at_most=2)


def test_a_measure_is_one_json_line_with_the_agreed_names() -> None:
    """Readers of the output rely on these names."""
    text = measured(3.25).as_json()
    line = json.loads(text)
    assert "\n" not in text
    assert {"name": "reach", "ratio": 3.25, "goal": ">= 3", "ok": True, "goal_number": "11"}.items() <= line.items()
    assert line["spread"] == [2.25, 4.25]
    assert line["unit"] == "x networkx"
    assert line["gc"]


def test_exit_code_tells_whether_all_goals_were_met() -> None:
    """One missed goal anywhere is exit 1, and the benches after it still run."""
    lines: list[str] = []
    assert run_benches([bench("good", 3.0, 4.0)], full=False, write=lines.append) == 0
    assert run_benches([bench("bad", 2.0), bench("good", 3.0)], full=False, write=lines.append) == 1
    assert [json.loads(line)["ok"] for line in lines] == [True, True, False, True]


def test_a_disagreement_is_a_missed_goal_with_its_reason() -> None:
    """A bench whose contenders disagree reports no ratio and fails the run."""

    def measures(full: bool) -> Iterable[Measure]:
        agree("reach from A1", {"reference": {1: 0}, "ours": {1: 1}})
        yield measured(100.0)

    lines: list[str] = []
    assert run_benches([Bench("reach", "", measures)], full=False, write=lines.append) == 1
    (line,) = map(json.loads, lines)
    assert line["ok"] is False
    assert line["ratio"] is None
    assert "ours differs from reference" in line["note"]


def test_agreement_compares_every_answer() -> None:
    """The contender that disagrees is named, in any position."""
    agree("sum", {"a": 1, "b": 1, "c": 1})
    with pytest.raises(DisagreementError, match="c differs from a"):
        agree("sum", {"a": 1, "b": 1, "c": 2})


def test_names_choose_the_benches_and_full_is_handed_on() -> None:
    """Without names all benches run; with names those, in that order."""
    runs: list[tuple[str, bool]] = []

    def noting(name: str) -> Bench:
        def measures(full: bool) -> Iterable[Measure]:
            runs.append((name, full))
            return ()

        return Bench(name, "", measures)

    benches = {name: noting(name) for name in ("one", "two")}
    assert main([], benches, str) == 0
    assert main(["two", "one", "--full"], benches, str) == 0
    assert runs == [("one", False), ("two", False), ("two", True), ("one", True)]


@pytest.mark.parametrize(("seconds", "code"), [(600.0, 0), (601.0, 1)])
def test_the_default_run_takes_at_most_ten_minutes(seconds: float, code: int) -> None:
    """The last line is the time of all of it; a second too much is a missed goal like any other."""
    ticks = iter((50.0, 50.0 + seconds))
    lines: list[str] = []
    assert run_by_default([bench("good", 3.0)], lines.append, clock=lambda: next(ticks)) == code
    last = json.loads(lines[-1])
    assert (last["name"], last["ratio"], last["unit"]) == ("all benches of the default run", seconds, "s")
    assert (last["goal"], last["ok"]) == ("<= 600", code == 0)


def test_a_missed_goal_is_missed_however_quick_the_run_was() -> None:
    """A bench within its time still fails for a missed goal, and still reports its time."""
    lines: list[str] = []
    assert run_by_default([bench("bad", 2.0)], lines.append) == 1
    assert [json.loads(line)["ok"] for line in lines] == [False, True]


def test_only_the_default_run_is_held_to_ten_minutes() -> None:
    """The time of the whole run is not judged with --full, nor where only some benches run."""
    benches = {"good": bench("good", 3.0)}
    for arguments, count in (([], 2), (["--full"], 1), (["good"], 1)):
        lines: list[str] = []
        assert main(arguments, benches, lines.append) == 0
        assert len(lines) == count


def test_an_unknown_name_runs_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown name ends with exit code 2 and lists the names."""
    assert main(["reech"], {"reach": bench("reach", 0.0)}, str) == 2
    assert "there are: reach" in capsys.readouterr().err


def test_list_names_the_benches_without_running_them() -> None:
    """Each line gives the name and the first sentence of the bench."""
    lines: list[str] = []
    assert main(["--list"], {"slow": bench("slow", 0.0)}, lines.append) == 0
    assert lines == ["slow         Bench slow.\n"]


def test_benches_are_found_with_their_sentence() -> None:
    """A file named bench_… is a bench; its docstring begins with one sentence on what it measures."""
    benches = find_benches()
    assert {"reach", "startup"} <= set(benches)
    assert all(found.sentence.endswith(".") for found in benches.values())


def test_opponents_are_unchanged() -> None:
    """A ratio means the same thing every time only against the same opponents."""
    sums = dict(line.split()[::-1] for line in (CONTENDERS / "SHA256SUMS").read_text().splitlines())
    files: list[Path] = sorted(CONTENDERS.glob("*.py"))
    assert {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files} == sums
