"""A face as plain text."""

from editor.view_model.card_face import face_lines, option_lines
from tests.support.stock_faces import stock_face


def test_a_face_is_told_line_by_line() -> None:
    """For tooltips and screen readers: what is an icon in the picture has a name here."""
    assert list(face_lines(stock_face("battleground/weapons/lightning"))) == [
        "Lightning",
        "Weapon",
        "successes – wounds: 1–2: 1, 3–4: 2, 5+: 3",
        "spell",
        "range 12″",
        "mana: 2",
        "dice +1",
        "Cost: 12",
        "+2 dice on attacks against targets on a platform.",
    ]
    fate = list(face_lines(stock_face("battleground/fate/council-of-war")))
    assert fate[2:5] == ["Initiative: 6", "Action points: 2", "Mana: 1"]
    unit = list(face_lines(stock_face("hoplomachus/units/hippolyta")))
    assert unit[1] == "Unit · Amazons"
    assert "Attack dice: blue ×1 and black ×2" in unit


def test_the_text_of_a_hand_is_one_paragraph() -> None:
    """A single effect without its label; several clauses with theirs."""
    assert stock_face("battleground/fate/council-of-war").text == "Draw 1 card."
    assert stock_face("battleground/glory/no-mercy").text == (
        "When: this character knocks out an enemy. Reward: 15 VP."
    )
    assert stock_face("battleground/glory/no-mercy").is_played
    assert not stock_face("battleground/items/buckler").is_played


def test_options_stand_on_lines_of_their_own() -> None:
    """With nothing added and nothing lost."""
    (ability,) = stock_face("battleground/fate/heros-choice").abilities
    (line,) = (line for clause in ability.clauses for line in clause.lines)
    lines = option_lines(line)
    assert len(lines) == 4
    assert " ".join(lines) == line
    assert [each[0] for each in lines[1:]] == ["•"] * 3
    assert option_lines("draw 1 fate card") == ("draw 1 fate card",)
