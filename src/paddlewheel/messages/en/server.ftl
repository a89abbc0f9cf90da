# A server that cannot start.

server-port-taken = port { $port } on { $host } is taken by another program; choose another with --port, or 0 for any free one
server-port-reserved = port { $port } is not for everybody; choose one above 1023 with --port
server-not-a-port = a port is a number from 0 to 65535, not { $port }
server-not-an-address = { $host } is not an address of this machine ({ $reason }); try --host 127.0.0.1
