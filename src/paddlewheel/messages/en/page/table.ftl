# The table of either game.

table-round = Round { $number }
table-undo = Undo
table-restart = Restart turn
table-skip = Skip
table-space-key = Space
table-again = Show again
table-confirm = Confirm
table-sure = { $action }: go?
table-lost = The connection is lost. It will be mended by itself.
table-gone = This link opens no room. Ask whoever opened it for yours.
table-waiting = Opening the room ...
table-to-start = To the start page
table-choices = Choices
table-wins = { $names } wins
table-you-win = You win!
table-you-share-victory = You share the victory with { $names }
table-take-back = Take back my turn
table-take-back-how = Your last turn and all that came after it; the luck is drawn anew
table-has-won = { $names } has won.
table-have-won = { $names } have won.
table-you-have-won = You have won.
table-end-here = End here
table-play-on = { $place ->
    [2] Play on for second place
    [3] Play on for third place
   *[other] Play on for place { $place }
}
table-would-end = { $names } would end here.
table-you-would-end = You agree to end here.
table-waits-for = Waiting for { $names }.
table-result = Result
table-show-result = Show the result
table-places = Places
table-rematch = Rematch
table-offers-rematch = { $name } offers a rematch.
table-join-rematch = Join the rematch
table-rematch-offered = Your rematch is open.
table-new-game = New game
table-share = Share
table-share-line = { $game }: { $places }
table-chart-round = Round
table-chart-end = End
table-share-victory = { $names } share the victory
table-log = Log
table-rules = Rules
table-replay = Replay
table-room = Room
table-panels = Beside the board
table-decision-kept = Your decision is kept, and sent as soon as the connection is back.
table-decision-dropped = What you decided without a connection does not stand any more: something else has happened meanwhile. Please decide again.
