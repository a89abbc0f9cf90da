# What the commands say and refuse.

cli-failed = paddlewheel: { $problem }
cli-failed-resumable = { $problem }; { $hint }
cli-stopped = stopped
cli-resume = what was finished is kept in { $path }, and this goes on from there: { $command }
cli-in-file = { $file }: { $problem }
cli-unreadable = { $file } cannot be read: { $reason }
cli-not-a-text-file = { $file } is not a text file
cli-unwritable = { $file } cannot be written: { $reason }

## Progress

cli-compiling = compiling the engine, once
cli-compiled = the engine is compiled
cli-games = games
cli-copying = copying
cli-verifying = verifying rooms

## Play and replay

cli-bad-humans = { $seats } can play, so --humans goes from 0 to { $seats }, not { $humans }
cli-replays = { $file }: { $actions } actions replay as recorded; places { $places }
cli-replays-with-luck = { $file }: { $actions } actions replay as recorded; places { $places }, and { $luck }
cli-draws-checked = all { $count } draws follow from the room's secret
cli-no-draw-checked = no draw could be checked
cli-draws-unchecked = { $checked }; { $count } more came from elsewhere and cannot be checked

## Rules

cli-one-edition = --differ compares editions of { $game }; { $other } has only one
cli-two-editions = --differ takes two editions, as in classic-1997,2019; { $given } names { $count }
cli-bad-players = the number of players is a number, or several as in 2,4; { $given } is not

## The server and its database

cli-no-data-folder = the folder { $folder } cannot be made ({ $reason }); name a file with --database sqlite:///rooms.db
cli-page-not-built = the page is not built yet; `make setup` builds it. `paddlewheel play` needs none
cli-runs-already = Paddlewheel runs already: { $address }
cli-serving = Paddlewheel is at { $address } (Ctrl-C ends it)
cli-bad-log-level = --log is one of { LIST($levels) }, not { $given }
cli-bad-limits = --workers, --bot-seconds and --rate are numbers above 0 (a rate of 0 is without limit)
cli-bad-days = { $option } is a number from 0 to 36500, not { $given }
cli-backed-up = { $file } has { $size } bytes
cli-restored = restored
cli-replaced = what was there before is now { $file }
cli-all-sound = { $rooms } rooms, { $entries } entries: all sound
cli-some-damaged = { $rooms } rooms, { $entries } entries: { $damaged } damaged
cli-deleted = { $rooms } deleted
cli-rooms-deleted = { $rooms } rooms deleted
cli-would-be-deleted = { $rooms } rooms would be deleted
cli-no-rooms = there is no room { LIST($names) }
