"""Playouts: every card legal, every result the engine's, every legal card as likely as another."""

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from spades.cards import ALL_CARDS, FULL_DECK
from spades.cards.card import CARD
from spades.game.actions import Play
from spades.game.decide import apply
from spades.game.state import Playing, State
from spades.kernel import rng as chances
from spades.kernel.bits import popcount, trailing_zeros
from spades.kernel.link import jit
from spades.kernel.points import WORTH
from spades.kernel.policies import RANDOM, RULES, play_many_of
from spades.kernel.rulepolicy import beaters
from spades.kernel.simulate import position_of
from spades.rules import PRESETS
from spades.rules.laws import beats
from spades.testing import random_deal, random_rules
from spades.testing.generate import random_steps
from spades.testing.perft import small_hand
from tests.kernel.playouts import SEED, agrees, legal, replayed, rows, traced_plays

pytestmark = pytest.mark.slow

POLICIES = (RANDOM, RULES)
GAMES = ("partnership", "two-player")


def play_states(game: str, seed: str, hands: int):
    """Positions of the play of random hands under random rules, any moment of it."""
    rng = random.Random(seed)
    found = []
    for _ in range(hands):
        # A first hand that ends the match is fine; one that is not bid at all is not there.
        rules = random_rules(rng, game)
        playing = [state for _, state in random_steps(rng, rules, 1) if isinstance(state, Playing)]
        for state in rng.sample(playing, min(3, len(playing))):
            bags = rng.randrange(rules.bag_limit or 9), rng.randrange(rules.bag_limit or 9)
            found.append(replace(state, match=replace(state.match, bag_counts=bags)))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name)
def test_every_playout_is_legal_and_ends_as_the_engine_says(game, policy):
    sizes, turns = set(), set()
    for number, state in enumerate(play_states(game, f"legal {game}", 80)):
        sizes.add(state.hands[state.to_act].bit_count())
        turns.add(len(state.trick))
        plays, made = traced_plays(state, policy, 6, SEED + number)
        for cards, *row in zip(plays, *made, strict=True):
            assert agrees(replayed(state, cards), *row)
    assert sizes == set(range(1, 14))
    assert turns == set(range(state.match.seats))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("policy", POLICIES, ids=lambda policy: policy.name)
def test_playouts_are_the_same_whether_traced_or_not(game, policy):
    """They are compiled apart, and only the traced ones are held against the engine."""
    seats = PRESETS[game].seats
    for number, state in enumerate(play_states(game, f"traced {game}", 20)):
        _, traced = traced_plays(state, policy, 500, SEED + number)
        made = rows(500, seats)
        given = np.array(position_of(state))
        worth, untraced = np.zeros(WORTH, np.int64), np.zeros((0, 0), np.int64)
        play_many_of(policy, seats)(given, SEED + number, 0, 256, worth, *made, untraced)
        for one, other in zip(traced, made, strict=True):
            assert np.array_equal(one, other)


# --- the distribution


def lines_of(state: State) -> dict[tuple[int, ...], float]:
    """Every way to play a position out, with the chance of it when each legal card is alike."""
    if not isinstance(state, Playing):
        return {(): 1.0}
    found = {}
    cards = legal(state)
    for card in cards:
        for line, chance in lines_of(apply(state, Play(state.to_act, card))).items():
            found[card, *line] = chance / len(cards)
    return found


def chi_square_is_usual(counts: Counter, expected: dict, total: int) -> bool:
    """Whether counts fit: the statistic lies within 4.5 standard deviations of what it should."""
    assert set(counts) <= set(expected)
    chi = sum((counts[key] - total * p) ** 2 / (total * p) for key, p in expected.items())
    freedom = len(expected) - 1
    return bool(abs(chi - freedom) < 4.5 * (2 * freedom) ** 0.5)


SMALL = (
    # game, cards a seat, cards on the table, the fewest lines of play wanted
    ("partnership", 2, 0, 8),
    ("partnership", 2, 2, 4),
    ("partnership", 3, 3, 20),
    ("two-player", 4, 0, 60),
    ("two-player", 4, 1, 40),
)


def play(state: Playing, card) -> Playing:
    """The position after a card."""
    after = apply(state, Play(state.to_act, card))
    assert isinstance(after, Playing)
    return after


def small_position(game: str, size: int, turns: int, fewest: int):
    """Few cards, spades broken or not, also in the middle of a trick; and its lines."""
    rng = random.Random(f"small {game} {size} {turns}")
    rules = PRESETS[game]
    for _ in range(1000):
        cards = rng.sample(ALL_CARDS, size * rules.seats)
        hands = [sum(1 << card for card in cards[seat :: rules.seats])
                 for seat in range(rules.seats)]  # fmt: skip
        state = small_hand(rules, tuple(hands), (2,) * rules.seats, broken=rng.random() < 0.5)
        for _ in range(turns):
            state = play(state, rng.choice(legal(state)))
        lines = lines_of(state)
        if fewest <= len(lines) < 500:
            return state, lines
    raise AssertionError("no such position was met")


@pytest.mark.parametrize("which", SMALL, ids=str)
def test_each_line_of_play_is_as_likely_as_its_choices_say(which):
    state, expected = small_position(*which)
    plays, _ = traced_plays(state, RANDOM, 200_000)
    assert chi_square_is_usual(Counter(map(tuple, plays)), expected, 200_000)


def test_all_cards_of_a_full_hand_are_led_alike():
    state = small_hand(PRESETS["partnership"], random_deal(random.Random("led")).hands, (3,) * 4)
    plays, _ = traced_plays(state, RANDOM, 100_000)
    expected = dict.fromkeys(legal(state), 1 / len(legal(state)))
    assert len(expected) > 7
    assert chi_square_is_usual(Counter(line[0] for line in plays), expected, 100_000)


# --- chance


@jit("void(int64[::1], int64, int64[:, ::1])")
def pick(masks, seed, found):
    for row in range(len(masks)):
        mask = masks[row]
        chance = chances.chance_at(chances.stream(seed, row))
        found[row, 0], left = chances.any_bit(mask, chance)
        found[row, 1] = left
        n = chance * popcount(mask) >> chances.BITS
        found[row, 2] = chances.nth_by_halving(mask, n)
        found[row, 3] = n
        found[row, 4] = chance


def test_the_nth_card_is_found_on_every_kind_of_processor():
    rng = random.Random("bits")
    masks = [sum(1 << card for card in rng.sample(ALL_CARDS, rng.randint(1, 52)))
             for _ in range(20_000)]  # fmt: skip
    found = np.zeros((len(masks), 5), np.int64)
    pick(np.array(masks), SEED, found)
    for mask, (bit, left, halved, n, chance) in zip(masks, found.tolist(), strict=True):
        bits = [card for card in range(64) if mask >> card & 1]
        assert n == chance * len(bits) >> chances.BITS
        assert left == chance * len(bits) & chances.FULL
        assert bit == halved == bits[n]


def test_the_generator_is_splitmix64():
    """Its published first numbers for the seed 1234567."""
    given = [mix(1234567, steps) % 2**64 for steps in (1, 2, 3)]
    assert given == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@jit("int64(int64, int64)")
def mix(state, steps):
    return chances.mixed(chances.later(state, steps))


def test_seeds_of_any_kind_are_words_of_their_own():
    words = {chances.seed_word(seed) for seed in (0, 1, -1, 10**40, "a", "b", b"c", "")}
    assert len(words) == 8
    assert all(-(1 << 63) <= word < 1 << 63 for word in words)
    assert chances.seed_word("7") == chances.seed_word(7)


# --- the rule player


@jit("int64(int64)")
def beaters_of(best):
    return beaters(best)


def test_what_beats_a_card_is_what_the_law_says():
    for best in ALL_CARDS:
        above = sum(1 << card for card in ALL_CARDS if beats(card, best))
        assert beaters_of(best) & FULL_DECK == above


def test_rules_play_alike_without_noise_and_at_random_with_nothing_else():
    state = small_hand(PRESETS["partnership"], random_deal(random.Random(4)).hands, (3, 0, 4, 3))
    sure, _ = traced_plays(state, RULES, 200, noise=0)
    assert len({tuple(line) for line in sure}) == 1
    # 1024 of 1024 cards at random: the leads are spread as those of ``random``.
    plays, _ = traced_plays(state, RULES, 100_000, noise=1024)
    expected = dict.fromkeys(legal(state), 1 / len(legal(state)))
    assert chi_square_is_usual(Counter(line[0] for line in plays), expected, 100_000)


def test_rules_keep_their_nils_and_contracts_better_than_chance():
    rng = random.Random("better")
    kept = by_chance = points = points_by_chance = 0
    for _ in range(60):
        state = small_hand(PRESETS["partnership"], random_deal(rng).hands, (3, 0, 4, 3))
        for policy, noise in ((RULES, 128), (RANDOM, 0)):
            _, (tricks, won, _) = traced_plays(state, policy, 50, noise=noise)
            if policy is RULES:
                kept += int((tricks[:, 1] == 0).sum())
                points += int(won[:, 0].sum())
            else:
                by_chance += int((tricks[:, 1] == 0).sum())
                points_by_chance += int(won[:, 0].sum())
    assert kept > 3 * by_chance
    assert points > points_by_chance


@jit()
def choose_lowest_bit(legal, hand, best, holder, after, seat, gone, taken, bids, noise, chance):
    return trailing_zeros(legal), chance


def test_a_policy_of_ones_own_plays_the_cards_that_it_chooses():
    own = replace(RANDOM, name="lowest bit", choose=(choose_lowest_bit, choose_lowest_bit))
    for state in play_states("partnership", "own", 5):
        plays, made = traced_plays(state, own, 1)
        now: State = state
        for card in plays[0]:
            assert isinstance(now, Playing)
            assert card == min(legal(now))
            now = apply(now, Play(now.to_act, CARD[card]))
        assert agrees(replayed(state, plays[0]), *(row[0] for row in made))
