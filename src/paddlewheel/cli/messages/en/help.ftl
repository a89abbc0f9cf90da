# What --help shows, and what is said of a command line that cannot be read.

cli-help-call = Usage:
cli-help-some-options = [OPTIONS]
cli-help-some-command = COMMAND [ARGS]...
cli-help-heading-arguments = Arguments
cli-help-heading-options = Options
cli-help-heading-commands = Commands
cli-help-language = --language TEXT  Every command has it: the language, as in de; without it, that of the environment (LC_ALL, LANG).
cli-help-show = Show this message and exit.
cli-help-default = default: { $value }
cli-help-variable = environment variable: { $name }
cli-help-required = required
cli-help-kind-text = text
cli-help-kind-number = number
cli-help-kind-file = file

## Commands

cli-help-command-paddlewheel =
    Mississippi Queen and Riverboat: play them, simulate them, look their rules up.

    Without a command: play in the browser. The options here are for that alone.
cli-help-command-play =
    Play in the terminal against bots.

    Example: paddlewheel play riverboat --players 3 ; paddlewheel play --edition 2019 --players 4
cli-help-command-replay =
    Replay a saved game, or verify it with --check (exit code 1 if it does not hold, 3 if none of a room's draws could be checked).

    Example: paddlewheel replay race.json --check
cli-help-command-rules =
    Look rules and advice up by id or by words, or compare two editions.

    Example: paddlewheel rules MQ-PUSH-6 ; paddlewheel rules tips ; paddlewheel rules --differ classic-1997,2019
cli-help-command-perft =
    Count the distinct outcomes of the turn at a position, and how long that takes.

    Example: paddlewheel perft --game riverboat --players 3 --seed 3
cli-help-command-compile =
    Compile the engine into the cache, once; later starts find it there. PADDLEWHEEL_CACHE names another folder.

    Example: paddlewheel compile
cli-help-command-simulate =
    Play many games between bots and say what came of it.

    The deckhand plays at random: measure a bot against mate and pilot as well.

    Example: paddlewheel simulate riverboat --players 4 --bots pilot,pilot,mate,mate --games 200 --json
cli-help-command-compare =
    Is one bot better than another? Plays until that is known (exit code 1 if it does not come out better).

    Example: paddlewheel compare pilot mate --game riverboat --players 2
cli-help-command-ladder =
    Every bot against every other: Elo with intervals.

    Example: paddlewheel ladder riverboat --players 2,4 --games 100 --html ladder.html
cli-help-command-study =
    For designers: play every combination of presets and changed numbers, and say which differences are real.

    Example: paddlewheel study --edition 2019-advanced --vary river_length=12..18 --vary passengers_per_dock=1,2
cli-help-command-serve =
    Serve rooms to browsers and programs. Logs are JSON lines on stderr.

    Example: paddlewheel serve --database postgresql://me@localhost/paddlewheel --host 0.0.0.0
cli-help-command-backup =
    Copy the database while a server plays on; all that was acknowledged before is in the copy.

    Example: paddlewheel backup rooms-monday.db
cli-help-command-restore =
    Put a backup in the place of the database, while no server runs. The file that was there is kept beside it.

    Example: paddlewheel restore rooms-monday.db
cli-help-command-verify =
    Compare everything in a database with its hashes and checksums; exit code 1 if something is damaged.

    Example: paddlewheel verify --database sqlite:///rooms.db
cli-help-command-rooms = The rooms in a database: list them, delete some, or those that nobody plays in any more.
cli-help-command-rooms-list =
    The newest rooms, listed or not: when they were opened and last played in, and by whom.

    Example: paddlewheel rooms list --count 10
cli-help-command-rooms-delete =
    Delete rooms with all that belongs to them. Whoever is in one is told.

    Example: paddlewheel rooms delete 4f1c22aa90b3
cli-help-command-rooms-expire =
    Delete the rooms in which nothing was played for so many days.

    Example: paddlewheel rooms expire --days 90

## Options of several commands

cli-help-option-edition = Of Mississippi Queen: intro-1997, classic-1997, black-rose-1998, 2019 or 2019-advanced; Riverboat has one.
cli-help-option-players = How many players.
cli-help-option-variants = As in black_rose,river_length=15,b_tiles=B1+B2,teams=2-2; or numbers to change, as in workers=10,coins=30.
cli-help-option-seed = Fixes all luck; without it, every game is another one.
cli-help-option-json = One line of JSON on stdout.

## Play and replay

cli-help-option-play-game = mississippi-queen or riverboat.
cli-help-option-humans = How many people share this terminal.
cli-help-option-bot = Who takes the other seats: mate, if the game has it.
cli-help-option-play-load = Go on with a saved game.
cli-help-option-saved-game = A saved game.
cli-help-option-check = Only verify that the record replays to its result.

## Rules and positions

cli-help-option-clause = A clause id, a chapter, or words to look for.
cli-help-option-rules-game = mississippi-queen or riverboat; both if not said. An id names its own game.
cli-help-option-differ = Two editions of Mississippi Queen: all that differs between them, side by side.
cli-help-option-position = A position in one line; without it, the first turn.
cli-help-option-perft-game = Whose first turn, or whose position it is.

## The lab

cli-help-option-run-seed = Fixes all luck: the same seed gives the same games.
cli-help-option-run-workers = Threads or processes; all cores if not said.
cli-help-option-ray = The address of a Ray cluster, or local to start one here.
cli-help-option-load = A Python file that registers a bot of your own.
cli-help-option-keep = Checkpoint finished games here, and go on from them.
cli-help-option-html = Write a page with pictures here.
cli-help-option-bots = One bot for all, or one each, separated by commas.
cli-help-option-games = How many games.
cli-help-option-challenger = The bot that should be better ...
cli-help-option-champion = ... than this one; with more than two players it sits alone.
cli-help-option-which-game = Which game.
cli-help-option-most = Give up after so many games.
cli-help-option-ladder-players = How many players; several numbers make several ladders.
cli-help-option-ladder-bots = Weakest first, separated by commas; all of them if not said.
cli-help-option-ladder-games = Games a pair.
cli-help-option-study-edition = One edition, or several separated by commas.
cli-help-option-study-players = How many players, or several numbers.
cli-help-option-vary = A variant or number, and its values: river_length=12..18, coins=20,25.
cli-help-option-study-games = Games of each combination.

## The server and its database

cli-help-option-host = The address; 0.0.0.0 for the whole network.
cli-help-option-browser-port = 8000, or any other that is free, without it.
cli-help-option-browser-database = As with serve.
cli-help-option-no-open = Only say the address; open no browser.
cli-help-option-database = sqlite:///rooms.db or postgresql://user@host/name; a file of your own without it.
cli-help-option-port = 0 takes any that is free.
cli-help-option-workers = Processes that bots think in; 0 is one less than there are cores.
cli-help-option-bot-seconds = The longest a bot thinks about a decision.
cli-help-option-rate = Requests a second for each address; 0 is without limit.
cli-help-option-root-path = Served by a proxy under this path, as in /games.
cli-help-option-trusted-proxies = Addresses or networks, separated by commas, whose X-Forwarded-For is believed.
cli-help-option-keep-days = Days without an entry until a room is deleted; 0 keeps all.
cli-help-option-read-only = Show games, and keep nothing new.
cli-help-option-log = How much is logged: debug, info, warning, error.
cli-help-option-backup-target = A file that is not there yet.
cli-help-option-backup-file = A file that `paddlewheel backup` wrote.
cli-help-option-room-count = How many, the newest first.
cli-help-option-room-names = As `paddlewheel rooms list` names them.
cli-help-option-days = Days without an entry after which a room is deleted.
cli-help-option-dry-run = Only say how many.

## Command lines that cannot be read

cli-usage-try-help = `{ $command }` shows the help.
cli-usage-error = Error: { $problem }
cli-usage-aborted = Aborted.
cli-usage-other = { $problem }
cli-usage-missing-command = Missing command.
cli-usage-missing-argument = Missing argument { $name }.
cli-usage-missing-option = Missing option { $name }.
cli-usage-no-such-command = No such command: { $name }
cli-usage-no-such-command-near = No such command: { $name } (there is { LIST($near, "and") })
cli-usage-no-such-option = No such option: { $name }
cli-usage-no-such-option-near = No such option: { $name } (there is { LIST($near, "and") })
cli-usage-too-many = Unexpected arguments: { $given }
cli-usage-no-value = Option { $name } needs a value.
cli-usage-needless-value = Option { $name } takes no value.
cli-usage-not-an-integer = Invalid value for { $name }: it has to be a whole number.
cli-usage-not-a-number = Invalid value for { $name }: it has to be a number.
cli-usage-bad-value = Invalid value for { $name }: { $reason }
