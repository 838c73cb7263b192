"""Failed starts are counted, successful ones are not; any content of the file is harmless."""

from pathlib import Path

import pytest

from editor.settings.start_counter import FILE, TOO_MANY, StartCounter


def test_several_crashes_in_a_row_are_too_many(tmp_path: Path) -> None:
    for _ in range(TOO_MANY):
        assert not StartCounter(tmp_path).crashed
        StartCounter(tmp_path).begin()
    assert StartCounter(tmp_path).crashed


def test_one_start_that_comes_through_makes_all_good(tmp_path: Path) -> None:
    for _ in range(TOO_MANY):
        StartCounter(tmp_path).begin()
    starts = StartCounter(tmp_path)
    starts.begin()
    assert starts.crashed
    starts.come_through()
    assert not StartCounter(tmp_path).crashed


def test_a_successful_start_is_written_once(tmp_path: Path) -> None:
    """A repeated success is not written again: another start may be counted by then."""
    starts = StartCounter(tmp_path)
    starts.begin()
    starts.come_through()
    (tmp_path / FILE).write_text("2", encoding="utf-8")
    starts.come_through()
    assert (tmp_path / FILE).read_text(encoding="utf-8") == "2"


@pytest.mark.parametrize("said", [b"", b"many", b"\xff", b"9" * 100_000, b"-1"])
def test_an_invalid_count_means_no_crashes(tmp_path: Path, said: bytes) -> None:
    (tmp_path / FILE).write_bytes(said)
    assert not StartCounter(tmp_path).crashed
    StartCounter(tmp_path).begin()


def test_where_nothing_can_be_written_nothing_is_counted(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    StartCounter(tmp_path / "file").begin()
    assert not StartCounter(tmp_path / "file").crashed
