"""English grammar: articles, no cases."""

from __future__ import annotations

from engine.abilities.wording.grammar import Determiner, NumberOrKey, PhraseForm
from engine.words.nouns import NOMINATIVE, Noun


class English:
    """The grammar of English."""

    cases: tuple[str, ...] = ()
    clause_end: str = ""
    says_this: bool = False

    def described(self, adjective: str, noun: str) -> str:
        return f"{adjective} {noun}"

    def phrase(self, noun: Noun, determiner: Determiner, asked: PhraseForm) -> str:
        if asked.how_many is not None:
            return self.counted(noun, asked.how_many, asked.case)
        if asked.number in ("many", "these"):
            many = noun.many[NOMINATIVE]
            return f"the {many}" if asked.number == "these" else many
        if asked.number == "any" and determiner == "each":
            return f"any {noun.one[NOMINATIVE]}"
        article = {"bare": "", "a": f"{noun.article} "}.get(determiner, f"{determiner} ")
        return article + noun.one[NOMINATIVE]

    def named(self, name: str, case: str) -> str:
        return name

    def counted(self, noun: Noun, number: NumberOrKey, case: str) -> str:
        forms = noun.one if number == 1 else noun.many
        return f"{number} {forms[NOMINATIVE]}"
