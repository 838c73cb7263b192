"""An observer who reads the scenario and then gets only a seat's events, and rebuilds the table from them."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.systems.battleground.state import Battle
from tests.rules.battleground.visible_state import Acting, Answer, acting_in, seen

HIDDEN = "?"


@dataclass
class Observer:
    """The table as one seat knows it."""

    seat: str
    scenario: Answer
    figures: dict[str, Answer] = field(init=False)
    sides: dict[str, Answer] = field(init=False)
    objectives: dict[str, str] = field(init=False)
    hands: dict[str, Counter[str]] = field(init=False)
    waiting: dict[str, Answer] = field(init=False)
    marks: dict[tuple[str, str], str] = field(default_factory=dict)
    knocked_out: list[str] = field(default_factory=list)
    acting: list[Acting] = field(default_factory=list)
    table: Answer = field(default_factory=lambda: {"first": None, "round": 0, "phase": "set-up"})
    faces: list[int] = field(default_factory=list)
    answered: set[str] = field(default_factory=set)
    over: Answer | None = None

    def __post_init__(self) -> None:
        armies = {army["seat"]: army for army in self.scenario["armies"]}
        self.table["first"] = self.scenario.get("first")
        self.figures = {
            figure["id"]: {
                "seat": seat,
                "at": figure.get("at"),
                "facing": figure.get("facing"),
                "wounds": 0,
                "mana": 0,
                "focus": False,
                "guard": False,
                "activated": False,
                "cards": [],
                "buff": None,
                "debuff": None,
                "used": [],
            }
            for seat, army in armies.items()
            for figure in army["figures"]
        }
        reserve = [each["id"] for army in armies.values() for each in army["figures"] if each.get("reserve")]
        self.waiting = {name: self.figures.pop(name) for name in reserve}
        self.sides = {
            seat: {
                "deck": len(army["deck"]),
                "discard": [],
                "fallen": [],
                "completed": [],
                "selected": None,
                "aside": [],
                "points": 0,
                "objectives": [],
                "passed": False,
                "last": None,
            }
            for seat, army in armies.items()
        }
        self.objectives = {token["id"]: token["at"] for token in self.scenario["map"].get("objectives", ())}
        self.hands = {
            seat: Counter(card["id"] if seat == self.seat else HIDDEN for card in army.get("glory", ()))
            for seat, army in armies.items()
        }

    def hears(self, event: Mapping[str, Any]) -> None:
        """Apply an event; each kind must be known."""
        answer = {key: value for key, value in event.items() if key not in ("event", "rules")}
        assert event["rules"] or event["event"] in ("rolled", "answer-given", "ability-stopped"), event
        if event["event"] not in QUOTED:
            getattr(self, "hears_" + event["event"].replace("-", "_"))(
                **{UNRESERVED.get(k, k): v for k, v in answer.items()}
            )

    # What happens at the table.

    def hears_first_player_chosen(self, seat: str) -> None:
        self.table["first"] = seat

    def hears_round_began(self, round: int) -> None:  # noqa: A002 - as the event calls it
        self.table["round"] = round
        if self.table["phase"] == "set-up":
            self.table["phase"] = "activation"

    def hears_phase_began(self, phase: str) -> None:
        self.table["phase"] = phase

    def hears_game_ended(self, **outcome: Any) -> None:
        self.over = outcome

    def hears_answer_given(self, seat: str) -> None:
        self.answered.add(seat)

    def hears_rolled(self, into: str, faces: list[int], **_: Any) -> None:
        if into == "faces":
            self.faces = faces

    # What happens to figures.

    def hears_figure_placed(self, figure: str, at: str, facing: str) -> None:
        self.figures[figure].update(at=at, facing=facing)

    def hears_figures_left_out(self, seat: str, figures: list[str]) -> None:
        for figure in figures:
            assert self.figures.pop(figure)["seat"] == seat

    def hears_moved(self, figure: str, origin: str, to: str, path: list[str], cost: int, how: str) -> None:
        assert self.figures[figure]["at"] == origin == path[0], f"{figure} moved from where it was not"
        assert path[-1] == to
        assert (cost, how) >= (0, "")
        self.figures[figure]["at"] = to

    def hears_turned(self, figure: str, facing: str) -> None:
        assert self.figures[figure]["facing"] != facing, "a turn that is none"
        self.figures[figure]["facing"] = facing

    def hears_wounds_suffered(self, figure: str, wounds: int, by: str | None) -> None:
        assert wounds > 0
        assert by in (None, *self.figures)
        self.figures[figure]["wounds"] += wounds

    def hears_spared(self, figure: str, wounds: int) -> None:
        self.figures[figure]["wounds"] = wounds

    def hears_figure_entered(self, figure: str, at: str, facing: str) -> None:
        self.figures[figure] = {**self.waiting.pop(figure), "at": at, "facing": facing}

    def hears_wounds_healed(self, figure: str, wounds: int) -> None:
        assert wounds > 0
        self.figures[figure]["wounds"] -= wounds

    def hears_knocked_out(self, figure: str, by: str | None, weapon: str | None) -> None:
        gone = self.figures.pop(figure)
        self.sides[gone["seat"]]["fallen"] += gone["cards"]
        self.knocked_out.append(figure)
        self.acting = [each for each in self.acting if each.figure != figure]

    def hears_mana_gained(self, figure: str, mana: int) -> None:
        assert mana > 0
        self.figures[figure]["mana"] += mana

    def hears_mana_spent(self, figure: str, mana: int) -> None:
        assert mana > 0
        self.figures[figure]["mana"] -= mana

    def hears_mana_lost(self, figure: str, mana: int) -> None:
        assert mana > 0
        self.figures[figure]["mana"] -= mana

    def hears_focus_gained(self, figure: str) -> None:
        self._set(figure, "focus", True)

    def hears_focus_spent(self, figure: str) -> None:
        self._set(figure, "focus", False)

    def hears_focus_lost(self, figure: str) -> None:
        self._set(figure, "focus", False)

    def hears_guard_raised(self, figure: str) -> None:
        self._set(figure, "guard", True)

    def hears_guard_dropped(self, figure: str) -> None:
        self._set(figure, "guard", False)

    def hears_guard_lost(self, figure: str) -> None:
        self._set(figure, "guard", False)

    def _set(self, figure: str, token: str, there: bool) -> None:
        assert self.figures[figure][token] is not there, f"{figure}: {token} twice"
        self.figures[figure][token] = there

    def hears_effect_given(self, figure: str, kind: str, token: str, seat: str, by: str) -> None:
        assert self.figures[figure][kind] is None, "one that is replaced is removed first"
        self.figures[figure][kind] = (token, seat)

    def hears_effect_removed(self, figure: str, kind: str) -> None:
        assert self.figures[figure][kind] is not None
        self.figures[figure][kind] = None

    def hears_mark_laid(self, seat: str, mark: str, at: str, by: str) -> None:
        self.marks[seat, mark] = at

    def hears_mark_removed(self, seat: str, mark: str) -> None:
        del self.marks[seat, mark]

    def hears_item_used(self, figure: str, item: str) -> None:
        self.figures[figure]["used"].append(item)

    def hears_figure_readied(self, figure: str) -> None:
        ready = self.figures[figure]
        self.sides[ready["seat"]]["discard"] += ready["cards"]
        ready.update(activated=False, cards=[])

    def hears_figure_exhausted(self, figure: str) -> None:
        self.figures[figure]["activated"] = True

    # What happens with cards and points.

    def hears_card_recovered(self, seat: str, card: str) -> None:
        self.sides[seat]["discard"].remove(card)
        self.hands[seat][card] += 1

    def hears_card_drawn(self, seat: str, card: str) -> None:
        self.sides[seat]["deck"] -= 1
        self.hands[seat][card] += 1

    def hears_card_set_aside(self, seat: str, card: str) -> None:
        self.sides[seat]["aside"].append(card)

    def hears_cards_discarded(self, cards: Mapping[str, list[str]]) -> None:
        for seat, gone in cards.items():
            for card in gone:
                self._leaves(seat, card)
            self.sides[seat]["discard"] += gone
            self.sides[seat]["aside"] = []

    def hears_cards_revealed(self, cards: Mapping[str, str]) -> None:
        self.answered.clear()
        for seat, card in cards.items():
            self._leaves(seat, card)
            self.sides[seat]["selected"] = card

    def hears_card_wasted(self, seat: str, card: str) -> None:
        self.sides[seat]["selected"] = None
        self.sides[seat]["discard"].append(card)

    def hears_passed(self, seat: str) -> None:
        self.answered.clear()
        self.sides[seat]["passed"] = True

    def hears_card_played(self, seat: str, figure: str, card: str, discarded: bool) -> None:
        self._leaves(seat, card)
        (self.sides[seat]["discard"] if discarded else self.figures[figure]["cards"]).append(card)

    def hears_points_scored(self, seat: str, points: int) -> None:
        self.sides[seat]["points"] += points

    def hears_objective_claimed(self, seat: str, figure: str, objective: str) -> None:
        del self.objectives[objective]
        self.sides[seat]["objectives"].append(objective)

    def hears_cards_cleared(self) -> None:
        for side in self.sides.values():
            side["discard"] += side["fallen"]
            side.update(fallen=[], passed=False)
        for seat, side in self.sides.items():
            own = [figure for figure in self.figures.values() if figure["seat"] == seat]
            side["discard"] += [card for figure in own for card in figure["cards"]]
        for figure in self.figures.values():
            figure.update(activated=False, cards=[])

    def _leaves(self, seat: str, card: str) -> None:
        """A card leaves a hand."""
        known = card if seat == self.seat else HIDDEN
        assert self.hands[seat][known] > 0
        self.hands[seat][known] -= 1

    # Who is acting.

    def hears_character_activated(self, seat: str, figure: str, card: str) -> None:
        self.figures[figure]["activated"] = True
        self.figures[figure]["cards"].append(card)
        self.sides[seat].update(selected=None, last=figure)
        self.acting.append(Acting(figure))

    def hears_interruption_declared(self, figure: str, interrupted: str, kind: str) -> None:
        self.acting.append(Acting(figure, interrupted, kind))

    def hears_interruption_began(self, figure: str, interrupted: str, kind: str) -> None:
        assert self.acting[-1].figure == figure

    def hears_ap_gained(self, figure: str, ap: int) -> None:
        assert ap > 0
        if self._still_acts(figure):
            self.acting[-1].ap += ap

    def hears_action_paid(self, figure: str, use: str, ap: int) -> None:
        assert self._still_acts(figure)
        self.acting[-1].ap -= ap
        self.acting[-1].uses += [use] if use else []

    def hears_ability_used(self, figure: str, ability: str) -> None:
        self.acting[-1].abilities.append(ability)

    def hears_number_changed(self, figure: str, owner: str, ability: str, place: list[int]) -> None:
        self.acting[-1].boosts.append([figure, owner, ability, tuple(place)])

    def hears_mission_taken(self, figure: str, card: str) -> None:
        assert self._still_acts(figure)
        self.acting[-1].missions.append(card)

    def hears_mission_completed(self, seat: str, figure: str, card: str, points: int) -> None:
        next(each for each in self.acting if each.figure == figure and card in each.missions).missions.remove(card)
        pile = self.figures[figure]["cards"]
        (pile if card in pile else self.sides[seat]["discard"]).remove(card)
        self.sides[seat]["completed"].append(card)
        self.sides[seat]["points"] += points

    def hears_activation_ended(self, figure: str) -> None:
        assert self.acting.pop().figure == figure

    def hears_interruption_ended(self, figure: str) -> None:
        assert self.acting.pop().figure == figure

    def _still_acts(self, figure: str) -> bool:
        """Whether it acts; at the very end of an activation or interruption nothing counts any more."""
        return bool(self.acting) and self.acting[-1].figure == figure

    # What the seat sees.

    def knows(self, view: Battle) -> None:
        """Compares with the view of the seat."""
        grid = view.scenario.terrain.grid
        assert self.figures == {name: seen(view, name) for name in view.names}
        assert self.knocked_out == list(view.knocked_out)
        for seat, side in view.sides.items():
            known = self.sides[seat]
            assert +self.hands[seat] == Counter(side.in_hand)
            assert known["deck"] == len(side.holding.deck)
            for pile in ("discard", "fallen", "completed", "aside", "objectives"):
                assert known[pile] == list(getattr(side, pile)), (seat, pile)
            for number in ("selected", "points", "passed"):
                assert known[number] == getattr(side, number), (seat, number)
            if side.last is not None:
                assert known["last"] == side.last
        assert self.objectives == {token: grid.name(at) for token, at in view.objectives.items()}
        assert self.marks == {(mark.seat, mark.name): grid.name(mark.at) for mark in view.marks.values()}
        assert self.table == {"first": view.first, "round": view.round, "phase": view.phase}
        assert self.answered == set(view.sealed)
        assert self.acting == acting_in(view)
        if view.binds("faces"):
            assert self.faces == list(view.bound("faces", tuple))
        assert (self.over is None) == (view.ended is None)


QUOTED = (
    "bonus-chosen",
    "test-began",
    "successes-counted",
    "attack-began",
    "attack-resolved",
    "ability-triggered",
    "message-given",
    "replaced",
    "scenario-acted",
    "await-began",
    "await-met",
    "ability-stopped",
)
"""Events that explain the following ones, and change nothing in the state."""
UNRESERVED = {"from": "origin"}
