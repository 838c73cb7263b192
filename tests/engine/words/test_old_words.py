"""None of the stiff wordings that a stranger found is left in any text: words, idioms, rules; gaps stand for values."""

import re

import pytest

from tests.tools.words_style import GAP, ROOT, Text, read_texts

GONE = {
    "en": (
        "no words for what it does",
        "stands in the other tab",
        "What it does$",
        "What is written in it",
        "is to be put right",
        "speaks against",
        "Nothing can be done with",
        "Asked now:",
        "Click what is highlighted",
        "what is known of it",
        "answers face down",
        "has answered",
        "^Turned up:",
        "takes a bonus of",
        "”? takes effect\\.$",
        "comes to no success",
        "deals damage\\. HP lost",
        "give the (de)?buff “",
        "successes from …",
        "wounds by successes:",
        "has at least … successes left after the defence$",
        "if it is an attack test and the attack is a melee attack$",
        "the target has more attack dice",
        "^Way …",
        "or one other choice$",
        "costs more action points than there are",
        "No more dice can be re-rolled than",
        "which dice do you re-roll",
        "free of charge",
        "come(s)? down",
        "Which unit moves, and where",
        "Who attacks, or uses a Special",
        "^Picked:",
        "Forward again",
        "New dice from here on",
        "Type in own dice",
        "No dice lie here",
        "was left here, and goes on",
        "until the right person sits here",
        "Person at this screen",
        "looks ahead and plays best|plays anything",
        "Readings of the rules",
        "As the scenario says",
        "Seed of the dice",
        "off the window, or put it back",
        "will be listed here, so that you find it again",
        "yours and ours",
        "Where from",
        "everywhere$",
        "By its id other documents find it",
        "said after each time it was saved",
        "as time went by",
        "one is made every half hour",
        "is told here",
        "all the same\\b(?! c)",
        "Delete for good",
        "For the rows chosen",
        "Leave out$",
        "What is done",
        "nothing tells whose it is",
        "Only what is seen goes along",
        "The pack was written",
        "Get it anew",
        "Pieces of the sort",
        "is none of these",
        "keeps its last wound",
        "What you do not save is lost",
        "stands on the work of others",
        "Choose one in the list to see what it is",
        "one of the own characters",
        "selects no more",
        "what is above is lost",
        "did not end in order",
        "is being put back",
        "is named too often",
        "Print the version and leave",
        "What all luck is made from",
    ),
    "it": (
        "che cosa se ne sa",
        "per vedere che cosa porta",
        "Ora non si può fare nulla con",
        "Ora si chiede",
        "nulla in contrario",
        "resta l’ultima ferita",
        "conserva almeno … successi dopo la difesa$",
        "ferite per successi",
        "dai il depotenziamento «",
        "Letture delle regole",
        "Seme dei dadi",
        "[Dd]i nuovo avanti|Avanti di nuovo",
        "Metti nella biblioteca",
        "\\bClicca",
        "pacchetto “",
    ),
}
"""Patterns of the old wordings, by language."""
STAY = {
    ("en", "successes from …"): ("ability-",),
    ("en", "has at least … successes left after the defence$"): ("ability-",),
    ("en", "if it is an attack test and the attack is a melee attack$"): ("ability-",),
    ("en", "give the (de)?buff “"): ("ability-",),
    ("en", "the target has more attack dice"): ("ability-",),
    ("en", "”? takes effect\\.$"): ("event-battleground-ability-triggered", "event-battleground-scenario-acted"),
    ("it", "conserva almeno … successi dopo la difesa$"): ("ability-",),
    ("it", "dai il depotenziamento «"): ("ability-",),
}
"""Where a pattern stays, by the beginnings of ids: the literal sentences of abilities, one click behind the printed
ones, and the general line of the log for an ability whose results follow as lines of their own."""


@pytest.fixture(scope="module")
def texts() -> list[Text]:
    return list(read_texts(ROOT))


@pytest.mark.parametrize("lang", GONE)
def test_old_wordings_are_gone(texts: list[Text], lang: str) -> None:
    """Each pattern in every wording of every text but those that stay for a reason."""
    left = [
        f"{text.id}: {pattern}: {said}"
        for text in texts
        if text.lang == lang
        for said in (each.replace(GAP, "…").replace("&", "") for each in text.wordings)
        for pattern in GONE[lang]
        if re.search(pattern, said) and not text.id.startswith(STAY.get((lang, pattern), ("\0",)))
    ]
    assert left == []


def test_an_old_wording_is_noticed() -> None:
    assert any(re.search(pattern, "Delete for good…") for pattern in GONE["en"])
    assert any(re.search(pattern, "Clicca per andarci") for pattern in GONE["it"])
