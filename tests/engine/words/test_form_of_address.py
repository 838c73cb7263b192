"""How people are spoken to: in Spanish as a friend is, everywhere."""

import re

import pytest

from engine.words import idioms, resources_folder

FORMAL = re.compile(
    r"\b(usted(es)?|su trabajo|quiere (guardar|recargar)|(?<!que )elija|escriba|señale|haga clic|pulse|pruebe|añada"
    r"|abra|ábralo|defina|inicie|instale|mire|juegue|diseñe|guarde|ciérrelo|compruebe|apunte|arrastre)\b",
    re.IGNORECASE,
)
LINES = [
    line
    for path in sorted((resources_folder() / "words/es").glob("*.ftl"))
    for line in path.read_text(encoding="utf-8").splitlines()
] + [each.sentences["es"].source for each in idioms().files]


def test_texts_address_people_informally() -> None:
    assert [line for line in LINES if FORMAL.search(line.partition("=")[2])] == []


@pytest.mark.parametrize("text", ["Escriba el nombre", "Elija el juego.", "Lo que no guarde se perderá"])
def test_the_formal_way_is_noticed(text: str) -> None:
    assert FORMAL.search(text)
