### English: names of things.
###
### Glossary: one word for each idea, everywhere.
###   hand        thirteen tricks, from the deal to the score; also the cards that a player holds
###   match       hands until a side has won
###   side        the two partners, or one player in the two-player game
###   trick, lead, follow suit, trump, to break spades
###   bid         what a player promises; Nil, Double Nil (never "blind nil")
###   contract    what a side promised in all
###   bag         a trick above the contract, or one that a failed Nil won
###   to deal, dealer; to draw, stock, discards; to keep, to refuse; to pass; to exchange
###   to look     to take up one's cards, which gives up the right to Double Nil
###   table       where people meet: host, seat; a computer sits in; to propose, to agree; to claim
###   share       what a person puts into the shuffle
### Tone: plain and friendly; "you"; short sentences; no exclamation marks.

suit-name = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
rank-name = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
}
# For those who listen: "ace of spades". $rank is A, K, Q, J, T or 9 to 2, $suit is C, D, H or S.
card-name = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
} of { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}

seat-name = { $seat ->
    [0] North
    [1] East
    [2] South
   *[3] West
}
seat-you = You
seat-partner = Partner
seat-left = Left opponent
seat-right = Right opponent
seat-opponent = Opponent
seat-first-player = First player
seat-second-player = Second player
# Names of players: a computer player, and a person who gave no name.
name-computer = Computer { $number }
name-computer-only = Computer
name-player = Player { $number }

side-us = Us
side-them = Them
side-partners = { $first } and { $second }

bid-text = { $bid ->
    [0] Nil
    [nil] Nil
    [14] Double Nil
    [double-nil] Double Nil
   *[other] { $bid }
}
# For narrow columns.
bid-short = { $bid ->
    [0] N
    [nil] N
    [14] DN
    [double-nil] DN
   *[other] { $bid }
}

game-name = { $game ->
    [partnership] Partnership Spades
   *[two-player] Two-player Spades
}
phase-name = { $phase ->
    [deal] deal
    [draw] draw
    [bidding] bidding
    [exchange] exchange
    [play] play
   *[over] match over
}
