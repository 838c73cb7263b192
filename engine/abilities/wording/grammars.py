"""The grammar of each language of the catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.wording.english import English
from engine.abilities.wording.forms import Grammar
from engine.abilities.wording.polish import Polish
from engine.abilities.wording.romance import ITALIAN, SPANISH

GRAMMARS: Mapping[str, Grammar] = {"en": English(), "it": ITALIAN, "es": SPANISH, "pl": Polish()}
