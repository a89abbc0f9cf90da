# Rooms: their events, and what they refuse.

room-event-sealed = A decision is made; it is shown later.
room-event-taken-back = Taken back.
room-event-turn-taken-back = The turn is taken back, with all that came after it.
room-event-only-choice = It was the only choice.
room-event-agrees-to-end = Agrees to end the game here.
room-event-plays-on = Plays on: the game does not end here.
room-event-ended-here = The game ends here, by agreement.
room-event-offers-rematch = Offers a rematch.

## Links

room-error-no-seat-link = this link opens no seat; ask the person who opened the room for your link
room-error-no-watch-link = this link opens no room; ask the person who opened the room for the link to watch by
room-error-no-manage-link = this link opens no room to manage; the right one is in the answer that opened the room, as `manage`
room-error-watch-only = this link is to watch by; it has no seat to play for
room-error-seat-without-link = seat { $seat } has no link of its own to renew
room-error-link-claimed = the player who sits there has renewed the link, so only they can do it again
room-error-no-room-link = this room has no link for all: none of its seats was free
room-error-no-room = there is no room { $name }
room-error-deleted = this room was deleted

## Decisions

room-error-not-started = the game has not started yet: whoever opened the room starts it
room-error-game-over = the game is over
room-error-other-seat-decides = it is not seat { $seat } that decides now, but seat { $actor }
room-error-nothing-to-undo = there is nothing of yours to take back: a draw, a roll, an opened vote, another player's choice or the end of the game came after it
room-error-others-at-the-table = a whole turn can be taken back only where nobody else sits at the table but bots
room-error-no-turn-to-take-back = you have had no turn yet that could be taken back
room-error-nothing-to-decline = nobody proposes to end the game here any more
room-error-not-over-yet = a rematch can be offered when the game is over
room-error-statistics-at-the-end = what the game was like is told when it is over
room-error-stale = this was decided before entry { $index }, and the next one is { $number } by now
room-error-full = this room has { $entries } entries, and no more are kept in one; fork it to play on
room-error-plans-for-another = plans are for the player who decides, and that is not you now

## The past

room-error-look-back-within = this room has { $entries } entries so far; look back to 0 to { $entries }
room-error-fork-within = this room has { $entries } entries so far; go on from 0 to { $entries }
room-error-moment-hidden = not all of that moment is open to you; go on from an earlier one, or a later
room-error-no-seat-to-look-from = there is no seat { $seat } to look from; the seats are 0 to { $last }
room-error-other-eyes = while the game goes on you look back with your own eyes or a watcher's; with others' when it is over
room-error-secret-hidden = the secret is shown when the game is over; until then nobody can check the luck

## New rooms

room-error-no-scene = this lesson has no scene { $name }; choose one of { LIST($scenes) }
room-error-record-too-long = a record that is played on has at most { $most } actions
room-error-wrong-chairs = { $players } play this game, so it has { $players } chairs, not { $chairs }
room-error-name-too-long = seat { $seat }: a name has at most { $most } letters, and this one has { $letters }
room-error-name-invisible = seat { $seat }: the name has a character that cannot be seen ({ $letter }); leave it out
room-error-bot-at-the-screen = a chair is for a bot or for a person who is here, not both
room-error-free-at-the-screen = a chair is free for others or for a person who is here, not both
room-error-bad-turn-limit = a turn limit is 1 to { $most } seconds, not { $found }
room-error-too-many-copies = too many long games at once; wait a minute before you fork or import another

## Rooms that were opened under other rules

other-rules-mismatch = this game was begun under Paddlewheel { $engine } (data { $data }), and under { $own_engine } (data { $own_data }) it goes another way: { $difference }. It can be looked at, but not played on
other-rules-no-set-up = it cannot be set up here ({ $problem })
other-rules-other-position = before entry { $entry }, { $place } was { $was } and would be { $now }
other-rules-bad-position = before entry { $entry }, the position is no longer valid ({ $problem })
other-rules-out-of-order = entry { $entry } came where entry { $expected } was expected
other-rules-bad-undo = entry { $entry } takes back what cannot be taken back
other-rules-out-of-place = entry { $entry } is not possible there
other-rules-bad-action = entry { $entry }: { $problem }
other-rules-impossible = entry { $entry }: '{ $action }' is not possible here ({ $clause })
other-rules-out-of-turn = entry { $entry }: '{ $action }' is not possible here (it is another's turn)
