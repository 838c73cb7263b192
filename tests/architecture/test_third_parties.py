"""Third-party software in Hexsmith is listed with its licence: all locked packages, and bundled files."""

import re

import pytest

from tests.tools.third_parties import NOTICES, bundled_libraries, installed_packages, noted, packages

FREE_TO_USE = {
    *("0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "FTL", "ISC", "MIT", "MIT-0", "MIT-CMU"),
    *("LGPL-3.0-only", "PSF-2.0", "Zlib"),
}
"""Licences that ask no more than to be named, or to let a library be replaced."""


def test_the_notices_name_each_package_that_the_lock_installs_with_version_and_licence() -> None:
    """When versions were chosen anew, `python -m tests.tools.third_parties` notes them."""
    assert noted(packages()) in NOTICES.read_text(encoding="utf-8")


def test_installed_versions_are_the_locked_ones() -> None:
    locked = {each.name: each.versions for each in packages()}
    assert [name for name, found in installed_packages().items() if found.version not in locked[name]] == []


def test_nothing_is_needed_that_may_not_be_given_away() -> None:
    """Of licences to choose from, one will do."""
    for package in packages():
        choices = [set(re.split(r" AND ", choice)) for choice in package.licence.split(" OR ")]
        assert any(choice <= FREE_TO_USE for choice in choices), package


@pytest.mark.parametrize(("package", "library"), sorted(set(bundled_libraries())))
def test_the_notices_name_the_libraries_inside_of_packages(package: str, library: str) -> None:
    rows = [line for line in NOTICES.read_text(encoding="utf-8").splitlines() if re.search(rf"\b{library}\b", line)]
    assert any(f"| {package} |" in row for row in rows)
