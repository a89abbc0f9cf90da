"""The HTTP API. The secret link in a path authenticates the client."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request

from paddlewheel.bots import BOTS, bots_for
from paddlewheel.core.messages.errors import as_message
from paddlewheel.core.variants import Variant
from paddlewheel.games import GAMES
from paddlewheel.server.api.errors import PROBLEM_RESPONSES
from paddlewheel.server.api.requests import (
    ChairRequest,
    CheckRecordRequest,
    ConfirmRequest,
    CreateRoomRequest,
    ImportRecordRequest,
    LessonRequest,
    MyRoomsRequest,
    reject_unknown_queries,
)
from paddlewheel.server.api.responses import OrjsonResponse
from paddlewheel.server.api.rulebooks import RULEBOOK_ROUTER
from paddlewheel.server.api.schemas.game_types import GameName
from paddlewheel.server.api.schemas.lobby import GamesResponse, LessonResponse, MyRoomsResponse, RoomOpened
from paddlewheel.server.api.schemas.room import (
    NewLink,
    RoomDeleted,
)
from paddlewheel.server.api.schemas.seating import RecordSummary
from paddlewheel.server.client_address import CLIENT
from paddlewheel.server.rooms.create import (
    Chair,
    CopyLimitExceeded,
    CreatedRoom,
    GameSetup,
    RoomSettings,
    lesson_as_data,
    open_room,
    scene_chairs,
    scene_setup,
    setup_from_options,
    setup_from_record,
    summary_of_record,
)
from paddlewheel.server.rooms.links import (
    delete_managed_room,
    replace_invitation_link,
    replace_watch_link,
)
from paddlewheel.server.rooms.summary import summarize_room
from paddlewheel.server.services import Services
from paddlewheel.server.time_slices import run_in_slices

API_ROUTER = APIRouter(prefix="/api", responses=PROBLEM_RESPONSES, dependencies=[Depends(reject_unknown_queries)])
API_ROUTER.include_router(RULEBOOK_ROUTER)
LinkPath = Annotated[str, Path(max_length=64, description="The link of a seat, or the one to watch by.")]
SceneNamePath = Annotated[str, Path(max_length=40, description="The id of a scene.")]
SeatPath = Annotated[int, Path(ge=0, lt=12, description="The number of a seat.")]


def services_of(request: Any) -> Services:
    services: Services = request.app.state.services
    return services


@API_ROUTER.get("/games", response_model=GamesResponse)
async def games() -> OrjsonResponse:
    """List the games with their editions, player counts, variants and the bots that play them, and all bots."""
    offered = {
        "games": [
            {
                "name": game.name,
                "title": game.title,
                "editions": [
                    {
                        "name": edition,
                        "players": list(game.player_counts(edition)),
                        "variants": [_variant_as_data(variant) for variant in game.variants(edition)],
                    }
                    for edition in game.editions()
                ],
                "bots": bots_for(game),
            }
            for game in GAMES.values()
        ],
        "bots": [{"name": name, "manner": as_message(bot.manner).as_data()} for name, bot in BOTS.items()],
    }
    return OrjsonResponse(offered)


def _variant_as_data(variant: Variant) -> dict[str, Any]:
    return vars(variant) | {"says": variant.says.as_data()}


@API_ROUTER.post("/rooms", status_code=201, response_model=RoomOpened)
async def new_room(body: CreateRoomRequest, request: Request) -> OrjsonResponse:
    """Open a room; the response has the links of the seats that are not a bot's, and the watch link."""
    setting = setup_from_options(body.game, body.edition, len(body.chairs), body.variants)
    return await opened_room(request, setting, chairs_of(body.chairs), RoomSettings(body.turn_limit, body.listed))


@API_ROUTER.post("/rooms/from-record", status_code=201, response_model=RoomOpened)
async def room_from_record(body: ImportRecordRequest, request: Request) -> OrjsonResponse:
    """Open a room with a saved game, which can be continued."""
    actions = body.record.get("actions")
    limit_copied_entries(request, len(actions) if isinstance(actions, list) else 0)
    setting = await run_in_slices(setup_from_record(body.record))
    return await opened_room(request, setting, chairs_of(body.chairs), RoomSettings(body.turn_limit, body.listed))


@API_ROUTER.post("/records/check", response_model=RecordSummary)
async def check_record(body: CheckRecordRequest, request: Request) -> OrjsonResponse:
    """Say what a saved game is, if it can be opened."""
    actions = body.record.get("actions")
    limit_copied_entries(request, len(actions) if isinstance(actions, list) else 0)
    return OrjsonResponse(summary_of_record(body.record, await run_in_slices(setup_from_record(body.record))))


@API_ROUTER.get("/lessons/{game}", response_model=LessonResponse)
async def lesson(game: GameName) -> OrjsonResponse:
    """The scenes of the guided lesson of a game, and the events that complete each of their steps."""
    return OrjsonResponse(lesson_as_data(game))


@API_ROUTER.post("/lessons/{game}/{scene}", status_code=201, response_model=RoomOpened)
async def scene_room(game: GameName, scene: SceneNamePath, body: LessonRequest, request: Request) -> OrjsonResponse:
    """Open a room at a scene of the lesson, with bots in the other seats."""
    return await opened_room(request, await scene_setup(game, scene), scene_chairs(game, body.name), RoomSettings())


@API_ROUTER.post("/mine", response_model=MyRoomsResponse)
async def mine(body: MyRoomsRequest, request: Request) -> OrjsonResponse:
    """List the rooms of these links, newest first."""
    found = [await summarize_room(services_of(request).rooms, link) for link in dict.fromkeys(body.links)]
    return OrjsonResponse({"rooms": sorted((room for room in found if room), key=lambda room: -room["opened"])})


@API_ROUTER.post("/manage/{link}/seats/{seat}/renew", response_model=NewLink)
async def renew_seat_link(link: LinkPath, seat: SeatPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Replace the link of a seat whose player has not renewed it themselves."""
    return OrjsonResponse(await replace_invitation_link(services_of(request).rooms, link, seat))


@API_ROUTER.post("/manage/{link}/watch/renew", response_model=NewLink)
async def renew_watch_link(link: LinkPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Replace the watch link; clients that use the old one are disconnected."""
    return OrjsonResponse(await replace_watch_link(services_of(request).rooms, link))


@API_ROUTER.post("/manage/{link}/delete", response_model=RoomDeleted)
async def delete(link: LinkPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Delete the room and all of its data."""
    return OrjsonResponse(await delete_managed_room(services_of(request).rooms, link))


def limit_copied_entries(request: Request, entries: int) -> None:
    """Rate limit for copied entries: copies of long games fill the disk much faster than play does."""
    if not services_of(request).copy_limiter.allows(CLIENT.get(), entries):
        raise CopyLimitExceeded


async def opened_room(request: Request, setting: GameSetup, chairs: list[Chair], terms: RoomSettings) -> OrjsonResponse:
    services = services_of(request)
    opened: CreatedRoom = await open_room(services.store, setting, chairs, terms)
    services.room_list.changed()
    services.metrics.opened.labels(setting.game).inc()
    links = {"seats": list(opened.links), "watch": opened.watch, "manage": opened.manage, "join": opened.join}
    return OrjsonResponse({"room": opened.room} | links, 201)


def chairs_of(chairs: list[ChairRequest]) -> list[Chair]:
    return [Chair(chair.name, chair.bot, chair.here, chair.free) for chair in chairs]
