"""A game told by its journal: played, taken back, and told again from any settled moment."""

import random
from collections.abc import Iterator

import pytest

from paddlewheel.core.errors import IllegalAction, RecordError
from paddlewheel.core.game import CHANCE, NOBODY, Position
from paddlewheel.core.matches.provably_fair import commitment, draw_bits, fair_draw
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.games import GAMES, find_game
from paddlewheel.server.rooms.journal import DRAW, PLAY, UNDO, GameLog, JournalEntry, Snapshot, apply_with_chance

SECRET = bytes(range(32))


def new_table(game: str = "mississippi-queen", players: int = 3, variants: dict[str, object] | None = None) -> GameLog:
    found = find_game(game)
    return GameLog.at(Snapshot(0, 0, found.new_position(found.options(None, players, variants or {}))))


def begun(table: GameLog) -> list[JournalEntry]:
    entries = []
    while table.actor == CHANCE:
        entries.append(table.draw(SECRET).entry)
        table.take(entries[-1])
    return entries


def fuzzed(table: GameLog, seed: int, entries: int) -> Iterator[JournalEntry]:
    """Random plays, and every now and then something is taken back."""
    dice = random.Random(seed)
    yield from begun(table)
    for _ in range(entries):
        back = table.undo_seat
        if back is not None and dice.random() < 0.25:
            entry = table.undo(back) if dice.random() < 0.7 else table.restart_turn(back)
        elif table.actor != NOBODY:
            entry = table.play(table.actor, dice.choice(table.position.legal_actions()))
        else:
            return
        yield from (told.entry for told in apply_with_chance(table, entry, SECRET))


def same(one: Position, other: Position) -> bool:
    return position_to_text(one) == position_to_text(other)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_journal_tells_its_game_again_from_every_settled_moment(game: str, seed: int) -> None:
    table, told = new_table(game), []
    moments = []
    for entry in fuzzed(table, seed, 120):
        told.append(entry)
        moments.append(table.settled)
    assert [entry.number for entry in told] == list(range(len(told)))
    assert {entry.kind for entry in told} == {PLAY, DRAW, UNDO}
    for moment in moments[:: max(1, len(moments) // 12)]:
        again = GameLog.at(moment)
        for entry in told[moment.number :]:
            again.take(entry)
        assert same(again.position, table.position)
        assert (again.number, again.length, again.undo_seat) == (table.number, table.length, table.undo_seat)


@pytest.mark.parametrize("game", GAMES)
def test_the_plays_and_draws_that_count_lead_to_the_same_position(game: str) -> None:
    table, line = new_table(game), []
    for entry in fuzzed(table, 3, 150):
        if entry.kind == UNDO:
            del line[entry.left :]
        else:
            line.append(entry.action)
    fresh = new_table(game).position
    for text in line:
        fresh.step(fresh.game.parse_action(text))
    assert len(line) == table.length
    assert same(fresh, table.position)


def test_nobody_goes_back_behind_a_draw_or_another_players_choice() -> None:
    table, line = new_table(), []
    for entry in fuzzed(table, 5, 400):
        if entry.kind == UNDO:
            gone = line[entry.left :]
            assert gone
            assert {(kind, seat) for kind, seat in gone} == {(PLAY, entry.seat)}
            del line[entry.left :]
        else:
            line.append((entry.kind, entry.seat))


def test_an_opened_vote_is_not_taken_back() -> None:
    table = new_table("mississippi-queen", 3, {"vote_on_direction": True})
    for _ in fuzzed(table, 1, 0):
        pass
    voted = False
    dice = random.Random(2)
    while table.actor != NOBODY and not voted:
        hidden = any(table.position.hides_information_from(seat) for seat in range(3))
        actor = table.actor
        entry = table.play(actor, dice.choice(table.position.legal_actions()))
        opened = GameLog.at(Snapshot(table.number, table.length, table.position))
        opened.take(JournalEntry(table.number, PLAY, actor, entry.entry.action))
        if hidden and not any(opened.position.hides_information_from(seat) for seat in range(3)):
            assert opened.undo_seat is None
            voted = True
        elif hidden:
            assert opened.undo_seat == actor
        list(apply_with_chance(table, entry, SECRET))
    assert voted


def test_what_the_table_refuses_is_said_in_words_and_changes_nothing() -> None:
    table = new_table()
    begun(table)
    before, number = position_to_text(table.position), table.number
    actor = table.actor
    with pytest.raises(IllegalAction, match=f"not seat {(actor + 1) % 3} that decides now, but seat {actor}"):
        table.play((actor + 1) % 3, table.position.legal_actions()[0])
    illegal = next(action for action in range(40) if action not in table.position.legal_actions())
    with pytest.raises(IllegalAction, match=r"is not legal here \(MQ-"):
        table.play(actor, illegal)
    with pytest.raises(IllegalAction, match="nothing of yours to take back"):
        table.undo(actor)
    with pytest.raises(RecordError, match="entry 99 came where"):
        table.take(JournalEntry(99, PLAY, actor, "pass"))
    with pytest.raises(RecordError, match="is not possible here"):
        table.take(JournalEntry(number, PLAY, actor, table.position.game.action_text(illegal)))
    assert (position_to_text(table.position), table.number) == (before, number)


def test_luck_follows_from_the_secret_as_documented() -> None:
    import hashlib
    import hmac

    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()
    digest = hmac.new(SECRET, b"7", hashlib.sha256).digest()
    assert draw_bits(SECRET, 7) == int.from_bytes(digest[:4], "big")
    table = new_table()
    outcomes = [action for action, _ in table.position.chance_outcomes()]
    index = draw_bits(SECRET, 0) * len(outcomes) >> 32
    assert fair_draw(table.position, SECRET, 0) == outcomes[index]


def test_all_outcomes_of_a_draw_come_up() -> None:
    position = new_table().position
    outcomes = {action for action, _ in position.chance_outcomes()}
    assert {fair_draw(position, SECRET, number) for number in range(400)} == outcomes


@pytest.mark.parametrize("game", ["mississippi-queen", "riverboat"])
def test_nobody_goes_back_behind_the_end_of_the_game(game: str) -> None:
    """Its secret is shown by then."""
    table = new_table(game)
    for entry in fuzzed(table, 3, 20_000):
        assert entry.kind in ("play", "draw", "undo")
    assert table.actor == NOBODY
    assert table.undo_seat is None
    with pytest.raises(IllegalAction, match="the end of the game"):
        table.undo(0)
