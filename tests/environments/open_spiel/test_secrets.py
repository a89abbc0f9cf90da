"""What a seat knows: its information state remembers all of it, and nothing of what is sealed from it."""

from itertools import product
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts

from paddlewheel.core.errors import SetupError
from paddlewheel.core.notation.positions import position_to_json
from paddlewheel.environments.open_spiel.evaluator import PilotEvaluator
from tests.environments.open_spiel.sample_states import SEASON, VOTING, first_vote, halfway, random_game


def kind_of(public: bool, private: Any, recall: bool = False) -> Any:
    return pyspiel.IIGObservationType(perfect_recall=recall, public_info=public, private_info=private)


ALONE, NOBODYS = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE


def voted(*votes: int) -> Any:
    """The same vote, with these cast already, each the number of one of its legal actions."""
    state = first_vote()
    for vote in votes:
        state.apply_action(state.legal_actions()[vote])
    return state


def views(state: Any, seat: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat),
    )


def test_sealed_votes_of_others_show_nowhere() -> None:
    for mine, other in product(range(3), repeat=2):
        first, second = voted(mine, 0), voted(mine, other)
        voters = list(first.position.sealed_actions())
        for seat in range(first.num_players()):
            if seat != voters[1]:
                assert views(first, seat) == views(second, seat)
        same = views(first, voters[1]) == views(second, voters[1])
        assert same == (other == 0)


def test_an_own_vote_and_an_open_one_are_remembered() -> None:
    voter = first_vote().current_player()
    assert len({voted(vote).information_state_string(voter) for vote in range(3)}) == 3
    ends = [voted(0, vote, 0, 1) for vote in range(3)]  # the last vote opens all
    assert not any(end.position.sealed_actions() for end in ends)
    for seat in range(4):
        assert len({end.information_state_string(seat) for end in ends}) == 3


def test_how_many_have_voted_shows() -> None:
    assert voted(0).information_state_string(3) != voted(0, 0).information_state_string(3)


def test_a_history_without_secrets_is_the_whole_history() -> None:
    state = halfway(pyspiel.load_game(SEASON))
    assert all(state.information_state_string(seat) == state.history_str() for seat in range(2))


def test_public_and_private_information_are_told_apart() -> None:
    state = voted(1, 2)
    game, voters = state.get_game(), list(state.position.sealed_actions())
    public, private = game.make_py_observer(kind_of(True, NOBODYS)), game.make_py_observer(kind_of(False, ALONE))
    public.set_from(state, 0)
    assert public.tensor is private.tensor is None
    assert private.string_from(state, voters[0]) == "vote ahead"
    assert private.string_from(state, voters[1]) == "vote right"
    assert {private.string_from(state, seat) for seat in range(4) if seat not in voters} == {""}
    assert public.string_from(state, 0) == public.string_from(voted(0, 0), 0)
    assert game.make_py_observer(kind_of(False, NOBODYS)).string_from(state, voters[0]) == ""


def test_nobody_is_told_everybodys_secrets() -> None:
    with pytest.raises(SetupError, match="the secrets of one seat or of none"):
        pyspiel.load_game(VOTING).make_py_observer(kind_of(True, pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_what_is_remembered_in_public_hides_every_vote() -> None:
    state = voted(1, 2)
    remembered = state.get_game().make_py_observer(kind_of(True, NOBODYS, recall=True))
    assert remembered.string_from(state, 0).endswith(", ?, ?")
    assert remembered.string_from(state, 0) == remembered.string_from(voted(2, 0), 3)


class Numbers:
    """A sampler that gives these numbers, one after the other."""

    def __init__(self, *numbers: float) -> None:
        self.numbers = iter(numbers)

    def __call__(self) -> float:
        return next(self.numbers)


def test_a_resampled_state_looks_the_same_to_its_seat() -> None:
    state = voted(0, 1)
    seat, voters = state.current_player(), list(state.position.sealed_actions())
    imagined = set()
    for number in range(40):
        other = state.resample_from_infostate(seat, Numbers(number / 40))
        assert views(other, seat) == views(state, seat)
        assert other.current_player() == seat
        assert other.history()[:-2] == state.history()[:-2]
        assert [one.player for one in other.full_history()] == [one.player for one in state.full_history()]
        assert list(other.position.sealed_actions().values()) == other.history()[-2:]
        imagined.add(tuple(other.history()[-2:]))
    assert len(imagined) == 9
    own = {state.resample_from_infostate(voters[0], Numbers(n / 9)).history()[-2] for n in range(9)}
    assert own == {state.history()[-2]}


def test_a_resampled_history_leads_to_its_position() -> None:
    state = voted(0, 1)
    for number in range(9):
        other = state.resample_from_infostate(state.current_player(), Numbers(number / 9))
        again = state.get_game().new_initial_state()
        for action in other.history():
            again.apply_action(action)
        assert position_to_json(again.position) == position_to_json(other.position)


def test_the_true_state_does_not_change_what_is_imagined() -> None:
    worlds = []
    for votes in product(range(3), repeat=2):
        state = voted(*votes)
        worlds.append(str(state.resample_from_infostate(state.current_player(), Numbers(0.3))))
    assert len(set(worlds)) == 1


def test_where_nothing_is_hidden_a_resampled_state_is_a_copy() -> None:
    state = halfway(pyspiel.load_game(SEASON))
    other = state.resample_from_infostate(0, Numbers())
    assert (str(other), other.history()) == (str(state), state.history())
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)


def test_a_game_cannot_begin_between_sealed_votes() -> None:
    with pytest.raises(SetupError, match="lies between sealed votes"):
        pyspiel.load_game(VOTING).new_initial_state(str(voted(0)))


def test_information_states_never_lead_back_together() -> None:
    """Perfect recall: two ways to the same information state have looked the same to the seat all along."""
    known: dict[tuple[int, str], tuple[str, ...]] = {}
    for seed in range(3):
        told: list[list[str]] = [[] for _ in range(4)]
        for state in random_game(pyspiel.load_game(VOTING), seed):
            for seat in range(4):
                information = state.information_state_string(seat)
                assert known.setdefault((seat, information), tuple(told[seat])) == tuple(told[seat])
                told[seat].append(information)


def test_openspiels_search_for_hidden_information_votes() -> None:
    state = voted(0, 1)
    bot = ismcts.ISMCTSBot(state.get_game(), PilotEvaluator(), uct_c=1.0, max_simulations=12)
    policy, action = bot.step_with_policy(state)
    assert action in state.legal_actions()
    assert sorted(choice for choice, _ in policy) == state.legal_actions()
