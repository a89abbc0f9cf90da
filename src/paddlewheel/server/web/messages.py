"""Messages of the pages that the server writes itself."""

from paddlewheel.core.messages import MessageGroup

page = MessageGroup("server-page")


@page
def rooms() -> None: ...


@page
def no_room() -> None: ...


@page
def opened() -> None: ...


@page
def game() -> None: ...


@page
def edition() -> None: ...


@page
def players() -> None: ...


@page
def entries() -> None: ...


@page
def play() -> None: ...


@page
def for_programs(request: str) -> None: ...


@page
def requests() -> None: ...


@page
def not_built() -> None: ...


@page
def how_to_build(command: str) -> None: ...


@page
def nothing_here() -> None: ...


@page
def address_leads_nowhere() -> None: ...


@page
def to_the_start() -> None: ...
