"""Events and choices are rendered in every language, with names for ids and nothing left out."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from editor.game_text.display_names import DisplayNames
from editor.game_text.event_text import action_text, choice_text, event_text
from editor.game_text.message_arguments import MessageArguments, change_text
from editor.playtest.load_game import naming_of, open_scenario
from editor.services.document_resolver import DocumentResolver
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.value import Value
from engine.kernel.play.game import Game
from engine.kernel.play.view import FACE_DOWN
from engine.kernel.state.event import Event
from engine.kernel.state.outcome import Outcome, draw, win
from engine.registry import systems
from engine.systems.battleground import events as battleground
from engine.systems.battleground.abilities import events as ability_events
from engine.systems.battleground.combat import events as attacks_events
from engine.systems.battleground.combat import wounds
from engine.systems.battleground.movement import events as moves_events
from engine.systems.hoplomachus.movement import move_action as movement
from engine.systems.hoplomachus.turn import refill
from engine.words import arguments, ids, languages
from tests.support.conformance import Played, scenario_of
from tests.support.game_texts import ABILITIES, KERNEL, events, kinds, value_words, values

NAMES: Mapping[str, str] = {
    "ana-1": "Ana",
    "bo-2": "Bo",
    "red": "Red",
    "blue": "Blue",
    "test/mace": "Mace",
    "?": "a face-down card",
    "test/bo:hex": "Hex",
    "retaliate": "Retaliate",
}
ENGLISH = DisplayNames("en", NAMES)
NAMED = ("ana-1", "bo-2")
NOT_SAID = re.compile(r"\b(?:none|hidden)\b|[a-z0-9]/[a-z]|\?")
"""Values that only identify a choice, ids with their folders, and unknown values."""
SAMPLES: Mapping[Any, tuple[Any, ...]] = {
    str: NAMED,
    int: (0, 1, 2, 5),
    bool: (False, True),
    type(None): (None,),
    Outcome: (
        win("R", "red"),
        win("R", "red", "blue"),
        draw("R"),
        Outcome("loss", "R"),
        Outcome("draw", "R", (), {"red": 3}),
    ),
}
EMPTY_TOO = frozenset({"cards", "hits", "results"})
"""Lists and tables of events with nothing in them at times."""
PLACES: Mapping[str, tuple[Any, ...]] = {"path": (("A1", "A2"), ("A1", "A2", "B2"))}
"""Paths lead over places, which are shown by their names."""
STOCK = {"battleground": "battleground/first-game", "hoplomachus": "hoplomachus/skirmish-pozzuoli"}
SEEDS = range(3)
MOST = 400


def samples(hint: Any, empty: bool = False) -> tuple[Any, ...]:
    """Some values of a type, each choice of a closed set among them, and nothing where there may be nothing."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in SAMPLES:
        return SAMPLES[hint]
    if origin is Literal:
        return inner
    if origin is tuple:
        one = samples(inner[0])
        return (*([()] if empty else []), one[:1], one[:2])
    if isinstance(origin, type) and issubclass(origin, Mapping):
        if inner[1] not in (int, str) and get_origin(inner[1]) is not tuple:
            return ({"rule": "R", "change": "add", "by": -1}, {"rule": "R", "change": "widen", "by": 1})
        what = samples(inner[1])
        return (*([{}] if empty else []), {"ana-1": what[-1]}, {"ana-1": what[-1], "bo-2": what[-2]})
    return tuple(value for each in inner for value in samples(each))


def samples_of(kind: Any, system: str) -> Iterator[Event[Any]]:
    """Events of a kind: each value of each field in turn, words out of closed sets where the field has one."""
    hints = get_type_hints(kind)
    possible = {
        each.name: values(system).get(each.name) if hints[each.name] is str and system in systems() else None
        for each in fields(kind)
        if each.name != "rules"
    }
    found = {
        name: among or PLACES.get(name) or samples(hints[name], name in EMPTY_TOO) for name, among in possible.items()
    }
    first = kind(**{name: among[-1] for name, among in found.items()})
    yield first
    for name, among in found.items():
        yield from (replace(first, **{name: value}) for value in among)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("part", [KERNEL, *systems()])
def test_every_event_is_reported(part: str, lang: str) -> None:
    """Whatever its fields hold; the sentence asks for nothing that the event does not have."""
    naming = DisplayNames(lang, NAMES)
    for kind in events(part):
        word_id = f"event-{kind.name()}" if part == KERNEL else f"event-{part}-{kind.name()}"
        for event in samples_of(kind, part):
            given = MessageArguments(part, naming).arguments(event.to_json())
            assert arguments(word_id).keys() <= given.keys(), word_id
            wording = event_text(event, part, naming)
            assert wording.endswith("."), wording
            assert not NOT_SAID.search(wording), wording
            assert "ana-1" not in wording, wording
            assert "bo-2" not in wording, wording


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("system", systems())
def test_every_kind_of_choice_has_a_short_button(system: str, lang: str) -> None:
    """Three words at most, beginning with a capital."""
    for kind in (*kinds(system), *kinds(KERNEL), *kinds(ABILITIES)):
        wording = action_text(kind, system, DisplayNames(lang, NAMES))
        assert len(wording.split()) <= 3, wording
        assert wording[0].isupper(), wording


@pytest.mark.slow
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("system", systems())
def test_every_kind_of_choice_has_a_label(system: str, lang: str) -> None:
    """Even rare ones; with all their fields, each of which appears by its name."""
    for kind in (*kinds(system), *kinds(KERNEL), *kinds(ABILITIES)):
        own = f"choice-{system}-{kind}"
        needed = arguments(own if own in ids() else f"choice-{kind}")
        data = {name: 2 if what == "number" else "ana-1" for name, what in needed.items() if not name.endswith("_id")}
        wording = choice_text(Choice(kind, data), {}, system, DisplayNames(lang, NAMES))
        assert wording
        assert not NOT_SAID.search(wording), wording
        assert "ana-1" not in wording, wording


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("system", systems())
def test_every_closed_value_is_said(system: str, lang: str) -> None:
    """Those of one field all differently."""
    naming = DisplayNames(lang, NAMES)
    for field, among in values(system).items():
        wording = [
            naming.say("list-of", items=(MessageArguments(system, naming).argument(field, value),)) for value in among
        ]
        assert len(set(wording)) == len(wording), wording
        assert not [each for each in wording if re.search(r"[{}/]", each)]
    assert ids() >= set(value_words())


@dataclass(frozen=True, slots=True)
class Teller:
    """Words everything in a game, one language after another, and checks what a sentence must not contain."""

    system: str
    namings: tuple[DisplayNames, ...]

    def say(self, what: Mapping[str, Any], number: int, sentence: Callable[[DisplayNames], str]) -> str:
        naming = self.namings[number % len(self.namings)]
        wording = sentence(naming)
        assert not NOT_SAID.search(wording), wording
        english = {value for among in values(self.system).values() for value in among} if naming.lang == "en" else set()
        for text in {*_texts(what)} - english:
            if re.fullmatch(r"[a-z0-9]+(?:[-/:][a-z0-9-]+)+", text):
                assert not re.search(rf"(?<![\w-]){re.escape(text)}(?![\w-])", wording), wording
        return wording


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("system", systems())
@pytest.mark.parametrize("scenario", ["stock", "conformance"])
def test_random_games_are_said(scenario: str, system: str, seed: int) -> None:
    """Every event as it is shown to each seat, and every choice on offer; numbers that a label needs are there."""
    game, namings = _begun(scenario, system, seed)
    teller, rng, known = Teller(system, namings), Stream(seed, "telling", system), set[str]()
    for _ in range(MOST):
        if (decision := game.decision) is None:
            break
        for each in (*decision.choices, *decision.standing, *decision.seen_by(game.state.seats[0]).choices):
            if each.id not in known:
                known.add(each.id)
                _mind_label(teller, each, game.shown(each), len(known))
        seat = decision.seats[rng.next_below(len(decision.seats))]
        mine = decision.choices_of(seat)
        several = sorted({each.kind for each in mine})
        kind = several[rng.next_below(len(several))]
        alike = [each for each in mine if each.kind == kind]
        game.apply(alike[rng.next_below(len(alike))], seat)
    for number, event in enumerate(each for each in game.events if not each.quiet):
        for seen in (event, *(event.seen_by(seat) for seat in game.state.seats)):
            if seen is not None:
                teller.say(seen.to_json(), number, lambda naming, seen=seen: event_text(seen, system, naming))  # type: ignore[misc]


def _mind_label(teller: Teller, each: Choice, shown: Mapping[str, Any], number: int) -> None:
    teller.say(dict(each.data), number, lambda naming: choice_text(each, shown, teller.system, naming))
    own = f"choice-{teller.system}-{each.kind}"
    needed = arguments(own if own in ids() else f"choice-{each.kind}")
    given = MessageArguments(teller.system, teller.namings[0]).arguments({**shown, **each.data})
    assert {name for name, kind in needed.items() if kind == "number"} <= given.keys(), each.id


def _begun(scenario: str, system: str, seed: int) -> tuple[Game[Any], tuple[DisplayNames, ...]]:
    if scenario == "stock":
        table = open_scenario(DocumentResolver(with_files=False), STOCK[system], "en", seed=seed)
        return table.game, tuple(naming_of(table, lang) for lang in languages())
    document = scenario_of(systems()[system])
    return Played(systems()[system], seed).game, tuple(DisplayNames.of(document, lang) for lang in languages())


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from (text for each in (*value, *value.values()) for text in _texts(each))
    elif isinstance(value, list | tuple):
        yield from (text for each in value for text in _texts(each))


@cache
def polish() -> DisplayNames:
    return DisplayNames("pl", {**NAMES, "red": "Czerwony"})


def in_battleground(given: Choice, naming: DisplayNames = ENGLISH, **shown: Any) -> str:
    return choice_text(given, shown, "battleground", naming)


def test_a_use_says_what_it_is_aimed_at() -> None:
    """Somebody, a place, an objective, or nothing."""
    used: dict[str, Value] = {"figure": "ana-1", "ability": "test/bo:hex"}
    assert in_battleground(Choice("use", used)) == "Use “Hex”"
    assert in_battleground(Choice("use", {**used, "target": "bo-2"})) == "Use “Hex” on Bo"
    assert in_battleground(Choice("use", {**used, "at": "H7"})) == "Use “Hex” on H7"
    assert in_battleground(Choice("use", {**used, "objective": "objective-5"})) == "Use “Hex” on the objective “5”"


def test_a_move_says_whether_focus_is_spent() -> None:
    """The field is only there if focus is spent."""
    assert in_battleground(choice("move", figure="ana-1", to="H7")) == "Move to H7"
    assert in_battleground(choice("move", figure="ana-1", to="H7", focused=True)) == "Move to H7, spending focus"


def test_dice_are_counted_from_one() -> None:
    """The engine counts them from nothing."""
    assert in_battleground(choice("reroll", die=0), face=3) == "Die 1: 3"


def test_fists_are_no_name_in_quotes() -> None:
    """As a weapon is."""
    attack: dict[str, Value] = {"figure": "ana-1", "target": "bo-2"}
    assert in_battleground(Choice("attack", {**attack, "weapon": "fists"})) == "Attack Bo with fists"
    assert (
        in_battleground(Choice("attack", {**attack, "weapon": "test/mace"}), polish())
        == "Atakuj postać Bo bronią „Mace”"
    )


def test_triggers_say_whose_they_are() -> None:
    """Their labels are two ids: of a unit and its skill, of a seat and its mark; others are one."""
    after = choice("order", next="ana-1 retaliate")
    assert choice_text(after, {}, "hoplomachus", ENGLISH) == "First: Ana (Retaliate)"
    assert in_battleground(choice("order", next="red/sea-net")) == "First: Red (sea net)"
    assert in_battleground(choice("order", next="bo-2")) == "First: Bo"
    assert in_battleground(choice("order", next="test/bo:2")) == "First: bo"


def test_the_text_of_an_event_keeps_hidden_cards_hidden() -> None:
    """A card in another hand, a unit in another camp, a secret answer."""
    drawn = battleground.CardDrawn(seat="red", card="test/mace")
    assert event_text(drawn, "battleground", ENGLISH) == "Red draws “Mace”."
    assert event_text(drawn.seen_by("blue"), "battleground", ENGLISH) == "Red draws a card."
    unit = refill.UnitDrawn(seat="red", unit="bo-2").seen_by("blue")
    assert event_text(unit, "hoplomachus", polish()) == "Czerwony dobiera jednostkę z woreczka."
    assert in_battleground(FACE_DOWN) == "Chosen face down"


def test_ways_are_said_in_their_order() -> None:
    """Step by step."""
    moved = movement.UnitMoved(unit="ana-1", path=("A1", "A2", "B2"))
    assert event_text(moved, "hoplomachus", ENGLISH) == "Ana moves: A1 → A2 → B2."


def test_movements_differ_by_how_they_happen() -> None:
    """A push is worded otherwise than a charge."""
    hows = get_args(moves_events.How)
    moves = [
        moves_events.Moved(figure="ana-1", from_="A1", to="A2", path=("A1", "A2"), cost=1, how=how) for how in hows
    ]
    for lang in languages():
        assert len({event_text(each, "battleground", DisplayNames(lang, NAMES)) for each in moves}) == len(hows)


def test_wounds_say_who_dealt_them() -> None:
    """If there is a figure that dealt them."""
    by_bo = wounds.WoundsSuffered(figure="ana-1", wounds=1, by="bo-2")
    assert event_text(by_bo, "battleground", ENGLISH) == "Ana suffers 1 wound from Bo."
    assert event_text(by_bo, "battleground", polish()) == "Bo zadaje postaci Ana 1 ranę."
    for nobody_else in (None, "ana-1"):
        assert event_text(replace(by_bo, by=nobody_else), "battleground", ENGLISH) == "Ana suffers 1 wound."


def test_attacks_count_in_every_plural() -> None:
    """None, one, two, five."""
    missed = attacks_events.AttackResolved(figure="ana-1", weapon="fists", target="bo-2", successes=0, wounds=0)
    assert event_text(missed, "battleground", ENGLISH) == "No success is left, so no wound."
    struck = replace(missed, successes=5, wounds=2)
    assert event_text(struck, "battleground", polish()) == "Zostaje 5 sukcesów: 2 rany (pięści)."


def test_tokens_are_said_by_their_words_or_as_written() -> None:
    """A common one has a word; what a card made up is known by what its author called it."""
    given = ability_events.EffectGiven(figure="ana-1", kind="debuff", token="stun", seat="red")  # noqa: S106
    assert event_text(given, "battleground", polish()) == "Ana otrzymuje osłabienie: powalenie."
    own = replace(given, token="sea-net")  # noqa: S106
    assert event_text(own, "battleground", ENGLISH) == "Ana suffers a debuff: sea net."


@pytest.mark.parametrize(
    ("change", "by", "wording"),
    [
        ("add", 2, "+2"),
        ("add", -1, "−1"),
        ("set", 3, "set to 3"),
        ("narrow", 1, "narrowed by 1"),
        ("at-least", 0, "at least 0"),
    ],
)
def test_the_change_of_a_number_by_a_rule_is_described(change: str, by: int, wording: str) -> None:
    """Added numbers have a sign."""
    assert ENGLISH.speak(change_text({"rule": "R", "change": change, "by": by})) == wording


def test_a_value_that_no_sentence_can_hold() -> None:
    """Is a fault, and not passed over."""
    with pytest.raises(TypeError, match="no sentence can hold"):
        MessageArguments("battleground", ENGLISH).argument("figure", 1.5)
