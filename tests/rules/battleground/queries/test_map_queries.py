"""Questions about the map, as a peer asks them: the sample's answers, the edges of maps, and what makes no sense."""

import json
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.protocol.server import serve
from tests.editor.cli.command_process import Engine
from tests.engine.protocol.conversation import Conversation, code_and_path, validator
from tests.support.battleground import scenario, with_zones
from tests.support.conformance import SCENARIOS

SAMPLE: dict[str, Any] = json.loads((SCENARIOS / "battleground.json").read_text(encoding="utf-8"))
ANSWERS: list[dict[str, Any]] = json.loads((SCENARIOS / "battleground.answers.json").read_text(encoding="utf-8"))
QUESTIONS = {"sight", "field", "cover", "distance", "reach", "path", "arc", "engaged", "threshold", "odds"}


def at_table(document: dict[str, Any]) -> Conversation:
    """A conversation with this scenario on the table, whose map needs zones (BG-MAP-6)."""
    talk = Conversation()
    talk.ask("new", scenario=with_zones(document))
    return talk


@pytest.fixture
def sample() -> Conversation:
    """A conversation with two and a wall on the table."""
    return at_table(SAMPLE)


def name_of(question: dict[str, Any]) -> str:
    """The question in short."""
    return "-".join(map(str, question["ask"].values()))


@pytest.mark.rule(
    *(f"BG-SIGHT-{number}" for number in range(1, 8)), "BG-MOVE-2", "BG-MOVE-7", "BG-MOVE-8", "BG-ATT-2", "BG-MOD-1"
)
@pytest.mark.parametrize("question", ANSWERS, ids=name_of)
def test_the_sample(sample: Conversation, question: dict[str, Any]) -> None:
    """Each answer has at least what the sample says, and the rules that decided it."""
    answer = sample.ask("ask", **question["ask"])
    assert {name: answer[name] for name in question["answer"]} == question["answer"]
    assert answer["rules"]


def test_the_sample_as_lines_and_in_a_process_of_its_own() -> None:
    """The same bytes come out of `serve` and of `hexsmith engine`."""
    requests = [{"do": "new", "scenario": SAMPLE}, *({"do": "ask", **each["ask"]} for each in ANSWERS)]
    answers = [json.loads(line) for line in serve((json.dumps(each).encode() for each in requests), DocumentResolver())]
    for question, answer in zip(ANSWERS, answers[1:], strict=True):
        assert question["answer"].items() <= answer.items()
    with Engine() as engine:
        assert [engine.send(**each) for each in requests] == answers
        assert engine.end() == (0, "")


@pytest.mark.parametrize("seat", ["red", "blue", "referee"])
def test_the_map_is_no_secret(sample: Conversation, seat: str) -> None:
    """Every seat may ask, at any time."""
    assert sample.ask("ask", what="engaged", figure="ana", seat=seat)["with"] == ["bo"]


@pytest.mark.rule("BG-SIGHT-2")
def test_sight_shows_its_lines(sample: Conversation) -> None:
    """From corner to corner on the lattice, each with what blocks it; two that suffice where it sees."""
    answer = sample.ask("ask", what="sight", **{"from": "H7"}, to="K12")
    lines = {(tuple(each["from"]), tuple(each["to"])): each["blocked_by"] for each in answer["lines"]}
    assert len(lines) == 36
    assert lines[(22, 14), (29, 21)] == []
    deciding = [(tuple(each["from"]), tuple(each["to"])) for each in answer["deciding"]]
    assert len(deciding) == 2
    assert all(lines[each] == [] for each in deciding)


@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3")
def test_sight_shows_why_not(sample: Conversation) -> None:
    """Two lines along the wall are clear, but they begin at different corners."""
    answer = sample.ask("ask", what="sight", **{"from": "H7"}, to="H13")
    clear = [each["from"] for each in answer["lines"] if not each["blocked_by"]]
    assert len(clear) == 2
    assert clear[0] != clear[1]
    assert answer["lines"][0]["blocked_by"] == ["H9", "H10", "H11"]
    assert (answer["deciding"], answer["rules"]) == ([], ["BG-SIGHT-2", "BG-SIGHT-3"])


@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-4", "BG-SIGHT-5")
@pytest.mark.parametrize("place", ["B3", "C3^", "C3", "A1", "D4^"])
def test_a_field_is_all_that_is_seen(place: str) -> None:
    """Place by place the same as `sight`, raised places too."""
    pieces = {"tall": "B2", "tall2": "C4", "platform": "C3 C4", "platform2": "D4", "low": "A3"}
    talk = at_table(scenario(size="5x5", red="ana@A1", blue="bo@E5", pieces=pieces))
    places = [f"{column}{row}" for column in "ABCDE" for row in range(1, 6)] + ["C3^", "C4^", "D4^"]
    seen = {to for to in places if talk.ask("ask", what="sight", **{"from": place}, to=to)["sees"]}
    assert set(talk.ask("ask", what="field", **{"from": place})["sees"]) == seen
    assert seen


@pytest.mark.rule("BG-SIGHT-2")
def test_the_reading_of_sight_is_that_of_the_profile(sample: Conversation) -> None:
    """By the other reading the two lines may begin at any corners, so more is seen."""
    other = at_table({**SAMPLE, "profile": {"preset": "default", "los_origin": "any"}})
    fields = [set(talk.ask("ask", what="field", **{"from": "H7"})["sees"]) for talk in (sample, other)]
    assert fields[0] < fields[1]


@pytest.mark.rule("BG-SIGHT-6")
def test_cover_names_what_gives_it(sample: Conversation) -> None:
    """Obstacles and figures on the line, each by its place."""
    answer = sample.ask("ask", what="cover", **{"from": "F10"}, to="M9")
    assert answer["because"] == ["H10", "L9"], "the line touches a corner of H9 only"
    talk = at_table(scenario(red="ana@A1 al@A4", blue="bo@A7"))
    answer = talk.ask("ask", what="cover", **{"from": "A1"}, to="A7")
    assert (answer["cover"], answer["because"], answer["rules"]) == (True, ["A4"], ["BG-SIGHT-6"])


@pytest.mark.rule("BG-BIG-4", "BG-SIGHT-6")
def test_cover_of_a_massive_figure_is_that_of_its_base() -> None:
    """None of its own hexes covers it; what is next to it does not, or only what is low (PL)."""
    bases = {"max": [[0, 0], [0, 1], [0, 2]]}
    lines: dict[str, Any] = {"red": "ana@A1", "blue": "max@A6:n", "bases": bases}
    ask = {"what": "cover", "from": "A1", "to": "A8"}
    assert at_table(scenario(**lines)).ask("ask", **ask)["cover"] is False
    beside = {**lines, "pieces": {"tall": "A5"}}
    assert at_table(scenario(**beside)).ask("ask", **ask)["cover"] is False
    polish = at_table(scenario(**beside, profile={"preset": "pl"}))
    assert polish.ask("ask", **ask)["because"] == ["A5"]
    before = at_table(scenario(**{**lines, "pieces": {"low": "A4"}}))
    assert before.ask("ask", **ask)["because"] == ["A4"]


@pytest.mark.rule("BG-MOVE-2", "BG-MOVE-3", "BG-MOVE-9")
def test_reach_of_a_figure_as_it_stands() -> None:
    """It goes round its allies, stops beside enemies, and pushes whom it climbs to; an empty map has none of them."""
    pieces = {"tall": "C5", "platform": "C4 C5"}
    talk = at_table(scenario(size="4x6", red="ana@B5 al@B3", blue="bo@C4^ be@A2", pieces=pieces))
    answer = talk.ask("ask", what="reach", figure="ana", points=4)
    one = {"A5": 1, "A6": 1, "B4": 1, "B6": 1, "C6": 1}
    two = {"A4": 2, "C4": 2, "D5": 2, "D6": 2}
    three = {"C5^": 3, "A3": 3, "C3": 3, "D3": 3, "D4": 3}
    assert answer["reach"] == {**one, **two, **three, "B2": 4, "C2": 4, "D2": 4, "C4^": 4}
    assert answer["stops"] == ["A3", "B2", "C4^", "C5^"]
    assert answer["pushes"] == {"C4^": 4}
    empty = talk.ask("ask", what="reach", figure="ana", points=4, empty=True)
    assert empty["reach"].items() >= {"B3": 2, "A2": 4, "C4^": 4}.items()
    assert (empty["stops"], empty["pushes"]) == ([], {})


def test_reach_begins_where_it_is_reported(sample: Conversation) -> None:
    """For a figure somewhere else than it stands; it needs no place then, and nobody one without a figure."""
    answer = sample.ask("ask", what="reach", figure="ana", points=1, **{"from": "A1"})
    assert answer["reach"] == {"A2": 1, "B1": 1}
    assert sample.ask("ask", what="reach", points=1, **{"from": "A1"})["reach"] == {"A2": 1, "B1": 1}
    assert sample.ask("ask", what="reach", points=0, figure="ana")["reach"] == {}
    assert code_and_path(sample.refused("ask", what="reach", points=1)) == ("bad-field", "$.from")
    crowded = sample.refused("ask", what="reach", points=1, empty=False, **{"from": "A1"})
    assert code_and_path(crowded) == ("bad-field", "$.empty")


@pytest.mark.rule("BG-MOVE-2", "BG-BIG-2")
def test_reach_from_where_nobody_can_stand_says_why() -> None:
    """On an obstacle or a ladder, with any hex of the base, or partly off the map; elsewhere there is no `because`."""
    pieces = {"tall": "B2", "low": "C3", "ladder": "D4", "platform": "B2"}
    base = {"max": [[0, 0], [0, 1]]}
    talk = at_table(scenario(size="5x6", red="ana@A1", blue="max@E1:n", pieces=pieces, bases=base))
    for place in ("B2", "C3", "D4"):
        answer = talk.ask("ask", what="reach", points=9, **{"from": place})
        assert (answer["reach"], answer["because"], answer["rules"]) == ({}, [place], ["BG-MOVE-2"])
    for place, because in (("B1", "B2"), ("C2", "C3"), ("A6", "A6")):
        answer = talk.ask("ask", what="reach", figure="max", points=9, **{"from": place})
        assert (answer["reach"], answer["because"], answer["rules"]) == ({}, [because], ["BG-BIG-2"])
    for question in ({"from": "B2^"}, {"from": "A2"}, {"from": "A5", "figure": "max"}):
        answer = talk.ask("ask", what="reach", points=9, **question)
        assert answer["reach"]
        assert "because" not in answer


@pytest.mark.rule("BG-MOVE-2", "BG-MOVE-6", "BG-MOVE-7")
def test_a_path_with_the_rule_of_each_step() -> None:
    """The cheapest way, priced step by step; no way at all where none leads there, or not for these points."""
    pieces = {"low": "A3 B2 B3", "tall": "E5", "platform": "D5"}
    talk = at_table(scenario(size="5x6", red="ana@A1", blue="bo@E1", pieces=pieces))
    answer = talk.ask("ask", what="path", figure="ana", to="A4")
    assert (answer["path"], answer["cost"]) == (["A1", "A2", "A4"], 4)
    assert answer["steps"] == [
        {"to": "A2", "points": 1, "rule": "BG-MOVE-2"},
        {"to": "A4", "points": 3, "rule": "BG-MOVE-6"},
    ]
    assert answer["rules"] == ["BG-MOVE-2", "BG-MOVE-6"]
    up = talk.ask("ask", what="path", figure="ana", to="D5^")
    assert (up["path"][-1], up["rules"][-1]) == ("D5^", "BG-MOVE-7")
    assert up["cost"] == sum(step["points"] for step in up["steps"])
    nowhere: dict[str, Any] = {"path": None, "cost": None, "steps": [], "rules": []}
    for fields in ({"to": "A3"}, {"to": "E1"}, {"to": "A4", "points": 3}):
        answer = talk.ask("ask", what="path", figure="ana", **fields)
        assert {name: answer[name] for name in nowhere} == nowhere
    assert talk.ask("ask", what="path", figure="ana", to="A1")["path"] == ["A1"]


@pytest.mark.rule("BG-MOD-1")
@pytest.mark.parametrize(
    ("of", "arc"), [("E4", "front"), ("E6", "rear"), ("D4", "front"), ("D5", "rear"), ("C5", "side"), ("G5", "side")]
)
def test_arcs(of: str, arc: str) -> None:
    talk = at_table(scenario(red="ana@E5:n", blue="bo@A1"))
    assert talk.ask("ask", what="arc", figure="ana", of=of)["arc"] == arc


WRONG = [
    ({"what": "sight", "from": "H7"}, "$.to", None),
    ({"what": "sight", "to": "H7"}, "$.from", None),
    ({"what": "sight", "frm": "H7", "to": "K12"}, "$.frm", "from"),
    ({"what": "sight", "from": "H7", "to": "K12", "too": "K12"}, "$.too", None),
    ({"what": "sigth", "from": "H7", "to": "K12"}, "$.what", "sight"),
    ({"what": "sight", "from": "H7", "to": "Z1"}, "$.to", None),
    ({"what": "sight", "from": "H7", "to": "A31"}, "$.to", None),
    ({"what": "sight", "from": "A0", "to": "H7"}, "$.from", None),
    ({"what": "sight", "from": "12", "to": "H7"}, "$.from", None),
    ({"what": "sight", "from": "", "to": "H7"}, "$.from", None),
    ({"what": "sight", "from": "h7", "to": "H7"}, "$.from", None),
    ({"what": "sight", "from": "H7^", "to": "H7"}, "$.from", None),
    ({"what": "field", "from": 7}, "$.from", None),
    ({"what": "field", "from": None}, "$.from", None),
    ({"what": "field", "from": ["H7"]}, "$.from", None),
    ({"what": "cover", "from": "H7", "to": "K12^"}, "$.to", None),
    ({"what": "distance", "from": "H7", "to": "A" * 5000}, "$.to", None),
    ({"what": "distance", "from": "H7", "to": "A1-B2"}, "$.to", None),
    ({"what": "reach", "figure": "ana"}, "$.points", None),
    ({"what": "reach", "figure": "ana", "points": -1}, "$.points", None),
    ({"what": "reach", "figure": "ana", "points": 2**53}, "$.points", None),
    ({"what": "reach", "figure": "ana", "points": 10_001}, "$.points", None),
    ({"what": "reach", "figure": "ana", "points": 2.5}, "$.points", None),
    ({"what": "reach", "figure": "ana", "points": "5"}, "$.points", None),
    ({"what": "reach", "figure": "ana", "points": True}, "$.points", None),
    ({"what": "reach", "figure": "anna", "points": 5}, "$.figure", "ana"),
    ({"what": "reach", "figure": "ana", "points": 5, "empty": "yes"}, "$.empty", None),
    ({"what": "path", "figure": "ana", "to": "K12", "pionts": 3}, "$.pionts", "points"),
    ({"what": "path", "figure": ["ana"], "to": "K12"}, "$.figure", None),
    ({"what": "arc", "figure": "bo", "off": "H7"}, "$.off", "of"),
    ({"what": "arc", "figure": {"id": "bo"}, "of": "H7"}, "$.figure", None),
    ({"what": "engaged"}, "$.figure", None),
    ({"what": "engaged", "figure": "nobody"}, "$.figure", None),
]


@pytest.mark.parametrize("question", ANSWERS, ids=name_of)
def test_the_published_schema_has_every_question(question: dict[str, Any]) -> None:
    request = {"do": "ask", **question["ask"]}
    validator(f"ask-battleground-{request['what']}").validate(request)


@pytest.mark.parametrize(("question", "path", "meant"), WRONG, ids=lambda each: str(each)[:60])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_senseless_query_is_refused_with_its_field(
    sample: Conversation, question: dict[str, Any], path: str, meant: str | None, lang: str
) -> None:
    """The field is named, with the nearest name that may have been meant, and a short sentence."""
    error = sample.refused("ask", **question, lang=lang)
    assert code_and_path(error) == ("bad-field", path)
    assert len(error["message"]) < 250
    if meant is not None:
        quoted = f"“{meant}”" if lang == "en" else f"„{meant}”"
        assert quoted in error["message"]


def test_a_figure_that_is_not_on_the_map() -> None:
    """It may be asked about from a place, but not where it stands."""
    talk = at_table(scenario(red="ana", blue="bo@C3", zones={"red": "A1"}))
    for question in (
        {"what": "reach", "points": 3},
        {"what": "path", "to": "A1"},
        {"what": "arc", "of": "A1"},
        {"what": "engaged"},
    ):
        assert code_and_path(talk.refused("ask", figure="ana", **question)) == ("bad-field", "$.figure")
    assert talk.ask("ask", what="reach", figure="ana", points=1, **{"from": "A1"})["reach"] == {"A2": 1, "B1": 1}
    assert talk.ask("ask", what="engaged", figure="bo")["with"] == []


def test_no_question_before_there_is_a_game() -> None:
    assert Conversation().send("ask", what="sight", **{"from": "H7"}, to="K12")["error"]["code"] == "no-game"


@pytest.mark.rule("BG-MAP-1")
@pytest.mark.parametrize("tops", ["flat", "pointy"])
@pytest.mark.parametrize(("size", "last"), [("1x1", "A1"), ("1x200", "A200"), ("200x1", "GR1"), ("200x200", "GR200")])
def test_every_question_on_every_size_of_map(size: str, last: str, tops: str) -> None:
    """From the first to the last hex; one step farther is off the map."""
    red = "ana@A1"
    blue = "bo" if size == "1x1" else f"bo@{last}"
    talk = at_table(scenario(size=size, tops=tops, red=red, blue=blue))
    ends = {"from": "A1", "to": last}
    assert talk.ask("ask", what="sight", **ends)["sees"] is True
    assert last in talk.ask("ask", what="field", **{"from": "A1"})["sees"]
    assert talk.ask("ask", what="cover", **ends)["cover"] is False
    columns, rows = map(int, size.split("x"))
    distance = talk.ask("ask", what="distance", **ends)
    if min(columns, rows) == 1 and (columns == 1) == (tops == "flat"):
        assert distance["inches"] == max(0, max(columns, rows) - 2)
    far = talk.ask("ask", what="reach", figure="ana", points=10_000, empty=True)
    assert len(far["reach"]) == columns * rows - 1
    way = talk.ask("ask", what="path", figure="ana", to=last)["path"]
    assert way == (["A1"] if size == "1x1" else None)
    assert talk.ask("ask", what="arc", figure="ana", of=last)["arc"] in {"front", "side", "rear"}
    assert talk.ask("ask", what="engaged", figure="ana")["with"] == []
    for beyond in ("GS1", "A201", f"{last}^"):
        assert code_and_path(talk.refused("ask", what="field", **{"from": beyond})) == ("bad-field", "$.from")


def test_the_sample_has_every_question_but_those_tested_here() -> None:
    asked = {each["ask"]["what"] for each in ANSWERS}
    assert asked == QUESTIONS - {"field", "path"}


@pytest.mark.rule("BG-MAP-1", "BG-SIGHT-2")
def test_lines_on_pointy_tops_are_reported_as_the_sheet_shows_them() -> None:
    """The transpose of flat tops: B3 has its centre at (2, 6), its corners above and below it and at four sides."""
    talk = at_table(scenario(size="5x6", tops="pointy", red="ana@A1", blue="bo@E6"))
    lines = talk.ask("ask", what="sight", **{"from": "B3", "to": "D5"})["lines"]
    starts = {tuple(line["from"]) for line in lines}
    assert starts == {(2, 4), (2, 8), (1, 5), (1, 7), (3, 5), (3, 7)}
