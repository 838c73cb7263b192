"""The first game on the table: what its face shows of figures, terrain, cards, dice and previews."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground import PRESENTER
from editor.presenters.battleground.abilities import BELOW, ability_facts
from editor.presenters.battleground.words import STRONGEST, strongest
from editor.view_model.board import HexSheet
from editor.view_model.side_panel import Sheet
from engine.abilities.wording.clauses import name_of
from engine.kernel.chance.rolls import Rolled, Stream
from engine.kernel.data.choice import Choice, choice
from engine.kernel.play.game import Game
from engine.systems.battleground.abilities.ability_text import clauses, renderer_of
from engine.systems.battleground.abilities.keyword_reminders import reminders
from engine.systems.battleground.combat.wounds import KnockedOut
from engine.systems.battleground.state import Battle, Mark
from engine.words import languages
from tests.rules.battleground.crowded_game import PLENTY, played
from tests.support.battleground import battle, changed, with_figure
from tests.support.play_sessions import FIRST_GAME, moments, of_kind, session_at, words_of
from tests.support.script import play

EN = DisplayNames("en", {"red": "Red", "blue": "Blue"})


def _texts(sheet: Sheet) -> dict[str, str]:
    return {fact.name: fact.text for fact in sheet.facts}


def test_terrain_on_two_levels() -> None:
    """Each hex once on the ground, each hex of a platform once more above it, each with its class in words."""
    board = PRESENTER.board(battle(**PLENTY).state, EN)
    kinds = {cell.id: (cell.kind, cell.level) for cell in board.places}
    assert len(kinds) == len(board.places) == 6 * 7 + 2
    assert kinds["B2"] == ("tall", 0)
    assert kinds["B2^"] == kinds["B3^"] == ("platform", 1)
    assert (kinds["E6"], kinds["C2"], kinds["D3"], kinds["A1"]) == (
        ("low", 0),
        ("ladder", 0),
        ("difficult", 0),
        ("open", 0),
    )
    assert {cell.name for cell in board.places if cell.kind == "tall"} == {"Tall obstacle"}
    assert {cell.height for cell in board.places} == {"", "2+", "<2"}
    assert {cell.terrain_piece for cell in board.places if cell.level} == {"platform-1"}
    assert (board.sheet, board.seats) == (HexSheet("flat", 6, 7), ("red", "blue"))


def test_zones_and_objectives() -> None:
    """Zones belong to seats; objectives lie on the map until they are claimed, and then with their owner."""
    game = battle(**PLENTY)
    board = PRESENTER.board(game.state, EN)
    assert {zone.seat: "A1" in zone.places for zone in board.zones} == {"red": True, "blue": False}
    assert [(each.id, each.short, each.place) for each in board.markers] == [("o1", "1", "D2"), ("o2", "2", "F3")]
    held = replace(game.state.sides["red"], objectives=("o1",))
    claimed = changed(game, objectives={"o2": game.state.objectives["o2"]}, sides={**game.state.sides, "red": held})
    assert [each.id for each in PRESENTER.board(claimed.state, EN).markers] == ["o2"]
    side = PRESENTER.sides(claimed.state, EN)[0]
    assert {fact.name: fact.text for fact in side.facts}["Victory points"] == "20"
    sheet = PRESENTER.piece(claimed.state, "o1", EN)
    assert sheet is not None
    assert (sheet.title, sheet.seat) == ("Objective 1", "red")


def test_marks_have_an_owner() -> None:
    """A mark is a marker of the side that laid it."""
    game = battle(**PLENTY)
    mark = Mark(name="snare", seat="blue", at=game.state.scenario.terrain.grid.place("C4"))
    marked = changed(game, marks={"blue/snare": mark})
    found = next(each for each in PRESENTER.board(marked.state, EN).markers if each.kind == "mark")
    assert (found.name, found.place, found.seat) == ("Snare", "C4", "blue")
    sheet = PRESENTER.piece(marked.state, "blue/snare", EN)
    assert sheet is not None
    assert sheet.title == "Snare"


def test_figures_with_their_tokens() -> None:
    """Place, facing, health left, mana, tokens, who is spent; two letters that no two of a side share."""
    game = with_figure(battle(**PLENTY), "ana", wounds=2, mana=3, focused=True, guarding=True, activated=True)
    figures = {figure.id: figure for figure in PRESENTER.board(game.state, EN).pieces}
    ana = figures["ana"]
    assert (ana.places, ana.facing, ana.seat, ana.spent, ana.active) == (("C3",), 3, "red", True, False)
    left = {gauge.kind: (gauge.value, gauge.most) for gauge in ana.gauges}
    assert left["mana"] == (3, 5)
    assert left["health"][1] - left["health"][0] == 2
    assert [badge.kind for badge in ana.badges] == ["focus", "guard"]
    assert "mo" not in figures
    shorts = [figure.short for figure in figures.values() if figure.seat == "red"]
    assert len(set(shorts)) == len(shorts)


def test_the_activated_are_counted_among_those_who_stand() -> None:
    """Who was knocked out counts no more."""
    game = with_figure(battle(red="ana@C3 mo@C4"), "ana", activated=True)
    assert _activated(game.state) == "1 of 2"
    assert _activated(KnockedOut(figure="ana").evolve(game.state)) == "0 of 1"


def _activated(view: Battle) -> str:
    """The text about the first seat."""
    return next(fact.text for fact in PRESENTER.sides(view, EN)[0].facts if fact.rules == ("BG-ROUND-5",))


def test_the_active_character_is_marked() -> None:
    """Its action points are shown on its sheet and beside the clock."""
    game = battle(red="ana@C3", blue="bo@I9")
    play(game, "red: select-card card=fate-1", "blue: select-card card=fate-2", "blue: activate figure=bo")
    play(game, "blue: bonus bonus=mana")
    active = [figure.id for figure in PRESENTER.board(game.state, EN).pieces if figure.active]
    assert active == ["bo"]
    sheet = PRESENTER.piece(game.state, "bo", EN)
    assert sheet is not None
    assert _texts(sheet)["Action points"] == "2"
    acting = PRESENTER.header(game.state, EN).acting
    assert acting is not None
    assert ("bo" in acting.name, acting.gauges[0].value) == (True, 2)


def test_numbers_are_those_of_now() -> None:
    """A statistic that something changes is reported with what is printed; equipment and abilities are listed."""
    game = battle(**PLENTY)
    sheet = PRESENTER.piece(game.state, "ana", EN)
    assert sheet is not None
    texts = _texts(sheet)
    assert texts["Strength"].startswith("4")
    assert "wounds for successes" in texts["test/sword"]
    assert "range 6″" in texts["test/blast"]
    assert all(fact.rules or fact.name.startswith(BELOW) for fact in sheet.facts)
    assert PRESENTER.piece(game.state, "nobody", EN) is None
    assert PRESENTER.piece(game.state, "Z99", EN) is None
    assert PRESENTER.piece(game.state, "A1^", EN) is None


@pytest.mark.parametrize("place", ["A1", "B2", "B2^", "D2"])
def test_places_have_a_sheet(place: str) -> None:
    """What stands there, whose zone it is, what lies there."""
    sheet = PRESENTER.piece(battle(**PLENTY).state, place, EN)
    assert sheet is not None
    assert sheet.title == place
    names = {fact.name for fact in sheet.facts}
    assert ("Deployment zone" in names) is (place != "D2" and not place.endswith("^"))
    assert ("Objective" in names) is (place == "D2")


def test_a_preview_of_an_attack_has_its_odds() -> None:
    """Threshold and dice with their parts, the chances of wounds that add up to one, what it costs."""
    game = battle(red="ana@C3:s", blue="bo@C4:s", gear={"ana": ["axe"]})
    play(game, "red: select-card card=fate-3", "blue: select-card card=fate-2", "red: activate figure=ana")
    play(game, "red: bonus bonus=mana")
    attack = choice("attack", figure="ana", weapon="test/axe", target="bo")
    sheet = PRESENTER.preview(game.state, attack, EN)
    assert sheet is not None
    assert sum(chance for _, chance in sheet.chances) == pytest.approx(1)
    rules = {rule for fact in sheet.facts for rule in fact.rules}
    assert {"BG-ACT-3", "BG-TEST-2", "BG-TEST-3", "BG-ATT-6", "BG-MOD-2"} <= rules
    assert _texts(sheet)["Action points"] == "1 of 2"
    assert _texts(sheet)["– Threshold"] == "widened by 1 (Flank attack)"
    assert sheet.chances[0][0] == "0 wounds"


def test_a_preview_of_a_move_has_its_way() -> None:
    """From where to where, for how many movement points and action points."""
    game = battle(red="ana@C3:s", blue="bo@I9")
    play(game, "red: select-card card=fate-3", "blue: select-card card=fate-2", "red: activate figure=ana")
    play(game, "red: bonus bonus=mana")
    sheet = PRESENTER.preview(game.state, choice("move", figure="ana", to="C5"), EN)
    assert sheet is not None
    assert _texts(sheet)["Way"] == "C3 → C4 → C5"
    assert _texts(sheet)["Movement points"] == "2"


def test_arcs_around_a_figure() -> None:
    """Front, side and rear, as the engine says; none around a figure that is not on the map."""
    game = battle(**PLENTY)
    arcs = PRESENTER.arcs(game.state, "ana")
    assert (arcs["C4"], arcs["C2"]) == ("front", "rear")
    assert set(arcs.values()) == {"front", "side", "rear"}
    assert PRESENTER.arcs(game.state, "mo") == {}
    assert PRESENTER.owner(game.state, "bo") == "blue"
    assert PRESENTER.owner(game.state, "o1") is None


def test_arcs_around_a_figure_as_a_choice_would_turn_it() -> None:
    session = session_at(FIRST_GAME, 3)
    face = next(choice for choice in moments(session, 5, 120, prefer=("move",)) if choice.kind == "face")
    view = session.view()
    figure = view.agenda[-1].figure
    before = PRESENTER.arcs(view, figure)
    turned = [PRESENTER.turned_arcs(view, each) for each in of_kind(session, "face")]
    assert before in turned
    assert len({tuple(sorted(arcs.items())) for arcs in turned}) == len(turned) == 6
    assert PRESENTER.turned_arcs(view, replace(face, kind="move")) == {}
    ghost = PRESENTER.ghost(view, face, words_of(session))
    assert ghost is not None
    assert ghost.places[0] == view.scenario.terrain.grid.name(view.figures[figure].at)
    assert ghost.facing == view.scenario.terrain.grid.direction(face.text("facing"))


def _everywhere(game: Game[Battle], naming: DisplayNames) -> Iterator[Sheet | None]:
    """All that can be shown of a moment."""
    board, sides = PRESENTER.board(game.state, naming), PRESENTER.sides(game.state, naming)
    assert PRESENTER.header(game.state, naming)
    yield from (card.sheet for side in sides for pile in side.piles for card in pile.cards)
    for figure in board.pieces:
        yield PRESENTER.piece(game.state, figure.id, naming)
    for marker in board.markers:
        yield PRESENTER.piece(game.state, marker.id, naming)
    decision = game.decision
    choices: tuple[Choice, ...] = () if decision is None else decision.choices
    for each in {each.kind: each for each in choices}.values():
        yield PRESENTER.preview(game.state, each, naming)


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
def test_a_game_with_plenty_of_everything(lang: str) -> None:
    """Every effect, token, weapon, item, mission and height is shown in words, at every moment of whole games."""
    naming, kinds = DisplayNames(lang, {}), set()
    for seed in range(2):
        game = battle(seed, **PLENTY)
        for _ in played(game, Stream(seed, "face"), 80):
            for sheet in _everywhere(game, naming):
                if sheet is not None:
                    assert sheet.title
                    assert all(fact.name and fact.text for fact in sheet.facts)
            if game.decision is not None:
                kinds |= {each.kind for each in game.decision.choices}
    assert {"attack", "move", "use", "use-item", "play-card", "focus"} <= kinds


@pytest.mark.parametrize("lang", languages())
def test_an_ability_is_reported_clause_by_clause(lang: str) -> None:
    """A label and what it says, in the language of the table."""
    known = battle(**PLENTY).state.scenario.ability_index.abilities
    for each in known.values():
        facts = tuple(ability_facts(each, DisplayNames(lang, {})))
        made = clauses(each.ability, replace(renderer_of(lang), is_short=True))
        meant = reminders(each.ability, lang)
        assert len(facts) - len(meant) in {1, 1 + sum(len(clause.lines) for clause in made)}
        explained = facts[len(facts) - len(meant) :]
        assert [f"{fact.name.removeprefix(BELOW)}: {fact.text}" for fact in explained] == [*meant]
        told = facts[: len(facts) - len(meant)]
        assert all(name_of(clause, lang) in told[-1].name for clause in made[-1:] if len(told) > 1)


def test_hands_are_open_to_their_owner_only() -> None:
    """The other hand is face down, card by card; decks are numbers."""
    session = session_at(FIRST_GAME, 3)
    sides = PRESENTER.sides(session.game.view("red"), words_of(session))
    hands = {side.seat: next(pile for pile in side.piles if pile.id.endswith("/hand")) for side in sides}
    assert not any(card.face_down for card in hands["red"].cards)
    assert all(card.face_down and card.id == "?" for card in hands["blue"].cards)
    assert all(hand.open and hand.number == len(hand.cards) for hand in hands.values())


def test_fallen_figures_have_a_sheet() -> None:
    """It says that they are knocked out."""
    game = battle(red="ana@C3", blue="bo@I9")
    gone = changed(game, figures={"ana": game.state.figures["ana"]}, knocked_out=("bo",))
    sheet = PRESENTER.piece(gone.state, "bo", EN)
    assert sheet is not None
    assert sheet.subtitle == "Knocked out"


@pytest.mark.parametrize(
    ("purpose", "said", "rule", "faces"),
    [
        ("attack", "Attack test", "BG-TEST-2", (3, 6)),
        ("attack-mana-reroll", "Attack test", "BG-TEST-4", (3, 5)),
        ("attack-exploding", "Exploding dice", "BG-TEST-5", (3, 6)),
        ("roll-off", "Roll-off", "BG-SETUP-2", (3, 6)),
    ],
)
def test_dice_of_a_test_that_began_before_the_game_was_left(
    purpose: str, said: str, rule: str, faces: tuple[int, ...]
) -> None:
    """What it needs is not known any more; what it is, and by which rule, still is."""
    session = session_at(FIRST_GAME)
    rolled: Rolled[Battle] = Rolled(purpose=purpose, seat="red", results=(3, 6), into="dice", faces=(3, 5))
    throw = PRESENTER.throw(session.view(), rolled, (), words_of(session))
    assert throw is not None
    assert (throw.what_for, throw.rules) == (said, (rule,))
    assert tuple(die.face for die in throw.dice) == faces


def test_figures_show_what_they_are_best_at_and_name_their_cards() -> None:
    """The sign comes from the statistics of the card, whatever it is called."""
    figure = next(each for each in PRESENTER.board(battle(**PLENTY).state, EN).pieces)
    card = battle(**PLENTY).state.card(figure.id).card
    assert figure.card == card.id
    assert figure.sign == strongest({each: getattr(card, each) for each in STRONGEST})
    numbers = dict.fromkeys(STRONGEST, 2)
    assert {strongest({**numbers, each: 5}) for each in STRONGEST} == set(STRONGEST.values())


TRIO = [[0, 0], [0, -1], [1, -1]]


@pytest.mark.parametrize(("base", "hexes"), [([[0, 0]], 1), (TRIO[:2], 2), (TRIO, 3)])
def test_a_figure_is_shown_on_its_whole_base_where_a_movement_would_take_it(base: list[list[int]], hexes: int) -> None:
    view = battle(size="9x9", red="ana@C5:n", blue="bo@I9", bases={"ana": base}).state
    found = PRESENTER.ghost(view, choice("place", figure="ana", at="E5", facing="s"), EN)
    assert found is not None
    assert found.places[0] == "E5"
    assert len(found.places) == hexes
    assert found.id not in view.figures
    turned = PRESENTER.ghost(view, choice("place", figure="ana", at="E5", facing="n"), EN)
    assert turned is not None
    assert (turned.places != found.places) == (hexes > 1)
    assert PRESENTER.ghost(view, choice("guard", figure="ana"), EN) is None
