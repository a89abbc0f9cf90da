"""Events of chance: mats, first player, opened tiles and cards."""

from paddlewheel.riverboat.components import card_names, mats, tile_names
from paddlewheel.riverboat.messages import events, names
from paddlewheel.riverboat.view.cards import card_scores, space_brings, space_of
from paddlewheel.riverboat.view.events.builder import RiverboatEventBuilder
from paddlewheel.riverboat.view.naming import CARD_SUITS, player, suit, tile


def mat_drawn(story: RiverboatEventBuilder) -> None:
    seat = story.was.turn
    mat = mats()[story.meant.argument].name
    story.add_event("mat", events.mat_drawn(seat + 1, names.mat(mat)), seat, mat=mat)


def first_drawn(story: RiverboatEventBuilder) -> None:
    seat = story.meant.argument
    story.add_event("first", events.first_player(player(story.now, seat)), seat)


def tile_opened(story: RiverboatEventBuilder) -> None:
    kind = story.meant.argument
    story.add_event("tile opened", events.tile_opened(tile(kind)), tile=tile_names()[kind])


def card_revealed(story: RiverboatEventBuilder) -> None:
    number, of = story.now.revealed, story.before.constants.revealed_a_round
    card = story.meant.argument
    story.add_event("revealed", events.card_revealed(number, of, suit(card)), card=CARD_SUITS[card], number=number)


def card_opened(story: RiverboatEventBuilder) -> None:
    card = story.meant.argument
    name, space = card_names()[card], space_of(story.now, card)
    assert space is not None
    message = events.card_opened(names.card(name), card_scores(card), space_brings(story.after, space))
    story.add_event("card opened", message, card=name, space=space)
