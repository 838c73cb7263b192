"""The tests of each of the 24 bugs that somebody found who had never seen the program; each has at least one."""

from collections.abc import Mapping

from tests.architecture.test_case_catalogues import TESTS, names_in

TABLE, START = "editor/pages/play", "editor/pages/play/start"

PROVED: Mapping[str, tuple[str, ...]] = {
    "1 the tray paints the marks of one throw on others": (
        f"{TABLE}/widgets/test_dice_tray.py::test_marks_of_a_throw_stay_off_other_throws",
    ),
    "2 the inspector shows what was": (
        f"{TABLE}/test_hover_controller.py::test_the_inspector_follows_a_figure_that_the_mouse_has_left",
        f"{TABLE}/test_hover_controller.py::test_odds_of_an_attack_leave_the_inspector_once_it_was_made",
    ),
    "3 F2 says that nothing speaks against a grey answer": (
        f"{TABLE}/test_input_controller.py::test_a_grey_button_says_in_its_tip_what_f2_says",
        f"{TABLE}/test_input_controller.py::test_f2_on_an_answer_that_is_possible_says_so",
    ),
    "4 a reason is about the first enemy, not the nearest": (
        "editor/playtest/test_choice_explanation.py::test_the_reason_is_about_the_nearest_enemy",
    ),
    "5 dice that were typed lie by the next throw": (
        f"{TABLE}/widgets/test_keypad.py::test_dice_that_were_entered_lie_by_their_own_throw_only",
    ),
    "6 problems of documents of the library are not shown": (
        "editor/pages/library/test_document_problems.py::test_an_army_of_the_library_tells_what_is_wrong_with_it",
    ),
    "7 armies and placements of a scenario are not checked": (
        "editor/cli/verbs/test_check_folder.py::test_a_mission_with_an_army_beyond_its_format_is_wrong",
        f"{START}/test_start_questions.py::test_an_army_beyond_its_format_is_played_only_if_that_is_confirmed",
    ),
    "8 play returns to a game of an older version": (
        f"{START}/test_start_questions.py::test_play_asks_about_a_game_of_an_earlier_version",
        f"{START}/test_start_questions.py::test_continue_asks_about_a_saved_game_of_an_earlier_version",
    ),
    "9 a changed file is shown as it was": (
        "editor/services/test_file_reload.py::test_a_card_says_what_its_file_says_now",
        "editor/services/test_file_reload.py::test_a_card_that_is_opened_again_is_read_again_at_once",
    ),
    "10 new notes list stock maps only": (
        "editor/pages/notes/test_new_notes_dialog.py::test_maps_of_the_library_are_listed_and_annotated",
    ),
    "11 armies of the user have no name beside their player": (
        f"{TABLE}/test_player_names.py::test_an_army_of_the_library_has_its_name_beside_its_player",
        f"{TABLE}/test_player_names.py::test_an_army_in_a_file_has_its_name_beside_its_player",
    ),
    "12 the way back from the rules names a page that is closed": (
        "editor/pages/rules/test_open_rules.py::test_without_the_page_one_came_from_the_way_leads_to_the_start",
    ),
    "13 heights are cut by neighbours, the cursor covers where a figure faces": (
        "editor/canvas/layers/test_hex_ground.py::test_no_height_is_cut_by_the_body_beside_it",
        "editor/canvas/test_map_view.py::test_the_line_of_the_cursor_leaves_the_beak_of_a_figure_to_be_seen",
    ),
    "14 filters of the library are cut off in some languages": (
        "editor/pages/library/test_browser.py::test_filters_are_not_cut_off_in_any_language",
    ),
    "15 a status keeps its language, and stays": (
        "editor/shell/bars/test_toasts.py::test_toasts_follow_the_language_of_the_window",
        "editor/shell/bars/test_toasts.py::test_a_toast_goes_after_its_time",
    ),
    "16 after a dialog the keyboard is somewhere else": (
        "editor/shell/test_focus_controller.py::test_after_a_dialog_the_keyboard_is_back_at_the_work",
    ),
    "17 tab brings the problems to the front": (
        f"{TABLE}/test_page_layout.py::test_the_log_stays_in_front_while_tab_passes",
    ),
    "18 after a card was played, the keyboard is on a card of the opponent": (
        f"{TABLE}/sides/test_focus_after_card.py::test_the_keyboard_does_not_come_to_a_card_of_the_opponent",
    ),
    "19 an army in the trash is guessed at": (
        f"{START}/test_start_questions.py::test_a_scenario_that_can_no_longer_be_played_is_said_beside_its_open_game",
        "editor/cli/verbs/test_check_folder.py::test_a_reference_into_the_trash_is_reported_as_such",
    ),
    "20 the sides scroll by themselves": (
        f"{TABLE}/sides/test_scroll_to_choice.py::test_the_other_side_stays_where_it_was_scrolled_to",
    ),
    "21 check takes no folder, and files do not find one another": (
        "editor/cli/verbs/test_check_folder.py::test_all_documents_of_a_folder_are_checked",
        "editor/cli/verbs/test_check_folder.py::test_files_that_are_named_together_find_one_another",
    ),
    "22 a question is asked where only one answer is possible": (
        f"{TABLE}/test_session_controller.py::test_a_question_with_one_answer_answers_itself",
        "editor/presenters/battleground/test_questions.py::test_dice_are_not_asked_for_where_all_hit_or_block_enough",
        "editor/presenters/battleground/test_questions.py::test_focus_is_not_offered_where_a_figure_comes_without",
    ),
    "23 a bot plays cards that its other figures need": (
        "engine/bots/players/test_search.py::test_search_keeps_cards_that_other_figures_need",
    ),
    "24 the trash does not show tags": ("database/test_trash.py::test_a_document_in_the_trash_shows_its_tags",),
}
"""By number and what was wrong."""


def test_every_bug_has_a_test_that_exists() -> None:
    assert sorted(int(bug.split()[0]) for bug in PROVED) == list(range(1, 25))
    for proofs in PROVED.values():
        assert proofs
        for each in proofs:
            module, _, name = each.partition("::")
            assert name in names_in(TESTS / module), each
