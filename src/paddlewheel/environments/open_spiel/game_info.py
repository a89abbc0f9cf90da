"""OpenSpiel's GameType and GameInfo: static properties and upper bounds of a game."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from paddlewheel.core.game import Game
from paddlewheel.environments.open_spiel.library import pyspiel
from paddlewheel.environments.open_spiel.parameters import specification

PREFIX = "paddlewheel_"


def short_name(rules: Game) -> str:
    return PREFIX + rules.name.replace("-", "_")


def game_type(rules: Game, options: Any) -> Any:
    counts = [count for edition in rules.editions() for count in rules.player_counts(edition)]
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(rules),
        long_name=rules.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_information(rules, options),
        utility=kind.Utility.ZERO_SUM if is_zero_sum(rules.sides(options)) else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(rules),
        provides_factored_observation_string=True,
    )


def game_info(rules: Game, options: Any) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=rules.player_actions,
        max_chance_outcomes=rules.actions - rules.player_actions,
        num_players=options.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if is_zero_sum(rules.sides(options)) else None,
        max_game_length=rules.module.length_limits(options).decisions,
    )


def _information(rules: Game, options: Any) -> Any:
    kinds = pyspiel.GameType.Information
    return kinds.IMPERFECT_INFORMATION if rules.has_imperfect_information(options) else kinds.PERFECT_INFORMATION


def is_zero_sum(sides: Sequence[int]) -> bool:
    """Whether rewards sum to zero: every member gets its side's reward, so all sides must have the same size.

    >>> is_zero_sum([0, 1, 0, 1]), is_zero_sum([0, 1, 0])
    (True, False)
    """
    return len(set(Counter(sides).values())) == 1
