# What is refused of those who look for a seat, start a game, or speak at the table.

seat-error-no-room-link = this link opens no free seat; ask the person who opened the room for the one to join by
seat-error-no-such-seat = there is no seat { $seat }; the seats are 0 to { $last }
seat-error-taken = seat { $seat } is taken; choose another one
seat-error-not-yours = seat { $seat } is not yours
seat-error-shared-screen = this seat is shared by people around one screen, who stay together
seat-error-started = the game has started
seat-error-still-free = nobody sits on seat { LIST($seats, "and") }; choose a bot for it, or wait
seat-error-no-person = nobody to call or to play for: seat { $seat } is not a person's
seat-error-still-there = whoever has seat { $seat } is there; a bot may play for them when they are away
seat-error-too-often = too often; wait a moment
