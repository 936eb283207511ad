### English: all that play needs.

## The table's rules: each field of the rules object, its values, and what it does

rule-game = Game
rule-game-help = The partnership game for four, or the draw game for two.
rule-target-score = Points to win
rule-target-score-help = The first side to reach this many points wins the match.
rule-losing-score = Losing score
rule-losing-score-help = A side at or below this score ends the match, and the higher score wins.
rule-max-hands = Hand limit
rule-max-hands-help = After this many hands the higher score wins; a level score is a draw.
rule-bag-limit = Bags per penalty
rule-bag-limit-help = Each time a side has gathered this many bags it pays the penalty; 0 means no penalty.
rule-bag-penalty = Bag penalty
rule-bag-penalty-help = The points lost each time a side reaches the bag limit.
rule-bag-value = Points for a bag
rule-bag-value-help = What a bag is worth when it is won: 1 point or none.
rule-nil-value = Points for Nil
rule-nil-value-help = Won with a Nil that takes no trick, lost with one that takes any.
rule-double-nil-value = Points for Double Nil
rule-double-nil-value-help = Won with a Double Nil that takes no trick, lost with one that takes any.
rule-double-nil = Double Nil allowed
rule-double-nil-help = Who may bid Double Nil: everybody, only a side well behind, or nobody.
rule-double-nil-deficit = Points behind for Double Nil
rule-double-nil-deficit-help = How far a side must be behind before it may bid Double Nil, where only a side behind may.
rule-exchange-order = Order of the exchange
rule-exchange-order-help = Whether the Double Nil bidder passes cards first, or both partners choose at once.
rule-discard-view = Who sees the discards
rule-discard-view-help = Whether a card discarded by keeping stays hidden, is seen by its drawer, or all discards lie open.

rule-value-game = { $value ->
    [partnership] partnership, four players
   *[two-player] two players, with the draw
}
rule-value-double-nil = { $value ->
    [always] always
    [behind] only when behind
   *[never] never
}
rule-value-exchange-order = { $value ->
    [bidder_first] bidder first
   *[simultaneous] both at once
}
rule-value-discard-view = { $value ->
    [hidden] nobody
    [private] the drawer
   *[open] everybody
}
rule-value-none = none

## What happened, as somebody would call the game. $you is "yes" when $name is the reader.

event-match-started = The match begins. { $target } points win.
event-hand-dealt = Hand { $hand }. { $you ->
    [yes] You deal.
   *[no] { $name } deals.
}
event-draw-begins = Hand { $hand }. { $you ->
    [yes] You draw first.
   *[no] { $name } draws first.
}
event-looked = { $you ->
    [yes] You look at your cards.
   *[no] { $name } looks at their cards.
}
event-bid-made = { $you ->
    [yes] You bid { $bid }.
   *[no] { $name } bids { $bid }.
}
event-double-nil-declined = { $you ->
    [yes] You do without Double Nil.
   *[no] { $name } does without Double Nil.
}
event-card-kept = You keep { $card }. The next card is discarded face down.
event-card-kept-seen = You keep { $card }. The next card, { $discarded }, is discarded.
event-card-kept-hidden = { $name } keeps the card. The next one is discarded face down.
event-card-kept-open = { $name } keeps the card. The next one, { $discarded }, is discarded.
event-card-refused = You refuse { $discarded } and take the next card, { $card }.
event-card-refused-hidden = { $name } refuses the card and takes the next one.
event-card-refused-open = { $name } refuses { $discarded } and takes the next card.
event-pass-chosen = You have chosen { $cards } to pass.
event-pass-chosen-hidden = { $name } has chosen three cards to pass.
event-cards-passed = You pass { $cards } to { $name }.
event-cards-passed-hidden = { $name } passes three cards to { $partner }.
event-cards-received = { $name } passes { $cards } to you.
event-cards-put-down = { $you ->
    [yes] { $count ->
        [0] You exchange no cards.
        [1] You put down one card, { $cards }.
       *[other] You put down { $count } cards: { $cards }.
    }
   *[no] { $count ->
        [0] { $name } exchanges no cards.
        [1] { $name } exchanges one card.
       *[other] { $name } exchanges { $count } cards.
    }
}
event-cards-redrawn = You take up { $cards }.
event-cards-redrawn-open = { $name } takes up { $cards }.
event-card-led = { $you ->
    [yes] You lead { $card }.
   *[no] { $name } leads { $card }.
}
event-card-played = { $you ->
    [yes] You play { $card }.
   *[no] { $name } plays { $card }.
}
event-card-forced = { $card } is the only card that you can play.
event-trick-taken = { $you ->
    [yes] You take trick { $trick }.
   *[no] { $name } takes trick { $trick }.
}
event-spades-broken = Spades are broken.
event-hand-scored = Hand { $hand } is over.
event-undone = { $you ->
    [yes] You take back your last move.
   *[no] { $name } takes back a move.
}
event-thinking = { $name } is thinking …
event-resumed = The match goes on where it was left, in hand { $hand }.

# The lines of a hand's score. $amount comes with its sign.
line-contract-made = { $side }: contract { $contract } made with { $taken }, { $amount }
line-contract-failed = { $side }: contract { $contract } failed with { $taken }, { $amount }
line-contract-none = { $side }: no contract to make
line-bags = { $side }: { $count ->
    [1] 1 bag, { $amount }
   *[other] { $count } bags, { $amount }
}
line-nil-made = { $you ->
    [yes] Your Nil is made, { $amount }
   *[no] Nil of { $name } is made, { $amount }
}
line-nil-failed = { $you ->
    [yes] Your Nil has failed, { $amount }
   *[no] Nil of { $name } has failed, { $amount }
}
line-double-nil-made = { $you ->
    [yes] Your Double Nil is made, { $amount }
   *[no] Double Nil of { $name } is made, { $amount }
}
line-double-nil-failed = { $you ->
    [yes] Your Double Nil has failed, { $amount }
   *[no] Double Nil of { $name } has failed, { $amount }
}
line-bag-penalty = { $side }: bag penalty, { $amount }
line-total = { $side }: { $amount } this hand, now { $score }, bags: { $bags }

match-won = You win the match, { $score } to { $other }.
match-lost = You lose the match, { $score } to { $other }.
match-winner = The match goes to { $side }, { $score } to { $other }.
match-draw = The match is a draw, { $score } to { $other }.
match-conceded = { $you ->
    [yes] You concede the match.
   *[no] The match is conceded by { $side }.
}
match-accepted = { $you ->
    [yes] The others have left. The match is yours.
   *[no] The others have left. The match goes to { $side }.
}
match-abandoned = The match was abandoned. Nobody wins.

## What the player is asked

prompt-look = Look at your cards, or bid Double Nil without looking?
prompt-double-nil = Bid Double Nil before your first card, or do without?
prompt-bid = Your bid: Nil, or 1 to 13?
prompt-card = Which card do you play?
prompt-lead = Which card do you lead?
prompt-pass = Which three cards do you pass to { $name }?
prompt-keep = You drew { $card }. Keep it or refuse it?
prompt-exchange = { $count ->
    [1] Which card do you exchange? You may also exchange none.
   *[other] Which cards do you exchange, up to { $count }? You may also exchange none.
}
prompt-more-cards = { $count ->
    [0] That is all.
    [1] One more card.
   *[other] { $count } more cards.
}
prompt-legal = You can play: { $cards }

## Where things stand

status-hand-number = Hand { $hand }
status-target = Playing to { $target }
status-max-hands = { $hands ->
    [1] at most 1 hand
   *[other] at most { $hands } hands
}
status-dealer = { $you ->
    [yes] You are the dealer.
   *[no] { $name } is the dealer.
}
status-first-drawer = { $you ->
    [yes] You draw first in this hand.
   *[no] { $name } draws first in this hand.
}
status-turn = { $you ->
    [yes] It is your turn.
   *[no] It is the turn of { $name }.
}
status-hand = Your hand: { $cards }
status-hand-hidden = You have not looked at your cards yet.
status-hand-empty = You have no cards.
status-looked = { $you ->
    [yes] You have looked at your cards.
   *[no] { $name } has looked.
}
status-not-looked = { $you ->
    [yes] You have not looked yet.
   *[no] { $name } has not looked yet.
}
status-trick = Trick { $trick }: { $cards }
status-trick-empty = Trick { $trick }: no card yet
status-bid-none = { $you ->
    [yes] You have not bid yet.
   *[no] { $name } has not bid yet.
}
status-bid-taken = { $name }: bid { $bid }, taken { $taken }
status-contract = { $side }: contract { $contract }, taken { $taken }
status-score = { $side }: { $score } points, { $bags ->
    [1] 1 bag
   *[other] { $bags } bags
}
status-spades-broken = Spades are broken.
status-spades-not-broken = Spades are not broken yet.
status-last-trick = Last trick: { $cards }. { $you ->
    [yes] You took it.
   *[no] { $name } took it.
}
status-last-trick-none = No trick has been played in this hand.
status-passed = You passed { $cards }.
status-received = You received { $cards }.
status-stock = Cards left in the stock: { $count }
status-discards-known = Discards that you know: { $cards }

## The score sheet

sheet-title = Score sheet
sheet-both = both
sheet-empty = No hand has been scored yet.
sheet-hand = Hand
sheet-side = Side
sheet-bid = Bid
sheet-taken = Taken
sheet-contract = Contract
sheet-bags = Bags
sheet-points = Points
sheet-total = Total
sheet-bag-count = Bags held
