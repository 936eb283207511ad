"""Nobody can tell another hand from the true one, through any outlet: the small size of the bench.

``bench/twins.py`` compares the worlds, ``bench/leaks.py`` plants the leaks. A failure names its
seed; ``python bench/twins.py --seed-of "…"`` runs it again alone.
"""

import pytest

from bench.leaks import LEAKS, found_by
from bench.twins import compare

FOUND_IN = {
    "all_hands_in_a_state": {"frames", "probed"},
    "what_an_undo_would_restore_in_a_state": {"frames", "probed"},
    "a_hash_of_the_hands": {"frames", "probed"},
    "ones_own_cards_before_looking": {"frames", "probed"},
    "how_many_spades_a_neighbour_has": {"frames", "probed"},
    "a_spectator_sees_hands_taken_up": {"frames", "probed"},
    "others_see_the_card_that_is_drawn": {"frames", "probed"},
    "the_deal_is_told_whole": {"frames", "probed"},
    "a_resumed_stream_is_not_redacted": {"frames", "probed"},
    "the_length_of_a_frame": {"frames", "probed"},
    "the_order_of_events": {"frames", "probed"},
    "keys_of_tokens_in_events": {"frames", "probed"},
    "a_seed_opened_too_early": {"frames", "http", "probed"},
    "what_the_seat_to_act_may_do": {"frames", "probed"},
    "a_claim_offered_by_hidden_cards": {"frames", "probed"},
    "a_refusal_names_who_has_the_card": {"frames", "probed"},
    "a_stale_answer_tells_the_stock": {"frames", "probed"},
    "a_computer_takes_longer_where_it_has_a_choice": {"frames"},
    "a_search_ends_early": {"frames", "probed"},
    "the_page_of_a_table": {"http"},
    "a_record_refused_with_what_is_in_it": {"http"},
    "a_card_in_a_line_of_the_log": {"logs"},
    "a_token_in_a_line_of_the_log": {"logs"},
    "hidden_cards_counted_in_a_measure": {"measures"},
}
"""Through which outlet each planted leak has to be seen."""


@pytest.mark.slow
def test_a_viewer_is_told_the_same_in_both_worlds():
    assert sum(compare(f"suite twins {number}") for number in range(40)) >= 20


def test_a_seed_compares_the_same_worlds_each_time():
    assert [compare(f"suite twins {number}") for number in range(5)] == [
        compare(f"suite twins {number}") for number in range(5)
    ]


def test_there_are_at_least_twenty_leaks_and_each_has_its_outlet():
    assert set(FOUND_IN) == set(LEAKS)
    assert len(LEAKS) >= 20


@pytest.mark.slow
@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_seen(name):
    found = found_by(name)
    assert found is not None
    assert found.outlet in FOUND_IN[name], found
