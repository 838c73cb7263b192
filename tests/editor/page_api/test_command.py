"""A command says the first of its needs that is missing, and that alone decides whether it can be run."""

from editor.page_api.command import Command, Need
from engine.kernel.data.message import message

WARM: Need[set[str]] = Need(lambda there: "warm" in there, message("cold"))
OVEN: Need[set[str]] = Need(lambda there: "oven" in there, message("no-oven"), hides_button=True)
BAKE: Command[set[str]] = Command(
    "bake", "file", 1, set.clear, needs=(OVEN, WARM), is_checked=lambda there: "bread" in there
)


def test_the_first_missing_need_is_the_reason() -> None:
    assert BAKE.why_not(set()) == message("no-oven")
    assert BAKE.why_not({"oven"}) == message("cold")
    assert BAKE.why_not({"oven", "warm"}) is None
    assert [BAKE.can_run(there) for there in (set[str](), {"oven"}, {"oven", "warm"})] == [False, False, True]


def test_only_some_needs_hide_its_button() -> None:
    assert [BAKE.shows_button(there) for there in ({"warm"}, {"oven"})] == [False, True]


def test_a_switch_command_is_on_while_its_condition_holds() -> None:
    plain: Command[set[str]] = Command("eat", "file", 2, set.clear)
    assert [BAKE.is_on({"bread"}), BAKE.is_on(set()), plain.is_on({"bread"})] == [True, False, False]


def test_the_word_of_a_command_follows_its_name() -> None:
    assert BAKE.word == "command-bake"
