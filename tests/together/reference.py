"""Spades a second time, by hand: cards are texts, hands are lists, nothing is shared with the game.

Written from the rules as people tell them, as plainly as can be and without a thought for speed,
and it imports nothing of ``spades``. What the engine and this do not agree on is a bug in one of
them.
"""

from __future__ import annotations

from typing import Any

RANKS = "23456789TJQKA"
DECK = [rank + suit for suit in "CDHS" for rank in RANKS]


def in_order(cards):
    """Clubs to spades, each from high to low."""
    return sorted(cards, key=lambda card: ("CDHS".index(card[1]), -RANKS.index(card[0])))


def playable(hand, trick, broken):
    if trick:
        same = [card for card in hand if card[1] == trick[0][1]]
        return in_order(same or hand)
    plain = [card for card in hand if card[1] != "S"]
    return in_order(hand if broken or not plain else plain)


def taker(trick):
    """Which card of a trick takes it, counted from the one led."""
    spades = [card for card in trick if card[1] == "S"]
    led = [card for card in trick if card[1] == trick[0][1]]
    return trick.index(max(spades or led, key=lambda card: RANKS.index(card[0])))


def score_side(rules, players, bags):
    """Points, bags gained and bags left of a side; ``players`` are pairs of bid and tricks."""
    points = gained = 0
    contract = sum(bid for bid, _ in players if isinstance(bid, int))
    taken = sum(tricks for bid, tricks in players if isinstance(bid, int))
    if contract and taken >= contract:
        points += 10 * contract
        gained += taken - contract
    elif contract:
        points -= 10 * contract
    for bid, tricks in players:
        if not isinstance(bid, int):
            value = rules["nil_value"] if bid == "nil" else rules["double_nil_value"]
            points += value if tricks == 0 else -value
            gained += tricks
    points += gained * rules["bag_value"]
    left = bags + gained
    while rules["bag_limit"] and left >= rules["bag_limit"]:
        points -= rules["bag_penalty"]
        left -= rules["bag_limit"]
    return points, gained, left


def match_over(rules, scores, hands):
    """None, or ("winner", side or None)."""
    last = rules["max_hands"] is not None and hands >= rules["max_hands"]
    floor = rules["losing_score"]
    reached = max(scores) >= rules["target_score"]
    sunk = floor is not None and min(scores) <= floor
    if not (last or reached or sunk):
        return None
    if scores[0] == scores[1]:
        return ("winner", None) if last else None
    return ("winner", 0 if scores[0] > scores[1] else 1)


# --- perft by brute force


def number(card):
    return 16 * "CDHS".index(card[1]) + RANKS.index(card[0])


def padded(values, missing):
    return [*values, *[missing] * (4 - len(values))]


def trick_number(leader, cards, winner):
    code = leader + 4 * winner
    for place, card in enumerate(cards):
        code += 16 * 64**place * (number(card) + 1)
    return code


def hash_of(words):
    """The hash of an end: its words, each mixed in."""
    value = 0x14057B7EF767814F
    for word in words:
        value = (value ^ word) * 0x5851F42D4C957F2D % 2**63
        value ^= value // 2**32
    return value


def perft(rules, hands, bids, dealer, scores, bags, broken, depth=None):
    """Ends of a hand from its first lead on, and the sum of their hashes."""
    seats = len(hands)
    ends = [0, 0]

    def leaf(hands, tricks, leader, trick, taken, broken, over, scores, bags):
        words = [trick_number(*done) for done in tricks]
        words += [sum(2 ** number(card) for card in hand) for hand in padded(hands, [])]
        words.append(trick_number(leader, trick, 0))
        words.append(
            sum(count * 16**seat for seat, count in enumerate(taken))
            + 2**16 * bool(broken)
            + 2**17 * ["no", "0", "1", "-"].index(over)
        )
        ends[0] += 1
        ends[1] += hash_of([*words, *scores, *bags])

    def go(hands, tricks, leader, trick, broken, depth):
        taken = [sum(won == seat for _, _, won in tricks) for seat in range(seats)]
        if not any(hands):
            sides = [
                score_side(
                    rules, [(bids[seat], taken[seat]) for seat in range(side, seats, 2)], bags[side]
                )
                for side in (0, 1)
            ]
            after = [scores[side] + sides[side][0] for side in (0, 1)]
            end = match_over(rules, after, 1)
            over = "no" if end is None else "-" if end[1] is None else str(end[1])
            left = [sides[0][2], sides[1][2]]
            leaf(hands, tricks, leader, trick, taken, broken, over, after, left)
            return
        if depth == 0:
            leaf(hands, tricks, leader, trick, taken, broken, "no", scores, bags)
            return
        seat = (leader + len(trick)) % seats
        for card in playable(hands[seat], trick, broken):
            rest = [list(hand) for hand in hands]
            rest[seat].remove(card)
            table, done, lead = [*trick, card], tricks, leader
            if len(table) == seats:
                lead = (leader + taker(table)) % seats
                done, table = [*tricks, (leader, table, lead)], []
            deeper = None if depth is None else depth - 1
            go(rest, done, lead, table, broken or card[1] == "S", deeper)

    go(hands, [], (dealer + 1) % seats, [], broken, depth)
    return ends[0], ends[1] % 2**63


# --- a whole match


class Match:
    """A match as people sit at it. ``rules``: every field by its name."""

    def __init__(self, rules: dict[str, Any], first: int) -> None:
        self.rules = rules
        self.seats = 4 if rules["game"] == "partnership" else 2
        self.dealer = first
        self.scores, self.bags = [0, 0], [0, 0]
        self.number = 1
        self.winner: Any = None
        self.phase = "deal"
        self._clear()

    def _clear(self):
        n = self.seats
        self.looked = [False] * n
        self.hands: list[list[str]] = [[] for _ in range(n)]
        self.bids: list[Any] = [None] * n
        self.passed: list[Any] = [None] * n
        self.received: list[Any] = [None] * n
        self.tricks: list[Any] = []
        self.trick: list[str] = []
        self.leader: Any = None
        self.broken = False
        self.said: list[str] = []
        self.stock: list[str] = []
        self.turns: list[Any] = []  # of the draw: seat, card discarded, whether it was seen
        self.queue: list[int] = []
        self.owed: Any = None

    def _has_the_right(self, seat):
        mode, side = self.rules["double_nil"], seat % 2
        behind = self.scores[1 - side] - self.scores[side]
        return mode == "always" or (mode == "behind" and behind >= self.rules["double_nil_deficit"])

    def deal(self, hands):
        self.hands = [list(hand) for hand in hands]
        self._dealt("bidding")

    def put_stock(self, cards):
        self.stock = list(cards)
        self._dealt("draw")

    def _dealt(self, phase):
        self.phase = phase
        self.looked = [not self._has_the_right(seat) for seat in range(self.seats)]

    @property
    def to_act(self):
        if self.phase == "draw":
            return (self.dealer + len(self.turns)) % 2
        if self.phase == "bidding":
            order = [(self.dealer + 1 + turn) % self.seats for turn in range(self.seats)]
            return next(seat for seat in order if self.bids[seat] is None)
        if self.phase == "exchange":
            return self.queue[0] if self.owed is None else None
        if self.phase == "play":
            return (self.leader + len(self.trick)) % self.seats
        return None

    def legal(self):
        seat = self.to_act
        if seat is None:
            return []
        if self.phase == "draw":
            blind = ["decline", "bid double-nil"]
            return ["keep", "refuse"] if self.looked[seat] else blind
        if self.phase == "bidding":
            if not self.looked[seat]:
                return ["look", "bid double-nil"]
            return ["bid nil"] + [f"bid {bid}" for bid in range(1, 14)]
        if self.phase == "exchange":
            return ["pass C C C"] if self.seats == 4 else ["exchange C*"]
        return [f"play {card}" for card in playable(self.hands[seat], self.trick, self.broken)]

    def may_look(self):
        if self.phase != "bidding" or self.seats == 2:
            return []
        return [seat for seat in range(4) if not self.looked[seat]]

    def do(self, action):
        """``SEAT VERB ARGS``, a legal one."""
        seat, verb, *args = action.split()
        seat = int(seat)
        self.said.append(
            action
            if verb not in ("pass", "exchange")
            else " ".join([*action.split()[:2]] + ["??"] * len(args))
        )
        getattr(self, "_" + verb)(seat, args)

    def _look(self, seat, _):
        self.looked[seat] = True

    _decline = _look

    def _bid(self, seat, args):
        self.bids[seat] = int(args[0]) if args[0].isdigit() else args[0]
        self.looked[seat] = True
        if self.phase == "bidding":
            self._after_bids()

    def _keep(self, seat, _):
        card, other = self.stock.pop(0), self.stock.pop(0)
        self._turn(seat, card, other, False)

    def _refuse(self, seat, _):
        other, card = self.stock.pop(0), self.stock.pop(0)
        self._turn(seat, card, other, True)

    def _turn(self, seat, card, other, seen):
        self.hands[seat].append(card)
        self.turns.append((seat, other, seen))
        if not self.stock:
            self.phase = "bidding"
            self._after_bids()

    def _after_bids(self):
        if None in self.bids:
            return
        order = [(self.dealer + 1 + turn) % self.seats for turn in range(self.seats)]
        for seat in order:
            if self.bids[seat] == "double-nil":
                if self.seats == 2:
                    self.queue.append(seat)
                elif self.bids[(seat + 2) % 4] != "double-nil":
                    self.queue += [seat, (seat + 2) % 4]
        self.phase = "exchange"
        self._after_exchange()

    def _after_exchange(self):
        if not self.queue:
            self.phase, self.leader = "play", (self.dealer + 1) % self.seats

    def _pass(self, seat, cards):
        partner = (seat + 2) % 4
        self.passed[seat] = cards
        self.queue.pop(0)
        if self.rules["exchange_order"] == "bidder_first":
            self._move(seat, partner)
        elif self.passed[partner] is not None:
            self._move(seat, partner)
            self._move(partner, seat)
        self._after_exchange()

    def _move(self, giver, taker):
        for card in self.passed[giver]:
            self.hands[giver].remove(card)
        self.hands[taker] += self.passed[giver]
        self.received[taker] = self.passed[giver]

    def _exchange(self, seat, cards):
        for card in cards:
            self.hands[seat].remove(card)
        self.passed[seat] = cards
        self.owed = len(cards)
        if not cards:
            self.redraw([])

    def redraw(self, cards):
        seat = self.queue.pop(0)
        self.hands[seat] += cards
        self.received[seat] = list(cards)
        self.owed = None
        self._after_exchange()

    def _play(self, seat, cards):
        self.hands[seat].remove(cards[0])
        self.trick += cards
        self.broken = self.broken or cards[0][1] == "S"
        if len(self.trick) == self.seats:
            winner = (self.leader + taker(self.trick)) % self.seats
            self.tricks.append((self.leader, self.trick, winner))
            self.leader, self.trick = winner, []
            if len(self.tricks) == 13:
                self._score()

    @property
    def taken(self):
        return [sum(won == seat for _, _, won in self.tricks) for seat in range(self.seats)]

    def _score(self):
        for side in (0, 1):
            players = [(self.bids[s], self.taken[s]) for s in range(side, self.seats, 2)]
            points, _, self.bags[side] = score_side(self.rules, players, self.bags[side])
            self.scores[side] += points
        end = match_over(self.rules, self.scores, self.number)
        self.number += 1
        self.dealer = (self.dealer + 1) % self.seats
        self.phase = "deal" if end is None else "over"
        self.winner = None if end is None else end[1]
        self._clear()

    def sees(self, seat):
        """What a seat, or a spectator (None), is told: the keys of a view but the rules."""
        two = self.seats == 2
        on = self.phase not in ("deal", "over")
        sees_hand = on and seat is not None and self.looked[seat]
        told = {
            "seat": seat,
            "first_drawer" if two else "dealer": self.dealer,
            "hand_number": self.number,
            "phase": self.phase,
            "looked": self.looked,
            "hand": in_order(self.hands[seat]) if sees_hand else None,
            "bids": self.bids,
            "passed": None,
            "received": None,
            "tricks": [
                {"leader": leader, "cards": cards, "winner": won}
                for leader, cards, won in self.tricks
            ],
            "trick": {"leader": self.leader, "cards": self.trick},
            "taken": self.taken,
            "scores": self.scores,
            "bag_counts": self.bags,
            "spades_broken": self.broken,
            "actions": self.said,
        }
        for key, cards in (("passed", self.passed), ("received", self.received)):
            if seat is not None and cards[seat] is not None:
                told[key] = in_order(cards[seat])
        if two:
            holds = self.phase == "draw" and seat == self.to_act and self.looked[seat]
            told["drawn"] = self.stock[0] if holds else None
            told["discards"] = in_order(self._known_discards(seat))
            told["stock_left"] = len(self.stock)
        return told

    def _known_discards(self, seat):
        shown = self.rules["discard_view"]
        known = [
            card
            for drawer, card, seen in self.turns
            if shown == "open" or (drawer == seat and (seen or shown == "private"))
        ]
        for owner in (0, 1):
            if owner == seat or shown == "open":
                known = [card for card in known if card not in (self.received[owner] or [])]
        return known
