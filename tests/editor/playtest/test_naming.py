"""What is made in the words of a game is made once."""

from editor.playtest.naming import Naming


def test_what_never_changes_is_made_once_in_each_language() -> None:
    """Of each thing by itself, though others are equal to it; and for each maker."""
    made: list[str] = []

    def long(of: list[str], naming: Naming) -> str:
        made.append(naming.lang)
        return f"{naming.lang} {of}"

    def short(of: list[str], naming: Naming) -> str:
        return naming.lang

    en, pl, one, other = Naming("en", {}), Naming("pl", {}), ["card"], ["card"]
    assert en.once(long, one) is en.once(long, one)
    assert pl.once(long, one) == "pl ['card']"
    assert en.once(long, other) == en.once(long, one)
    assert en.once(short, one) == "en"
    assert made == ["en", "pl", "en"]
