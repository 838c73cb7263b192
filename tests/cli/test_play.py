"""`hexsmith play`: matches between bots, for people and for programs."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.registry import probe_scenario
from tests.cli.conftest import Ran
from tests.cli.running import COMMAND, PATIENCE, PROJECT, hexsmith

Here = Callable[..., Ran]
MATCH = ("play", "physical-dice/probe", "--probes", "--players", "random,random", "--games", "12", "--seed", "7")


@pytest.mark.command("hexsmith play")
def test_it_prints_one_object_as_the_protocol_says() -> None:
    done = hexsmith(*MATCH, "--json", "--swap-seats")
    told = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert (told["games"], told["seed"], len(told["played"])) == (12, 7, 12)
    assert sum(told["wins"]) + told["draws"] == 12
    assert sum(told["by_seat"].values()) == sum(told["wins"])
    assert all(game.keys() >= {"result", "rounds", "decisions"} for game in told["played"])


def test_the_results_do_not_depend_on_the_workers_or_the_process(here: Here) -> None:
    """Byte for byte."""
    one, two = (hexsmith(*MATCH, "--json", "--workers", workers).stdout for workers in ("1", "2"))
    assert one == two == here(*MATCH, "--json").out


def test_without_json_it_prints_a_table(here: Here) -> None:
    lines = here(*MATCH, lang="es").out.splitlines()
    assert lines[0] == "12 partidas, semilla 7"
    assert [line.split()[0] for line in lines[1:]] == ["random", "random", "puesto", "puesto", "empates"]


def test_a_scenario_may_be_a_file(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "pick.json"
    path.write_text(json.dumps(probe_scenario("sealed-pick")), encoding="utf-8")
    ran = here("play", str(path), "--probes", "--players", "random,random", "--json")
    assert json.loads(ran.out)["played"][0]["decisions"] == 10


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("no/thing", "--players", "random,random"), "no/thing"),
        (("sealed-pik/probe", "--probes", "--players", "random,random"), "“sealed-pick/probe”"),
        (("sealed-pick/probe", "--players", "random,random"), "sealed-pick/probe"),
        (("sealed-pick/probe", "--probes", "--players", "random"), "red"),
        (("sealed-pick/probe", "--probes", "--players", "random,randon"), "“random”"),
        (("sealed-pick/probe", "--probes"), "--players"),
        (("sealed-pick/probe", "--probes", "--players", "random,random", "--games", "0"), "--games"),
        (("sealed-pick/probe", "--probes", "--players", "random,random", "--workers", "0"), "--workers"),
    ],
)
def test_wrong_use_is_told(here: Here, arguments: tuple[str, ...], expected: str) -> None:
    ran = here("play", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert expected in ran.err


def test_a_scenario_that_is_wrong_is_told_with_its_place(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "pick.json"
    path.write_text(json.dumps({**probe_scenario("sealed-pick"), "rouns": 1}), encoding="utf-8")
    ran = here("play", str(path), "--probes", "--players", "random,random")
    assert (ran.code, ran.out) == (1, "")
    assert "$.rouns" in ran.err


def test_a_terminal_sees_the_games_go_by(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """On standard error, so that the answer stays clean."""
    monkeypatch.setattr("editor.cli.verbs.play.sys.stderr.isatty", lambda: True)
    ran = here(*MATCH, "--json")
    assert [line.strip() for line in ran.err.split("\r")][1:] == [f"{done}/12" for done in range(1, 13)]
    assert json.loads(ran.out)["games"] == 12


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_ends_it_quietly(workers: str) -> None:
    """Sent to all its processes, as a terminal does."""
    many = (*MATCH[:-4], "--games", "1000000", "--workers", workers)
    process = subprocess.Popen(
        [*COMMAND, *many], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=PROJECT, start_new_session=True
    )
    time.sleep(2)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_all_that_is_wrong_with_a_scenario_is_told(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "pick.json"
    path.write_text(json.dumps({**probe_scenario("sealed-pick"), "rouns": 1, "map": "no/map"}), encoding="utf-8")
    ran = here("play", str(path), "--probes", "--players", "random,random")
    assert [line.split(": ")[1] for line in ran.err.splitlines()] == ["$.rouns", "$.map"]


def test_a_scenario_may_be_of_a_library(here: Here, tmp_path: Path) -> None:
    """Known by its id."""
    (tmp_path / "any.json").write_text(json.dumps({**probe_scenario("sealed-pick"), "id": "my-pick"}), encoding="utf-8")
    ran = here("play", "my-pick", "--library", str(tmp_path), "--probes", "--players", "random,random", "--json")
    assert json.loads(ran.out)["played"][0]["decisions"] == 10
