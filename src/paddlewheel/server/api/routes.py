"""The HTTP API. The secret link in a path authenticates the client."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request

from paddlewheel.bots import BOTS, bots_for
from paddlewheel.core.messages.errors import as_message
from paddlewheel.core.variants import Variant
from paddlewheel.games import GAMES
from paddlewheel.server.api.client_address import CLIENT
from paddlewheel.server.api.errors import PROBLEM_RESPONSES
from paddlewheel.server.api.requests import (
    BotRequest,
    ChairRequest,
    ConfirmRequest,
    CreateRoomRequest,
    ForkRequest,
    ImportRecordRequest,
    LessonRequest,
    MyRoomsRequest,
    PlayRequest,
    UndoRequest,
    reject_unknown_queries,
)
from paddlewheel.server.api.responses import OrjsonResponse
from paddlewheel.server.api.rulebooks import RULEBOOK_ROUTER
from paddlewheel.server.api.schemas import (
    DoneMessage,
    GameName,
    GameRecord,
    GamesResponse,
    LessonResponse,
    LuckResponse,
    MyRoomsResponse,
    NewLink,
    PastResponse,
    PlansMessage,
    RoomDeleted,
    RoomOpened,
    SeatsMessage,
    SinceMessage,
    WholeMessage,
)
from paddlewheel.server.rooms.create import (
    Chair,
    CopyLimitExceeded,
    CreatedRoom,
    GameSetup,
    RoomSettings,
    open_room,
    setup_from_options,
    setup_from_record,
)
from paddlewheel.server.rooms.history import MAX_MOMENTS_PER_ANSWER
from paddlewheel.server.rooms.lessons import lesson_as_data, scene_chairs, scene_setup
from paddlewheel.server.rooms.links import (
    delete_managed_room,
    give_up_seats,
    replace_invitation_link,
    replace_own_link,
    replace_watch_link,
)
from paddlewheel.server.rooms.participant import Participant, join_as_spectator, join_seat, record_for_link
from paddlewheel.server.rooms.summary import summarize_room
from paddlewheel.server.services import Services
from paddlewheel.server.time_slices import run_in_slices

API_ROUTER = APIRouter(prefix="/api", responses=PROBLEM_RESPONSES, dependencies=[Depends(reject_unknown_queries)])
API_ROUTER.include_router(RULEBOOK_ROUTER)
LinkPath = Annotated[str, Path(max_length=64, description="The link of a seat, or the one to watch by.")]
SceneNamePath = Annotated[str, Path(max_length=40, description="The id of a scene.")]
EntryIndexPath = Annotated[int, Path(ge=0, lt=2**31, description="The number of an entry.")]
SeatQuery = Annotated[int, Query(ge=0, lt=12)]
SeatPath = Annotated[int, Path(ge=0, lt=12, description="The number of a seat.")]
ViewerQuery = Annotated[
    SeatQuery | Literal["own", "watch"], Query(description="Whose eyes to see with: a seat's, if allowed.")
]
MomentCountQuery = Annotated[
    int, Query(ge=1, le=MAX_MOMENTS_PER_ANSWER, description="How many moments, from this one on.")
]


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
    return await _opened(request, setting, _chairs(body.chairs), RoomSettings(body.turn_limit, body.listed))


@API_ROUTER.post("/rooms/from-record", status_code=201, response_model=RoomOpened)
async def room_from_record(body: ImportRecordRequest, request: Request) -> OrjsonResponse:
    """Open a room with a saved game, which can be continued."""
    actions = body.record.get("actions")
    _limit_copied_entries(request, len(actions) if isinstance(actions, list) else 0)
    setting = await run_in_slices(setup_from_record(body.record))
    return await _opened(request, setting, _chairs(body.chairs), RoomSettings(body.turn_limit, body.listed))


@API_ROUTER.get("/lessons/{game}", response_model=LessonResponse)
async def lesson(game: GameName) -> OrjsonResponse:
    """The scenes of the guided lesson of a game, and the events that complete each of their steps."""
    return OrjsonResponse(lesson_as_data(game))


@API_ROUTER.post("/lessons/{game}/{scene}", status_code=201, response_model=RoomOpened)
async def scene_room(game: GameName, scene: SceneNamePath, body: LessonRequest, request: Request) -> OrjsonResponse:
    """Open a room at a scene of the lesson, with bots in the other seats."""
    return await _opened(request, await scene_setup(game, scene), scene_chairs(game, body.name), RoomSettings())


@API_ROUTER.post("/mine", response_model=MyRoomsResponse)
async def mine(body: MyRoomsRequest, request: Request) -> OrjsonResponse:
    """List the rooms of these links, newest first."""
    found = [await summarize_room(services_of(request).rooms, link) for link in dict.fromkeys(body.links)]
    return OrjsonResponse({"rooms": sorted((room for room in found if room), key=lambda room: -room["opened"])})


@API_ROUTER.get("/seats/{link}", response_model=WholeMessage)
async def view_for_seat(link: LinkPath, request: Request) -> OrjsonResponse:
    """The view of the seat, and `next`, the index that its next decision must carry."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(participant.whole())


@API_ROUTER.get("/seats/{link}/since/{index}", response_model=SinceMessage)
async def since(link: LinkPath, index: EntryIndexPath, request: Request) -> OrjsonResponse:
    """The events from an entry on, and the current view."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.since(index))


@API_ROUTER.get("/seats/{link}/past/{index}", response_model=PastResponse)
async def past(
    link: LinkPath, index: EntryIndexPath, request: Request, eyes: ViewerQuery = "own", moments: MomentCountQuery = 1
) -> OrjsonResponse:
    """The views before an earlier entry and at the moments after it."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.past(index, eyes, moments))


@API_ROUTER.get("/seats/{link}/luck", response_model=LuckResponse)
async def luck(link: LinkPath, request: Request) -> OrjsonResponse:
    """After the game: the secret, and all possible outcomes of each draw, to verify them."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.luck())


@API_ROUTER.get("/seats/{link}/plans/{index}", response_model=PlansMessage)
async def plans(link: LinkPath, index: EntryIndexPath, request: Request) -> OrjsonResponse:
    """Every distinct way to complete the current decision, with its cost and gain; for the actor only."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(participant.plans(index))


@API_ROUTER.post("/seats/{link}/play", response_model=DoneMessage)
async def play(link: LinkPath, body: PlayRequest, request: Request) -> OrjsonResponse:
    """Play an action; the response is sent after it is committed."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.play(body.index, body.action))


@API_ROUTER.post("/seats/{link}/undo", response_model=DoneMessage)
async def undo(link: LinkPath, body: UndoRequest, request: Request) -> OrjsonResponse:
    """Undo the last action, unless something was drawn, rolled, opened or decided by others since."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.undo(body.index))


@API_ROUTER.post("/seats/{link}/restart", response_model=DoneMessage)
async def restart(link: LinkPath, body: UndoRequest, request: Request) -> OrjsonResponse:
    """Undo everything of the turn that can be undone."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.restart(body.index))


@API_ROUTER.post("/seats/{link}/bot", response_model=SeatsMessage)
async def bot(link: LinkPath, body: BotRequest, request: Request) -> OrjsonResponse:
    """Let a bot play the seat, or end that."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.give_to_bot(body.bot))


@API_ROUTER.post("/seats/{link}/renew", response_model=NewLink)
async def renew(link: LinkPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Replace the link of the seat; the old link becomes invalid."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await replace_own_link(participant))


@API_ROUTER.post("/seats/{link}/leave", response_model=SeatsMessage)
async def leave(link: LinkPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Leave permanently: a bot takes the seat, and the link becomes invalid."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await give_up_seats(participant))


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


@API_ROUTER.post("/seats/{link}/fork", status_code=201, response_model=RoomOpened)
async def fork(link: LinkPath, body: ForkRequest, request: Request) -> OrjsonResponse:
    """Open a room that continues from a moment of this one."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return await _fork(request, participant, body)


@API_ROUTER.get("/seats/{link}/record", response_model=GameRecord)
async def record(link: LinkPath, request: Request) -> OrjsonResponse:
    """The game as a record, limited to what the seat may know."""
    return OrjsonResponse(await record_for_link(services_of(request).rooms, link, join_seat))


@API_ROUTER.get("/watch/{link}", response_model=WholeMessage)
async def view_for_spectator(link: LinkPath, request: Request) -> OrjsonResponse:
    """The view of a spectator."""
    async with join_as_spectator(services_of(request).rooms, link) as participant:
        return OrjsonResponse(participant.whole())


@API_ROUTER.get("/watch/{link}/since/{index}", response_model=SinceMessage)
async def watched_since(link: LinkPath, index: EntryIndexPath, request: Request) -> OrjsonResponse:
    """The events from an entry on, and the current view."""
    async with join_as_spectator(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.since(index))


@API_ROUTER.get("/watch/{link}/past/{index}", response_model=PastResponse)
async def watched_past(
    link: LinkPath, index: EntryIndexPath, request: Request, eyes: ViewerQuery = "own", moments: MomentCountQuery = 1
) -> OrjsonResponse:
    """The views before an earlier entry and at the moments after it."""
    async with join_as_spectator(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.past(index, eyes, moments))


@API_ROUTER.get("/watch/{link}/luck", response_model=LuckResponse)
async def watched_luck(link: LinkPath, request: Request) -> OrjsonResponse:
    """After the game: the secret, and all possible outcomes of each draw, to verify them."""
    async with join_as_spectator(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.luck())


@API_ROUTER.post("/watch/{link}/fork", status_code=201, response_model=RoomOpened)
async def watched_fork(link: LinkPath, body: ForkRequest, request: Request) -> OrjsonResponse:
    """Open a room that continues from a moment of this one."""
    async with join_as_spectator(services_of(request).rooms, link) as participant:
        return await _fork(request, participant, body)


@API_ROUTER.get("/watch/{link}/record", response_model=GameRecord)
async def watched_record(link: LinkPath, request: Request) -> OrjsonResponse:
    """The game as a record, limited to what a spectator may know."""
    return OrjsonResponse(await record_for_link(services_of(request).rooms, link, join_as_spectator))


async def _fork(request: Request, participant: Participant, body: ForkRequest) -> OrjsonResponse:
    chairs = participant.chairs() if body.chairs is None else _chairs(body.chairs)
    _limit_copied_entries(request, min(body.index, participant.live.number))
    limit = participant.live.room.turn_limit if body.turn_limit is None else body.turn_limit
    return await _opened(request, await participant.moment(body.index), chairs, RoomSettings(limit, body.listed))


def _limit_copied_entries(request: Request, entries: int) -> None:
    """Rate limit for copied entries: copies of long games fill the disk much faster than play does."""
    if not services_of(request).copy_limiter.allows(CLIENT.get(), entries):
        raise CopyLimitExceeded


async def _opened(request: Request, setting: GameSetup, chairs: list[Chair], terms: RoomSettings) -> OrjsonResponse:
    services = services_of(request)
    opened: CreatedRoom = await open_room(services.store, setting, chairs, terms)
    services.room_list.changed()
    services.metrics.opened.labels(setting.game).inc()
    links = {"seats": list(opened.links), "watch": opened.watch, "manage": opened.manage}
    return OrjsonResponse({"room": opened.room} | links, 201)


def _chairs(chairs: list[ChairRequest]) -> list[Chair]:
    return [Chair(chair.name, chair.bot, chair.here) for chair in chairs]
