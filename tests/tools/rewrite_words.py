"""`--rewrite-words` writes the stored texts of all cards anew, for whoever has read them."""

import pytest

OPTION = "--rewrite-words"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(OPTION, action="store_true", help="write the stored texts of all cards anew")
