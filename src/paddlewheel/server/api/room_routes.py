"""The HTTP API of a room: what the holder of a seat's or a watch link may ask."""

from collections.abc import Mapping
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request

from paddlewheel.server.api.errors import PROBLEM_RESPONSES
from paddlewheel.server.api.requests import (
    BotRequest,
    ConfirmRequest,
    ForkRequest,
    PlayRequest,
    UndoRequest,
    reject_unknown_queries,
)
from paddlewheel.server.api.responses import OrjsonResponse
from paddlewheel.server.api.routes import LinkPath, chairs_of, limit_copied_entries, opened_room, services_of
from paddlewheel.server.api.schemas.lobby import RoomOpened
from paddlewheel.server.api.schemas.record import GameRecord, LuckResponse
from paddlewheel.server.api.schemas.room import (
    DoneMessage,
    NewLink,
    PastResponse,
    PlansMessage,
    RematchLink,
    SeatsMessage,
    SinceMessage,
    StatisticsResponse,
    WholeMessage,
)
from paddlewheel.server.rooms.create import RoomSettings
from paddlewheel.server.rooms.decisions.rematch import join_rematch
from paddlewheel.server.rooms.history import MAX_MOMENTS_PER_ANSWER
from paddlewheel.server.rooms.links import give_up_seats, replace_own_link
from paddlewheel.server.rooms.participant import (
    OpenParticipant,
    Participant,
    join_as_spectator,
    join_seat,
    record_for_link,
)

ROOM_ROUTER = APIRouter(prefix="/api", responses=PROBLEM_RESPONSES, dependencies=[Depends(reject_unknown_queries)])
EntryIndexPath = Annotated[int, Path(ge=0, lt=2**31, description="The number of an entry.")]
SeatQuery = Annotated[int, Query(ge=0, lt=12)]
ViewerQuery = Annotated[
    SeatQuery | Literal["own", "watch"], Query(description="Whose eyes to see with: a seat's, if allowed.")
]
MomentCountQuery = Annotated[
    int, Query(ge=1, le=MAX_MOMENTS_PER_ANSWER, description="How many moments, from this one on.")
]

StayQuery = Annotated[
    bool, Query(description="Whether the client asks again soon, in place of a socket, and counts as present.")
]


class ViewerRoutes:
    """The requests that players and spectators have in common."""

    def __init__(self, join: OpenParticipant) -> None:
        self._join = join

    async def view(self, link: LinkPath, request: Request) -> OrjsonResponse:
        async with self._join(services_of(request).rooms, link) as participant:
            return OrjsonResponse(participant.whole())

    async def since(
        self, link: LinkPath, index: EntryIndexPath, request: Request, stay: StayQuery = False
    ) -> OrjsonResponse:
        """The events from an entry on, and the current view."""
        async with self._join(services_of(request).rooms, link) as participant:
            if stay:
                participant.stay(services_of(request).rooms)
            return OrjsonResponse(await participant.since(index))

    async def past(
        self,
        link: LinkPath,
        index: EntryIndexPath,
        request: Request,
        eyes: ViewerQuery = "own",
        moments: MomentCountQuery = 1,
    ) -> OrjsonResponse:
        """The views before an earlier entry and at the moments after it."""
        async with self._join(services_of(request).rooms, link) as participant:
            return OrjsonResponse(await participant.past(index, eyes, moments))

    async def luck(self, link: LinkPath, request: Request) -> OrjsonResponse:
        """After the game: the secret, and all possible outcomes of each draw, to verify them."""
        async with self._join(services_of(request).rooms, link) as participant:
            return OrjsonResponse(await participant.luck())

    async def statistics(self, link: LinkPath, request: Request) -> OrjsonResponse:
        """After the game: what it was like, player by player and round by round."""
        async with self._join(services_of(request).rooms, link) as participant:
            return OrjsonResponse(await participant.statistics())

    async def fork(self, link: LinkPath, body: ForkRequest, request: Request) -> OrjsonResponse:
        """Open a room that continues from a moment of this one."""
        async with self._join(services_of(request).rooms, link) as participant:
            return await _fork(request, participant, body)

    async def record(self, link: LinkPath, request: Request) -> OrjsonResponse:
        return OrjsonResponse(await record_for_link(services_of(request).rooms, link, self._join))

    def add_to(self, router: APIRouter, path: str, names: Mapping[str, str], said: Mapping[str, str]) -> None:
        """Add the routes; `names` are those of /openapi.json where they differ, `said` the descriptions."""
        for suffix, model, endpoint in (
            ("", WholeMessage, self.view),
            ("/since/{index}", SinceMessage, self.since),
            ("/past/{index}", PastResponse, self.past),
            ("/luck", LuckResponse, self.luck),
            ("/statistics", StatisticsResponse, self.statistics),
            ("/record", GameRecord, self.record),
        ):
            name = endpoint.__name__
            router.add_api_route(
                path + suffix,
                endpoint,
                response_model=model,
                name=names.get(name, name),
                description=said.get(name),
            )
        name = names.get("fork", "fork")
        router.add_api_route(
            path + "/fork", self.fork, methods=["POST"], status_code=201, response_model=RoomOpened, name=name
        )


async def _fork(request: Request, participant: Participant, body: ForkRequest) -> OrjsonResponse:
    chairs = participant.chairs() if body.chairs is None else chairs_of(body.chairs)
    limit_copied_entries(request, min(body.index, participant.live.number))
    limit = participant.live.room.turn_limit if body.turn_limit is None else body.turn_limit
    return await opened_room(request, await participant.moment(body.index), chairs, RoomSettings(limit, body.listed))


ViewerRoutes(join_seat).add_to(
    ROOM_ROUTER,
    "/seats/{link}",
    {"view": "view_for_seat"},
    {
        "view": "The view of the seat, and `next`, the index that its next decision must carry.",
        "record": "The game as a record, limited to what the seat may know.",
    },
)
ViewerRoutes(join_as_spectator).add_to(
    ROOM_ROUTER,
    "/watch/{link}",
    {"view": "view_for_spectator"}
    | {name: f"watched_{name}" for name in ("since", "past", "luck", "statistics", "fork", "record")},
    {
        "view": "The view of a spectator.",
        "record": "The game as a record, limited to what a spectator may know.",
    },
)


@ROOM_ROUTER.get("/seats/{link}/plans/{index}", response_model=PlansMessage)
async def plans(link: LinkPath, index: EntryIndexPath, request: Request) -> OrjsonResponse:
    """Every distinct way to complete the current decision, with its cost and gain; for the actor only."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(participant.plans(index))


@ROOM_ROUTER.post("/seats/{link}/play", response_model=DoneMessage)
async def play(link: LinkPath, body: PlayRequest, request: Request) -> OrjsonResponse:
    """Play an action; the response is sent after it is committed."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.play(body.index, body.action))


@ROOM_ROUTER.post("/seats/{link}/undo", response_model=DoneMessage)
async def undo(link: LinkPath, body: UndoRequest, request: Request) -> OrjsonResponse:
    """Undo the last action, unless something was drawn, rolled, opened or decided by others since."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.undo(body.index))


@ROOM_ROUTER.post("/seats/{link}/restart", response_model=DoneMessage)
async def restart(link: LinkPath, body: UndoRequest, request: Request) -> OrjsonResponse:
    """Undo everything of the turn that can be undone."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.restart(body.index))


@ROOM_ROUTER.post("/seats/{link}/takeback", response_model=DoneMessage)
async def take_back(link: LinkPath, body: UndoRequest, request: Request) -> OrjsonResponse:
    """Take back the last turn with all that came after it, at a table without other people."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.take_back(body.index))


@ROOM_ROUTER.post("/seats/{link}/agree", response_model=DoneMessage)
async def agree(link: LinkPath, body: UndoRequest, request: Request) -> OrjsonResponse:
    """Agree to end the game here, or propose it; it ends when all people who still play have agreed."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.agree(body.index))


@ROOM_ROUTER.post("/seats/{link}/decline", response_model=DoneMessage)
async def decline(link: LinkPath, body: UndoRequest, request: Request) -> OrjsonResponse:
    """Turn down the proposal to end the game here."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.decline(body.index))


@ROOM_ROUTER.post("/seats/{link}/rematch", status_code=201, response_model=RematchLink)
async def rematch(link: LinkPath, request: Request) -> OrjsonResponse:
    """Offer a rematch, or join the one that is offered: the link of the seat in the next game's room."""
    services = services_of(request)
    async with join_seat(services.rooms, link) as participant:
        joined = await join_rematch(services.rooms, participant)
    services.room_list.changed()
    return OrjsonResponse(joined, 201)


@ROOM_ROUTER.post("/seats/{link}/bot", response_model=SeatsMessage)
async def bot(link: LinkPath, body: BotRequest, request: Request) -> OrjsonResponse:
    """Let a bot play the seat, or end that."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await participant.give_to_bot(body.bot))


@ROOM_ROUTER.post("/seats/{link}/renew", response_model=NewLink)
async def renew(link: LinkPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Replace the link of the seat; the old link becomes invalid."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await replace_own_link(participant))


@ROOM_ROUTER.post("/seats/{link}/leave", response_model=SeatsMessage)
async def leave(link: LinkPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Leave permanently: a bot takes the seat, and the link becomes invalid."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await give_up_seats(participant))
