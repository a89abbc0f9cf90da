"""Events of chance: mats, first player, opened tiles and cards."""

from paddlewheel.riverboat.actions import DRAW, FIRST, MAT, OPEN, REVEAL
from paddlewheel.riverboat.components import card_names, mats, tile_names
from paddlewheel.riverboat.mats import COLOUR_NAMES
from paddlewheel.riverboat.view.cards import card_words, space_of, space_words
from paddlewheel.riverboat.view.events.builder import RiverboatEventBuilder
from paddlewheel.riverboat.view.naming import colour, player
from paddlewheel.riverboat.view.tables import plain_tables


def add_chance_events(story: RiverboatEventBuilder) -> None:
    action = story.action
    if action < FIRST:
        _mat(story, action - MAT)
    elif action < DRAW:
        seat = action - FIRST
        story.add_event("first", f"{player(story.now, seat)} is the first player.", seat)
    elif action < REVEAL:
        name = tile_names()[action - DRAW]
        story.add_event("tile opened", f"A tile {name} is laid open.", tile=name)
    elif action < OPEN:
        _revealed(story, action - REVEAL)
    else:
        _opened(story, action - OPEN)


def _mat(story: RiverboatEventBuilder, mat: int) -> None:
    seat = int(story.was.turn)
    name = mats()[mat].name
    story.add_event("mat", f"Player {seat + 1} draws the mat {name}, and goes by {name.capitalize()}.", seat, mat=name)


def _revealed(story: RiverboatEventBuilder, shown: int) -> None:
    number, most = int(story.now.revealed), int(plain_tables(story.before.options).revealed_a_round)
    name = (*COLOUR_NAMES, "wild")[shown]
    story.add_event("revealed", f"Card {number} of {most}: {colour(shown)}.", card=name, number=number)


def _opened(story: RiverboatEventBuilder, card: int) -> None:
    name, space = card_names()[card], space_of(story.now, card)
    assert space is not None
    bonus = space_words(story.after, space)
    text = f"The card {name} lies open ({card_words(card)}), with it {bonus}."
    story.add_event("card opened", text, card=name, space=space)
