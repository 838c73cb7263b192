"""Which shortcuts a command has, and that no two commands share one."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from editor.page_api.command import AnyCommand, Command
from editor.shell.command_registry import find_commands
from editor.shell.shortcuts import commands_with_keys, default_keys, keys_of, keys_text, with_keys


def command(name: str, keys: str) -> AnyCommand:
    return Command(name, "file", 1, lambda _: None, keys)


REDO = command("redo", "Ctrl+Shift+Z; Ctrl+Y")
QUIT = command("quit", "Ctrl+Q")


def test_a_command_may_have_several_shortcuts() -> None:
    assert default_keys(REDO) == ("Ctrl+Shift+Z", "Ctrl+Y")
    assert keys_text(default_keys(REDO)) == "Ctrl+Shift+Z, Ctrl+Y"


def test_chosen_shortcuts_stand_instead_of_its_own() -> None:
    assert keys_of(REDO, {"redo": ("F4",)}) == ("F4",)
    assert keys_of(REDO, {"redo": ()}) == ()
    assert keys_of(REDO, {"quit": ("F4",)}) == default_keys(REDO)


@given(st.text())
def test_invalid_shortcuts_in_the_settings_are_left_out(text: str) -> None:
    """The settings may have any content."""
    assert all(key == key.strip() and key for key in keys_of(QUIT, {"quit": (text,)}))


def test_nonsense_is_no_shortcut() -> None:
    assert keys_of(QUIT, {"quit": ("", "no key", "F5")}) == ("F5",)


def test_commands_are_found_by_their_shortcut() -> None:
    assert commands_with_keys("Ctrl+Y", [REDO, QUIT], {}) == [REDO]
    assert commands_with_keys("Ctrl+Y", [REDO, QUIT], {"quit": ("Ctrl+Y",)}) == [REDO, QUIT]


def test_default_shortcuts_are_not_stored() -> None:
    chosen = with_keys(QUIT, ("F4",), {"redo": ()})
    assert chosen == {"redo": (), "quit": ("F4",)}
    assert with_keys(QUIT, ("Ctrl+Q",), chosen) == {"redo": ()}


def test_no_two_commands_come_with_the_same_shortcut() -> None:
    """Qt would start neither."""
    counted = Counter(keys for each in find_commands() for keys in default_keys(each))
    assert [keys for keys, number in counted.items() if number > 1] == []


def test_every_shortcut_is_one() -> None:
    assert [
        each.name for each in find_commands() if bool(each.keys) != bool(keys_of(each, {each.name: default_keys(each)}))
    ] == []
