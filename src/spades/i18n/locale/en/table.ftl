### English: a table where people meet: what happens there, what can be said, its options.

## What happens, for a log on the screen. $you is "yes" when $name is the reader.

table-committed = The dealer has committed to all deals of this table.
table-seat-taken = { $you ->
    [yes] You sit down.
   *[no] { $name } sits down.
}
table-move-offered = { $you ->
    [yes] Your seat can be taken over on another device, with the code.
   *[no] { $name } is about to change devices.
}
table-seat-moved = { $you ->
    [yes] Your seat is on another device now.
   *[no] { $name } is changing devices.
}
# $reason is one of the reasons below, or "other".
table-seat-freed = { $why ->
    [left] { $you ->
        [yes] You leave the table.
       *[no] { $name } leaves the table.
    }
    [absent] { $you ->
        [yes] You were away too long: your seat is free.
       *[no] { $name } was away too long: the seat is free.
    }
   *[kicked] { $you ->
        [yes] The host has sent you away.
       *[no] The host has sent { $name } away.
    } { $reason ->
        [rude] Reason: rude behaviour.
        [slow] Reason: playing too slowly.
        [away] Reason: away too often.
        [friend] Reason: the seat is for a friend.
       *[other] Reason: none of the usual ones.
    }
}
# $name is what the seat is called.
table-seat-filled = { $kind ->
    [person] { $name }: the seat is free for a person.
   *[computer] { $name }: a computer takes the seat.
}
table-host-moved = { $you ->
    [yes] You are the host of the table now.
    [nobody] The table has no host for now.
   *[no] { $name } is the host of the table now.
}
table-attached = { $you ->
    [yes] You are at the table.
   *[no] { $name } is at the table.
}
# $left is "yes" for whoever went on purpose.
table-detached = { $left ->
    [yes] { $you ->
        [yes] You have gone. Your seat is kept.
       *[no] { $name } has gone. The seat is kept.
    }
   *[no] { $you ->
        [yes] Your connection is lost.
       *[no] The connection of { $name } is lost.
    }
}
table-sat-in = { $why ->
    [left] { $you ->
        [yes] A computer sits in for you while you are gone.
       *[no] { $name } is gone: a computer sits in.
    }
    [dropped] { $you ->
        [yes] A computer sits in for you until you are back.
       *[no] { $name } has not come back: a computer sits in.
    }
   *[time] { $you ->
        [yes] Your time is up: a computer sits in for you.
       *[no] The time of { $name } is up: a computer sits in.
    }
}
table-gave-back = { $you ->
    [yes] You play again yourself.
   *[no] { $name } plays again.
}
table-began = Everybody is there. The match begins.
# $opened is "no" where the share did not come in time.
table-share-opened = { $opened ->
    [no] { $you ->
        [yes] Your share in the shuffle came too late: it is done without it.
       *[no] The share of { $name } in the shuffle came too late: it is done without it.
    }
   *[yes] { $you ->
        [yes] You open your share in the shuffle.
       *[no] { $name } opens a share in the shuffle.
    }
}
table-seed-opened = The seed of deal { $deal } is open: everybody can check the shuffle.
table-proposed = { $what ->
    [redeal] { $you ->
        [yes] You would like to throw this hand away and deal anew.
       *[no] { $name } would like to throw this hand away and deal anew.
    }
    [take_back] { $you ->
        [yes] You would like to take back your last move.
       *[no] { $name } would like to take back their last move.
    }
   *[concede] { $you ->
        [yes] You would like to concede the match.
       *[no] { $name } would like to concede the match.
    }
}
table-agreed = { $you ->
    [yes] You agree.
   *[no] { $name } agrees.
}
# $name declined, $you likewise; for the rest they do not matter.
table-proposal-closed = { $how ->
    [agreed] All agree.
    [declined] { $you ->
        [yes] You do not agree. The match goes on.
       *[no] { $name } does not agree. The match goes on.
    }
    [late] Not everybody answered in time. The match goes on.
   *[void] The proposal is off the table.
}
table-claimed = { $you ->
    [yes] { $tricks ->
        [1] You claim the last trick.
       *[other] You claim the last { $tricks } tricks.
    }
   *[no] { $tricks ->
        [1] { $name } claims the last trick.
       *[other] { $name } claims the last { $tricks } tricks.
    }
}
table-talked = { $name }: { $phrase }
table-clock-credited = The server was away for { $seconds ->
    [1] 1 second
   *[other] { $seconds } seconds
}. It counts on nobody's clock.
table-closed = The table is closed, because nobody was there.

## The ready-made phrases

talk-hello = Hello, everybody.
talk-good-luck = Good luck.
talk-thanks = Thank you.
talk-well-played = Well played.
talk-nice-bid = Nice bid.
talk-sorry = Sorry.
talk-my-mistake = My mistake.
talk-unlucky = That was unlucky.
talk-oops = Oops.
talk-one-moment = One moment, please.
talk-back-again = I'm back.
talk-your-turn = It's your turn.
talk-good-game = Good game.
talk-once-more = Another match?
talk-goodbye = Goodbye.

## Why a host sends somebody away

kick-rude = Rude behaviour
kick-slow = Plays too slowly
kick-away = Away too often
kick-friend = The seat is for a friend
kick-other = Another reason

## The options of a table

option-turn-seconds = Time for a turn
option-turn-seconds-help = How many seconds a player may think; after that a computer sits in. Without a limit everybody takes the time they need.
option-grace-left = Wait for those who left
option-grace-left-help = How many seconds after somebody left on purpose a computer sits in.
option-grace-dropped = Wait for a lost connection
option-grace-dropped-help = How many seconds after a connection was lost a computer sits in.
option-when-left = When somebody is gone
option-when-left-help = Whether a computer sits in, or the others wait.
option-accept-win = Win when the others leave
option-accept-win-help = Whether a side may take the match as won when nobody of the other side is there any more.
option-sitter = Who sits in
option-sitter-help = The computer player that sits in, and takes the seats that nobody wanted.
option-pace = Pause of the computers
option-pace-help = About how many seconds a computer waits before it acts, whatever its cards.
option-spectators = Looking on
option-spectators-help = Whether others may look on, and what they see.
option-take-back = Taking back
option-take-back-help = Whether a move may be taken back when all other people agree.
option-redeals = Hands dealt anew
option-redeals-help = How often in a match a hand may be dealt anew when all people agree; 0 means never.
option-vote-seconds = Time to answer a proposal
option-vote-seconds-help = How many seconds the others have to answer; after that nothing comes of it.
option-talk = Talk
option-talk-help = Whether the ready-made phrases can be said.
option-listed = In the lobby
option-listed-help = Whether everybody sees the table in the lobby while seats are free.
option-by-host = The host begins
option-by-host-help = Whether the match begins when the host says so, not when the last seat is taken.
option-opening-seconds = Time to open shares
option-opening-seconds-help = How many seconds the match waits for what the players put into the shuffle.
option-empty-seconds = Keep an empty table
option-empty-seconds-help = How many seconds a match with nobody there is kept; then it is abandoned.

option-no-limit = no limit
option-value-when-left = { $value ->
    [computer] a computer sits in
   *[wait] the others wait
}
option-value-spectators = { $value ->
    [none] nobody looks on
    [public] they see the open cards
   *[after] they see each hand when it is over
}
