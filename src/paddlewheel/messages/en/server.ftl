# A server that cannot start.

server-port-taken = port { $port } on { $host } is taken by another program; choose another with --port, or 0 for any free one
server-port-reserved = port { $port } is not for everybody; choose one above 1023 with --port
server-not-a-port = a port is a number from 0 to 65535, not { $port }
server-not-an-address = { $host } is not an address of this machine ({ $reason }); try --host 127.0.0.1

## Pages that the server writes itself

server-page-rooms = Rooms
server-page-no-room = No room is listed. Whoever opens one chooses whether it is.
server-page-opened = Opened (UTC)
server-page-game = Game
server-page-edition = Edition
server-page-players = Players
server-page-entries = Entries
server-page-play = Play in the browser
server-page-for-programs = A program opens a room with { $request } and plays by its links.
server-page-requests = The requests
server-page-not-built = The page is not built
server-page-nothing-here = Nothing lies here
server-page-address-leads-nowhere = This address leads nowhere. A link to a table has a # in it: was it copied whole?
server-page-to-the-start = To the start page
server-page-how-to-build = { $command } builds the page to play on.
