### English: menus, keys, dialogs, tables of the commands.

## Words used everywhere

ui-title = Spades
ui-yes = Yes
ui-no = No
ui-ok = OK
ui-back = Back
ui-close = Close
ui-next = Next
ui-quit = Quit
ui-on = on
ui-off = off
ui-help = Help
ui-more = more
ui-not-understood = “{ $text }” was not understood. Type ? for help.
ui-choose-number = Choose a number from 1 to { $count }.
ui-error = Error

## Starting a match

menu-play = New match
menu-howto = How to play
menu-settings = Settings
menu-quit = Quit
menu-game = Which game?
menu-game-partnership = Partnership, four players
menu-game-two-player = Two players, with the draw
menu-rules = Table rules
menu-rules-classic = Classic rules
menu-rules-custom = Change the rules
menu-rules-changed = Changed from the classic rules: { $rules }
menu-your-name = Your name
menu-language = Language
menu-speed = Speed
menu-ascii = Suits as letters
menu-autoplay = Play forced cards by themselves
menu-autolook = Look at once
menu-start = Start the match
menu-enter = Enter: { $value }
seed-repeatable = The deals can be repeated: they come from the seed “{ $seed }”.
speed-name = { $speed ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[instant] at once
}
opponent-name = { $opponent ->
    [random] plays at random
   *[simple] experienced
    [montecarlo] tries out every card
}

## Keys and commands during play

keys-title = Keys
keys-play-card = play a card
keys-select-card = choose or unchoose a card
keys-move = move between cards
keys-confirm = confirm
keys-look = look at your cards
keys-bid = bid
keys-bid-double-nil = bid Double Nil
keys-keep = keep the card drawn
keys-refuse = refuse the card drawn
keys-last-trick = show the last trick
keys-score-sheet = show the score sheet
keys-suggestion = ask for a suggestion
keys-auto = let the computer decide this turn
keys-undo = take back a move
keys-concede = concede the match
keys-quit = save and quit
keys-quit-asked = leave while a card is asked
keys-quit-hint = Q again or Enter: quit
keys-quit-unsaved = quit; the match is not saved
keys-howto = how to play
keys-help = show the keys
keys-rules = show the table rules
keys-status = say where things stand
keys-hand = say your hand
keys-line-mode = Type a card (AS), a bid (4, nil) or a command. Type ? for the list.

suggestion-title = Suggestion
suggestion-card = Play { $card }.
suggestion-bid = Bid { $bid }.
suggestion-look = Look at your cards.
suggestion-decline = Do without Double Nil.
suggestion-keep = Keep the card.
suggestion-refuse = Refuse the card.
suggestion-pass = Pass { $cards }.
suggestion-exchange = Exchange { $cards }.
suggestion-exchange-none = Exchange nothing.
suggestion-none = There is nothing to suggest while others are to act.

## Dialogs

dialog-concede = Really concede the match?
dialog-concede-help = The match ends, and your opponents win it.
dialog-quit = Save the match and quit?
dialog-quit-unsaved = Quit? This match is not saved.
dialog-delete = Delete the match “{ $match }” for good?
dialog-double-nil = Bid Double Nil without seeing your cards? { $value } points are won or lost.
terminal-too-small = The terminal is too small: it has { $width }×{ $height }, and the table needs 80×24. Enlarge it, press Q to leave, or use --plain.

## Saved matches

saved-title = Saved matches
saved-none = No match is saved.
saved-match = Match
saved-game = Game
saved-players = Players
saved-hand = Hand
saved-score = Score
saved-date = Last played
saved-state = State
saved-unfinished = unfinished
saved-finished = finished
saved-damaged = damaged
saved-resume = Continue
saved-export = Export as a record
saved-delete = Delete
saving-done = The match is saved. To go on: { $command }
saving-auto = The match is saved after every move.
saving-off = This match is not saved.
saving-exported = The record was written to { $path }.
saving-export-warning = Careful: the record shows all the cards of the hand that is still in play.
saving-deleted = The match was deleted.
file-standard-input = standard input
saving-failed = The match could not be saved: { $reason }

## The arena: players against players

arena-title = Arena
arena-player = Player
arena-wins = Won
arena-draws = Drawn
arena-losses = Lost
arena-win-rate = Win rate
arena-interval = 95% interval
arena-points = Points per match
arena-hands = Hands
arena-contracts-made = Contracts made
arena-bags = Bags per hand
arena-nils = Nils made/bid
arena-double-nils = Double Nils made/bid
arena-forfeits = Forfeits
arena-progress = { $done } of { $total } matches
arena-finished = { $total ->
    [1] 1 match played
   *[other] { $total } matches played
}
arena-seed = Seed
arena-equal = The difference is within chance.

## Replaying a record, scoring a sheet

replay-hand = Hand { $hand }
replay-no-hands = The record has no hand.
replay-not-over = The match is not over.
replay-draw = The match is a draw.
replay-abandoned = The match was abandoned.
replay-winner-side = { $side } won the match.
replay-at = { $action ->
    [none] Hand { $hand }:
   *[other] Hand { $hand }, action { $action }:
}

## The arena: what failed, where the records are

arena-counted = Points and hands are those of { $count ->
    [0] no match: all were forfeited.
    [1] the 1 match that nobody forfeited.
   *[other] the { $count } matches that nobody forfeited.
}
arena-lost = { $name }, { $count ->
    [1] 1 match forfeited
   *[other] { $count } matches forfeited
}: { $reason }
arena-records = The records were written to { $path }.

## The table on the screen: short words beside a player, below the table, in menus

table-dealer = deals
table-first-drawer = draws first
table-leads = leads
table-takes = takes it
table-looked = has looked
table-not-looked = not looked
table-undo = Take back
table-last-trick = Last trick
table-concede = Concede
keys-decline = do without Double Nil
keys-type-card = type a card: its rank, then its suit
keys-keep-refuse = keep or refuse the card drawn
keys-hurry = show the others' moves at once
keys-when = { $key } ({ $when ->
    [unseen] before you look
    [bid] when bidding
    [exchange] in an exchange
    [others] while others play
   *[play] during play
})
menu-choose = choose
menu-change = change
menu-confirm = Confirm every card
menu-sort = Order of your hand
menu-theme = Colours
sort-name = { $sort ->
    [alternate] alternating colours
   *[suits] clubs to spades
}
theme-name = { $theme ->
    [auto] like the terminal
    [night] dark
   *[day] light
}

## Proving the shuffles of a record

verify-head = Shuffle
verify-deal = Deal
verify-verdict = { $verdict ->
    [proven] proven
    [closed] not opened yet
   *[none] not provable
}
verify-first = { $verdict ->
    [proven] Who was first: drawn as promised.
    [given] Who was first: not drawn, for the match began with a score.
   *[closed] Who was first: not opened yet.
}
verify-left-out = Deals that are not in the record: { $numbers }. A hand is dealt anew only when all agree.
verify-count = { $total ->
    [0] Nothing in this record can be proven.
   *[other] Proven: { $count } of { $total } that carry a proof; hands in all: { $hands }
}

## Solving a hand

compiling = Compiling the solver … Ctrl-C gives up.
compiling-once = Compiling the solver, once (“spades warm-up” does it all) … Ctrl-C gives up.
compiling-not-kept = The compiled solver cannot be kept in { $path }: { $reason }. So it is compiled at each start. Let SPADES_CACHE name a folder that you may write to.
solve-working = Solving … Ctrl-C gives up.
solve-break-off = The break rule is off: spades may be led at any time.
solve-score = With best play, { $side } minus { $others }: { $amount } points
solve-score-open = { $side } minus { $others }: { $low } to { $high } points
solve-tricks = With best play, { $side }: { $tricks } of { $total } { $total ->
    [1] trick
   *[other] tricks
}
solve-tricks-open = { $side }: { $low } to { $high } of { $total } { $total ->
    [1] trick
   *[other] tricks
}
solve-best = Best card: { $card }
solve-best-open = Best card found so far: { $card }
solve-stopped = { $what ->
    [value] Not proven
   *[rest] Not all of this is proven
}: the search stopped at its limit.
solve-more = Give it more with --seconds or --nodes.
solve-card = Card
solve-score-head = Points
solve-tricks-head = Tricks
solve-range = { $low } to { $high }
solve-mark = best
solve-mark-open = best so far
solve-line = A line of best play
solve-line-trick = Trick
solve-line-led = Led by
solve-line-cards = Cards
solve-line-taken = Taken by

## Compiling beforehand

warm-up-progress = { $done } of { $total }: { $name }
warm-up-done = Compiled { $count } of { $total } functions in { $seconds } s{ $others ->
    [0] .
   *[other] ; the others were ready.
}
warm-up-ready = Everything was ready.
warm-up-folder = They are kept in { $path }.
warm-up-removed = Removed folders of other versions: { $count }

## A server for tables

serve-address = Tables are open at { $address }
serve-link = Others in your network come in at { $address }
serve-no-network = This computer is in no network now, so nobody else can come in.
serve-open = A table is opened with: spades open { $address }
serve-store = Where tables are kept: { $place }
serve-stop = Ctrl-C ends it. { $kept ->
    [yes] Nothing is lost: the tables are there again at the next start.
   *[no] Nothing is kept then.
}
serve-ended = The server has ended.
open-link = The table is open: { $link }
open-sit = Whoever has the link sits down with: spades play --join { $link }

## What is kept on this computer

data-title = What Spades keeps on this computer
data-what = What
data-place = Where
data-size = Size
data-what-matches = Matches saved at the terminal
data-what-seats = Seats at tables elsewhere
data-what-settings = Settings
data-what-cache = Compiled code
data-what-tables = Tables of the server
data-what-copy = Tables from before a restore
data-exported = Exported to { $path }: { $matches } saved matches, { $records } records, { $tables } running tables.
data-backed-up = Copied { $place } to { $path }.
data-restored = Put back { $path }: { $tables ->
    [1] one table is
   *[other] { $tables } tables are
} at { $place } now.
data-kept = What was there lies at { $path }.
data-damaged = Damaged, and left out: { $names }
data-delete = Delete for good: { $what }?
data-deleted = Deleted: { $what }
data-copies-left = It may still be in these copies: { $paths }. They go with all the tables: spades data delete tables

## At a table on a server

join-menu = Table
join-talk = Say something
join-free = free
join-nobody = Nobody yet
join-host = host
join-guest = Guest
join-link = Invite others with this link: { $link }
join-waiting = { $count ->
    [0] The match begins in a moment.
    [1] Waiting for 1 more person.
   *[other] Waiting for { $count } more people.
}
join-waiting-host = The match begins when the host says so.
join-watching = You are looking on.
join-away = away { $time }
join-sits-in = computer sits in
join-computer-plays = A computer plays for you. Take your seat back?
join-take-seat-back = take your seat back
join-not-sat-in = No computer sits in for you: you play yourself.
join-clock = Time left: { $time }
join-offline = The connection is lost. Trying again in { $time }.
join-cut = The connection is lost. Trying again; what you type is kept.
join-script-waits = Waiting for the others. The next line is read when the match begins.
join-back = The connection is back.
join-vote = { $what ->
    [redeal] { $name } would like to throw this hand away and deal anew. Do you agree?
    [concede] { $name } would like to concede the match. Do you agree?
   *[take_back] { $name } would like to take back their last move. Do you agree?
}
join-vote-open = { $what ->
    [redeal] To be decided: deal this hand anew?
    [concede] To be decided: concede the match?
   *[take_back] To be decided: take back a move?
} The others still have to answer.
join-claim-hint = { $count ->
    [1] The last trick is yours whatever happens.
   *[other] All { $count } tricks left are yours whatever happens.
}
join-concede-help = If your partner is there, they have to agree. Then the match ends, and your opponents win it.
join-come-back = Your seat is kept. To go on: { $command }
join-seat-free = Your seat is free again.
join-take-over = Your seat is in use somewhere else. Go on here?
join-refused = The server refuses this ({ $code }).
join-proving = Checking the shuffle …
join-fair = { $verdict ->
    [proven] The shuffle was checked, { $hands ->
        [1] 1 hand
       *[other] { $hands } hands
    }: all as promised before the match.
    [unpromised] This table promised nothing about its shuffle, so there is nothing to check.
    [closed] The shuffle could not be checked: the server did not open all of its seeds.
    [refuted] THE SHUFFLE OF THIS MATCH IS NOT RIGHT. Do not trust this table.
   *[unknown] The shuffle could not be checked.
}
join-fair-with-you = Your own share was in it.
join-fair-without-you = No share of yours was in it.
dialog-claim = Claim the rest of the hand?
dialog-leave = Leave the table?
dialog-leave-free = The match has not begun: your seat will be free for others.
dialog-leave-wait = Your seat is kept, and the others wait for you.
dialog-leave-computer = Your seat is kept. After { $seconds } s a computer sits in until you are back.
keys-room = who is at the table, and what can be asked of it
keys-talk = say one of the ready-made phrases
keys-claim = claim the rest of the tricks
keys-vote = answer a proposal
keys-propose-undo = take back a move, if all agree
keys-redeal = deal this hand anew, if all agree
keys-accept-win = take the match as won, now that the others have left
keys-begin = begin; computers take the free seats
keys-fill = a computer for this seat: { $seat }
keys-kick = send { $name } away
keys-leave = leave the table
