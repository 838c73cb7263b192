"""The games that can be played: the stock scenarios, found by looking, and those of one's own, as they are told of."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Literal, TypeAlias

from engine.words import SOURCE_LANGUAGE, in_language, resources_folder, say

OWN = "own:"
"""What the key of a scenario begins with that is in the library."""
Origin: TypeAlias = Literal["stock", "own", "pack", "file"]
ICONS: Mapping[Origin, str] = {"stock": "map", "own": "edit", "pack": "pack", "file": "open"}
WHENCE: Mapping[Origin, str] = {
    "stock": "scenario-from-stock",
    "own": "scenario-from-own",
    "pack": "scenario-from-pack",
    "file": "scenario-from-file",
}


@dataclass(frozen=True, slots=True)
class Sample:
    """A scenario: its id, the game it belongs to, its name in each language, and where it comes from."""

    id: str
    system: str
    names: Mapping[str, str]
    origin: Origin = "stock"
    source: Mapping[str, str] = field(default_factory=dict)
    """The title of its pack by language, or the path of its file."""

    @property
    def key(self) -> str:
        """What it is known by in the window: one's own may have the id of one that ships."""
        if self.origin == "file":
            return self.source[SOURCE_LANGUAGE]
        return self.id if self.origin == "stock" else f"{OWN}{self.id}"

    def name(self, lang: str) -> str:
        return in_language(self.names, lang, self.id)

    def game(self, lang: str) -> str:
        """The name of the game."""
        return say(f"game-{self.system}", lang)

    def whence(self, lang: str) -> str:
        """Where it comes from, in a few words."""
        return say(WHENCE[self.origin], lang, source=in_language(self.source, lang))


@cache
def samples() -> Mapping[str, Sample]:
    """Those that ship, by their ids, in the order of their games."""
    paths = sorted((resources_folder() / "systems").glob("*/scenarios/*.json"))
    documents = (json.loads(path.read_text(encoding="utf-8")) for path in paths)
    found = (Sample(each["id"], each["system"], each["name"]) for each in documents)
    return {sample.id: sample for sample in found}
