"""Who sits at the table with the learner."""

from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from paddlewheel.bots import BOTS, Bot, make_bot, register
from paddlewheel.core.batch.observe_one import observation_of
from paddlewheel.core.errors import PaddlewheelError
from paddlewheel.core.game import Position
from paddlewheel.core.notation.positions import position_to_text
from paddlewheel.core.search.budget import Budget
from paddlewheel.games import GAMES
from paddlewheel.lab.runs.game_runner import play_game
from tests.environments.gymnasium.sample_environments import SHORT, Chooser, make, play_out, rewards_of


@pytest.mark.games
@pytest.mark.parametrize("bot", [*BOTS, "captain:1", "commodore:20", "captain:1ms"])
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_can_be_an_opponent(game: str, bot: str) -> None:
    env = make(game, players=3, opponents=bot, seat=1)
    seen, info = env.reset(seed=2)
    chooser = Chooser()
    for _ in range(15):
        assert info["actor"] == 1
        seen, *_, info = env.step(chooser.one(seen))


def played_like(env: object, name: str, seed: int, number: int, seat: int) -> Position:
    """A whole game in which the learner is a bot: it carries out plans until somebody else or chance decides."""
    bot = make_bot(name, number, seed, seat)
    env.reset(seed=seed, options={"game": number})  # type: ignore[attr-defined]
    over = False
    while not over:
        position: Position = env.position  # type: ignore[attr-defined]
        for action in bot.decide(position.seen_by(seat), position.legal_actions(), bot.budget):
            here = position.copy()
            if action not in here.legal_actions():
                break
            here.step(action)
            _, _, over, *_ = env.step(action)  # type: ignore[attr-defined]
            if here.actor != seat:
                break
    return env.position  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize(
    ("game", "terms", "learner", "opponents", "seat"),
    [
        ("mississippi-queen", SHORT, "pilot", ("mate", "deckhand"), 0),
        ("mississippi-queen", {"edition": "2019", "players": 3}, "mate", ("pilot", "captain:1"), 2),
        ("riverboat", {"players": 3}, "mate", ("deckhand", "pilot"), 1),
    ],
)
def test_games_are_those_of_the_lab(
    game: str, terms: dict[str, object], learner: str, opponents: tuple[str, ...], seat: int
) -> None:
    """Opponents sit round the table from the learner on; game N of a seed is the lab's game N."""
    env = make(game, **terms, opponents=opponents, seat=seat)
    bots = [learner, *opponents]
    chairs = [bots[(chair - seat) % 3] for chair in range(3)]
    for number in (0, 7):
        row = play_game(GAMES[game], env.terms.options, chairs, number, 4, rotate=False)
        end = played_like(env, learner, 4, number, seat)
        assert (tuple(end.result()), tuple(end.scores()), end.rounds) == (row.places, row.scores, row.rounds)


@pytest.mark.parametrize("opponents", ["deckhand", ("deckhand", "mate")])
def test_stronger_opponents_are_harder_to_beat(opponents: str) -> None:
    """Against deckhands random play wins its share; with a mate at the table, the mate wins."""
    env = make("riverboat", players=3, opponents=opponents, seat="random")
    total, seen = 0.0, env.reset(seed=1)[0]
    for number in range(20):
        total += play_out(env, seen, number)[1]
        seen = env.reset()[0]
    assert (-6 < total < 6) == (opponents == "deckhand")


def test_the_learner_can_play_all_seats() -> None:
    env = make(**SHORT, opponents="self")
    seen, info = env.reset(seed=1)
    chooser, actors, over = Chooser(), set(), False
    while not over:
        actor = info["actor"]
        actors.add(actor)
        assert np.array_equal(seen["observation"], observation_of(env.position, actor))
        seen, reward, over, _, info = env.step(chooser.one(seen))
    assert actors == {0, 1, 2}
    assert info["seat"] == actor
    assert reward == rewards_of(env.position)[actor]
    assert np.array_equal(info["rewards"], rewards_of(env.position))
    assert np.array_equal(seen["observation"], observation_of(env.position, actor))


@pytest.fixture
def spy() -> Iterator[list[bool]]:
    """A bot that looks whether there is anything it should not see."""
    hidden: list[bool] = []

    @register
    class Spy(Bot):
        name, manner = "spy", "tries to look at what it cannot know"

        def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
            assert position_to_text(seen) == position_to_text(seen.seen_by(self.seat))
            hidden.append(seen.hides_information_from(self.seat))
            return [legal[len(self.stream) % len(legal)]]

    yield hidden
    BOTS.pop("spy")


def test_bots_see_only_what_their_seat_can_know(spy: list[bool]) -> None:
    env = make(edition="intro-1997", players=4, variants=("vote_on_direction",), opponents="spy")
    for seed in range(3):
        play_out(env, env.reset(seed=seed)[0])
    assert any(spy)


@pytest.fixture
def wrong() -> Iterator[None]:
    @register
    class Wrong(Bot):
        name, manner = "wrong", "chooses what is not legal"

        def decide(self, seen: Position, legal: Sequence[int], budget: Budget) -> Sequence[int]:
            return [legal[-1] + 1]

    yield
    BOTS.pop("wrong")


@pytest.mark.usefixtures("wrong")
def test_a_bot_that_goes_wrong_is_named() -> None:
    env = make(**SHORT, opponents="wrong", seat=2)
    with pytest.raises(PaddlewheelError, match=r"wrong chose an illegal action, .*, in game 0"):
        env.reset(seed=1)
