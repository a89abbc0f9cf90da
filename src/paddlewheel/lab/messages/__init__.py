"""Messages of the lab: runs that cannot be, and reports in the terminal."""

from paddlewheel.core.messages import MessageGroup

lab = MessageGroup("lab", "paddlewheel.lab")
report = MessageGroup("report", "paddlewheel.lab")


# What cannot be run


@lab
def bad_games(games: int) -> None: ...


@lab
def bad_block(least: int, games: int) -> None: ...


@lab
def wrong_bots(players: int, found: int) -> None: ...


@lab
def bad_ladder() -> None: ...


@lab
def bad_ladder_players() -> None: ...


@lab
def bad_study(least: int, games: int) -> None: ...


@lab
def axis_twice(name: str) -> None: ...


@lab
def value_twice(name: str) -> None: ...


@lab
def too_many_cells(found: int, most: int) -> None: ...


@lab
def nothing_to_vary(given: str) -> None: ...


@lab
def not_a_range(given: str) -> None: ...


@lab
def time_budget(bot: str, name: str) -> None: ...


@lab
def bad_workers(found: int) -> None: ...


@lab
def not_a_players_turn() -> None: ...


# Bots that fail


@lab
def illegal_action(bot: str, action: str, game: int) -> None: ...


@lab
def no_action(bot: str, game: int) -> None: ...


@lab
def bot_failed(bot: str, game: int, reason: str) -> None: ...


@lab
def plugin_failed(file: str, reason: str) -> None: ...


@lab
def plugin_unreadable(file: str, reason: str) -> None: ...


# Workers and files


@lab
def no_cache_folder() -> None: ...


@lab
def not_compiled(game: str, complaint: str) -> None: ...


@lab
def worker_died() -> None: ...


@lab
def no_cluster(address: str, reason: str) -> None: ...


@lab
def cluster_lost_worker(reason: str) -> None: ...


@lab
def other_version(host: str) -> None: ...


@lab
def no_ray() -> None: ...


@lab
def cannot_keep(file: str, reason: str) -> None: ...


@lab
def not_a_run(file: str) -> None: ...


@lab
def other_run(file: str, name: str, found: str, wanted: str) -> None: ...


@lab
def not_a_result(file: str, line: int) -> None: ...


@lab
def not_json(file: str, line: int) -> None: ...


# Reports


@report
def bot() -> None: ...


@report
def players() -> None: ...


@report
def wins() -> None: ...


@report
def share() -> None: ...


@report
def mean_score() -> None: ...


@report
def games() -> None: ...


@report
def share_of_wins() -> None: ...


@report
def interval() -> None: ...


@report
def parity() -> None: ...


@report
def elo() -> None: ...


@report
def give_or_take() -> None: ...


@report
def between(low: str, high: str) -> None: ...


@report
def simulation(games: int, game: str, edition: str, players: int) -> None: ...


@report
def simulation_finished(finished: int, capped: int, mean: str, median: str, p95: str) -> None: ...


@report
def simulation_speed(steps: str, games: str, seed: int, trace: str) -> None: ...


@report
def comparison(challenger: str, champion: str, game: str, players: int) -> None: ...


@report
def better(challenger: str, low: str, high: str) -> None: ...


@report
def not_better(low: str, high: str) -> None: ...


@report
def above_parity(low: str, high: str) -> None: ...


@report
def still_open() -> None: ...


@report
def outcomes(count: int) -> None: ...


@report
def beginning_with() -> None: ...


@report
def outcome_count() -> None: ...


@report
def with_pushes() -> None: ...


@report
def in_danger() -> None: ...


@report
def milliseconds() -> None: ...


@report
def study(game: str) -> None: ...


@report
def study_games(games: str, bots: tuple[str, ...], combinations: int, seed: int) -> None: ...


@report
def what_changes() -> None: ...


@report
def what_it_changes() -> None: ...


@report
def by() -> None: ...


@report
def between_heading() -> None: ...


@report
def real() -> None: ...


@report
def could_be_chance() -> None: ...


@report
def instead_of(value: str, against: str) -> None: ...
