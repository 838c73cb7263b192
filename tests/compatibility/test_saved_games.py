"""Games and journals that an earlier version saved open as they were, offer the same answers and go on."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from editor.playtest.save_game import ResumedGame, position_document, session_of
from editor.services.document_resolver import DocumentResolver
from engine.content.loading.schema_upgrade import modernised
from engine.protocol.connection import Connection
from engine.protocol.server import answer_to
from engine.registry import declarations

SAMPLES = Path(__file__).with_name("samples")
GAMES = sorted(SAMPLES.glob("*.json.gz"))
PASTS = sorted((SAMPLES / "pasts").glob("*.json.gz"))
ANSWERS_MORE = 12


def sample(path: Path) -> dict[str, Any]:
    """The saved game, its journal, and the decision that was open when it was saved."""
    content: dict[str, Any] = json.loads(gzip.decompress(path.read_bytes()))
    return content


def ask(connection: Connection, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(answer_to(connection, json.dumps(request).encode()))
    assert answer["ok"], answer["error"]
    return answer


def open_decision(connection: Connection) -> dict[str, Any]:
    decision = ask(connection, do="decision")["decision"]
    return {
        **{key: decision[key] for key in ("seats", "mode", "kind")},
        "choices": [choice["id"] for choice in decision["choices"]],
    }


@pytest.fixture(scope="module")
def connection() -> Connection:
    return Connection(DocumentResolver())


def test_there_are_samples_of_every_mission() -> None:
    assert len(GAMES) == 20
    assert {path.name.rpartition("-")[0] for path in GAMES} == {
        "break-through",
        "castle-siege",
        "drowned-altar",
        "first-game",
        "skirmish-pozzuoli",
    }


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.partition(".")[0])
def test_a_saved_game_opens_and_goes_on(connection: Connection, path: Path) -> None:
    """The protocol takes it back to the last detail, and bots play on from there."""
    saved = sample(path)
    ask(connection, do="new", position=saved["game"])
    assert open_decision(connection) == saved["decision"]
    assert ask(connection, do="position")["position"]["state"] == saved["game"]["state"]
    players = dict.fromkeys(saved["game"]["state"]["seats"], "random")
    ask(connection, do="play", players=players, until=ANSWERS_MORE)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.partition(".")[0])
def test_a_journal_replays_to_the_same_moment(connection: Connection, path: Path) -> None:
    saved = sample(path)
    ask(connection, do="replay", journal=saved["journal"])
    assert open_decision(connection) == saved["decision"]
    assert ask(connection, do="position")["position"]["state"] == saved["game"]["state"]


@pytest.mark.parametrize("path", GAMES[1::6], ids=lambda path: path.name.partition(".")[0])
def test_the_window_opens_it_with_its_players(path: Path) -> None:
    """Who played is in its tags; saving it again gives the document that was opened, in the versions of today."""
    game = sample(path)["game"]
    session = session_of(game, DocumentResolver(), "en")
    assert sorted(f"{seat}-{player}" for seat, player in session.players.items()) == sorted(game["tags"])
    again = position_document(session)
    assert again.pop("summary")
    assert again == modernised(game, declarations().of(game["system"]))


def test_there_are_samples_of_a_past_of_both_games() -> None:
    assert [path.name.rpartition("-")[0] for path in PASTS] == ["first-game", "skirmish-pozzuoli"]


@pytest.mark.parametrize("path", PASTS, ids=lambda path: path.name.partition(".")[0])
def test_a_saved_game_has_its_past(path: Path) -> None:
    """All answers are there again, those by typed dice and those that were taken back too."""
    saved = sample(path)
    game = ResumedGame(saved["game"], DocumentResolver(), "en")
    assert game.go_on()
    assert game.is_whole
    session = game.session()
    given = [moment.given and [moment.given.seat, moment.given.choice.id] for moment in session.game.line]
    assert given == saved["given"]
    assert "chance" in {each[0] for each in given if each}
    assert session.game.answers == saved["answers"]
    again = position_document(session)
    assert again["past"] == saved["game"]["past"]
