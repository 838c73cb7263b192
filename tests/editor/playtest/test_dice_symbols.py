"""Dice with symbols on the screen: the wild die of the probe `shared-deck`, in throws and to be typed in."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from editor.game_text import symbol_text
from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import event_text
from editor.pages.play.widgets.dice_tray import DiceTrayPanel
from editor.pages.play.widgets.die_face import DieFaceWidget, die_text
from editor.pages.play.widgets.keypad import KeypadPanel
from editor.playtest.dice_symbols import entered_dice, typed_faces, with_symbols
from editor.view_model.side_panel import DiceThrow, Die
from engine.kernel.chance.rolls import ByHand, Roll, Rolled
from engine.kernel.play.game import Game, start_game
from engine.probes.shared_deck import SYSTEM, Table
from engine.registry import declarations
from engine.words import languages
from tests.support.script import play


@pytest.fixture(autouse=True)
def _with_probes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Probes declare their dice to the screen as the games that ship do."""
    monkeypatch.setattr(symbol_text, "declarations", lambda: declarations(with_probes=True))


@pytest.fixture
def game() -> Game[Table]:
    """A game by hand in which the wild die is to be thrown."""
    started = start_game(SYSTEM, {}, ByHand())
    play(started, "chance: quest-4", "red-1: throw")
    return started


def faces_of(game: Game[Table]) -> tuple[Die, ...]:
    roll, decision = game.state.agenda[-1], game.decision
    assert isinstance(roll, Roll)
    assert decision is not None
    return typed_faces(roll, decision, SYSTEM.id)


def test_a_typed_die_has_one_face_for_each_symbol(game: Game[Table]) -> None:
    symbols = {1: "blank", 3: "success", 5: "double", 6: "again"}
    assert {die.face: die.symbol for die in faces_of(game)} == symbols


def test_a_typed_die_with_numbers_has_all_its_faces(game: Game[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(symbol_text, "declarations", declarations)
    assert faces_of(game) == tuple(Die(face) for face in range(1, 7))


def test_the_keypad_shows_symbols_and_tells_the_face(game: Game[Table], qtbot: QtBot) -> None:
    keypad = KeypadPanel("en")
    qtbot.addWidget(keypad)
    keypad.ask("Which?", faces_of(game))
    labels = [key.accessibleName() for key in keypad.keys.values()]
    assert labels == ["blank", "success", "double success", "re-roll"]
    with qtbot.waitSignal(keypad.typed) as typed:
        keypad.keys[5].click()
    assert typed.args == [5]
    roll = replace(game.state.question, number=2, got=(5,))
    keypad.ask("Which?", faces_of(game), entered_dice(roll, SYSTEM.id))
    assert [die.die.symbol for die in keypad.findChildren(DieFaceWidget)] == ["double"]
    play(game, f"chance: {typed.args[0]}")
    assert game.state.points["red-1"] == 8


def test_a_throw_lies_in_the_tray_with_its_symbols(game: Game[Table], qtbot: QtBot) -> None:
    (event,) = (each for each in play(game, "chance: 6") if isinstance(each, Rolled))
    throw = with_symbols(DiceThrow("Quest", event.seat, (Die(6),)), event, SYSTEM.id)
    tray = DiceTrayPanel("en")
    qtbot.addWidget(tray)
    tray.show_throws([throw], at_once=True)
    assert [die.accessibleName() for die in tray.dice] == ["re-roll"]
    assert "Quest re-roll" in tray.accessibleName()


@pytest.mark.parametrize("lang", languages())
def test_the_log_says_the_symbols(lang: str) -> None:
    """Also of several dice at once; the faces of other dice are numbers."""
    naming = DisplayNames(lang, {"red-1": "Ana"})
    of_symbols: Rolled[Table] = Rolled(purpose="wild", seat="red-1", results=(6, 1), into="die", faces=(6, 1))
    of_numbers = replace(of_symbols, purpose="plain")
    said = event_text(of_symbols, SYSTEM.id, naming)
    assert all(symbol_text.symbol_text(symbol, lang) in said for symbol in ("again", "blank"))
    assert not set("16") & set(said)
    assert set("16") <= set(event_text(of_numbers, SYSTEM.id, naming))


@pytest.mark.parametrize("lang", languages())
def test_each_symbol_looks_and_reads_its_own_way(lang: str, qtbot: QtBot) -> None:
    dice = [Die(1, symbol=symbol) for symbol in ("blank", "success", "double", "again", "impetus")]
    assert len({die_text(die, lang) for die in dice}) == len(dice)
    widgets = [DieFaceWidget(die, lang) for die in dice]
    for widget in widgets:
        qtbot.addWidget(widget)
    pictures = [bytes(widget.grab().toImage().constBits()) for widget in widgets]
    assert len(set(pictures)) == len(dice)
