"""Which tests prove that each failure is mended that a search for them found: high (H), medium (M), low (L).

What is left as it is has its reason.
"""

from collections.abc import Mapping
from typing import NamedTuple

from tests.architecture.test_case_catalogues import TESTS, names_in
from tests.support.cases import all_cases


class Failure(NamedTuple):
    """A failure, the tests of its correction, and the reason why a part of it remains."""

    what: str
    tests: tuple[str, ...]
    stays: str = ""


ONLY_TEXT = "tools/test_canaries.py::test_b35_b36_"
LOOKS = "engine/kernel/state/test_look_budget.py::"
COSTLY = "engine/content/checks/test_costly_documents.py::"
WRITING = "database/files/test_atomic_write.py::"
PLANNER = "database/imports/test_pack_planner.py::"
WORK = "engine/bots/test_work_limit.py::"
MATCH = "engine/bots/test_match.py::"
BOUNDS = "database/packs/reader/test_worker_bounds.py::"
DOOR = "editor/app/test_single_instance.py::"
OPENING = "database/store/test_open_library.py::"
PLAY = "editor/cli/verbs/test_play.py::"
OUTPUT = "editor/cli/test_output.py::"
EXPORT = "editor/cli/pack_verbs/test_export.py::"
LOG = "editor/app/test_log.py::"

FAILURES: Mapping[str, Failure] = {
    "H1": Failure(
        "a name with an image tag had labels read the file that it named",
        (
            ONLY_TEXT + "no_screen_obeys_what_an_author_wrote",
            ONLY_TEXT + "no_screen_at_all",
            ONLY_TEXT + "nothing_in_a_whole_game",
            "architecture/test_only_text.py::test_authors_words_stay_text",
            "architecture/test_only_text.py::test_unsafe_text_is_caught",
        ),
    ),
    "H2": Failure(
        "conditions inside conditions looked at so many figures that nothing ever answered",
        (
            LOOKS + "test_a_condition_that_looks_without_end_stops_and_is_reported",
            LOOKS + "test_numbers_that_look_without_end",
            LOOKS + "test_the_protocol_answers",
            LOOKS + "test_more_of_them",
            LOOKS + "test_check_warns_of_what_looks_deep",
        ),
    ),
    "M1": Failure(
        "marks on letters were put in order before their number was looked at",
        (
            COSTLY + "test_marks_in_disorder_are_not_put_in_order_before_they_are_counted",
            COSTLY + "test_marks_on_one_letter_are_bounded_in_texts_too",
            COSTLY + "test_as_many_texts_as_there_may_be_with_as_many_marks_as_there_may_be",
        ),
    ),
    "M2": Failure(
        "others could read a new key, or a private document that is replaced, for a moment",
        (WRITING + "test_a_private_file_was_never_open_to_others",),
    ),
    "M3": Failure(
        "new ids for many documents in conflict were tried one by one, and Cancel did not end it",
        (
            PLANNER + "test_the_library_is_asked_no_more_for_many_conflicts_than_for_few",
            PLANNER + "test_4900_conflicts_are_planned_and_brought_in_within_seconds",
            PLANNER + "test_a_plan_is_given_up_as_soon_as_somebody_wants_that",
            PLANNER + "test_an_import_that_is_given_up_has_brought_in_nothing",
            "editor/pages/library/import_export/test_import_dialog.py"
            "::test_cancelling_stops_the_thinking_through_of_the_import_too",
        ),
    ),
    "M4": Failure(
        "an object was copied for each of its wrong keys",
        (
            COSTLY + "test_unknown_keys",
            COSTLY + "test_a_part_with_problems_is_left_out_of_all_its_places",
        ),
    ),
    "M5": Failure(
        "each unknown id, or key of an army, was compared with all known ones",
        (
            COSTLY + "test_suggestions_are_searched_for_only_a_few_times",
            COSTLY + "test_unknown_keys_of_armies_are_compared_only_where_they_are_reported",
        ),
    ),
    "M6": Failure(
        "bots thought for minutes about crowds and triggers",
        (
            WORK + "test_an_evaluation_beyond_the_limit_ends_with_the_best_choice_so_far",
            WORK + "test_an_imagined_game_ends_where_its_work_is_done",
            WORK + "test_abilities_that_set_off_one_another",
            WORK + "test_a_thousand_figures",
            WORK + "test_hundreds_of_abilities_that_set_off_one_another",
        ),
    ),
    "M7": Failure(
        "one killed worker lost all games of a match",
        (
            MATCH + "test_a_killed_worker_costs_nothing",
            MATCH + "test_games_that_kill_each_worker_do_not_take_the_others_along",
            PLAY + "test_games_that_the_system_ends_are_reported_and_the_others_count",
        ),
    ),
    "M8": Failure(
        "a pack of many honest photographs had too little time, and was called broken",
        (
            BOUNDS + "test_fifty_photographs_come_in",
            BOUNDS + "test_pictures_that_were_read_give_it_more_time_within_a_bound",
            BOUNDS + "test_a_worker_that_works_too_much_is_reported_from_one_that_dies",
        ),
    ),
    "M9": Failure(
        "a second start handed its names to whoever held the door",
        (
            DOOR + "test_nothing_is_handed_to_somebody_else_who_holds_the_door",
            DOOR + "test_a_folder_that_others_may_write_to_has_no_door_in_it",
            DOOR + "test_a_place_that_somebody_else_made_is_not_taken",
            DOOR + "test_the_door_is_for_one_person",
        ),
    ),
    "L1": Failure(
        "a reader that cannot start was reported as the fault of the pack",
        (
            BOUNDS + "test_a_worker_that_cannot_begin_is_not_reported_as_the_packs_fault",
            BOUNDS + "test_nor_is_a_python_that_may_not_be_run",
        ),
    ),
    "L2": Failure(
        "a pipe as key or translation was waited for, and a file that cannot be read was called standard input",
        (
            EXPORT + "test_a_pipe_or_a_device_is_not_waited_for",
            OUTPUT + "test_a_file_that_cannot_be_read_is_named",
        ),
    ),
    "L3": Failure(
        "nested brackets at the door raised, and many names held it up",
        (
            DOOR + "test_nonsense_at_the_door_is_not_understood",
            DOOR + "test_ten_thousand_names_are_answered_at_once",
        ),
    ),
    "L4": Failure(
        "names of files reached the terminal with what it obeys",
        (OUTPUT + "test_a_terminal_obeys_no_name_of_a_file", OUTPUT + "test_only_the_output_module_prints"),
    ),
    "L5": Failure(
        "lists of missing names filled the terminal",
        (OUTPUT + "test_long_lists_end_with_how_much_more_there_is",),
    ),
    "L6": Failure(
        "a note of times in a pack could hold anything (the bad packs “B14 much in a note of times”)",
        ("database/packs/reader/test_evil_packs.py::test_every_bad_pack_is_refused_for_its_reason",),
    ),
    "L7": Failure(
        "a library with the journal of a crash was not opened where nothing may be written",
        (
            "database/store/test_connection_after_crash.py::test_where_nothing_may_be_written_it_is_taken_back_in_a_copy",
            OPENING + "test_an_older_library_in_a_folder_that_may_not_be_written_is_read_too",
        ),
    ),
    "L8": Failure(
        "a lock and a folder for backups were left beside what is no library",
        (OPENING + "test_nothing_is_laid_beside_what_is_no_library",),
    ),
    "L9": Failure(
        "the folders of library, backups, log and settings could be read by others",
        (
            "editor/app/test_main_process.py::test_the_folders_of_a_first_start_are_for_one_person",
            WRITING + "test_folders_are_made_for_their_owner_alone",
            OPENING + "test_a_missing_library_is_made",
        ),
    ),
    "L10": Failure(
        "a link that another user had laid was followed",
        (
            WRITING + "test_a_link_that_another_user_has_laid_is_not_followed",
            WRITING + "test_a_link_of_ones_own_is_followed_in_a_folder_that_all_may_write_into",
        ),
    ),
    "L11": Failure(
        "a key that others may read was used without a word, its password was cheap to try, a pack could overwrite it",
        (
            EXPORT + "test_a_key_that_others_may_read_is_warned_about",
            EXPORT + "test_a_pack_is_never_written_over_its_key",
            "database/packs/format/test_signatures.py::test_a_password_is_dear_to_try",
        ),
    ),
    "L12": Failure(
        "opening a scenario read all that lies around it",
        ("editor/pages/play/start/test_own_scenarios.py::test_beside_a_file_no_more_is_read_than_takes_a_moment",),
    ),
    "L13": Failure(
        "an interrupted match did not show the games that were over",
        (PLAY + "test_after_an_interrupt_the_games_that_were_over_count",),
    ),
    "L14": Failure(
        "large maps piled up in caches, and one of wrong hexes took seconds to check",
        (
            "engine/geometry/test_bounded_cache.py::test_large_maps_do_not_pile_up",
            COSTLY + "test_a_map_of_wrong_hexes",
        ),
    ),
    "L15": Failure(
        "the window stood still at its start, with a thousand figures, and with the largest map",
        (
            "journeys/test_beginning_and_end.py::test_a_scenario_on_the_command_line_does_not_stop_the_window",
            "editor/canvas/test_board_painter.py::test_a_crowd_is_drawn_bit_by_bit_and_each_piece_once",
            "editor/canvas/test_board_painter.py::test_a_crowd_that_was_drawn_is_not_drawn_again",
            "editor/canvas/layers/test_layers.py::test_a_large_map_is_drawn_bit_by_bit",
        ),
        "The page of a map of 200 x 200 hexes with 5,000 pieces still takes 0.2 to 0.3 s of the processor when it is "
        "opened: each of its 40,000 hexes becomes a part of the board before the first is drawn, and a map of the size "
        "of a box takes a fiftieth of that.",
    ),
    "L16": Failure(
        "after a sleep, after a crash of the interpreter, after three crashes nothing was done",
        (
            "database/packs/reader/test_worker_suspension.py::test_a35_a_pack_is_read_to_its_end_after_the_computer_slept",
            "editor/documents/test_document_suspension.py::test_a35_saves_go_on_after_a_sleep",
            PLAY + "test_a35_a_match_goes_on_after_the_computer_slept",
            LOG + "test_a37_the_stack_of_a_crash_is_in_the_log_of_the_next_start",
            LOG + "test_a38_after_three_crashes_it_begins_with_less_and_says_so",
            LOG + "test_a38_the_way_back_out_of_safe_mode",
        ),
    ),
}

CASES = [f"{part}{number}" for part, last in {"H": 2, "M": 9, "L": 16}.items() for number in range(1, last + 1)]


@all_cases("case", CASES, by=lambda case: case[0])
def test_every_failure_has_its_tests(case: str) -> None:
    """The named tests exist, and each failure says what its tests prove."""
    failure = FAILURES[case]
    assert failure.what
    assert failure.tests
    for each in failure.tests:
        module, _, name = each.partition("::")
        assert name in names_in(TESTS / module), each


def test_there_are_27_of_them() -> None:
    assert len(CASES) == 27
    assert list(FAILURES) == CASES
