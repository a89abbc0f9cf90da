# Invited by the one link of a room, and waiting for the game to start.

join-title = Invitation to { $game }
join-invites = { $name } invites you to
join-you-invite = You invite to
join-players = { $number } players
join-limit = turn limit { $time }
join-never-played = Never played? Four minutes are enough:
join-choose = Choose a free seat
join-this = this one
join-name = Your name
join-sit = Take this seat
join-free = free
join-free-for = free, for { $name }
join-ready = ready
join-not-ready = not ready yet
join-i-am-ready = I am ready
join-change = Sit here
join-bot = Seat a bot
join-clear = Clear
join-clear-seat = Clear the seat of { $name }
join-fill =
    { $number ->
        [one] A bot for the free seat:
       *[other] Bots for the { $number } free seats:
    }
join-unready =
    { $number ->
        [0] Everybody is ready.
        [one] One person is not ready yet.
       *[other] { $number } people are not ready yet.
    }
join-start = Start the game
join-start-with-bots = Start with bots
join-host-starts = The game starts when whoever opened the room says so. This page goes there by itself.
join-full = All seats are taken; the game has not started yet.
join-begun = The game has begun, and all seats are taken.
join-watch = Watch
join-nothing = This invitation opens nothing
join-nothing-line = The room is gone, or the link was replaced. Ask whoever sent it for the new one.
