"""Messages of a server that cannot start."""

from paddlewheel.core.messages import MessageGroup

server = MessageGroup("server")


@server
def port_taken(host: str, port: int) -> None: ...


@server
def port_reserved(port: int) -> None: ...


@server
def not_a_port(port: int) -> None: ...


@server
def not_an_address(host: str, reason: str) -> None: ...
