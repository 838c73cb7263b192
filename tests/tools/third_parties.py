"""The packages of others that Hexsmith runs on, by the lock file and what is installed; by itself, it notes them anew.

`python -m tests.tools.third_parties` writes the table in `resources/THIRD_PARTY.md`.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

PROJECT = Path(__file__).parents[2]
NOTICES = PROJECT / "resources" / "THIRD_PARTY.md"
BEGIN, END = "<!-- packages -->\n", "<!-- end of packages -->"
PIN = re.compile(r"^([a-z0-9-]+)==([^ ;\\]+)", re.MULTILINE)
BUNDLED = re.compile(r"\.libs/(?P<name>lib[A-Za-z_]+[0-9]*?)[^/]*\.so")
"""A library of others that a package brings along."""
ELSEWHERE = {"colorama": "BSD-3-Clause"}
"""What is installed on Windows alone."""
CLASSIFIERS = {
    "License :: OSI Approved :: Apache Software License": "Apache-2.0",
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: ISC License (ISCL)": "ISC",
    "License :: OSI Approved :: MIT License": "MIT",
}


@dataclass(frozen=True, order=True)
class Package:
    """One third-party package."""

    name: str
    versions: tuple[str, ...]
    """Several where the version of Python decides."""
    licence: str

    @property
    def row(self) -> str:
        return f"| {self.name} | {', '.join(self.versions)} | {self.licence} |"


def packages() -> list[Package]:
    """All that the program needs, with what those need in turn."""
    locked: dict[str, list[str]] = {}
    for name, version in PIN.findall((PROJECT / "requirements.lock").read_text(encoding="utf-8")):
        locked.setdefault(name, []).append(version)
    found = {name: licence_of(installed) for name, installed in installed_packages().items()}
    return sorted(Package(name, tuple(locked[name]), licence) for name, licence in (found | ELSEWHERE).items())


def installed_packages() -> dict[str, Distribution]:
    """Those that this machine needs."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found: dict[str, Distribution] = {}
    _add(project["dependencies"], found)
    return found


def _add(required: Iterable[str], found: dict[str, Distribution]) -> None:
    for each in map(Requirement, required):
        name = canonicalize_name(each.name)
        if name not in found and (each.marker is None or each.marker.evaluate({"extra": ""})):
            found[name] = distribution(name)
            _add(found[name].requires or (), found)


def licence_of(package: Distribution) -> str:
    """As its author has it, in the short form where there is one."""
    known = [CLASSIFIERS.get(each) for each in package.metadata.get_all("Classifier") or ()]
    said = package.metadata.get_all("License-Expression") or (), known, package.metadata.get_all("License") or ()
    licence = next((each for part in said for each in part if each), None)
    if licence is None:
        raise LookupError(f"{package.name}: no licence is given")
    return licence


def bundled_libraries() -> Iterator[tuple[str, str]]:
    """The libraries that packages bring along, each after the package."""
    for name, package in installed_packages().items():
        for file in package.files or ():
            library = BUNDLED.search(str(file))
            if library:
                yield name, library["name"]


def noted(packages: Iterable[Package]) -> str:
    """The table of the notices."""
    head = "| package | version | licence |\n|---|---|---|\n"
    return BEGIN + head + "".join(f"{each.row}\n" for each in packages) + END


if __name__ == "__main__":
    before, _, rest = NOTICES.read_text(encoding="utf-8").partition(BEGIN)
    NOTICES.write_text(before + noted(packages()) + rest.partition(END)[2], encoding="utf-8")
