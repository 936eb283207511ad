### English: why the computer player suggests what it does. One plain sentence each.

reason-attack-nil = Try to make the Nil bidder win this trick.
reason-bid-count = These cards should win about { $tricks ->
    [1] one trick
   *[other] { $tricks } tricks
}.
reason-bid-double-nil-behind = You are { $deficit } points behind: only a Double Nil can bring you back.
reason-bid-enough = A bid of { $bid } is enough: made, it reaches the target.
reason-bid-must-win = Only a bid of { $bid } can still win: a lower one would lose the match even when made.
reason-bid-nil = You can probably stay below every trick; the risk is about { $risk }%.
reason-cover-nil = Play high, so that your partner's Nil can stay below.
reason-decline-double-nil = Double Nil with unknown cards would lose more than it wins.
reason-discard-danger = You need not follow suit: throw away a card that could win a trick against your will.
reason-duck-bags = The contract is made: stay below, and avoid another bag.
reason-duck-nil = Stay below the card that wins, to keep your Nil.
reason-exchange-dangerous = Exchange the cards that would most likely win a trick: { $cards }.
reason-exchange-none = Your cards are low enough: a new one could only be worse.
reason-give-nothing = You cannot win this trick: give up your lowest card.
reason-keep-card = Keep { $card }: it is worth more than an unknown card.
reason-last-trick = It is the last trick, and your last card.
reason-lead-attack-nil = Lead low, so that the Nil bidder may have to win.
reason-lead-cover = Lead high, to cover your partner's Nil.
reason-lead-draw-spades = Lead spades, to take them out of the opponents' hands.
reason-lead-low = Lead low, and keep your winners for later.
reason-lead-nil = Lead a card that the others will beat, to keep your Nil.
reason-lead-safe = { $card } is a safe lead: it gives nothing away.
reason-lead-winner = { $card } is the highest card left in its suit: take the trick now.
reason-leave-bags = The contract is lost: leave the tricks to the opponents, as bags.
reason-look = Double Nil is too risky here: look at your cards.
reason-montecarlo-card = Of { $count } random ends of this hand for each card, { $card } came out best.
reason-montecarlo-equal = The cards that you can play are all worth the same.
reason-nil-hopeless = The Nil is lost: now win what helps your side.
reason-only-card = It is the only card that you can play.
reason-partner-has-it = Your partner is winning this trick: play low.
reason-pass-dangerous = Pass the cards that would most likely win a trick: { $cards }.
reason-pass-help = Pass cards that help your partner's Nil: { $cards }.
reason-random = Chosen at random.
reason-refuse-card = Refuse { $card }: the next card is probably more useful.
reason-ruff = You have none of the suit led: take the trick with a spade.
reason-set-them = Win this trick, so that the opponents fall short of their contract.
reason-shed-winner = This trick is your side's anyway: part with a card that could later win one that you do not want.
reason-take-all-needed = You need every trick that is left: win this one.
reason-throw-low = Throw away a low card that you will not need.
reason-win-cheaply = { $card } is the lowest card that wins this trick.
reason-win-needed = Win this trick: your contract needs it.
