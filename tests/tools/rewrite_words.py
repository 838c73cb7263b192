"""`--rewrite-words` rewrites the stored texts of all cards, which should be read before."""

import pytest

OPTION = "--rewrite-words"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, action="store_true", help="write the stored texts of all cards anew")
