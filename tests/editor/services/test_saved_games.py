"""The list of saved games: what it says of each, without loading one."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from editor.playtest.save_game import position_document
from editor.playtest.saved_game_preview import preview_of
from editor.services import saved_games
from editor.services.document_resolver import DocumentResolver
from editor.services.saved_games import SavedGame, SavedGameStore
from engine.content.canonical_json import canonical
from engine.words import languages
from tests.support.play_sessions import FIRST_GAME, moments, session_at

AGAINST_A_BOT = {"red": "person", "blue": "greedy"}


def written(folder: Path, name: str = "game", moves: int = 9, **changes: Any) -> Path:
    """The file of a saved game, with other values."""
    session = session_at(FIRST_GAME, 4)
    for _ in moments(session, 4, moves):
        pass
    path = folder / f"{name}.json"
    document = json.loads(canonical(position_document(session)))
    summary = {**document["summary"], **changes.pop("summary", {})}
    path.write_text(json.dumps({**document, "summary": summary, **changes}), encoding="utf-8")
    return path


def only_game(folder: Path) -> SavedGame:
    (game,) = SavedGameStore(folder).all()
    return game


def test_a_game_at_a_glance(tmp_path: Path) -> None:
    """Its title, its round of how many, the scores in their order, whose turn it is, and when it was saved."""
    path = written(
        tmp_path,
        summary={
            "round": 2,
            "rounds": 4,
            "scores": [{"seat": "red", "score": 40}, {"seat": "blue", "score": 30}],
            "turn": ["blue"],
            "moves": 8,
        },
    )
    game = only_game(tmp_path)
    assert (game.path, game.name("en"), game.system) == (path, "First game", "battleground")
    assert game.written == path.stat().st_mtime
    assert game.round_text("en") == "Round 2 of 4"
    assert game.scores("en") == (("Red", 40), ("Blue", 30))
    assert game.turn_text("en") == "Blue to move"
    assert game.summary is not None
    assert game.summary.moves == 8


@pytest.mark.parametrize("lang", languages())
def test_the_turn_of_the_only_person_is_yours(tmp_path: Path, lang: str) -> None:
    tags = ["red-person", "blue-greedy"]
    written(tmp_path, tags=tags, summary={"round": 3, "rounds": 0, "turn": ["red"]})
    game = only_game(tmp_path)
    assert game.persons == ("red",)
    yours = game.turn_text(lang)
    written(tmp_path, tags=tags, summary={"round": 0, "turn": ["blue"]})
    game = only_game(tmp_path)
    assert yours != game.turn_text(lang)
    assert game.seat_name("blue", lang) in game.turn_text(lang)
    assert game.round_text(lang) == ""


def test_a_seat_is_called_as_its_scenario_says(tmp_path: Path) -> None:
    seats = [{"id": "red", "name": {"en": "The castle"}}, {"id": "north"}]
    written(tmp_path, scenario={"seats": seats})
    game = only_game(tmp_path)
    names = [game.seat_name(seat, "it") for seat in ("red", "blue", "north")]
    assert names == ["The castle", "Blu", "north"]


def test_a_game_without_a_move_is_not_listed(tmp_path: Path) -> None:
    written(tmp_path, "none", moves=0)
    assert SavedGameStore(tmp_path).all() == ()
    written(tmp_path, "one", moves=1)
    assert [game.path.stem for game in SavedGameStore(tmp_path).all()] == ["one"]


def test_a_game_of_an_earlier_version_is_listed(tmp_path: Path) -> None:
    """Without what it does not tell."""
    path = written(tmp_path)
    document = json.loads(path.read_text())
    del document["summary"]
    path.write_text(json.dumps(document), encoding="utf-8")
    game = only_game(tmp_path)
    assert (game.round_text("en"), game.turn_text("en"), game.scores("en")) == ("", "", ())


def test_only_files_that_have_changed_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, store = written(tmp_path, "one"), SavedGameStore(tmp_path)
    written(tmp_path, "two")
    before = store.all()
    read: list[str] = []
    read_entry = saved_games._read_entry

    def noted(path: Path) -> SavedGame | None:
        read.append(path.stem)
        return read_entry(path)

    monkeypatch.setattr(saved_games, "_read_entry", noted)
    assert store.all() == before
    assert read == []
    one.write_text(one.read_text().replace("First game", "Last game"), encoding="utf-8")
    os.utime(one, (9, 9))
    assert [game.name("en") for game in store.all()] == ["First game", "Last game"]
    assert read == ["one"]
    one.unlink()
    assert [game.path.stem for game in store.all()] == ["two"]


def test_the_document_of_a_game_is_read_for_its_preview(tmp_path: Path) -> None:
    """Nothing comes of a file that is gone, or of one that is no JSON."""
    store, path = SavedGameStore(tmp_path), written(tmp_path)
    document = store.document(path)
    assert document is not None
    preview = preview_of(document, DocumentResolver(with_files=False), "en")
    assert preview.summary == only_game(tmp_path).summary
    path.write_bytes(b"{")
    assert store.document(path) is None
    path.unlink()
    assert store.document(path) is None
