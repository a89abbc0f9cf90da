# The lab: what it cannot run.

lab-bad-games = a run has at least 1 game, not { $games }
lab-bad-block = a block has a game for every seat, so at least { $least } games, not { $games }
lab-wrong-bots = name one bot, or one for each of the { $players } players; { $found } were named
lab-bad-ladder = a ladder has two or more different bots
lab-bad-ladder-players = a ladder names each number of players once, as in 2,4
lab-bad-study = a study plays at least { $least } games of each combination, not { $games }
lab-axis-twice = { $name } is given twice; name all its values at once, as in { $name }=1,2
lab-value-twice = { $name } has the same value twice
lab-too-many-cells = that makes { $found } combinations; a study has { $most } at most
lab-nothing-to-vary = { $given } says nothing to vary; write it as in river_length=12..18 or passengers_per_dock=1,2
lab-not-a-range = { $given } is no range; it goes upward, as in 12..18 or 12..18:2
lab-time-budget = { $bot }: the lab counts iterations, as in { $name }:400, so that a run can be repeated
lab-bad-workers = at least 1 worker does the work, not { $found }
lab-not-a-players-turn = perft counts the outcomes of a player's turn; here no player decides

## Bots

lab-illegal-action = { $bot } chose an illegal action, { $action }, in game { $game }
lab-no-action = { $bot } chose nothing in game { $game }
lab-bot-failed = { $bot } failed in game { $game }: { $reason }
lab-plugin-failed = { $file } cannot be loaded: { $reason }
lab-plugin-unreadable = { $file } cannot be loaded: { $reason }; name a Python file that registers a bot

## Workers and files

lab-no-cache-folder = no cache folder can be written to: set PADDLEWHEEL_CACHE to a folder that can
lab-not-compiled = { $game } could not be compiled: { $complaint }
lab-worker-died = a worker died (killed, or out of memory), and so did the one that took its place
lab-no-cluster = no Ray cluster can be reached at { $address } ({ $reason }); give the address of one that runs, or local to start one here
lab-cluster-lost-worker = the Ray cluster lost a worker, and the one that took its place ({ $reason })
lab-other-version = { $host } has another Paddlewheel; every machine of the cluster needs the same one
lab-no-ray = a Ray cluster needs the extra ray: pip install 'paddlewheel[ray]'
lab-cannot-keep = finished games cannot be kept in { $file }: { $reason }
lab-not-a-run = { $file } is not a run that was kept; give the name of a new file
lab-other-run = { $file } holds another run: its { $name } is { $found }, not { $wanted }; repeat the command that made it, or give the name of a new file
lab-not-a-result = { $file }, line { $line }: this is not the result of a job
lab-not-json = { $file }, line { $line }: this is not JSON; the file is damaged
