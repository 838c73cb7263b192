"""Things are found by the boxes that they meet, as if each had been asked."""

from random import Random

from editor.canvas.layers.box_index import BoxIndex, UnitBox


def box(chance: Random) -> UnitBox:
    x, y = chance.uniform(-30, 30), chance.uniform(-30, 30)
    return x, y, x + chance.uniform(0, 12), y + chance.uniform(0, 12)


def meets(one: UnitBox, other: UnitBox) -> bool:
    return one[0] <= other[2] and one[2] >= other[0] and one[1] <= other[3] and one[3] >= other[1]


def test_the_index_finds_what_a_box_meets() -> None:
    chance = Random(3)
    boxes = {number: box(chance) for number in range(120)}
    index = BoxIndex(boxes.items())
    for gone in chance.sample(sorted(boxes), 30):
        index.remove(gone)
        del boxes[gone]
    index.remove(1000)
    for _ in range(60):
        asked = box(chance)
        assert set(index.meeting(asked)) == {number for number, each in boxes.items() if meets(each, asked)}
