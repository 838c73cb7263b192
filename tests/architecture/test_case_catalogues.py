"""The tests of each of the 112 cases of the catalogues: faults (A), bad files (B), play (C), surroundings (D).

Each case has a test, or a reason why there is none.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.support.cases import all_cases
from tests.support.evil_packs import EVIL

TESTS = Path(__file__).parents[1]

LEAVES_NOTHING = "database/faults/test_kth_fault.py::test_a_file_that_is_not_written_leaves_nothing_beside_it"
KILLED = "database/faults/test_killed_process.py::test_a_killed_program_loses_nothing"
FAILED_CALLS = "database/faults/test_kth_fault.py::test_a_call_that_fails_loses_nothing"
NO_SERVER = "nothing is shared over a server yet"
LATER = {
    "B38": "nothing is written as CSV yet",
    "B39": "maps of others (TMX) are not read yet",
    "B40": "maps of others (TMX) are not read yet",
    "B41": "maps of others (TMX) are not read yet",
    "D1": NO_SERVER,
    "D2": NO_SERVER,
    "D3": NO_SERVER,
    "D4": NO_SERVER,
}
"""Cases of features that are still to come, and bring their tests."""

PROVED: Mapping[str, str | tuple[str, ...]] = {
    "A1": "database/files/test_atomic_write.py::test_half_a_file_is_never_seen",
    "A2": KILLED,
    "A3": KILLED,
    "A4": KILLED,
    "A5": KILLED,
    "A6": KILLED,
    "A7": "database/faults/test_power_cuts.py::test_a_power_cut_leaves_old_or_new",
    "A8": (FAILED_CALLS, LEAVES_NOTHING),
    "A9": "database/faults/test_fault_catalogue.py::test_a9_the_disk_is_full_on_a_commit",
    "A10": "editor/documents/test_journal_replay.py::test_without_room_for_a_journal_the_work_goes_on",
    "A11": "editor/cli/test_main.py::test_without_a_place_for_its_log_it_works_all_the_same",
    "A12": (FAILED_CALLS, LEAVES_NOTHING),
    "A13": (
        "database/files/test_atomic_write.py"
        "::test_a_scanner_that_does_not_let_go_is_waited_for_three_seconds_and_no_longer"
    ),
    "A14": (FAILED_CALLS, LEAVES_NOTHING),
    "A15": "database/store/test_open_library.py::test_in_a_folder_that_may_not_be_written_it_is_read",
    "A16": "database/store/test_open_library.py::test_a_library_that_was_moved_is_missed",
    "A17": "editor/services/test_document_conflicts.py::test_a_change_from_elsewhere_can_be_overwritten",
    "A18": "database/files/test_atomic_write.py::test_a_link_is_followed_and_stays_a_link",
    "A19": "database/faults/test_fault_catalogue.py::test_a19_a_name_too_long",
    "A20": (FAILED_CALLS, LEAVES_NOTHING),
    "A21": "database/faults/test_fault_catalogue.py::test_a21_the_clock_jumps",
    "A22": "database/faults/test_fault_catalogue.py::test_a22_two_programs_at_once",
    "A23": "database/store/test_lock.py::test_a_lock_left_by_a_crash_is_taken_over",
    "A24": "database/store/test_library_path.py::test_on_a_network_disk_no_journal_is_written_ahead",
    "A25": "database/faults/test_fault_catalogue.py::test_a25_the_journal_of_a_killed_program_was_deleted",
    "A26": "database/faults/test_corruption.py::test_damage_is_found_out_or_harmless",
    "A27": "database/store/test_open_library.py::test_a_library_of_a_newer_program_is_read_and_not_touched",
    "A28": "database/faults/test_fault_catalogue.py::test_a28_the_oldest_library_is_upgraded_with_a_backup",
    "A29": "database/faults/test_fault_catalogue.py::test_a29_an_upgrade_that_fails_changes_nothing",
    "A30": (
        "database/packs/reader/test_worker.py::test_a30_a_bug_of_ours_is_reported_from_a_pack_that_wants_too_much_memory"
    ),
    "A31": (
        "database/packs/reader/test_image_decoder.py::test_b29_24_megapixels_exactly_and_12000_pixels_exactly_come_in"
    ),
    "A32": (
        "engine/bots/test_match.py::test_a_killed_worker_costs_nothing",
        "engine/bots/test_match.py::test_games_that_kill_each_worker_do_not_take_the_others_along",
        "editor/cli/verbs/test_play.py::test_games_that_the_system_ends_are_reported_and_the_others_count",
    ),
    "A33": "database/faults/test_fault_catalogue.py::test_a33_no_file_may_be_opened_any_more",
    "A34": "editor/app/test_main_process.py::test_a_signal_closes_the_window_of_an_idle_app",
    "A35": (
        "database/packs/reader/test_worker_suspension.py::test_a35_a_pack_is_read_to_its_end_after_the_computer_slept",
        "editor/documents/test_document_suspension.py::test_a35_saves_go_on_after_a_sleep",
        "editor/cli/verbs/test_play.py::test_a35_a_match_goes_on_after_the_computer_slept",
    ),
    "A36": (
        "editor/app/test_main_process.py::test_faults_are_logged_and_reported_and_the_app_goes_on",
        "editor/shell/dialogs/test_error_report_dialog.py::test_one_dialog_tells_of_all_and_its_report_can_be_copied",
    ),
    "A37": "editor/app/test_log.py::test_a37_the_stack_of_a_crash_is_in_the_log_of_the_next_start",
    "A38": (
        "editor/app/test_log.py::test_a38_after_three_crashes_it_begins_with_less_and_says_so",
        "editor/app/test_log.py::test_a38_the_way_back_out_of_safe_mode",
    ),
    "A39": "database/integrity/test_repair.py::test_images_come_back_from_a_backup",
    "A40": "database/integrity/test_repair.py::test_the_index_of_the_search_is_made_anew",
    "A41": "editor/settings/test_store.py::test_a_bad_file_is_kept_reported_and_mended",
    "A42": (
        "editor/shell/panel/test_panel_area.py::test_broken_window_settings_are_ignored",
        "editor/shell/test_main_window.py::test_the_window_fits_on_a_small_screen",
    ),
    "A43": "database/faults/test_fault_catalogue.py::test_a43_a_disk_that_is_full_while_a_damaged_library_is_restored",
    "B12": "database/packs/format/test_container.py::test_b12_a_pack_that_is_cut_off_anywhere_is_refused",
    "B13": "database/packs/format/test_container.py::test_b13_flipped_bits_are_noticed_or_change_nothing",
    "B18": (
        "database/packs/format/test_manifest.py::test_b18_additions_of_a_newer_minor_version_are_kept",
        "database/packs/export/test_export_pack.py::test_b18_a_pack_of_a_newer_minor_version_is_exported_again_with_all_that_it_said",
        "database/packs/export/test_export_pack.py::test_b18_entries_for_a_newer_program_are_passed_on_byte_for_byte",
        "database/imports/test_import_execution.py"
        "::test_a_document_of_a_newer_minor_version_comes_in_unread_and_goes_out_byte_for_byte",
    ),
    "B19": "database/packs/format/test_signatures.py::test_b19_one_other_byte_of_the_manifest_breaks_the_signature",
    "B20": "database/imports/test_pack_planner.py::test_b20_the_same_version_with_something_else_in_it_is_doubted",
    "B21": "database/imports/test_pack_planner.py::test_b21_packs_that_need_one_another_in_a_circle_are_refused",
    "B28": "database/imports/test_pack_planner.py::test_b28_ids_that_are_nowhere_are_listed_with_who_names_them",
    "B35": (
        "editor/pages/library/test_browser.py::test_markup_in_names_is_shown_as_plain_text",
        "tools/test_canaries.py::test_b35_b36_no_screen_obeys_what_an_author_wrote",
        "tools/test_canaries.py::test_b35_b36_nothing_in_a_whole_game",
    ),
    "B36": (
        "editor/pages/notes/test_hostile_notes.py::test_absurd_texts_are_shown_as_they_are",
        "tools/test_canaries.py::test_b35_b36_no_screen_obeys_what_an_author_wrote",
    ),
    "B37": (
        "editor/cli/pack_verbs/test_pack_verbs.py::test_info_says_what_a_pack_is_and_nothing_in_it_is_more_than_text"
    ),
    "B42": "database/backups/test_make_backup.py::test_b42_a_backup_of_a_stranger_is_not_restored",
    "B43": "database/packs/reader/test_worker.py::test_b43_a_pack_that_is_gone_before_the_worker_begins_is_refused",
    "B44": "database/packs/reader/test_worker.py::test_b44_reading_stops_as_soon_as_it_is_cancelled",
    "B45": "database/packs/test_many_packs.py::test_b45_packs_come_in_one_after_another_and_stop_where_one_wants",
    "B46": "database/packs/reader/test_worker.py::test_b46_anything_but_a_plain_file_is_refused_without_a_process",
    "B47": "database/packs/format/test_container.py::test_b47_numbers_of_entries_at_the_limit_and_beyond",
    "B48": "database/packs/reader/test_sandbox_isolation.py::test_b48_reading_touches_nothing_but_its_folder",
    "C1": (
        "engine/kernel/play/test_fuel_limits.py::test_an_ability_that_sets_off_itself_is_stopped_at_its_chain",
        "engine/kernel/play/test_fuel_limits.py::test_two_abilities_that_set_off_each_other_are_stopped",
        "engine/abilities/runtime/test_endless_abilities.py::test_abilities_that_set_off_one_another_are_stopped",
    ),
    "C2": (
        "engine/kernel/play/test_fuel_limits.py::test_an_ability_without_end_runs_out_of_fuel",
        "engine/abilities/runtime/test_endless_abilities.py::test_endless_abilities_are_stopped",
        "engine/kernel/state/test_look_budget.py::test_a_condition_that_looks_without_end_stops_and_is_reported",
        "engine/kernel/state/test_look_budget.py::test_a_scenario_that_looks_without_end",
    ),
    "C3": (
        "engine/abilities/loading/test_hostile_abilities.py::test_numbers_out_of_bounds_are_refused",
        "engine/kernel/chance/test_rolls.py::test_a_throw_has_bounds",
    ),
    "C4": (
        "engine/content/test_problems.py::test_a_newer_minor_version_is_kept_as_it_came",
        "engine/content/test_problems.py::test_something_newer_inside_makes_the_whole_unread",
    ),
    "C5": (
        "engine/content/maps/test_pieces.py::test_sizes_of_maps",
        "engine/content/loading/test_hostile_json.py::test_map_sizes_that_would_fill_the_memory",
        "rules/battleground/positions/test_state_checks.py::test_an_unreachable_position_is_refused_with_its_path",
    ),
    "C6": (
        "rules/battleground/checks/test_map_checks.py::test_a_map_has_a_zone_for_each_army",
        "rules/battleground/checks/test_map_checks.py::test_objectives_lie_on_the_map_within_reach",
    ),
    "C7": "engine/content/checks/test_army_limits.py::test_a_format_is_kept",
    "C8": (
        "database/test_document_references.py::test_renaming_keeps_every_reference",
        "database/test_document_references.py::test_a_document_in_use_is_not_deleted_unasked",
    ),
    "C9": "conformance/test_conformance.py::test_games_end_and_replay_and_go_the_same_with_real_dice",
    "C10": "engine/kernel/play/test_journal.py::test_a_journal_that_does_not_fit_names_its_first_wrong_entry",
    "C11": (
        "conformance/test_determinism.py::test_other_processes_hash_seeds_and_optimised_code_play_the_same_games",
        "engine/bots/test_match.py::test_the_number_of_workers_changes_nothing",
    ),
    "C12": "editor/documents/test_document.py::test_undo_and_redo_lead_through_the_same_documents",
    "C13": "editor/cli/verbs/test_play.py::test_after_an_interrupt_the_games_that_were_over_count",
    "D5": (
        "editor/app/test_main_process.py::test_without_a_screen_the_app_says_so",
        "editor/test_language.py::test_a_language_there_is_not_is_reported",
    ),
    "D6": "engine/words/test_letter_fold.py::test_letters_that_few_keyboards_have",
    "D7": "editor/shell/test_main_window_looks.py::test_a_window_that_was_changed_looks_like_one_that_was_opened_so",
    "D8": (
        "tools/test_legible.py::test_a_screen_is_seen_named_translated_and_has_room",
        "journeys/test_by_keyboard.py::test_a_round_a_take_back_dark_polish_and_the_result",
    ),
}
"""The tests of each case that no bad pack of `tests/support/evil_packs.py` bears the number of."""

CASES = [
    f"{part}{number}" for part, last in {"A": 43, "B": 48, "C": 13, "D": 8}.items() for number in range(1, last + 1)
]


def names_in(module: Path) -> Iterator[str]:
    """The names of the tests in a file."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    return (node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@all_cases("case", CASES, by=lambda case: case[0])
def test_every_case_has_its_test(case: str) -> None:
    """The tests that are named exist, or bad packs have its number, or a reason is given why there is none."""
    proved = PROVED.get(case, ())
    for each in (proved,) if isinstance(proved, str) else proved:
        module, _, name = each.partition("::")
        assert name in names_in(TESTS / module)
    assert (case in LATER) != (bool(proved) or any(each.split()[0] == case for each in EVIL))


def test_the_catalogues_have_112_cases_and_no_row_is_of_another() -> None:
    assert len(CASES) == 112
    assert {*PROVED, *LATER} <= {*CASES}
