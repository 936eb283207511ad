### English: what went wrong, and what to do about it. In alphabetical order.

error-abandon-others = Other people play at this table, so the match is not broken off. You can leave: then a computer sits in for you. Or concede.
error-accept-not-empty = The other side is not gone: somebody is there or may still come back. Play on.
error-accept-off = At this table a match is not won because the others have left. Play on: a computer sits in for them.
error-action-unreadable = “{ $text }” is no action. Write the seat, the verb and what belongs to it, such as “2 bid 4” or “0 play AS”.
error-action-wrong-phase = “{ $verb }” is not possible now: it does not belong to this part of the hand. See what is possible, and do that first.
error-arena-jobs = { $value } is no number of processes. Give --jobs 1 or more.
error-arena-matches = { $value } matches cannot be played: each deal is played twice, with the seats swapped. Give --matches an even number, 2 or more.
error-arena-move-time = { $value } seconds cannot be the time for a decision. Give --move-time a number above 0, at most { $most }.
error-arena-records = The records cannot be written to { $path }: { $reason }. Choose a folder that you may write to.
error-arena-workers-died = The processes that play the matches keep being ended from outside, last at pair { $pair }. Give the computer more memory, or --jobs a smaller number.
error-bid-already-made = The bid is already made, and stands. Everybody bids once in a hand.
error-bid-has-looked = Double Nil is bid before one sees a card of the hand. Bid Nil, or a number from 1 to 13.
error-bid-look-first = Only Double Nil can be bid without seeing the cards. Look at them first, then bid.
error-bid-no-double-nil = Double Nil is not open to this side in this hand; the table allows it: { $double_nil ->
    [behind] only when far enough behind
   *[never] never
}. Bid Nil, or a number from 1 to 13.
error-bid-out-of-range = { $bid } is no bid. Bid Nil (0), Double Nil, or a number from 1 to 13.
error-bid-unreadable = “{ $bid }” is no bid. Write nil, double-nil, or a number from 1 to 13.
error-card-must-follow = { $card } does not follow suit, and you hold a card of the suit led. Play one of these: { $legal }.
error-card-not-in-hand = { $card } is not in your hand. Choose a card that you hold.
error-card-repeated = { $card } is there twice. Name each card once.
error-card-spades-not-broken = { $card } cannot be led: spades are not broken yet. Lead one of these: { $legal }.
error-card-unreadable = “{ $text }” is no card. Write the rank, then the suit, such as AS, TD or 2C.
error-claim-not-sure = The remaining tricks are not surely yours, whatever the others play. Play on.
error-data-in-use = The server is running and uses { $path }. Stop it first, then try again.
error-data-no-copy = { $path } is not a whole copy that “spades data backup” has made: { $reason }. Nothing was changed. Choose another file.
error-data-no-file = { $place } is not a file of this computer. Use what your database has for copies, such as pg_dump.
error-data-not-deleted = Nothing was deleted, because the question was not answered. Add --yes to delete { $what } without being asked.
error-data-unknown = Nothing called “{ $what }” is kept. Choose from these: { $known }.
error-deal-card-twice = { $card } is in the deal twice. Deal each of the 52 cards once.
error-deal-hand-size = Each seat is dealt 13 cards; here it is { $sizes }. Correct the deal.
error-deal-not-now = A hand is still in play: nothing is dealt now. Finish the hand first.
error-deal-not-the-deck = These are not the 52 cards of the deck. Use each card from the 2 to the ace of every suit once.
error-deal-other-game = This belongs to the other game. Four players get a deal, two players a stock.
error-dealer-not-asked = The table does not need this from the dealer now ({ $what }). Bring what it asks for.
error-decline-not-asked = Nobody asks about Double Nil now. Go on with what is asked.
error-draw-answer-first = Before the first card there is a question: bid Double Nil, or do without? Answer it, then draw.
error-end-side = The end of the match does not name a side that fits. Name side 0 or 1; for an abandoned match none.
error-end-unknown = A match cannot end by “{ $by }”. Use one of these: { $known }.
error-engine-bad-answer = { $player } answered “{ $text }”. It has to send a message of this form, with no other keys: { $want }.
error-engine-exited = { $player } ended in the middle of a match, with exit status { $status }.{ $text ->
    [none] {""}
   *[other] {" "}The last it said: “{ $text }”.
} Mend the program, or run its command by hand to see why.
error-engine-given-up = { $player } failed { $count } times in a row before its first decision, and is not asked again. Mend what it failed at first.
error-engine-illegal = { $player } answered “{ $text }”, which is not allowed here. It has to choose one of these: { $legal }.
error-engine-late = { $player } did not answer within { $seconds } s, and was stopped.{ $text ->
    [none] {""}
   *[other] {" "}The last it said: “{ $text }”.
} It may have to flush its output after each line; --move-time gives it longer.
error-engine-no-answer = { $player } closed its input or output while it was running, so it cannot answer.{ $text ->
    [none] {""}
   *[other] {" "}The last it said: “{ $text }”.
} It has to keep both open until it is told bye.
error-engine-no-command = “{ $player }” names no command. Write exec: and the command, such as "exec:python3 player.py"; a quotation mark that is opened has to be closed.
error-engine-not-json = { $player } answered “{ $text }”, which is no JSON object. Its standard output may hold answers only, one a line; everything else belongs on standard error.
error-engine-not-started = { $player } cannot be started: { $reason }. Check the command and its path.
error-engine-too-long = { $player } sent more than { $most } bytes without ending the line. It began: “{ $text }”. An answer is one short line.
error-engine-unsupported = Players that are other programs cannot run on this system ({ $system }). Use a built-in player, or Linux, macOS or another Unix.
error-engine-wrong-id = { $player } answered question { $id } when it was asked question { $want }. It has to answer each question once, with the id that it was asked with.
error-event-unreadable = “{ $text }” is no event of a match log. It comes from a newer version, or the file is damaged: update Spades, or use a copy.
error-exchange-count = At most { $most } cards are exchanged; here there are { $count }. Choose fewer, or none.
error-fair-cards = { $what ->
    [deal] The cards of seat { $seat } are not those that the opened seed deals.
    [stock] The stock does not lie as the opened seed shuffles it.
   *[redraw] The cards drawn in an exchange are not those that the opened seed draws.
} Ask for the record again; if it stays so, do not trust this table.
error-fair-changed = { $what ->
    [commitment] This hand has another commitment than the first one.
   *[contributions] This hand has other contributions than the first one.
} A table promises once, before the match. Ask for the record again; if it stays so, do not trust this table.
error-fair-contribution = What seat { $seat } put in does not fit what it committed to. Ask for the record again; if it stays so, do not trust this table.
error-fair-first = Seat { $seat } was first, and the seed draws seat { $want }. Ask for the record again; if it stays so, do not trust this table.
error-fair-missing = This hand carries no proof, though the table promised one for all of them. Ask for the record again; if it stays so, do not trust this table.
error-fair-no-pledge = This seat has committed to nothing, so there is nothing to open. Commit at the next match, before anybody opens.
error-fair-not-now = Nothing can be opened now: either not everybody sits yet, or your share is open already or came too late. Play on.
error-fair-noted = { $what ->
    [commitment] The commitment that you noted is not that of this record.
   *[contribution] What you put in is not in this record.
} Check what you noted; if it is right, do not trust this table.
error-fair-number = Deal { $number } cannot follow deal { $last }: deals are counted up, to { $most } at most. Ask for the record again.
error-fair-pledge = This is no commitment. Send the SHA-256 of your 16 bytes, as { $digits } hex digits (0-9, a-f).
error-fair-seed = The seed that was opened for deal { $number } does not lead back to the commitment. Ask for the record again; if it stays so, do not trust this table.
error-fair-share = This is not what seat { $seat } committed to. Open the 16 bytes whose SHA-256 you sent, as { $digits } hex digits (0-9, a-f).
error-fair-used-up = This table has dealt { $most } times, and its seeds reach no further. Open another table.
error-file-empty = { $path } is empty. Choose another file, or write it again.
error-file-exists = { $path } exists already, and is not overwritten. Choose another name, or add --force.
error-file-missing = There is no file { $path }. Check the name and the folder.
error-file-not-empty = { $path } is not empty, and nothing in it is overwritten. Choose a new folder, or an empty one.
error-file-not-json = { $path } is not JSON that can be read{ $line ->
    [none] .
   *[other] {" "}(line { $line }).
} Correct it there, or export the file again.
error-file-not-new = { $path } exists already, and is not overwritten. Choose another name.
error-file-unreadable = { $path } cannot be read: { $reason }. Check that it is a file and that you may read it.
error-file-unwritable = { $path } cannot be written: { $reason }. Choose another place.
error-hands-not-shown = This table does not show finished hands. Ask for the record when the match is over.
error-host-only = Only the host of the table can do this. Ask them.
error-host-self = You cannot send yourself away. Leave the table, or make somebody else the host first.
error-http-bad-request = The request does not fit: { $why }. See docs/http.md.
error-http-method = This address takes no such request. See docs/http.md.
error-http-not-json = The request is no JSON. Send it as application/json.
error-http-origin = This page may not talk to the server. Use the server's own page, or have the host add it with --origins.
error-http-too-large = The request is too large. Send less at once.
error-http-unknown = There is nothing at this address. Check it; docs/http.md has them all.
error-join-address = “{ $text }” is no address of a server. Write it like this: http://192.168.1.5:8750
error-join-busy = The server is busy. It is asked again in a moment.
error-join-closed = The table was closed, because nobody was there. Open another one.
error-join-link = “{ $text }” is no link to a table. Paste the whole link that you were sent, such as http://192.168.1.5:8750/t/NAME.
error-join-no-server = No server answers at { $address }: { $reason }. Check the link, and that the server runs and can be reached from here.
error-join-no-server-given = “{ $table }” names a table, but not where it is. Paste the whole link, or add --server with the server's address.
error-join-no-table = There is no such table at { $address }, or not any more. Ask for a new link.
error-join-not-spades = What answers at { $address } is no Spades server, or not one that this version understands. Check the link.
error-join-other-seat = You have seat { $seat } at this table already. Leave --seat out to go on there.
error-join-protocol = The server speaks version { $version } of the protocol, and this program version { $known }. Update whichever is older.
error-join-record-differs = Hand { $number } in the server's record is not the hand that was played. Do not trust this table.
error-join-seat-freed = { $why ->
    [absent] You were away too long, and your seat is free for others.
    [left] You have left, and your seat is free for others.
   *[kicked] The host has sent you away. { $reason ->
        [rude] Reason: rude behaviour.
        [slow] Reason: playing too slowly.
        [away] Reason: away too often.
        [friend] Reason: the seat is for a friend.
       *[other] Reason: none of the usual ones.
    }
} Take a free seat, if there is one, or look on with --watch.
error-join-server = { $server } is a server, not a table at it. Paste the whole link that you were sent, or open a table there: spades open { $server }
error-join-stale = The game went on before your move arrived. Look again, then decide.
error-join-unsaved = Your seat cannot be kept in { $path }: { $reason }. Make room, or check that you may write there.
error-journal-broken = The saved match { $path } is damaged in line { $line }. Use a copy of the file if you have one; otherwise delete the match and begin another.
error-journal-create = The match was not begun, because it cannot be saved in { $path }: { $reason }. Make room, or check that you may write there; or play with --no-save, then nothing is saved.
error-journal-exists = { $path } exists already, and is not overwritten. Begin the match again: it will get another name.
error-journal-format = { $path } is no saved match that this version knows (format { $format }, version { $version }). Update Spades, or choose another file.
error-journal-in-use = The match { $path } is open in another program. Leave it there first.
error-journal-missing = There is no saved match { $path }. “spades matches” lists those that there are.
error-journal-read = The saved match { $path } cannot be read: { $reason }. Check that you may read the file.
error-journal-replay = The saved match { $path } can be read, but it does not amount to a match: { $reason } Use a copy of the file if you have one; otherwise delete it.
error-journal-write = The match cannot be saved in { $path }: { $reason }. What was told before is safe. Make room, or check that you may write there, then go on with --resume.
error-kernel-missing = This needs compiled code, which cannot be made here: { $reason }. Install Spades again with all it depends on (numba and numpy); everything else works without them.
error-kernel-unknown-rule = The fast engine does not know the rule { $field } with the value { $value }. Play by rules that it knows, or use a Spades whose parts are all of one version.
error-kick-reason = “{ $text }” is no reason for sending somebody away. Choose one of these: { $known }.
error-language-unknown = “{ $language }” is not a language that we speak. Choose one of these: { $known }.
error-limit-too-many = That was too much at once. Wait { $after } s, then try again.
error-log-contradiction = What happens in the log of the match does not fit together. Use a whole copy of it.
error-log-gap = The log of the match has a gap: it goes on at { $version }, after { $want }. Use a whole copy of it.
error-log-no-start = The log does not begin with the start of a match. Use a whole copy of it.
error-look-already = The cards have been seen already. Go on with the bid.
error-match-not-over = The match goes on, and its record holds all cards. Ask again when it is over.
error-match-over = The match is over: nothing can follow. Begin another one.
error-matches-ambiguous = “{ $match }” is the beginning of several matches: { $known }. Write more of the one that you mean.
error-matches-none = No match is saved. Begin one with “spades play”.
error-matches-none-unfinished = No unfinished match is saved. Begin one with “spades play”.
error-matches-not-deleted = Nothing was deleted, because the question was not answered. Add --yes to delete { $match } without being asked.
error-matches-over = The match { $match } is over and cannot go on. Begin another with “spades play”, or read it with “spades matches export”.
error-matches-unknown = No saved match is called “{ $match }”. “spades matches” lists those that there are.
error-message-unreadable = The message cannot be read: { $why }. See docs/protocol.md.
error-metrics-closed = The measures are not for this address. The host can open them with --metrics.
error-montecarlo-trials = { $value } is no number of trials. Give a whole number from 1 to { $most }.
error-option-bad-value = “{ $value }” does not fit { $option }. Choose one of these: { $known }.
error-option-conflict = { $option } cannot be used together with { $beside }. Leave one of them out.
error-option-name = This name is not one line of at most { $most } characters. Choose a shorter one, without line breaks.
error-option-needs = { $option } belongs to { $other }. Give both, or neither.
error-option-pair = “{ $text }” does not say a value for { $option }. Write a name, an equals sign and the value, such as turn_seconds=45.
error-option-rule-form = “{ $text }” does not say a rule. Write its name, an equals sign and the value, such as target_score=300.
error-option-twice = { $option } is given twice. Give it once.
error-output-write = The output cannot be written: { $reason }. Make room, or send it elsewhere.
error-pass-count = Exactly { $want } cards are passed; here there are { $count }. Choose { $want }.
error-pbn-card-twice = { $card } is in the deal twice. Correct the PBN text.
error-pbn-hand-size = A hand in the PBN deal has { $size } cards instead of 13. Give all four hands whole.
error-pbn-no-seat = In “{ $text }” the letter of the first seat is missing. Write it and a colon before the first hand, such as “N:AK.QJ9.T8.765432 …”; N, E, S or W.
error-pbn-unreadable = “{ $text }” is no deal in PBN. Write it like “N:AK.QJ9.T8.765432 …”, four hands, spades first.
error-play-opponents = Here { $want } computer players are needed, and { $count } are named. Name one for all seats, or { $want } with commas between.
error-play-program = “{ $name }” is a program, and programs play in “spades arena” only. Choose one of these: { $known }.
error-play-seat = There is no seat { $seat } in this game. Choose one from 0 to { $highest }.
error-player-crashed = The player { $player } failed with an error of its own: { $reason }. Mend the player.
error-player-illegal = The player { $player } chose “{ $text }”, which is not allowed here. Mend the player: it may do only what its view offers.
error-player-not-asked = A player was asked while its seat has nothing to decide. Ask the seat whose turn it is.
error-player-unknown = There is no player “{ $name }”. Choose one of these: { $known }.
error-position-card-twice = { $card } has two places in the position. Take it out of one of them.
error-position-hand-sizes = The hands hold { $sizes } cards, and the trick has { $count }: that cannot be. Give all equally many, 1 to 13, but one fewer to whoever has played to the trick.
error-position-no-card = The hands or the trick hold something that is no card. Give hands as masks of the 52 cards.
error-position-not-broken = There is a spade in the trick, so spades are broken. Set “broken” to true, or leave it out.
error-position-taken-sum = The tricks taken so far add up to { $sum }; with so many cards in the hands it has to be { $want }. Correct “taken”.
error-position-trick = { $card } in the trick does not follow suit, and seat { $seat } still holds the suit led. Correct the trick or the hand.
error-record-bad-name = “{ $text }” cannot be a player's name: it has to be one line without control characters. Correct it in “players”.
error-record-bad-value = { $key ->
    [record] This is no record: a record is one JSON object. Choose another file.
    [position] This is no position: a position is one JSON object. Choose another file.
    [sheet] This is no score sheet: a sheet is one JSON object. Choose another file.
   *[other] “{ $key }” has a value that it cannot have; wanted: { $want }. Correct it in the file.
}
error-record-hand-unfinished = Another hand follows one that is not finished. Only the last hand of a record may be unfinished.
error-record-missing-key = “{ $key }” is missing in “{ $where }”. Add it to the file.
error-record-redraw-missing = The record does not say which cards this exchange received. Add them to “redraws” of the hand.
error-record-redraw-unused = “redraws” has more entries than there are exchanges in the hand. Take out the rest.
error-record-too-long = This record could not be checked within { $seconds } s. Check it at home with spades verify.
error-record-unknown-format = The file has the format “{ $format }”; here “{ $known }” is read. { $format ->
    [spades-position] “spades solve” reads it.
    [spades-record] “spades replay” reads it.
    [spades-sheet] “spades score” reads it.
   *[other] Choose another file.
}
error-record-unknown-key = “{ $key }” is not known in “{ $where }”. Check the spelling, or take it out; notes of your own belong in “meta”.
error-record-unknown-version = The file has version { $version }; here version { $known } is read. Update Spades, or export the file again.
error-record-unreadable = This is no JSON that can be read. Use the record as it was exported.
error-redeal-no-hand = There is no hand to deal anew now. Wait for the next one.
error-redeal-spent = { $limit ->
    [0] At this table no hand is dealt anew.
    [1] At this table a hand is dealt anew once in a match at most, and that is done.
   *[other] At this table a hand is dealt anew at most { $limit } times in a match, and that is done.
} Play this one.
error-redraw-count = { $want } cards are drawn for this exchange; here there are { $count }. Draw as many as were put down.
error-redraw-not-now = No cards are drawn from the discards now. Wait until a player has put cards down.
error-redraw-not-there = { $card } is not among the discards that can be drawn. Draw from those.
error-rules-bad-value = “{ $value }” does not fit the rule { $field }. Choose from: { $want }.
error-rules-excluded = { $field } = { $value } makes no sense beside { $beside } as it is. Change one of the two.
error-rules-no-preset = The rules name no game. Add “preset” with one of these: { $known }.
error-rules-unknown-field = There is no rule “{ $field }”. These are the rules: { $known }.
error-rules-unknown-preset = There is no game “{ $preset }”. Choose one of these: { $known }.
error-rules-unreadable = “{ $value }” is no set of rules. Write an object with a preset and the rules that differ from it.
error-rules-wrong-game = The rule { $field } does not belong to this game ({ $game }). Leave it out.
error-seat-code = This code is wrong, used up or too old. Get a new one on the device where your seat is open.
error-seat-elsewhere = Your seat is open in another window now. Go on there, or take it back here with --take-over.
error-seat-free = No person has seat { $seat }. Choose one that somebody has.
error-seat-in-use = Your seat is already open in another window. Close it there, or take it over here with --take-over.
error-seat-left = You have left the table. While the match goes on you may come back.
error-seat-lost = This seat is no longer yours. Take a free one, if there is one.
error-seat-name = Nobody can be called so here: a name has 1 to { $most } characters that can be seen, in one line. Choose another one.
error-seat-none-free = All seats of this table are taken. Open another table, wait until somebody leaves, or look on with --watch.
error-seat-request = This request had a seat here, which is no longer yours. Ask again with another request.
error-seat-spectator = Who watches does not play. Take a free seat, if there is one.
error-seat-taken = Seat { $seat } is taken. Take a free one.
error-seat-token = This seat is not yours, or no longer. It may have moved to your other device.
error-seat-unknown = There is no seat { $seat } in this game: it has { $seats } seats, counted from 0. Choose one of them.
error-seed-empty = The seed is empty. Write any text, such as a word or a date.
error-serve-address = The server cannot listen at { $host }, port { $port }: { $reason }. Choose another --host or --port.
error-serve-port-in-use = Another program uses port { $port } at { $host }. End it, or give --port another number.
error-serve-setting = “{ $value }” does not fit { $setting }. What fits: { $want }.
error-server-failed = Something failed on the server. Try again; if it stays so, tell the host.
error-server-restarting = The server starts again. Come back in a few seconds: nothing is lost.
error-settings-unreadable = The settings in { $path } cannot be read in full; what could not be read is as at first. Choose it again, or delete the file.
error-sheet-bad-bid = “{ $text }” on the sheet is no bid. Write a number from 0 to 13, "nil" or "double-nil".
error-sheet-bad-tricks = “{ $text }” is no number of tricks. Write a whole number from 0 to 13.
error-sheet-seat-count = “{ $key }” has { $count } entries, and there are { $want } players. Write one for each player.
error-sheet-trick-sum = The tricks of a hand add up to 13; here they add up to { $sum }. Correct the numbers.
error-simulate-count = { $value } hands cannot be simulated. Give a whole number from 0 to { $most }.
error-simulate-no-bids = Nobody's bid is known in this position, or not everybody's, and the points depend on them. Give it all bids.
error-simulate-noise = { $value } is no share of random cards. Give a number from 0 to 1.
error-simulate-phase = Nothing can be simulated from here ({ $phase }). Begin with a match that waits for its deal, or with a position of the play.
error-simulate-policy = “{ $policy }” is no way to play. Choose one of these: { $known }.
error-simulate-threads = { $value } is no number of threads. Give a whole number from 1 to { $most }.
error-socket-faults = More than { $most } messages could not be read. Mend the program: docs/protocol.md.
error-socket-no-hello = There was no hello within { $seconds } s. See docs/protocol.md.
error-socket-protocol = This program speaks version { $found } of the protocol, the server { $want }. Update the older one.
error-socket-silent = Nothing came for { $seconds } s, so the connection was ended. Connect again.
error-socket-slow = The connection is too slow for this table. It begins anew with the whole state.
error-socket-too-many = Too many messages at once. Connect again in a moment.
error-solve-choose-deal = There are { $count } deals here. Choose one of them with --hand.
error-solve-file-kind = { $option } means nothing for { $kind ->
    [pbn] a PBN deal
    [position] a position
   *[record] a record
}. Leave it out.
error-solve-goal = “{ $goal }” is nothing to play for. Choose one of these: { $known }.
error-solve-limit = { $value } does not fit { $option }. Give it a number above 0{ $most ->
    [none] .
   *[other] {", "}at most { $most }.
}
error-solve-memory = A table of { $megabytes } MB cannot be. Give it 1 to 65536.
error-solve-no-action = There is no moment after { $number } actions: this hand has { $count }. Give --after a number from 0 to { $count }.
error-solve-no-hand = There is no hand { $number } here; hands: { $count }. Choose another with --hand.
error-solve-not-play = { $phase ->
    [over] The match is over here: no card is left to be played. Solve an earlier hand with --hand N, from its first lead, or from the moment after K of its actions with --after K.
    [deal] No hand is in play here. Choose another moment with --hand and --after.
   *[other] The cards are not being played yet here. Choose another moment with --hand and --after.
}
error-solve-not-scored = The points of this hand depend on what is not told: { $missing }. Add it (for a PBN deal with --bids), or ask for tricks with --goal tricks.
error-solve-payoff = A payoff is one number for each outcome, in the shape { $want }. { $reason ->
    [shape] Here the shape is { $shape }. Give it that shape.
    [finite] Here stands { $value }. Give it finite numbers only.
   *[kind] Here stands something that is no number. Give it real numbers only.
}
error-solve-unreadable = { $path } is neither a record nor a PBN deal nor a position. Choose another file.
error-spectators-full = { $most } people are watching already. Come back later.
error-spectators-none = This table lets nobody watch. Take a free seat, if there is one.
error-start-already-over = With these scores ({ $scores }) the match would be over at its start. Begin with lower ones.
error-start-bags = A side cannot begin with { $bags } bags. Give it 0 or more, and fewer than the bag limit of the table.
error-start-seat = Seat { $seat } cannot begin: there are { $seats } seats, counted from 0. Choose one of them.
error-stock-size = The stock has { $size } cards instead of 52. Give all 52, the top card first.
error-store-broken = The log of table { $table } is damaged at version { $version }. Only this table is closed; the others go on. Use a copy of the store if you have one; otherwise delete this table: spades data delete tables --table { $table }
error-store-closed = The store is not open. If the server is stopping, come back in a moment.
error-store-conflict = Table { $table } has gone on meanwhile: its log holds { $found } events, not { $want }. Look at it again, then decide anew.
error-store-damaged = The database is damaged: { $reason }. Stop the server, keep the files as they are, and go on with a copy from before: spades data restore FILE
error-store-driver = This store needs { $driver }, which is not installed. Install Spades with its extra: pip install 'spades[{ $extra }]'.
error-store-exists = There is a table or a record { $table } already. Open the table under another name.
error-store-failed = It could not be stored: { $reason }. Nothing was acknowledged, and what was told before is safe. Look after the disk or the database, then try again.
error-store-full = There is no room to store it: { $reason }. Nothing was acknowledged, and what was told before is safe. Make room, then try again.
error-store-in-use = Another server uses the store { $path }. Stop it first, or give this one another file; several servers need PostgreSQL.
error-store-newer = The store was written by a newer Spades: its schema is at step { $found }, and this one knows steps up to { $known }. Update Spades.
error-store-settings = The database has “{ $setting }” at { $found }; it has to be { $want }, or what is acknowledged could be lost. Set it so, or use another database.
error-store-unknown = There is no table or record { $table }. Check the link; it may have been deleted.
error-store-unreachable = The database cannot be reached: { $reason }. Nothing was acknowledged. Check its address and that it runs, then try again.
error-store-url = “{ $url }” is no address of a store. Write sqlite:///FILE, postgresql://USER@HOST/DATABASE, or memory:.
error-table-archived = This match is over. Its record is all that is left.
error-table-bad-option = “{ $value }” does not fit { $field } of a table. Choose from: { $want }.
error-table-begun = The match has begun already. Go on with it.
error-table-closed = This table is closed, because nobody was there. Open another one.
error-table-no-person = At this table no seat is for a person, so nobody could begin. Give at least one seat to a person.
error-table-not-begun = The match has not begun yet. Wait until all seats are taken, or until the host begins.
error-table-not-ready = The table is still being made ready. Try again in a moment.
error-table-seats = This game has { $seats } seats, and { $count } are filled. Give each seat one player.
error-table-unknown-option = A table has no “{ $field }”. It has these: { $known }.
error-talk-off = At this table there is no talking. Play on.
error-talk-unknown = “{ $text }” is none of the phrases that can be said here. Choose one of these: { $known }.
error-turn-nobody = It is nobody's turn now. Wait for the dealer.
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
error-undo-cards-seen = What was done before you saw your cards cannot be taken back: you know them now. Go on from here.
error-undo-nothing = There is nothing to take back yet. Play on.
error-undo-off = At this table nothing is taken back. Play on.
error-verify-noted = “{ $text }” does not fit { $option }. Copy all { $digits } hex digits that you noted at the table.
error-view-unreadable = “{ $text }” is no state of a table that this version understands. Update Spades.
error-vote-again = You have just proposed { $what ->
    [redeal] to deal anew
    [take_back] to take back
   *[concede] to concede
}. Play on: after the next move you may propose it again.
error-vote-none = Nothing is proposed now. Play on.
error-vote-not-asked = You are not asked, or have answered already. Wait for the others.
error-vote-open = There is a proposal already: { $what ->
    [redeal] to deal anew
    [take_back] to take back
   *[concede] to concede
}. Answer that first.
error-worlds-no-hand = A seat that has not seen its cards, or a spectator, knows too little to imagine the others' hands. Ask for a seat that has looked.
