"""Plays by the names of things, like a user of a screen reader: buttons, lists, the table of the map, menus.

python3 -m tests.journeys.outside.by_names
"""

import json
import re
import sys
from typing import Any

from tests.journeys.outside.things import (
    Thing,
    button,
    id_of,
    is_on,
    is_shown,
    named,
    press,
    press_key,
    things,
    wait_for,
)

RETURN = 0xFF0D
HOME = 0xFF50
CAN_BE_CHOSEN = ", can be selected"
RULE = re.compile(r" [A-Z]+-[A-Z]+-\d+$")
"""At the end of what a person is asked; nothing of the kind is told of a bot."""
TOLD: dict[str, Any] = {}


def question() -> str:
    """What is asked of the person; nothing while the bot thinks."""
    asked = next((str(each.name) for each in things() if id_of(each) == "question"), "")
    return asked if RULE.search(asked) else ""


def history() -> Thing:
    return named("list", "History")


def answers() -> int:
    """How many answers the list of them has, beside the beginning."""
    return int(history().childCount) - 1


def open_skirmish() -> None:
    """A button of the start page."""
    press(button("Skirmish in Pozzuoli"))
    TOLD["question"] = wait_for("a question", question)


def show_contents() -> Thing:
    """The map as a table, of which only those places are left that can be chosen: none until a card is picked."""
    press(button("Map as a table"))
    table = wait_for("the table of the map", lambda: next(filter(is_shown, [named("table", "Map contents")]), None))
    TOLD["rows"] = table.queryTable().nRows
    press(button("Highlighted only"))
    wait_for("no rows", lambda: table.queryTable().nRows == 0)
    return table


def pick_card() -> None:
    """A card whose name says that it can be chosen."""
    card = wait_for("a card", lambda: next((each for each in things() if str(each.name).endswith(CAN_BE_CHOSEN)), None))
    TOLD["card"] = str(card.name).removesuffix(CAN_BE_CHOSEN)
    press(card)


def act_on_a_row(table: Thing) -> None:
    """The first row is selected, and Enter acts there."""
    TOLD["pointed out"] = wait_for("rows", lambda: table.queryTable().nRows)
    before, cell = answers(), table.queryTable().getAccessibleAt(0, 0)
    TOLD["place"] = str(cell.name)
    table.queryComponent().grabFocus()
    cell.queryAction().doAction(0)
    wait_for("the row to be selected", lambda: table.queryTable().isRowSelected(0))
    press_key(RETURN)
    wait_for("one answer more", lambda: answers() > before)
    TOLD["answer"] = str(history()[before + 1].name)


def go_to_the_beginning() -> None:
    """The list of answers: its first entry, and Enter."""
    wait_for("a question", question)
    moments = history()
    moments.queryComponent().grabFocus()
    press_key(HOME)
    press_key(RETURN)
    back = button("Redo move")
    wait_for("the way forward", lambda: back.queryAction().nActions)


def use_menus() -> None:
    """Entries of menus, by their names, without opening them."""
    dark = named("menu item", "Dark")
    press(dark)
    wait_for("dark colours", lambda: is_on(dark))
    press(named("menu item", "Polski"))
    wait_for("Polish", lambda: button("Cofnij ruch"))
    TOLD["title"] = str(wait_for("the window", lambda: next(e for e in things() if e.getRoleName() == "frame")).name)


def main() -> None:
    open_skirmish()
    table = show_contents()
    pick_card()
    act_on_a_row(table)
    go_to_the_beginning()
    use_menus()


if __name__ == "__main__":
    try:
        main()
    finally:
        sys.stdout.write(json.dumps(TOLD, ensure_ascii=False) + "\n")
