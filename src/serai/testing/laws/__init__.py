"""The laws that every game obeys, each as a function of a table at which it is to hold.

In the tests of a game:

    @pytest.mark.parametrize("table", tables("bazaar"), ids=str)
    @pytest.mark.parametrize("law", LAWS, ids=name_of)
    def test_the_law_holds(law: Law, table: Table) -> None:
        law(table)

A law that is broken is an AssertionError. One that has nothing to check at a table raises SkipTest
with the reason, which pytest reports as a skipped test.
"""

from .common import Law
from .hidden import (
    a_picture_shows_what_its_seat_may_know,
    a_record_in_progress_holds_the_commitment_and_not_the_seed,
    a_seat_is_shown_its_own_choices,
    a_view_is_the_same_whatever_was_seen_before,
    a_world_dealt_anew_looks_the_same_to_the_seat,
    actions_are_shown_alike_in_worlds_that_are_alike_to_a_seat,
    an_end_as_players_might_play_it_is_an_end,
    hiding_twice_hides_no_more,
    legality_never_reads_what_is_hidden,
    the_true_world_is_among_the_deals,
    what_a_seat_gets_is_plain_data,
    what_was_hidden_is_dealt,
    without_secret_choices_everybody_knows_what_may_be_done,
)
from .observing import (
    an_observation_is_what_the_seat_may_know,
    every_number_of_an_observation_is_written_named_and_in_bounds,
    many_tables_step_as_the_rules_do,
)
from .playing import (
    a_game_ends_and_its_win_is_shared_out,
    a_match_from_a_position_has_a_record_too,
    a_position_does_not_depend_on_how_it_came_about,
    a_position_is_a_value,
    a_position_round_trips,
    a_preview_is_what_then_happens,
    a_record_round_trips,
    a_record_with_moves_taken_back_round_trips,
    chance_acts_until_a_seat_has_to,
    chances_add_up,
    legal_actions_are_ascending_and_round_trip_as_text,
    legal_means_no_reasons_over_all_actions,
    states_are_sound,
    the_ledger_adds_up_at_every_moment,
    the_same_seed_gives_the_same_game,
    undo_gives_back_the_same_bytes,
    what_is_good_is_a_share_of_the_win_and_a_weight_for_every_action,
    what_the_frame_says_has_its_texts,
    whatever_a_seat_does_is_told,
)

LAWS: tuple[Law, ...] = (
    legal_actions_are_ascending_and_round_trip_as_text,
    legal_means_no_reasons_over_all_actions,
    undo_gives_back_the_same_bytes,
    the_same_seed_gives_the_same_game,
    the_ledger_adds_up_at_every_moment,
    a_game_ends_and_its_win_is_shared_out,
    chance_acts_until_a_seat_has_to,
    a_record_round_trips,
    a_record_with_moves_taken_back_round_trips,
    a_position_round_trips,
    a_position_is_a_value,
    chances_add_up,
    a_match_from_a_position_has_a_record_too,
    a_position_does_not_depend_on_how_it_came_about,
    states_are_sound,
    a_preview_is_what_then_happens,
    whatever_a_seat_does_is_told,
    what_is_good_is_a_share_of_the_win_and_a_weight_for_every_action,
    legality_never_reads_what_is_hidden,
    without_secret_choices_everybody_knows_what_may_be_done,
    an_end_as_players_might_play_it_is_an_end,
    a_world_dealt_anew_looks_the_same_to_the_seat,
    actions_are_shown_alike_in_worlds_that_are_alike_to_a_seat,
    a_seat_is_shown_its_own_choices,
    the_true_world_is_among_the_deals,
    what_was_hidden_is_dealt,
    hiding_twice_hides_no_more,
    what_a_seat_gets_is_plain_data,
    a_view_is_the_same_whatever_was_seen_before,
    a_record_in_progress_holds_the_commitment_and_not_the_seed,
    a_picture_shows_what_its_seat_may_know,
    an_observation_is_what_the_seat_may_know,
    every_number_of_an_observation_is_written_named_and_in_bounds,
    many_tables_step_as_the_rules_do,
    what_the_frame_says_has_its_texts,
)
# Long runs among them; `length` says how long.
LONG: tuple[Law, ...] = (
    legal_means_no_reasons_over_all_actions,
    the_ledger_adds_up_at_every_moment,
    a_game_ends_and_its_win_is_shared_out,
    chance_acts_until_a_seat_has_to,
)


def name_of(law: Law) -> str:
    return law.__name__.replace("_", " ")
