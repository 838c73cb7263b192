"""The data in `pyproject.toml` agree with the program."""

import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from typing import Any

from editor.shell.dialogs.about_dialog import STANDS_ON
from engine.version import VERSION
from tests.architecture.imports import uses
from tests.architecture.sources import PRODUCT, PROJECT, product


def project() -> dict[str, Any]:
    table: dict[str, Any] = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return table


def test_there_is_one_version() -> None:
    assert project()["version"] == VERSION


def test_the_about_box_names_every_dependency() -> None:
    """The licence of each is shown; nothing is named that is not used."""
    needed = {re.split(r"[-<>=]", line)[0].lower() for line in project()["dependencies"]}
    named = {name.lower() for name in STANDS_ON}
    assert named == needed | {"python", "qt"}


def test_every_package_that_is_imported_is_a_dependency_of_our_own() -> None:
    """What comes only because something else needs it may go when that changes its mind."""
    pinned_by_a_dependency = {"pydantic_core"}
    needed = {re.split(r"[<>=]", line)[0].lower().replace(".", "-") for line in project()["dependencies"]}
    whose = packages_distributions()
    used = {use.name.partition(".")[0] for source in product() for use in uses(source)}
    others = used - sys.stdlib_module_names - set(PRODUCT) - pinned_by_a_dependency
    assert [name for name in others if name in whose and needed.isdisjoint(map(plain, whose[name]))] == []


def plain(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def test_the_licence_is_the_one_named() -> None:
    assert project()["license"] == "MIT"
    assert (PROJECT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License")


def test_no_lock_names_a_host_or_a_folder() -> None:
    """A lock holds names, versions and hashes only."""
    for lock in PROJECT.glob("requirements*.lock"):
        text = lock.read_text(encoding="utf-8")
        assert re.findall(r"://|^-|^\s*/", text, re.MULTILINE) == [], lock.name
        assert text.count("==") <= text.count("--hash=sha256:")
