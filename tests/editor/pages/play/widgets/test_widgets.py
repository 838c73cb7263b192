"""The widgets of the table, each fed with data: what they show, what they say to others, and in which words."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.pages.play.sides.card_button import GameCardButton
from editor.pages.play.sides.side_view import SeatView
from editor.pages.play.widgets.chance_bars import ChanceBarsWidget
from editor.pages.play.widgets.decision_bar import DecisionBar
from editor.pages.play.widgets.die_face import DieFaceWidget
from editor.pages.play.widgets.hot_seat_cover import HotSeatCoverWidget
from editor.pages.play.widgets.reason_popover import ReasonPopoverWidget
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.pages.play.widgets.sheet_panel import SheetPanel
from editor.theme.current_theme import apply_theme
from editor.theme.theme import COLOURS, Theme
from editor.view_model.board import Badge, Gauge
from editor.view_model.decision import ButtonContent, DecisionContent
from editor.view_model.side_panel import Pile, PileCard, SeatSummary, Sheet, SheetLine, Track
from editor.widgets.elided_label import ElidedLabel
from editor.widgets.gauges import GaugeBar, TrackBar
from tests.editor.conftest import child
from tests.editor.pages.play.widgets.conftest import shown, texts

LEFT = Qt.MouseButton.LeftButton


def no_faces(_: str) -> None:
    """No card has a face."""


SHEET = Sheet(
    "Ana",
    "Scout",
    seat="blue",
    gauges=(Gauge("health", "Health", 3, 6),),
    badges=(Badge("focus", "Focused"), Badge("of-no-icon", "Odd")),
    facts=(SheetLine("Speed", "5", ("XX-1",)), SheetLine("", "A line of its own")),
    chances=(("0", 0.25), ("1", 0.75)),
    dice=("red", "black"),
)


def card(id_: str, *, face_down: bool = False) -> PileCard:
    return PileCard(id_, Sheet(id_.title(), "Fate card"), face_down)


def press_link(text: RuleLabel, rule: str) -> None:
    """By the keyboard: Tab to the link, Enter."""
    text.setFocus()
    QTest.keyClick(text, Qt.Key.Key_Tab)
    QTest.keyClick(text, Qt.Key.Key_Return)


@pytest.mark.slow
def test_a_rule_can_be_clicked_and_reached_by_keyboard(qtbot: QtBot) -> None:
    text = RuleLabel("t", "en", "Not so far", ("XX-1", "XX-2"))
    shown(qtbot, text)
    assert text.accessibleName() == "Not so far XX-1 XX-2"
    assert text.focusPolicy() is Qt.FocusPolicy.StrongFocus
    with qtbot.waitSignal(text.rule_requested) as wanted:
        press_link(text, "XX-1")
    assert wanted.args == ["XX-1"]


@pytest.mark.slow
def test_a_link_takes_the_colour_of_another_theme(qtbot: QtBot, qapp: QApplication) -> None:
    apply_theme(qapp, Theme.LIGHT)
    text = RuleLabel("t", "en", "Not so far", ("XX-1",))
    shown(qtbot, text)
    before = text.grab().toImage()
    apply_theme(qapp, Theme.DARK)
    dark = text.grab().toImage()
    apply_theme(qapp, Theme.LIGHT)
    assert dark.pixelColor(0, 0) != before.pixelColor(0, 0)
    assert text.grab().toImage() == before


def test_rules_take_the_quiet_colour_of_another_theme(qtbot: QtBot, qapp: QApplication) -> None:
    text = RuleLabel("t", "en", "Too far", ("XX-1",))
    shown(qtbot, text)
    apply_theme(qapp, Theme.DARK)
    assert COLOURS[Theme.DARK].faint_text in text.text()
    apply_theme(qapp, Theme.LIGHT)
    assert COLOURS[Theme.LIGHT].faint_text in text.text()
    assert "text-decoration:none" in text.text()


@pytest.mark.slow
def test_text_is_never_taken_for_markup(qtbot: QtBot) -> None:
    text = RuleLabel("t", "en", "<b>A & B</b>")
    qtbot.addWidget(text)
    assert "&lt;b&gt;A &amp; B&lt;/b&gt;" in text.text()
    assert text.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_a_sheet_shows_all_it_has(qtbot: QtBot) -> None:
    panel = SheetPanel("en", {"red": 0, "blue": 1})
    shown(qtbot, panel)
    assert "Hover over a figure" in texts(panel)
    panel.show_sheet(SHEET)
    qtbot.wait(1)
    for part in ("Ana", "Scout", "Focused", "Odd", "Speed", "A line of its own"):
        assert part in texts(panel)
    assert child(panel, GaugeBar).accessibleName() == "Health 3 / 6"
    assert child(panel, ChanceBarsWidget).accessibleName() == "0: 25%, 1: 75%"
    assert [die.die.colour for die in panel.findChildren(DieFaceWidget)] == ["red", "black"]
    with qtbot.waitSignal(panel.rule_requested):
        press_link(child(panel, RuleLabel, "fact-0"), "XX-1")


def test_a_card_says_whether_it_can_be_chosen(qtbot: QtBot) -> None:
    button = GameCardButton(card("courage"), "en")
    shown(qtbot, button)
    assert button.accessibleName() == "Courage"
    button.show_state(can_be_chosen=True, picked=False)
    assert button.accessibleName() == "Courage, can be selected"
    button.show_state(can_be_chosen=True, picked=True)
    assert button.accessibleName() == "Courage, selected"


def test_a_face_down_card_tells_nothing(qtbot: QtBot) -> None:
    """Not by its name, not by its tip, not by its looks: any two look the same."""
    first, second = (GameCardButton(card(name, face_down=True), "en") for name in ("courage", "greed"))
    for button in (first, second):
        qtbot.addWidget(button)
        assert button.accessibleName() == button.toolTip() == "Face-down card"
    assert first.grab().toImage() == second.grab().toImage()


def side(**changes: object) -> SeatSummary:
    parts: dict[str, object] = {
        "seat": "blue",
        "name": "Blue",
        "to_move": True,
        "gauges": (Gauge("mana", "Mana", 1, 0),),
        "tracks": (Track("Favour", 5, 20, (5, 10), ("XX-9",)),),
        "facts": (SheetLine("Points", "3", ("XX-2",)),),
        "piles": (
            Pile("hand", "Hand", (card("courage"), card("x", face_down=True)), 2, True),
            Pile("deck", "Deck", (), 20),
        ),
    }
    return SeatSummary(**{**parts, **changes})  # type: ignore[arg-type]


def test_a_side_shows_its_numbers_and_cards(qtbot: QtBot) -> None:
    view = SeatView(1, "en", no_faces)
    shown(qtbot, view)
    view.show_side(side(), "person")
    qtbot.wait(1)
    for part in ("Blue", "Favour", "Points"):
        assert part in texts(view)
    lines = [line.text for line in view.findChildren(ElidedLabel)]
    assert lines == ["● to move", "Deck (20)", ""]
    assert child(view, QLabel, "name-hand").text() == "Hand (2)"
    assert not view.piles["deck"].isVisible()
    with qtbot.waitSignal(view.card_clicked) as clicked:
        QTest.mouseClick(view.piles["hand"].cards["courage"], LEFT)
    assert clicked.args == ["courage"]
    view.show_states({"courage": (True, False)})
    assert view.piles["hand"].cards["courage"].wanted


def top_of(view: SeatView, part: QWidget) -> int:
    return part.mapTo(view, QPoint()).y()


def test_the_own_side_begins_with_its_cards(qtbot: QtBot) -> None:
    """Below the tracks, and without the turn; the side of another begins with its name."""
    view = SeatView(1, "en", no_faces)
    shown(qtbot, view)
    view.show_side(side(), "person")
    for is_own in (True, False):
        view.put_cards_first(is_own)
        qtbot.wait(1)
        name, fact = child(view, QLabel, "who"), child(view, RuleLabel, "side-fact-0")
        tops = [top_of(view, part) for part in (child(view, TrackBar), view.piles["hand"], name, fact)]
        assert (tops == sorted(tops)) is is_own
        assert (tops[2] < min(tops[0], tops[1])) is not is_own
        assert child(view, ElidedLabel, "to-move").text == ("" if is_own else "● to move")
    assert view.accessibleName() == "Blue, person"


def test_other_piles_are_counted_beside_the_hand(qtbot: QtBot) -> None:
    """Where there is no room, only those whose cards are unknown; the others can be opened below in any case."""
    view = SeatView(1, "en", no_faces)
    shown(qtbot, view)
    hand, deck = side().piles
    empty, discard = Pile("played", "Played", open=True), Pile("discard", "Discard", (card("greed"),), 1)
    view.show_side(side(piles=(hand, empty, discard, deck)), "person")
    qtbot.wait(1)
    beside = child(view, ElidedLabel, "beside-hand")
    assert beside.shown == [beside.accessibleName()] == ["Discard (1) · Deck (20)"]
    assert [id_ for id_, pile in view.piles.items() if pile.isVisible()] == ["hand", "discard"]
    beside.resize(90, beside.height())
    assert beside.shown == ["Deck (20)"]


def test_unchanged_widgets_are_kept(qtbot: QtBot) -> None:
    """The focus stays where it is, and an opened pile stays open."""
    view = SeatView(1, "en", no_faces)
    shown(qtbot, view)
    view.show_side(side(piles=(Pile("discard", "Discard", (card("greed"),), 1),)), "person")
    pile = view.piles["discard"]
    assert not pile.cards
    child(pile, QToolButton).click()
    assert pile.cards["greed"].isVisibleTo(view)
    view.show_side(side(to_move=False, piles=(Pile("discard", "Discard", (card("greed"),), 1),)), "bot")
    assert view.piles["discard"] is pile
    assert child(view, ElidedLabel, "to-move").text == ""
    assert child(view, QLabel, "who").text() == "bot"


def test_a_heap_with_a_card_to_choose_opens_by_itself(qtbot: QtBot) -> None:
    view = SeatView(0, "en", no_faces)
    shown(qtbot, view)
    view.show_side(side(piles=(Pile("bag", "Bag", (card("greed"),), 1),)), "person")
    view.show_states({"greed": (True, False)})
    assert view.piles["bag"].cards["greed"].isVisibleTo(view)


ASKED = DecisionContent(
    "Red: what now?",
    0,
    ("XX-1",),
    (ButtonContent("a", "Move", "move", key="M"), ButtonContent("b", "Guard", "guard", refused=True, key="G")),
    "Ana",
    (ButtonContent("concede", "Concede", "concede"),),
)


@pytest.mark.slow
def test_the_bar_asks_and_takes_clicks_and_letters(qtbot: QtBot) -> None:
    bar = DecisionBar("en")
    shown(qtbot, bar)
    bar.show_asked(ASKED)
    qtbot.wait(1)
    with qtbot.waitSignal(bar.chosen) as chosen:
        QTest.mouseClick(bar.buttons["a"], LEFT)
    assert chosen.args == ["a"]
    with qtbot.waitSignal(bar.chosen):
        QTest.keyClick(bar, Qt.Key.Key_M)
    with qtbot.waitSignal(bar.refused) as refused:
        QTest.keyClick(bar, Qt.Key.Key_G)
    assert refused.args == ["b", bar.buttons["b"]]
    assert bar.buttons["b"].accessibleName() == "Guard: not possible now"
    with qtbot.waitSignal(bar.unpicked):
        QTest.mouseClick(child(bar, QToolButton, "unpick"), LEFT)
    menu = child(bar, QToolButton, "standing").menu()
    with qtbot.waitSignal(bar.standing_chosen) as standing:
        menu.actions()[0].trigger()
    assert standing.args == ["concede"]


@pytest.mark.slow
def test_the_way_on_stays_where_it_is(qtbot: QtBot) -> None:
    """At the right end of the first row, for few answers and for many; another kind has no such place."""
    bar, places = DecisionBar("en"), set()
    shown(qtbot, bar)
    for number in (1, 4, 12):
        others = tuple(ButtonContent(f"a{each}", "Attack", "attack", key="A") for each in range(number))
        bar.show_asked(DecisionContent("What now?", 0, (), (*others, ButtonContent("e", "End", "end", key="E"))))
        qtbot.wait(20)
        places.add(bar.buttons["e"].geometry().right())
        assert bar.buttons["e"].geometry().top() == bar.buttons["a0"].geometry().top()
    assert len(places) == 1
    bar.show_asked(DecisionContent("What now?", 0, (), (ButtonContent("a", "Attack", "attack"),)))
    qtbot.wait(20)
    assert bar.buttons["a"].geometry().left() == 0


def test_a_refused_button_looks_disabled(qtbot: QtBot) -> None:
    bar = DecisionBar("en")
    shown(qtbot, bar)
    pictures = []
    for refused in (False, True):
        bar.show_asked(DecisionContent("?", offers=(ButtonContent("a", "Move", "move", refused=refused),)))
        qtbot.wait(1)
        pictures.append(bar.buttons["a"].grab().toImage())
    assert pictures[0] != pictures[1]


@pytest.mark.slow
def test_the_focus_stays_in_the_bar(qtbot: QtBot) -> None:
    bar = DecisionBar("en")
    shown(qtbot, bar)
    bar.show_asked(ASKED)
    qtbot.wait(1)
    bar.buttons["b"].setFocus()
    bar.show_asked(DecisionContent("Next?", 0, offers=(ButtonContent("c", "Turn", "turn"),)))
    qtbot.waitUntil(bar.buttons["c"].hasFocus)


def test_a_popover_gives_reasons_and_closes_with_escape(qtbot: QtBot) -> None:
    parent = QWidget()
    shown(qtbot, parent)
    popover = ReasonPopoverWidget("Why not: Move", [("Too far", ("XX-1",)), ("Held", ())], "en", parent)
    popover.open_above(parent)
    assert "Too far" in popover.accessibleName()
    assert "Held" in texts(popover)
    with qtbot.waitSignal(popover.destroyed):
        QTest.keyClick(popover, Qt.Key.Key_Escape)


def test_the_cover_names_who_is_next(qtbot: QtBot) -> None:
    cover = HotSeatCoverWidget("en")
    shown(qtbot, cover)
    cover.show_for("Blue", 1)
    assert "Pass the screen to Blue" in texts(cover)
    with qtbot.waitSignal(cover.confirmed):
        QTest.keyClick(cover.button, Qt.Key.Key_Space)
