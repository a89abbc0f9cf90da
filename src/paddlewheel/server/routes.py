"""The requests a client can make. A link in the path says who asks."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request

from paddlewheel.server.rooms import Chair, Rooms
from paddlewheel.server.seated import seated, watching
from paddlewheel.server.wishes import BackWish, PlayWish, RoomWish

ROUTES = APIRouter(prefix="/api")
Link = Annotated[str, Path(max_length=64)]


def rooms_of(request: Any) -> Rooms:
    rooms: Rooms = request.app.state.rooms
    return rooms


@ROUTES.post("/rooms", status_code=201)
async def open_room(wish: RoomWish, request: Request) -> dict[str, Any]:
    """Open a room; the answer has the link of every seat that is not a bot's, and the one to watch by."""
    chairs = [Chair(chair.name, chair.bot) for chair in wish.chairs]
    opened = await rooms_of(request).open(wish.game, wish.edition, wish.variants, chairs, wish.turn_limit)
    return {"room": opened.room, "seats": list(opened.links), "watch": opened.watch}


@ROUTES.get("/seats/{link}")
async def look(link: Link, request: Request) -> dict[str, Any]:
    """Everything this seat may see, and `next`, the index its next decision must carry."""
    async with seated(rooms_of(request), link) as who:
        return who.whole()


@ROUTES.get("/seats/{link}/since/{index}")
async def since(link: Link, index: int, request: Request) -> dict[str, Any]:
    async with seated(rooms_of(request), link) as who:
        return await who.since(max(0, index))


@ROUTES.get("/seats/{link}/plans/{index}")
async def plans(link: Link, index: int, request: Request) -> dict[str, Any]:
    """Every distinct way to finish the decision under way, with what each costs and brings; for the actor only."""
    async with seated(rooms_of(request), link) as who:
        return who.plans(index)


@ROUTES.post("/seats/{link}/play")
async def play(link: Link, wish: PlayWish, request: Request) -> dict[str, Any]:
    async with seated(rooms_of(request), link) as who:
        return await who.play(wish.index, wish.action)


@ROUTES.post("/seats/{link}/undo")
async def undo(link: Link, wish: BackWish, request: Request) -> dict[str, Any]:
    async with seated(rooms_of(request), link) as who:
        return await who.undo(wish.index)


@ROUTES.post("/seats/{link}/restart")
async def restart(link: Link, wish: BackWish, request: Request) -> dict[str, Any]:
    """Restart the turn."""
    async with seated(rooms_of(request), link) as who:
        return await who.restart(wish.index)


@ROUTES.get("/seats/{link}/record")
async def record(link: Link, request: Request) -> dict[str, Any]:
    async with seated(rooms_of(request), link) as who:
        return await who.record()


@ROUTES.get("/watch/{link}")
async def watch(link: Link, request: Request) -> dict[str, Any]:
    async with watching(rooms_of(request), link) as who:
        return who.whole()


@ROUTES.get("/watch/{link}/record")
async def watched_record(link: Link, request: Request) -> dict[str, Any]:
    async with watching(rooms_of(request), link) as who:
        return await who.record()
