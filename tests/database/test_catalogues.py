"""Which test proves which case of the catalogues of faults (A) and of bad files (B): each has one, or says when."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.evil_packs import EVIL

TESTS = Path(__file__).parents[1]

KILLED = "database/faults/test_killing.py::test_a_killed_program_loses_nothing"
FAILED_CALLS = "database/faults/test_kth_fault.py::test_a_call_that_fails_loses_nothing"
LATER = {
    "B38": "nothing is written as CSV yet",
    "B39": "maps of others (TMX) are not read yet",
    "B40": "maps of others (TMX) are not read yet",
    "B41": "maps of others (TMX) are not read yet",
}
"""Cases of features that are still to come, and bring their tests."""

PROVED = {
    "A1": "database/test_files.py::test_half_a_file_is_never_seen",
    "A2": KILLED,
    "A3": KILLED,
    "A4": KILLED,
    "A5": KILLED,
    "A6": KILLED,
    "A7": "database/faults/test_power_cuts.py::test_a_power_cut_leaves_old_or_new",
    "A8": FAILED_CALLS,
    "A9": "database/faults/test_catalogue.py::test_a9_the_disk_is_full_on_a_commit",
    "A10": "editor/documents/test_recovery.py::test_without_room_for_a_journal_the_work_goes_on",
    "A11": "cli/test_main.py::test_without_a_place_for_its_log_it_works_all_the_same",
    "A12": FAILED_CALLS,
    "A13": "database/test_files.py::test_a_scanner_that_does_not_let_go_is_waited_for_three_seconds_and_no_longer",
    "A14": FAILED_CALLS,
    "A15": "database/store/test_opening.py::test_in_a_folder_that_may_not_be_written_it_is_read",
    "A16": "database/store/test_opening.py::test_a_library_that_was_moved_is_missed",
    "A17": "editor/window/test_document_conflicts.py::test_a_change_from_elsewhere_can_be_overwritten",
    "A18": "database/test_files.py::test_a_link_is_followed_and_stays_a_link",
    "A19": "database/faults/test_catalogue.py::test_a19_a_name_too_long",
    "A20": FAILED_CALLS,
    "A21": "database/faults/test_catalogue.py::test_a21_the_clock_jumps",
    "A22": "database/faults/test_catalogue.py::test_a22_two_programs_at_once",
    "A23": "database/store/test_lock.py::test_what_a_crash_left_is_taken_over",
    "A24": "database/store/test_place.py::test_on_a_network_disk_no_journal_is_written_ahead",
    "A25": "database/faults/test_catalogue.py::test_a25_the_journal_of_a_killed_program_was_deleted",
    "A26": "database/faults/test_corruption.py::test_damage_is_found_out_or_harmless",
    "A27": "database/store/test_opening.py::test_a_library_of_a_newer_program_is_read_and_not_touched",
    "A28": "database/faults/test_catalogue.py::test_a28_the_oldest_library_is_upgraded_with_a_backup",
    "A29": "database/faults/test_catalogue.py::test_a29_an_upgrade_that_fails_changes_nothing",
    "A30": "database/packs/test_worker.py::test_a30_a_bug_of_ours_is_told_from_a_pack_that_wants_too_much_memory",
    "A33": "database/faults/test_catalogue.py::test_a33_no_file_may_be_opened_any_more",
    "A39": "database/checking/test_repairing.py::test_images_come_back_from_a_backup",
    "A40": "database/checking/test_repairing.py::test_the_index_of_the_search_is_made_anew",
    "A41": "editor/settings/test_store.py::test_a_bad_file_is_kept_told_and_mended",
    "A43": "database/faults/test_catalogue.py::test_a43_a_disk_that_is_full_while_a_damaged_library_is_restored",
    "B12": "database/packs/test_containers.py::test_b12_a_pack_that_is_cut_off_anywhere_is_refused",
    "B13": "database/packs/test_containers.py::test_b13_flipped_bits_are_noticed_or_change_nothing",
    "B18": "database/packs/test_manifests.py::test_b18_what_a_newer_minor_version_adds_is_kept",
    "B19": "database/packs/test_signing.py::test_b19_one_other_byte_of_the_manifest_breaks_the_signature",
    "B20": "database/packs/test_planning.py::test_b20_the_same_version_with_something_else_in_it_is_doubted",
    "B21": "database/packs/test_planning.py::test_b21_packs_that_need_one_another_in_a_circle_are_refused",
    "B28": "database/packs/test_planning.py::test_b28_ids_that_are_nowhere_are_listed_with_who_names_them",
    "B35": "editor/library/test_browser.py::test_what_an_author_wrote_is_only_text",
    "B36": "editor/notes/test_hostile_notes.py::test_absurd_texts_are_shown_as_they_are",
    "B37": "cli/test_pack.py::test_info_says_what_a_pack_is_and_nothing_in_it_is_more_than_text",
    "B42": "database/backups/test_backups.py::test_b42_a_backup_of_a_stranger_is_not_restored",
    "B43": "database/packs/test_worker.py::test_b43_a_pack_that_is_gone_before_the_worker_begins_is_refused",
    "B44": "database/packs/test_worker.py::test_b44_it_stops_as_soon_as_somebody_wants_that",
    "B45": "database/packs/test_many_packs.py::test_b45_packs_come_in_one_after_another_and_stop_where_one_wants",
    "B46": "database/packs/test_worker.py::test_b46_what_is_no_plain_file_is_refused_without_a_process",
    "B47": "database/packs/test_containers.py::test_b47_numbers_of_entries_at_the_limit_and_beyond",
    "B48": "database/packs/test_nothing_elsewhere.py::test_b48_reading_touches_nothing_but_its_folder",
}
"""Of the cases of A, those of storage; the others are of the window and of games that are played by several at once."""

OF_STORAGE = [f"A{number}" for number in (*range(1, 31), 33, 39, 40, 41, 43)]
OF_FILES = [f"B{number}" for number in range(1, 49)]


def names_in(module: Path) -> Iterator[str]:
    """The names of the tests in a file."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return (node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("case", [*OF_STORAGE, *OF_FILES])
def test_every_case_has_its_test(case: str) -> None:
    """One that is named here and is there, or bad packs that bear its number."""
    if case in PROVED:
        module, _, name = PROVED[case].partition("::")
        assert name in names_in(TESTS / module)
    else:
        assert case in LATER or any(each.split()[0] == case for each in EVIL)
