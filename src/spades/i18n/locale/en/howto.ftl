### English: how to play, section by section. Each line is a paragraph; whoever shows it wraps it.
### The numbers are those of the classic rules; the last section says what a table may change.

howto-title = How to play
howto-partnership-title = Spades for four, in two partnerships
howto-two-player-title = Spades for two, with the draw

howto-aim-title = The aim
howto-deal-title = The deal
howto-draw-title = The draw
howto-bidding-title = Bidding
howto-nil-title = Nil
howto-double-nil-title = Double Nil
howto-play-title = Playing a hand
howto-breaking-title = Breaking spades
howto-scoring-title = Scoring
howto-bags-title = Bags
howto-end-title = The end of the match
howto-options-title = What a table may change

## Four players

howto-partnership-aim =
    Four people play, two against two. Your partner sits opposite you: North with South, East with West. The first side to reach 500 points wins.

    In each hand the two of you say how many tricks you will win together, and then try to win that many: not fewer, and preferably not more.
howto-partnership-deal =
    The game uses the ordinary 52 cards. In every suit the ace (A) is highest, then king (K), queen (Q), jack (J), 10 and so on down to the 2. Spades are always trump: any spade beats any card of another suit.

    The dealer gives 13 cards to each player. For the next hand the deal moves to the player on the dealer's left.
howto-partnership-bidding =
    The player on the dealer's left bids first, then everybody in turn, clockwise. You bid once, and you must: a number from 1 to 13, or Nil. You may bid less or more than those before you.

    The bids of two partners are added up. The sum is their contract, the number of tricks that they must win. If you bid 4 and your partner 3, your side needs 7 tricks, no matter which of you wins them.

    A first estimate: count your aces, your kings with a small card beside them, and each spade that you hold beyond the third.
howto-partnership-nil =
    Nil is a bid of 0: you promise not to win a single trick. If you keep the promise, your side gets 100 points; if you win even one trick, it loses 100.

    Your partner bids as usual and must win their own number alone. Your tricks do not count towards it: if your Nil fails, each trick that you won is a bag (see “Bags”).

    Both partners may bid Nil. Each Nil is then scored on its own.
howto-partnership-double-nil =
    Double Nil is a Nil that you bid before you have seen your cards, worth 200 points won or lost. So the game first asks whether you want to look. Once you have looked, you can no longer bid Double Nil in this hand; everybody can see who has looked.

    If you bid Double Nil, you then see your cards. When all have bid, you pass three cards face down to your partner, who takes them up and passes three cards back to you, any three. So give away what could win a trick.

    If both partners bid Double Nil, no cards are passed.
howto-partnership-play =
    The player on the dealer's left leads: plays the first card of the first trick. The others follow clockwise, one card each.

    If you hold a card of the suit that was led, you must play that suit. If you hold none, you may play anything, a spade too.

    The highest spade wins the trick. If there is no spade in it, the highest card of the suit led wins. The winner leads the next trick. After 13 tricks the hand is over.
howto-partnership-breaking =
    You may not lead a spade until spades are broken. They are broken when somebody who cannot follow suit plays a spade.

    Only if you hold nothing but spades may you lead one earlier; that breaks them too.
howto-partnership-scoring =
    If your side makes its contract, it scores 10 points for each trick of the contract, and 1 point for each trick above it. If it falls short, it loses 10 points for each trick of the contract.

    • Contract 5, won 7: 50 + 2 = 52 points, and 2 bags.
    • Contract 6, won 5: −60 points.
    • You bid 4 and win 4, your partner's Nil wins none: 40 + 100 = 140 points.
    • You bid 4 and win 4, your partner's Nil wins 2: 40 − 100 + 2 = −58 points, and 2 bags.
    • You bid 3 and win 2, your partner's Nil wins 2: −30 − 100 + 2 = −128 points, and 2 bags. Tricks won by a Nil do not help you to your contract.
howto-partnership-bags =
    A trick above the contract is a bag, and so is a trick won by a failed Nil. A bag brings 1 point, but bags are counted through the whole match: each time your side has gathered 10, it loses 100 points, and 10 bags are taken off the count.

    So a side with 8 bags that wins 3 more loses 100 points, and goes on with 1 bag.
howto-partnership-end =
    After each hand the scores are compared. If one side has reached 500 points, it wins. If both have, the higher score wins; if the scores are level, another hand is played.
howto-partnership-options =
    A table may choose the points to win; a losing score: a side that falls to it ends the match; and the most hands to be played.

    It may choose the number of bags that brings a penalty, the penalty (or none), whether a bag brings a point, and what Nil and Double Nil are worth.

    Double Nil may be open to all, only to a side that is well behind, or to nobody. In its exchange the bidder passes first, or both partners choose their three cards at the same time.

## Two players

howto-two-player-aim =
    Two people play, each for themselves. The first to reach 500 points wins.

    In each hand you say how many tricks you will win, and then try to win that many: not fewer, and preferably not more.
howto-two-player-draw =
    The game uses the ordinary 52 cards. In every suit the ace (A) is highest, then king (K), queen (Q), jack (J), 10 and so on down to the 2. Spades are always trump: any spade beats any card of another suit.

    Nothing is dealt: you build your hand from the stock, a pile that lies face down. Take the top card and look at it. If you keep it, the next card of the stock goes unseen to the discards. If you refuse it, it goes face down to the discards, and you must keep the next card.

    Then your opponent does the same, and so on in turn until the stock is used up. Each of you then holds 13 cards; the 26 discards stay out of this hand. For the next hand, the one who drew second draws first.
howto-two-player-bidding =
    When the stock is used up, the player who drew second bids first, then the other. You bid once, and you must: a number from 1 to 13, or Nil. Your bid is your contract, the number of tricks that you must win.

    A first estimate: count your aces, your kings with a small card beside them, and each spade that you hold beyond the third. Half of the cards are out of play, so high cards win more often than you may expect.
howto-two-player-nil =
    Nil is a bid of 0: you promise not to win a single trick. If you keep the promise, you get 100 points; if you win even one trick, you lose 100, and each trick that you won is a bag (see “Bags”).
howto-two-player-double-nil =
    Double Nil is a Nil that you bid before you draw your first card, worth 200 points won or lost. Each player is asked once, just before their own first card. The other hears of it at once. Then you draw like everybody, and try to build a hand that wins nothing.

    When both have bid, a Double Nil bidder may put down up to three cards face down and gets as many at random from the discards of the draw. Cards put down do not come back.
howto-two-player-play =
    The player who drew second leads: plays the first card of the first trick. The other answers with one card.

    If you hold a card of the suit that was led, you must play that suit. If you hold none, you may play anything, a spade too.

    The higher spade wins the trick. If there is no spade in it, the higher card of the suit led wins. The winner leads the next trick. After 13 tricks the hand is over.
howto-two-player-breaking =
    You may not lead a spade until spades are broken. They are broken when somebody who cannot follow suit plays a spade.

    Only if you hold nothing but spades may you lead one earlier; that breaks them too.
howto-two-player-scoring =
    If you make your contract, you score 10 points for each trick that you bid, and 1 point for each trick above it. If you fall short, you lose 10 points for each trick that you bid.

    • Bid 7, won 8: 70 + 1 = 71 points, and 1 bag.
    • Bid 8, won 7: −80 points.
    • Nil, won none: 100 points.
    • Nil, won 3: −100 + 3 = −97 points, and 3 bags.
howto-two-player-bags =
    A trick above your bid is a bag, and so is a trick won by a failed Nil. A bag brings 1 point, but bags are counted through the whole match: each time you have gathered 10, you lose 100 points, and 10 bags are taken off the count.

    So a player with 8 bags who wins 3 more loses 100 points, and goes on with 1 bag.
howto-two-player-end =
    After each hand the scores are compared. If one player has reached 500 points, that player wins. If both have, the higher score wins; if the scores are level, another hand is played.
howto-two-player-options =
    A table may choose the points to win; a losing score: a player who falls to it ends the match; and the most hands to be played.

    It may choose the number of bags that brings a penalty, the penalty (or none), whether a bag brings a point, and what Nil and Double Nil are worth.

    Double Nil may be open to all, only to a player who is well behind, or to nobody. A card discarded by keeping may stay unseen, or be shown to the one who drew; or all discards of the draw lie open.
