"""Words without anything to be put in are read without the parser, and mean the same."""

from pathlib import Path

from fluent.syntax import FluentParser

from engine.words.fluent_entries import read_entries
from engine.words.message_patterns import PLAIN, parse

WORDS = Path(__file__).parents[3] / "resources" / "words"
SHARE = 0.5


def test_plain_words_are_what_the_parser_reads() -> None:
    entries = read_entries(WORDS / "pl").values()
    plain = [entry for entry in entries if PLAIN.match(entry.source)]
    assert len(plain) > SHARE * len(entries)
    for entry in plain:
        (read,) = FluentParser().parse(entry.source).body
        assert read.equals(parse(entry), ["span", "comment"]), entry.source
