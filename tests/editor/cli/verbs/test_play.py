"""`hexsmith play`: matches between bots, for people and for programs."""

import itertools
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from editor.app.log import FILE
from engine.bots.match import GamesLost, Match, PlayedGame, play_game, table_of
from engine.kernel.state.game_state import State
from engine.registry import probe_scenario
from engine.words import say
from tests.editor.cli.command_process import COMMAND, HEARS_INTERRUPTS, PATIENCE, PROJECT, hexsmith, wait_for_log
from tests.editor.cli.conftest import Ran
from tests.support.own_mission import documents_with_illegal_army, written_into

Here = Callable[..., Ran]
GAMES = ("--games", "4", "--seed", "7", "--json", "--swap-seats")
MATCH = ("play", "physical-dice/probe", "--probes", "--players", "random,random", "--games", "12", "--seed", "7")


@pytest.mark.slow
@pytest.mark.command("hexsmith play")
def test_json_output_is_one_object_of_the_protocol() -> None:
    done = hexsmith(*MATCH, "--json", "--swap-seats")
    output = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert (output["games"], output["seed"], len(output["played"])) == (12, 7, 12)
    assert sum(output["wins"]) + output["draws"] == 12
    assert sum(output["by_seat"].values()) == sum(output["wins"])
    assert all(game.keys() >= {"result", "rounds", "decisions"} for game in output["played"])


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.rule("BG-SETUP-3")
@pytest.mark.command("hexsmith play")
def test_an_army_beyond_its_format_is_played_only_with_anyway(here: Here, tmp_path: Path) -> None:
    """As `hexsmith check` says it, on standard error; warnings are only counted."""
    path = written_into(tmp_path, documents_with_illegal_army())
    arguments = ("play", str(path), "--library", str(tmp_path), "--players", "random,random")
    points = say("content-format-points", found=138, most=100)
    checked = here("check", str(path), "--library", str(tmp_path))
    refused, played = here(*arguments), here(*arguments, "--anyway")
    assert (checked.code, refused.code, played.code) == (1, 1, 0)
    for output in (checked.out, refused.err, played.err):
        assert f"{path}: $.armies[0].army: {points}" in output
    assert (refused.out, refused.err.splitlines()[-1]) == ("", say("cli-play-not-played"))
    assert played.err.splitlines()[-1] == say("cli-play-warnings", name=str(path), count=1)
    assert played.out.splitlines()[0] == say("cli-play-title", games=1, seed="0")


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
def test_wrong_use_is_reported(here: Here, arguments: tuple[str, ...], expected: str) -> None:
    ran = here("play", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert expected in ran.err


def test_a_scenario_that_is_wrong_is_reported_with_its_place(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "pick.json"
    path.write_text(json.dumps({**probe_scenario("sealed-pick"), "rouns": 1}), encoding="utf-8")
    ran = here("play", str(path), "--probes", "--players", "random,random")
    assert (ran.code, ran.out) == (1, "")
    assert "$.rouns" in ran.err


def test_a_terminal_sees_the_games_go_by(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bar on standard error, so that the answer stays clean."""
    monkeypatch.setattr("editor.cli.verbs.play.sys.stderr.isatty", lambda: True)
    ran = here(*MATCH, "--json")
    seen = [line for line in re.split(r"\r|\n", ran.err) if "/12" in line]
    assert [re.findall(r"\d+/12", line) for line in seen] == [[f"{done}/12"] for done in range(13)]
    bars = [
        line[line.index("[") + 1 : line.rindex("]")] for line in (re.sub(r"\x1b\S+?[lh]", "", each) for each in seen)
    ]
    assert bars[0] == "-" * len(bars[0])
    assert bars[-1] == "#" * len(bars[0])
    assert [bar.count("#") for bar in bars] == sorted({bar.count("#") for bar in bars})
    assert json.loads(ran.out)["games"] == 12


def test_the_bar_tells_how_long_it_will_take(here: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a second has gone by; here all do at once."""
    clock = itertools.count(0.0, 2.0)
    monkeypatch.setattr("time.time", lambda: next(clock))
    monkeypatch.setattr("editor.cli.verbs.play.sys.stderr.isatty", lambda: True)
    assert re.search(r"6/12 +\d\d:\d\d:\d\d", here(*MATCH).err)


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_ends_it_with_a_word(workers: str, tmp_path: Path) -> None:
    """Sent to all its processes, as a terminal does; also to those that have only begun."""
    many = (*MATCH[:-4], "--games", "1000000", "--workers", workers)
    process = subprocess.Popen(
        [*HEARS_INTERRUPTS, *COMMAND, *many],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=PROJECT,
        start_new_session=True,
        env={**os.environ, "HEXSMITH_LANG": "it", "HEXSMITH_LOG_DIR": str(tmp_path)},
    )
    wait_for_log(tmp_path / FILE, "playing 1000000 games")
    os.killpg(process.pid, signal.SIGINT)
    try:
        out, err = process.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert process.returncode == 130
    output = re.fullmatch(r"Interrotto dopo (\S+) partite su 1.000.000\.\n", err.decode())
    assert output
    assert out.decode().startswith(f"{output[1]} partit" if output[1] not in "01" else "Una partita" * int(output[1]))


@pytest.mark.parametrize("as_json", [True, False])
def test_after_an_interrupt_the_games_that_were_over_count(
    here: Here, monkeypatch: pytest.MonkeyPatch, as_json: bool
) -> None:
    """C13: they are reported with their right number, as if no more had been wanted."""
    five = tuple("5" if each == "12" else each for each in MATCH)
    form = ("--json",) if as_json else ()
    expected = here(*five, *form).out

    def interrupted(match: Match, table: State, number: int) -> PlayedGame:
        if number == 5:
            raise KeyboardInterrupt
        return play_game(match, table, number)

    monkeypatch.setattr("engine.bots.match.play_game", interrupted)
    ran = here(*MATCH, *form)
    assert (ran.code, ran.out) == (130, expected)
    assert ran.err == "Stopped after 5 of 12 games.\n"


@pytest.mark.parametrize("lang", ["en", "it", "es", "pl"])
def test_games_that_the_system_ends_are_reported_and_the_others_count(
    here: Here, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """A32: a process that is killed is no mistake of this program's."""

    def lost(match: Match, *_: object) -> None:
        table = table_of(match)
        raise GamesLost([play_game(match, table, number) for number in range(5)], range(5, 12))

    five = tuple("5" if each == "12" else each for each in MATCH)
    expected = here(*five, lang=lang).out
    monkeypatch.setattr("engine.bots.match.play_match", lost)
    ran = here(*MATCH, lang=lang)
    assert (ran.code, ran.out) == (1, expected)
    assert "7" in ran.err
    assert "12" in ran.err


@pytest.mark.slow
def test_a35_a_match_goes_on_after_the_computer_slept(tmp_path: Path) -> None:
    """All its processes stop for a moment, and the results are the same."""
    process = subprocess.Popen(
        [*COMMAND, *MATCH, "--json", "--workers", "2"],
        stdout=subprocess.PIPE,
        cwd=PROJECT,
        start_new_session=True,
        env={**os.environ, "HEXSMITH_LOG_DIR": str(tmp_path)},
    )
    wait_for_log(tmp_path / FILE, "playing 12 games")
    os.killpg(process.pid, signal.SIGSTOP)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGCONT)
    out, _ = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out.decode()) == (0, hexsmith(*MATCH, "--json").stdout)


def test_all_that_is_wrong_with_a_scenario_is_reported(here: Here, tmp_path: Path) -> None:
    path = tmp_path / "pick.json"
    path.write_text(json.dumps({**probe_scenario("sealed-pick"), "rouns": 1, "map": "no/map"}), encoding="utf-8")
    ran = here("play", str(path), "--probes", "--players", "random,random")
    assert [line.split(": ")[1] for line in ran.err.splitlines()] == ["$.rouns", "$.map"]


def test_a_long_list_of_problems_ends_with_a_count(here: Here, tmp_path: Path) -> None:
    """Forty references, none with a right kind or id."""
    path = tmp_path / "pick.json"
    document = {**probe_scenario("sealed-pick"), "references": [{"kind": 0, "id": 0}] * 40}
    path.write_text(json.dumps(document), encoding="utf-8")
    lines = here("play", str(path), "--probes", "--players", "random,random").err.splitlines()
    assert (len(lines), lines[-1]) == (51, say("cli-check-more", "en", name=str(path), count=30))


def test_a_scenario_may_be_of_a_library(here: Here, tmp_path: Path) -> None:
    """Known by its id."""
    (tmp_path / "any.json").write_text(json.dumps({**probe_scenario("sealed-pick"), "id": "my-pick"}), encoding="utf-8")
    ran = here("play", "my-pick", "--library", str(tmp_path), "--probes", "--players", "random,random", "--json")
    assert json.loads(ran.out)["played"][0]["decisions"] == 10


@pytest.mark.slow
def test_the_first_game_is_played_the_same_by_any_number_of_workers() -> None:
    """With seats swapped; each game has a winner or is a draw."""
    output = [
        hexsmith("play", "battleground/first-game", "--players", "greedy,random", *GAMES, "--workers", workers)
        for workers in ("1", "2")
    ]
    assert [done.returncode for done in output] == [0, 0]
    assert output[0].stdout == output[1].stdout
    match = json.loads(output[0].stdout)
    assert (match["games"], match["seed"], match["players"]) == (4, 7, ["greedy", "random"])
    assert sum(match["wins"]) + match["draws"] == 4
    assert [set(game["seats"]) for game in match["played"]] == [{"red", "blue"}] * 4
    assert all(game["rounds"] in range(1, 5) and game["decisions"] > 50 for game in match["played"])


@pytest.mark.command("hexsmith play")
@pytest.mark.parametrize("lang", ["en", "it", "es", "pl"])
def test_without_a_library_a_missing_document_suggests_the_variable(here: Here, tmp_path: Path, lang: str) -> None:
    """Both for a missing scenario and for a document that it names; with a library there is no such hint."""
    path = tmp_path / "pick.json"
    path.write_text(json.dumps({**probe_scenario("sealed-pick"), "map": "my/map"}), encoding="utf-8")
    players = ("--players", "random,random", "--probes")
    for name in ("my/pick", str(path)):
        assert "HEXSMITH_LIBRARY" in here("play", name, *players, lang=lang).err
        assert "HEXSMITH_LIBRARY" not in here("play", name, *players, "--library", str(tmp_path), lang=lang).err
