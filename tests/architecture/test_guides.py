"""README, CONTRIBUTING and the pages in docs name only folders, files, commands and variables that there are."""

import re
from pathlib import Path

import pytest

from tests.architecture.sources import PROJECT, product

GUIDES = (
    "README.md",
    "CONTRIBUTING.md",
    *(path.relative_to(PROJECT).as_posix() for path in sorted((PROJECT / "docs").rglob("*.md"))),
)
MOST_BYTES = 6 * 1024
"""CONTRIBUTING is what one reads first; all else is a page in docs."""
PLACE = re.compile(r"`((?:\.ci|database|docs|editor|engine|resources|tests)/[^`\s]*)`")
LINK = re.compile(r"\]\((?!https?:)([\w./#-]+)\)")
DEV_COMMAND = re.compile(r"\./dev ([a-z]+)")


def there_should_be(place: str) -> str:
    """`engine/probes/<name>.py` stands for the folder `engine/probes`."""
    return place.partition("<")[0].rpartition("/")[0] if "<" in place else place


def missing(text: str, root: Path) -> list[str]:
    return [place for place in PLACE.findall(text) if not (root / there_should_be(place)).exists()]


@pytest.mark.parametrize("guide", GUIDES)
def test_every_place_a_guide_names_is_there(guide: str) -> None:
    assert missing((PROJECT / guide).read_text(encoding="utf-8"), PROJECT) == []


def test_a_place_that_is_not_there_is_found(tmp_path: Path) -> None:
    (tmp_path / "engine/probes").mkdir(parents=True)
    text = "`engine/probes/<name>.py`, `engine/probes/`, `engine/gone.py`, `tests/<x>.py` and `a == b`"
    assert missing(text, tmp_path) == ["engine/gone.py", "tests/<x>.py"]


@pytest.mark.parametrize("guide", GUIDES)
def test_every_link_of_a_guide_leads_somewhere(guide: str) -> None:
    page = PROJECT / guide
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_first_page_for_contributors_is_short() -> None:
    assert len((PROJECT / "CONTRIBUTING.md").read_bytes()) <= MOST_BYTES


@pytest.mark.parametrize("guide", GUIDES)
def test_every_command_a_guide_names_is_there(guide: str) -> None:
    assert set(DEV_COMMAND.findall((PROJECT / guide).read_text(encoding="utf-8"))) <= dev_commands()


def test_the_help_of_dev_names_every_command() -> None:
    script = (PROJECT / "dev").read_text(encoding="utf-8")
    helped = re.search(r"<<'TEXT'\n(.*?)\nTEXT", script, re.DOTALL)
    assert helped is not None
    assert set(re.findall(r"^  ([a-z]+) ", helped[1], re.MULTILINE)) == dev_commands() - {"help"}


def test_every_variable_is_in_the_readme() -> None:
    used = {name for source in product() for name in re.findall(r"\"(HEXSMITH_[A-Z_]+)\"", source.text)}
    explained = set(
        re.findall(r"^\| `(HEXSMITH_[A-Z_]+)` \|", (PROJECT / "README.md").read_text("utf-8"), re.MULTILINE)
    )
    assert used == explained


def dev_commands() -> set[str]:
    """The words that the script `dev` takes."""
    cases = (PROJECT / "dev").read_text(encoding="utf-8").partition('case "$command" in')[2]
    return set(re.findall(r"^([a-z]+)(?: \||\))", cases, re.MULTILINE))
