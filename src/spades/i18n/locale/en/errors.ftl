### English: what went wrong, and what to do about it. In alphabetical order.

error-bid-out-of-range = { $bid } is no bid. Bid Nil (0), Double Nil, or a number from 1 to 13.
error-card-must-follow = { $card } does not follow suit, and you hold a card of the suit led. Play one of these: { $legal }.
error-card-not-in-hand = { $card } is not in your hand. Choose a card that you hold.
error-card-spades-not-broken = { $card } cannot be led: spades are not broken yet. Lead one of these: { $legal }.
error-card-unreadable = “{ $text }” is no card. Write the rank, then the suit, such as AS, TD or 2C.
error-language-unknown = “{ $language }” is not a language that we speak. Choose one of these: { $known }.
error-turn-other-seat = It is not the turn of { $seat ->
    [0] seat 0
    [1] seat 1
    [2] seat 2
    [3] seat 3
   *[other] { $seat }
}. Wait for { $turn ->
    [0] seat 0
    [1] seat 1
    [2] seat 2
    [3] seat 3
   *[other] { $turn }
} first.
