"""Messages of the lab: what cannot be run."""

from paddlewheel.core.messages import MessageGroup

lab = MessageGroup("lab", "paddlewheel.lab")


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
