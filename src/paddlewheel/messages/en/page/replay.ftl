# Looking back, the record of a game, and the check of its draws.

replay-moments = Moments
replay-beginning = The beginning: nothing has happened yet.
replay-where = Round { $round }, entry { $entry }
replay-where-before = Set-up, entry { $entry }
replay-now = The present
replay-looking = You are looking back at round { $round }, entry { $entry }.
replay-looking-before = You are looking back at the set-up, entry { $entry }.
replay-looking-bar = Looking back
replay-through = Seen through the eyes of { $name }.
replay-to-present = Back to the present
replay-news = { $count ->
    [one] The game goes on: 1 new entry.
   *[other] The game goes on: { $count } new entries.
}
replay-your-turn = It is your turn.
replay-first = To the beginning
replay-back = One moment back
replay-forward = One moment on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-pace = Speed of play
replay-slow = slow
replay-steady = steady
replay-fast = fast
replay-eyes = Seen through the eyes of
replay-own = me
replay-watcher = someone watching
replay-eyes-later = When the game is over you can look through everybody's eyes.
replay-fork = Play on from here
replay-fork-lead = Opens a new room that begins with this moment. This game stays as it is.
replay-fork-seat = Seat { $number }, { $name }
replay-fork-me = me
replay-fork-link = someone by link
replay-fork-bot = bot: { $name }
replay-fork-go = Open the new room
replay-record = Keep the game
replay-record-lead = A record of all that was played; the start page opens it again.
replay-download = Save as a file
replay-copy = Copy the record
replay-no-copy = This browser does not let the page copy. Save the record as a file instead.
replay-luck = The luck
replay-promise = Before the first draw the table fixed a secret from which all its luck follows, and promised it with this fingerprint. When the game is over the secret is shown, and you can check here that no draw was changed.
replay-fingerprint = Fingerprint
replay-secret = Secret
replay-check = Check the luck
replay-good = { $count ->
    [0] The promise made at the start matches. Nothing was drawn in this room.
   *[other] The promise made at the start matches; all { $count } draws follow from it.
}
replay-copied = The first { $count } entries were played in another room; their luck is not this room's.
replay-other-promise = This is not the promise that was made at the start: the fingerprint has changed.
replay-broken-promise = The secret is not the one that was promised: its fingerprint is another.
replay-unseen = Entry { $number }: what was drawn at the table and what the luck accounts for are not the same draws.
replay-retold = Entry { $number }: at the table it was “{ $seen }”, but the luck accounts for “{ $drawn }”.
replay-not-drawn = Entry { $number } says “{ $drawn }”, but the secret draws “{ $due }”.
replay-all-draws = Every draw, and what could have come
replay-draw = Entry { $number }: { $drawn }
replay-draw-from = drawn from { $possible }
