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
table-choices = Choices
table-wins = { $names } wins
table-you-win = You win!
table-share-victory = { $names } share the victory
table-log = Log
table-rules = Rules
table-replay = Replay
table-room = Room
table-panels = Beside the board
