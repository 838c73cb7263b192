"""Results in groups: the best group first, the best result first, few of each beside others."""

from PySide6.QtGui import QIcon

from editor.shell.search.search_result import GROUPS, MOST_OF_GROUP, SearchResult, grouped_hits
from engine.words import languages, say


def hit(key: str, group: str, worth: float) -> SearchResult:
    return SearchResult(key, group, key, "", QIcon(), lambda: None, worth=worth)


def keys(hits: list[SearchResult], *, is_whole: bool = False) -> list[tuple[str, list[str]]]:
    return [(group, [each.key for each in found]) for group, found in grouped_hits(hits, is_whole=is_whole)]


def test_the_group_of_the_best_result_comes_first() -> None:
    """Of equally good ones, tabs before commands."""
    found = keys([hit("a", "rules", 3), hit("b", "commands", 1), hit("c", "rules", 5), hit("d", "tabs", 1)])
    assert found == [("rules", ["c", "a"]), ("tabs", ["d"]), ("commands", ["b"])]


def test_a_group_among_others_is_short() -> None:
    many = [hit(str(number), "commands", -number) for number in range(20)]
    assert len(keys([*many, hit("x", "rules", 0)])[0][1]) == MOST_OF_GROUP
    assert len(keys([*many, hit("x", "rules", 0)], is_whole=True)[0][1]) == 20
    assert len(keys(many)[0][1]) == 20
    assert keys([]) == []


def test_every_group_has_a_heading() -> None:
    assert all(say(word, lang) for word in GROUPS.values() for lang in languages())
