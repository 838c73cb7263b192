"""The games that ship and can be played at once: the stock scenarios, found by looking."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.words import resources_folder, say

FALLBACK = "en"


@dataclass(frozen=True, slots=True)
class Sample:
    """A stock scenario: its id, the game it belongs to, and its name in each language."""

    id: str
    system: str
    names: Mapping[str, str]

    def name(self, lang: str) -> str:
        return self.names.get(lang) or self.names[FALLBACK]

    def game(self, lang: str) -> str:
        """The name of the game."""
        return say(f"game-{self.system}", lang)


@cache
def samples() -> Mapping[str, Sample]:
    """All of them by their ids, in the order of their games."""
    paths = sorted((resources_folder() / "systems").glob("*/scenarios/*.json"))
    documents = (json.loads(path.read_text(encoding="utf-8")) for path in paths)
    found = (Sample(each["id"], each["system"], each["name"]) for each in documents)
    return {sample.id: sample for sample in found}
