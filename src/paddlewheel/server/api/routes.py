"""The HTTP API. The secret link in a path authenticates the client."""

from dataclasses import asdict
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request

from paddlewheel.bots import BOTS
from paddlewheel.games import GAMES
from paddlewheel.server.api.client_address import CLIENT
from paddlewheel.server.api.errors import PROBLEMS
from paddlewheel.server.api.requests import (
    BackWish,
    BotWish,
    ChairWish,
    ConfirmWish,
    ForkWish,
    LessonWish,
    MineWish,
    PlayWish,
    RecordWish,
    RoomWish,
    only_known,
)
from paddlewheel.server.api.responses import Answer
from paddlewheel.server.api.rulebooks import RULES
from paddlewheel.server.api.schemas import (
    Chances,
    Done,
    GameName,
    GameRecord,
    LessonTold,
    Mine,
    NewLink,
    Offered,
    Past,
    PlansSaid,
    RoomDeleted,
    RoomOpened,
    SeatsSaid,
    Since,
    Whole,
)
from paddlewheel.server.rooms.create import (
    Chair,
    Opened,
    Setting,
    Terms,
    TooMuchCopied,
    from_saved,
    new_game,
    open_room,
)
from paddlewheel.server.rooms.history import MOST_MOMENTS
from paddlewheel.server.rooms.lessons import lesson_as_data, scene_chairs, scene_setting
from paddlewheel.server.rooms.links import deleted, given_up, invited_anew, renewed, watched_anew
from paddlewheel.server.rooms.participant import Seated, record_behind, seated, watching
from paddlewheel.server.rooms.summary import room_in_short
from paddlewheel.server.services import House
from paddlewheel.server.time_slices import in_slices

ROUTES = APIRouter(prefix="/api", responses=PROBLEMS, dependencies=[Depends(only_known)])
ROUTES.include_router(RULES)
Link = Annotated[str, Path(max_length=64, description="The link of a seat, or the one to watch by.")]
SceneName = Annotated[str, Path(max_length=40, description="The id of a scene.")]
Number = Annotated[int, Path(ge=0, lt=2**31, description="The number of an entry.")]
Seat = Annotated[int, Query(ge=0, lt=12)]
SeatNumber = Annotated[int, Path(ge=0, lt=12, description="The number of a seat.")]
Through = Annotated[Seat | Literal["own", "watch"], Query(description="Whose eyes to see with: a seat's, if allowed.")]
Moments = Annotated[int, Query(ge=1, le=MOST_MOMENTS, description="How many moments, from this one on.")]


def house_of(request: Any) -> House:
    house: House = request.app.state.house
    return house


@ROUTES.get("/games", response_model=Offered)
async def games() -> Answer:
    """List the games with their editions, player counts and variants, and the bots."""
    offered = {
        "games": [
            {
                "name": game.name,
                "title": game.title,
                "editions": [
                    {
                        "name": edition,
                        "players": list(game.player_counts(edition)),
                        "variants": [asdict(variant) for variant in game.variants(edition)],
                    }
                    for edition in game.editions()
                ],
            }
            for game in GAMES.values()
        ],
        "bots": [{"name": name, "manner": bot.manner} for name, bot in BOTS.items()],
    }
    return Answer(offered)


@ROUTES.post("/rooms", status_code=201, response_model=RoomOpened)
async def new_room(wish: RoomWish, request: Request) -> Answer:
    """Open a room; the response has the links of the seats that are not a bot's, and the watch link."""
    setting = new_game(wish.game, wish.edition, len(wish.chairs), wish.variants)
    return await _opened(request, setting, _chairs(wish.chairs), Terms(wish.turn_limit, wish.listed))


@ROUTES.post("/rooms/from-record", status_code=201, response_model=RoomOpened)
async def room_from_record(wish: RecordWish, request: Request) -> Answer:
    """Open a room with a saved game, which can be continued."""
    actions = wish.record.get("actions")
    _count_copied(request, len(actions) if isinstance(actions, list) else 0)
    setting = await in_slices(from_saved(wish.record))
    return await _opened(request, setting, _chairs(wish.chairs), Terms(wish.turn_limit, wish.listed))


@ROUTES.get("/lessons/{game}", response_model=LessonTold)
async def lesson(game: GameName) -> Answer:
    """The scenes of the guided lesson of a game, and the events that complete each of their steps."""
    return Answer(lesson_as_data(game))


@ROUTES.post("/lessons/{game}/{scene}", status_code=201, response_model=RoomOpened)
async def scene_room(game: GameName, scene: SceneName, wish: LessonWish, request: Request) -> Answer:
    """Open a room at a scene of the lesson, with bots in the other seats."""
    return await _opened(request, await scene_setting(game, scene), scene_chairs(game, wish.name), Terms())


@ROUTES.post("/mine", response_model=Mine)
async def mine(wish: MineWish, request: Request) -> Answer:
    """List the rooms of these links, newest first."""
    found = [await room_in_short(house_of(request).rooms, link) for link in dict.fromkeys(wish.links)]
    return Answer({"rooms": sorted((room for room in found if room), key=lambda room: -room["opened"])})


@ROUTES.get("/seats/{link}", response_model=Whole)
async def look(link: Link, request: Request) -> Answer:
    """The view of the seat, and `next`, the index that its next decision must carry."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(who.whole())


@ROUTES.get("/seats/{link}/since/{index}", response_model=Since)
async def since(link: Link, index: Number, request: Request) -> Answer:
    """The events from an entry on, and the current view."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await who.since(index))


@ROUTES.get("/seats/{link}/past/{index}", response_model=Past)
async def past(link: Link, index: Number, request: Request, eyes: Through = "own", moments: Moments = 1) -> Answer:
    """The views before an earlier entry and at the moments after it."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await who.past(index, eyes, moments))


@ROUTES.get("/seats/{link}/luck", response_model=Chances)
async def luck(link: Link, request: Request) -> Answer:
    """After the game: the secret, and all possible outcomes of each draw, to verify them."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await who.luck())


@ROUTES.get("/seats/{link}/plans/{index}", response_model=PlansSaid)
async def plans(link: Link, index: Number, request: Request) -> Answer:
    """Every distinct way to complete the current decision, with its cost and gain; for the actor only."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(who.plans(index))


@ROUTES.post("/seats/{link}/play", response_model=Done)
async def play(link: Link, wish: PlayWish, request: Request) -> Answer:
    """Play an action; the response is sent after it is committed."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await who.play(wish.index, wish.action))


@ROUTES.post("/seats/{link}/undo", response_model=Done)
async def undo(link: Link, wish: BackWish, request: Request) -> Answer:
    """Undo the last action, unless something was drawn, rolled, opened or decided by others since."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await who.undo(wish.index))


@ROUTES.post("/seats/{link}/restart", response_model=Done)
async def restart(link: Link, wish: BackWish, request: Request) -> Answer:
    """Undo everything of the turn that can be undone."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await who.restart(wish.index))


@ROUTES.post("/seats/{link}/bot", response_model=SeatsSaid)
async def bot(link: Link, wish: BotWish, request: Request) -> Answer:
    """Let a bot play the seat, or end that."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await who.give_to_bot(wish.bot))


@ROUTES.post("/seats/{link}/renew", response_model=NewLink)
async def renew(link: Link, _: ConfirmWish, request: Request) -> Answer:
    """Replace the link of the seat; the old link becomes invalid."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await renewed(who))


@ROUTES.post("/seats/{link}/leave", response_model=SeatsSaid)
async def leave(link: Link, _: ConfirmWish, request: Request) -> Answer:
    """Leave permanently: a bot takes the seat, and the link becomes invalid."""
    async with seated(house_of(request).rooms, link) as who:
        return Answer(await given_up(who))


@ROUTES.post("/manage/{link}/seats/{seat}/renew", response_model=NewLink)
async def invite_anew(link: Link, seat: SeatNumber, _: ConfirmWish, request: Request) -> Answer:
    """Replace the link of a seat whose player has not renewed it themselves."""
    return Answer(await invited_anew(house_of(request).rooms, link, seat))


@ROUTES.post("/manage/{link}/watch/renew", response_model=NewLink)
async def watch_anew(link: Link, _: ConfirmWish, request: Request) -> Answer:
    """Replace the watch link; clients that use the old one are disconnected."""
    return Answer(await watched_anew(house_of(request).rooms, link))


@ROUTES.post("/manage/{link}/delete", response_model=RoomDeleted)
async def delete(link: Link, _: ConfirmWish, request: Request) -> Answer:
    """Delete the room and all of its data."""
    return Answer(await deleted(house_of(request).rooms, link))


@ROUTES.post("/seats/{link}/fork", status_code=201, response_model=RoomOpened)
async def fork(link: Link, wish: ForkWish, request: Request) -> Answer:
    """Open a room that continues from a moment of this one."""
    async with seated(house_of(request).rooms, link) as who:
        return await _forked(request, who, wish)


@ROUTES.get("/seats/{link}/record", response_model=GameRecord)
async def record(link: Link, request: Request) -> Answer:
    """The game as a record, limited to what the seat may know."""
    return Answer(await record_behind(house_of(request).rooms, link, seated))


@ROUTES.get("/watch/{link}", response_model=Whole)
async def watch(link: Link, request: Request) -> Answer:
    """The view of a spectator."""
    async with watching(house_of(request).rooms, link) as who:
        return Answer(who.whole())


@ROUTES.get("/watch/{link}/since/{index}", response_model=Since)
async def watched_since(link: Link, index: Number, request: Request) -> Answer:
    """The events from an entry on, and the current view."""
    async with watching(house_of(request).rooms, link) as who:
        return Answer(await who.since(index))


@ROUTES.get("/watch/{link}/past/{index}", response_model=Past)
async def watched_past(
    link: Link, index: Number, request: Request, eyes: Through = "own", moments: Moments = 1
) -> Answer:
    """The views before an earlier entry and at the moments after it."""
    async with watching(house_of(request).rooms, link) as who:
        return Answer(await who.past(index, eyes, moments))


@ROUTES.get("/watch/{link}/luck", response_model=Chances)
async def watched_luck(link: Link, request: Request) -> Answer:
    """After the game: the secret, and all possible outcomes of each draw, to verify them."""
    async with watching(house_of(request).rooms, link) as who:
        return Answer(await who.luck())


@ROUTES.post("/watch/{link}/fork", status_code=201, response_model=RoomOpened)
async def watched_fork(link: Link, wish: ForkWish, request: Request) -> Answer:
    """Open a room that continues from a moment of this one."""
    async with watching(house_of(request).rooms, link) as who:
        return await _forked(request, who, wish)


@ROUTES.get("/watch/{link}/record", response_model=GameRecord)
async def watched_record(link: Link, request: Request) -> Answer:
    """The game as a record, limited to what a spectator may know."""
    return Answer(await record_behind(house_of(request).rooms, link, watching))


async def _forked(request: Request, who: Seated, wish: ForkWish) -> Answer:
    chairs = who.chairs() if wish.chairs is None else _chairs(wish.chairs)
    _count_copied(request, min(wish.index, who.live.number))
    limit = who.live.room.turn_limit if wish.turn_limit is None else wish.turn_limit
    return await _opened(request, await who.moment(wish.index), chairs, Terms(limit, wish.listed))


def _count_copied(request: Request, entries: int) -> None:
    """Rate limit for copied entries: copies of long games fill the disk much faster than play does."""
    if not house_of(request).copies.lets_in(CLIENT.get(), entries):
        raise TooMuchCopied


async def _opened(request: Request, setting: Setting, chairs: list[Chair], terms: Terms) -> Answer:
    house = house_of(request)
    opened: Opened = await open_room(house.store, setting, chairs, terms)
    house.room_list.changed()
    house.metrics.opened.labels(setting.game).inc()
    links = {"seats": list(opened.links), "watch": opened.watch, "manage": opened.manage}
    return Answer({"room": opened.room} | links, 201)


def _chairs(wishes: list[ChairWish]) -> list[Chair]:
    return [Chair(wish.name, wish.bot, wish.here) for wish in wishes]
