"""The second game on the table: the arena, chips face up and down, favour, previews, dice by colour."""

import re
from dataclasses import replace

import pytest

from editor.game_text.display_names import DisplayNames
from editor.presenters.hoplomachus import PRESENTER
from editor.presenters.hoplomachus.sheets import skill_fact, tactic_sheet
from editor.presenters.hoplomachus.words import unit_icon
from engine.kernel.data.choice import Choice, choice
from engine.systems.hoplomachus.abilities.types.skills import KnownSkill, Used
from engine.systems.hoplomachus.documents.ability_fields import SKILL
from engine.systems.hoplomachus.state import Played
from engine.words import languages
from tests.support.hoplomachus import SURE_HIT, known
from tests.support.play_sessions import SKIRMISH, moments, of_kind, session_at, until, words_of


def test_the_arena() -> None:
    """Every hex once; stones are distinguished from sand, deployment hexes belong to their seats."""
    session = session_at(SKIRMISH, 3)
    board = PRESENTER.board(session.view(), words_of(session))
    assert len({cell.id for cell in board.places}) == len(board.places) == 81
    assert {cell.id for cell in board.places if cell.kind == "stone"} == {"E3", "E7"}
    assert {zone.seat: "A2" in zone.places for zone in board.zones} == {"red": True, "blue": False}
    assert board.pieces == ()


def test_units_in_combat() -> None:
    """HP, daze, tactics that lie on them, inactive sides; a unit that has attacked is spent."""
    session = session_at(SKIRMISH, 3)
    until(session, lambda it: len(it.view().units) > 2, prefer=("deploy",))
    state, naming = session.game.state, words_of(session)
    name, unit = next(iter(state.units.items()))
    changed = replace(
        unit, hp=9, dazed=True, active=False, engaged=True, tactics=(Played("hoplomachus/stun", unit.seat),)
    )
    board = PRESENTER.board(state.but(units={**state.units, name: changed}), naming)
    figure = next(each for each in board.pieces if each.id == name)
    assert (figure.gauges[0].value, figure.gauges[0].most, figure.spent, figure.facing) == (9, 9, True, None)
    assert [badge.kind for badge in figure.badges] == ["lock", "dazed", "debuff", "tactic"]
    assert figure.badges[-1].name == "Stun"
    assert (figure.sign, figure.card) == (
        unit_icon(state.chip(name).unit_class, state.chip(name).rank),
        state.chip(name).card,
    )
    assert unit_icon("archer", "common") != unit_icon("beast", "common") != unit_icon("beast", "hero")
    for seat in ("red", "blue"):
        shorts = [each.short for each in board.pieces if each.seat == seat]
        assert len(set(shorts)) == len(shorts)


def test_camps_hide_what_lies_face_down() -> None:
    """The own chips are open, those of the other lie with their backs up; the bag is a number."""
    session = session_at(SKIRMISH, 3)
    sides = {side.seat: side for side in PRESENTER.sides(session.game.view("red"), words_of(session))}
    camps = {seat: side.piles[0] for seat, side in sides.items()}
    assert not any(card.face_down for card in camps["red"].cards)
    assert sum(card.face_down for card in camps["blue"].cards) == 4
    bag = next(pile for pile in sides["blue"].piles if pile.id == "blue/bag")
    assert bag.cards == ()
    assert bag.number > 0


def test_the_favour_of_the_crowd() -> None:
    """A track with its four rewards; the next one is reported beside it."""
    session = session_at(SKIRMISH, 3)
    state = session.game.state
    favoured = replace(state.sides["red"], favour=11, rewards=2)
    side = PRESENTER.sides(state.but(sides={**state.sides, "red": favoured}), words_of(session))[0]
    (track,) = side.tracks
    assert (track.value, track.most, track.marks) == (11, 20, (5, 10, 15, 20))
    assert len(track.notes) == 4
    assert [fact.text for fact in side.facts if fact.rules == ("HR-FAVOUR-2",)] == [track.notes[2]]
    crowned = replace(favoured, favour=20, rewards=4)
    last = PRESENTER.sides(state.but(sides={**state.sides, "red": crowned}), words_of(session))[0].facts[-1]
    assert last.text == "all reached"


def test_a_preview_of_an_attack() -> None:
    """The dice by colour, the chance of each loss, the chance of defeat, as the engine answers."""
    session = session_at(SKIRMISH, 3)
    until(session, lambda it: bool(of_kind(it, "attack")), prefer=("deploy",))
    attack = of_kind(session, "attack")[0]
    sheet = PRESENTER.preview(session.view(), attack, words_of(session))
    assert sheet is not None
    assert sum(chance for _, chance in sheet.chances) == pytest.approx(1)
    assert sheet.dice
    assert any(fact.text.endswith("%") for fact in sheet.facts)


@pytest.mark.slow
def test_every_preview_and_sheet_of_a_game() -> None:
    """Whatever is on offer, lies about or stands there can be shown."""
    session, kinds = session_at(SKIRMISH, 8), set()
    naming = words_of(session)
    for _ in moments(session, 8, 250, ("special", "ability", "attack")):
        view, decision = session.view(), session.decision
        assert decision is not None
        for each in {each.kind: each for each in decision.choices}.values():
            kinds.add(each.kind)
            PRESENTER.preview(view, each, naming)
        for name in (*view.scenario.units, *view.scenario.tactics):
            assert PRESENTER.piece(view, name, naming) is not None
            assert PRESENTER.owner(view, name) in (None, "red", "blue")
    assert {"deploy", "tactic", "move", "attack", "special", "ability"} <= kinds


def test_steps_of_a_move() -> None:
    """How far it is, by the engine's answer."""
    session = session_at(SKIRMISH, 3)
    until(session, lambda it: bool(of_kind(it, "move")), prefer=("deploy",))
    move = of_kind(session, "move")[0]
    sheet = PRESENTER.preview(session.view(), move, words_of(session))
    assert sheet is not None
    assert sheet.facts[0].text in ("1", "2", "3", "4")
    assert PRESENTER.preview(session.view(), choice("next-phase"), words_of(session)) is None


def test_hexes_have_a_sheet() -> None:
    """What they are for, and what they give."""
    session = session_at(SKIRMISH, 3)
    stone, own = (PRESENTER.piece(session.view(), place, words_of(session)) for place in ("E3", "A2"))
    assert stone is not None
    assert own is not None
    assert stone.facts[0].rules == ("HR-S-4",)
    assert own.facts[0].text == "Red"
    assert PRESENTER.piece(session.view(), "E3^", words_of(session)) is None
    assert PRESENTER.piece(session.view(), "nowhere", words_of(session)) is None


@pytest.mark.parametrize("lang", languages())
def test_every_skill_and_tactic_is_said(lang: str) -> None:
    """By its name and its own words in every language, with what the chip says of it."""
    session = session_at(SKIRMISH, 3)
    scenario, naming = session.view().scenario, DisplayNames.of(session.table.start.scenario, lang)
    facts = [skill_fact(skill, naming) for chip in scenario.units.values() for skill in chip.skills]
    facts += [fact for each in scenario.tactics for fact in tactic_sheet(session.view(), each, naming).facts]
    assert len({fact.name for fact in facts}) > 9
    for fact in facts:
        assert fact.name[0].isupper()
        assert not re.search(r"[{}]|hoplomachus|-[a-z]+-", fact.text)
    assert DisplayNames(lang, {}).label("board-hoplomachus-open")


def test_a_skill_says_what_its_chip_says_of_it() -> None:
    """The distance of a throw, the dice of a last stand and when it has them."""
    session = session_at(SKIRMISH, 3)
    naming, units = words_of(session), session.view().scenario.units
    said = {skill.name: skill_fact(skill, naming).text for chip in units.values() for skill in chip.skills}
    assert said["hurl"] == "ability: Puts an adjacent unit on a free hex at distance 2."
    assert said["last-stand"].startswith("innate: Throws extra dice while outnumbered: black")
    assert said["ward"] == "innate: Takes 1 less damage (from attacks)."


@pytest.mark.parametrize(
    ("skill", "target"),
    [
        (KnownSkill("sure-hit", "test/sure-hit", SKILL.read(SURE_HIT).read(), {"damage": 2}), True),
        (known({"skill": "long-shot", "distance": 9}), True),
        (known({"skill": "whirlwind"}), False),
    ],
    ids=("sure-hit", "long-shot", "whirlwind"),
)
def test_a_preview_of_a_special(skill: KnownSkill, target: bool) -> None:
    """What it does, its dice where it has any, and the odds of each opponent that it hurts."""
    session = session_at(SKIRMISH, 3)
    until(session, lambda it: bool(of_kind(it, "attack")), prefer=("deploy",))
    attack, naming, view = of_kind(session, "attack")[0], words_of(session), session.view()
    unit = attack.text("unit")
    scenario = view.scenario
    chip = replace(view.chip(unit), skills=(skill,))
    assert isinstance(skill.ability, Used)
    definitions = {**scenario.definitions, skill.key: skill.ability}
    skilled = view.but(scenario=replace(scenario, units={**scenario.units, unit: chip}, definitions=definitions))
    aim = {"target": attack.text("target")} if target else {}
    sheet = PRESENTER.preview(skilled, Choice("special", {"unit": unit, "skill": skill.name, **aim}), naming)
    assert sheet is not None
    assert naming.name(attack.text("target")) in " ".join(fact.text for fact in sheet.facts)
    assert sum(chance for _, chance in sheet.chances) % 1 == pytest.approx(0)
    assert bool(sheet.dice) is (skill.name != "sure-hit")


def test_in_one_line_one_sees_where_an_effect_inside_another_ends() -> None:
    """Several things that happen together stand in brackets, as nothing else keeps them from what comes behind."""
    both = [{"do": "daze", "on": "by"}, {"do": "hurt", "on": "by", "damage": 1}]
    inner = {"do": "if", "if": {"in-range": {"who": "by"}}, "then": both}
    ability = {"when": {"damaged": {"how": "attack"}}, "effects": [inner, {"do": "heal", "hp": 1}]}
    skill = KnownSkill("bite", "test/bite", SKILL.read(ability).read(), {})
    said = skill_fact(skill, DisplayNames("en", {"test/bite": "Bite"})).text
    assert re.search(r": \([^()]*; [^()]*\)\. Heal", said)
