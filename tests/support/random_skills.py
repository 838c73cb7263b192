"""Random skills with parameters that chips set, and random tactics of every type."""

from typing import Any

from hypothesis import reject
from hypothesis import strategies as st

from engine.abilities.context import TARGET
from engine.abilities.structure.name_resolution import ALWAYS
from engine.systems.hoplomachus.content import Tactic
from engine.systems.hoplomachus.dice.attack_dice import COLOURS
from engine.systems.hoplomachus.documents.skill_documents import NAMES, SkillCard
from tests.support.abilities import DEEPEST, GAMES, MOST_DRAFTS, Author, Draw, Scope, abilities, draft, repaired_for

Document = dict[str, Any]
GAME = "hoplomachus"
ENVELOPE: Document = {"schema": "1.0", "system": GAME}
WORDS = ("left", "right")


@st.composite
def skills(draw: Draw) -> tuple[Document, Document]:
    """A skill, and the values of its parameters on a chip; its ability may read each of them."""
    parameters = [_parameter(draw, number) for number in range(draw(st.integers(0, 3)))]
    names = {each["id"]: NAMES[each.get("holds", "number")] for each in parameters}
    for _ in range(MOST_DRAFTS):
        ability = draft(draw, "ability", GAME, Scope({**ALWAYS, **names}))
        written = {"kind": "skill", "id": "test/knack", **ENVELOPE, "parameters": parameters, "ability": ability}
        made = repaired_for(written, SkillCard.model_validate)
        if made is not None:
            kept: Document = {key: made[key] for key in ("parameters", "ability") if key in made}
            return kept, {each["id"]: _said(draw, each) for each in kept.get("parameters", ())}
    return reject()


def _parameter(draw: Draw, number: int) -> Document:
    """A parameter that chips set for a skill."""
    made: Document = {"id": f"p{number}", "holds": draw(st.sampled_from(("number", "word", "dice")))}
    if made["holds"] == "word":
        made["options"] = [{"id": word} for word in WORDS]
    if made["holds"] == "number":
        made |= {"least": draw(st.integers(0, 2)), "most": draw(st.integers(2, 9))}
    return made


def _said(draw: Draw, parameter: Document) -> Any:
    """Its value on a chip."""
    match parameter.get("holds", "number"):
        case "word":
            return draw(st.sampled_from(WORDS))
        case "dice":
            return draw(st.lists(st.sampled_from(COLOURS), min_size=1, max_size=3))
        case _:
            return draw(st.integers(parameter.get("least", 1), parameter.get("most", 20)))


@st.composite
def tactics(draw: Draw) -> Document:
    """The fields of a tactic of any type but its names."""
    type_ = draw(st.sampled_from(("instant", "permanent", "temporary")))
    until = {"until": draw(st.sampled_from(("end-of-turn", "next-turn")))} if type_ == "temporary" else {}
    for _ in range(MOST_DRAFTS):
        scope = Scope({TARGET: "piece"}, lasting=type_ != "instant")
        effects = Author(draw, GAMES[GAME]).effects(scope, DEEPEST)
        given = [draw(abilities("tactic-ability", GAME))] if type_ != "instant" and draw(st.booleans()) else []
        written = {"kind": "tactic", "id": "test/gift", **ENVELOPE, "type": type_, **until, "effects": effects}
        made = repaired_for({**written, **({"abilities": given} if given else {})}, Tactic.model_validate)
        if made is not None and (made.get("effects") or made.get("abilities")):
            return {key: made[key] for key in ("type", "until", "effects", "abilities") if key in made}
    return reject()
