"""The HTTP API of seats: to claim, change, name and free them, to start a game, to remind and to speak."""

from fastapi import APIRouter, Depends, Request

from paddlewheel.server.api.errors import PROBLEM_RESPONSES
from paddlewheel.server.api.requests import (
    BotRequest,
    ChangeSeatRequest,
    ClaimRequest,
    ConfirmRequest,
    ReadyRequest,
    RenameRequest,
    SayRequest,
    StartRequest,
    reject_unknown_queries,
)
from paddlewheel.server.api.responses import OrjsonResponse
from paddlewheel.server.api.routes import LinkPath, SeatPath, services_of
from paddlewheel.server.api.schemas.room import NewLink, SeatsMessage
from paddlewheel.server.api.schemas.seating import SaidMessage
from paddlewheel.server.rooms.links import replace_room_link
from paddlewheel.server.rooms.participant import join_seat
from paddlewheel.server.seating.claims import change_seat, claim_seat, get_ready, rename
from paddlewheel.server.seating.host import fill_seat, remind_player, seat_stand_in, start_game
from paddlewheel.server.seating.spoken import say

SEATING_ROUTER = APIRouter(prefix="/api", responses=PROBLEM_RESPONSES, dependencies=[Depends(reject_unknown_queries)])


@SEATING_ROUTER.post("/join/{link}/seats/{seat}", status_code=201, response_model=NewLink)
async def claim(link: LinkPath, seat: SeatPath, body: ClaimRequest, request: Request) -> OrjsonResponse:
    """Take a free seat by the room link; the answer has a link of one's own to it."""
    return OrjsonResponse(await claim_seat(services_of(request).rooms, link, seat, body.name), 201)


@SEATING_ROUTER.post("/seats/{link}/seat", response_model=SeatsMessage)
async def change(link: LinkPath, body: ChangeSeatRequest, request: Request) -> OrjsonResponse:
    """Change to a free seat, before the game starts."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await change_seat(participant, body.seat))


@SEATING_ROUTER.post("/seats/{link}/name", response_model=SeatsMessage)
async def name(link: LinkPath, body: RenameRequest, request: Request) -> OrjsonResponse:
    """Give a seat of the link another name, at any time."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await rename(participant, body.seat, body.name))


@SEATING_ROUTER.post("/seats/{link}/ready", response_model=SeatsMessage)
async def ready(link: LinkPath, body: ReadyRequest, request: Request) -> OrjsonResponse:
    """Say that the players of the link are ready to start, or are not."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await get_ready(participant, body.ready))


@SEATING_ROUTER.post("/seats/{link}/say", response_model=SaidMessage)
async def speak(link: LinkPath, body: SayRequest, request: Request) -> OrjsonResponse:
    """Say one of the phrases to everybody who is there; it is kept nowhere."""
    async with join_seat(services_of(request).rooms, link) as participant:
        return OrjsonResponse(await say(participant, body.seat, body.phrase))


@SEATING_ROUTER.post("/manage/{link}/start", response_model=SeatsMessage)
async def start(link: LinkPath, body: StartRequest, request: Request) -> OrjsonResponse:
    """Start the game of a room with free seats; a bot takes those that are still free."""
    return OrjsonResponse(await start_game(services_of(request).rooms, link, body.bot))


@SEATING_ROUTER.post("/manage/{link}/seats/{seat}/fill", response_model=SeatsMessage)
async def fill(link: LinkPath, seat: SeatPath, body: BotRequest, request: Request) -> OrjsonResponse:
    """Before the start: seat a bot, or with "" free the seat, whoever has it."""
    return OrjsonResponse(await fill_seat(services_of(request).rooms, link, seat, body.bot))


@SEATING_ROUTER.post("/manage/{link}/seats/{seat}/stand-in", response_model=SeatsMessage)
async def stand_in(link: LinkPath, seat: SeatPath, body: BotRequest, request: Request) -> OrjsonResponse:
    """Let a bot play for somebody who is away, until they are back; with "" not any more."""
    return OrjsonResponse(await seat_stand_in(services_of(request).rooms, link, seat, body.bot))


@SEATING_ROUTER.post("/manage/{link}/seats/{seat}/remind", response_model=SeatsMessage)
async def remind(link: LinkPath, seat: SeatPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Call a player who has the page open somewhere."""
    return OrjsonResponse(await remind_player(services_of(request).rooms, link, seat))


@SEATING_ROUTER.post("/manage/{link}/join/renew", response_model=NewLink)
async def renew_room_link(link: LinkPath, _: ConfirmRequest, request: Request) -> OrjsonResponse:
    """Replace the room link; seats that were claimed by the old one stay claimed."""
    return OrjsonResponse(await replace_room_link(services_of(request).rooms, link))
