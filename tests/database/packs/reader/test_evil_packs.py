"""Every case of the catalogue of bad packs is refused, for its own reason, in every language."""

import pytest

from tests.support.evil_packs import EVIL
from tests.support.packs import codes


@pytest.mark.parametrize("case", EVIL)
def test_every_bad_pack_is_refused_for_its_reason(case: str) -> None:
    assert EVIL[case].code in codes(EVIL[case].make())
