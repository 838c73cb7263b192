"""Keys: sorted roughly by time, and never twice the same."""

from database.store.session import LATEST, LENGTH, Keys


def test_keys_are_of_one_length_and_never_the_same() -> None:
    keys = Keys(lambda: 1_700_000_000.0).make_keys(2_000)
    assert len(set(keys)) == 2_000
    assert {len(key) for key in keys} == {LENGTH}


def test_later_keys_are_greater() -> None:
    """By the millisecond."""
    early, late = (Keys(lambda at=at: at, chance).new() for at, chance in ((1.0, most), (1.001, least)))  # type: ignore[misc]
    assert early < late


def test_any_clock_will_do() -> None:
    """Also one that is broken."""
    for at in (-5.0, 0.0, float(LATEST)):
        assert len(Keys(lambda at=at: at).new()) == LENGTH  # type: ignore[misc]


def most(number: int) -> bytes:
    return b"\xff" * number


def least(number: int) -> bytes:
    return bytes(number)
