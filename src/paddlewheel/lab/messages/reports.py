"""Messages of reports, in the terminal and as pages."""

from paddlewheel.core.messages import MessageGroup

report = MessageGroup("report", "paddlewheel.lab")


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


# Pages


@report
def made_by() -> None: ...


@report
def players_count(players: int) -> None: ...


@report
def ladder(game: str, edition: str) -> None: ...


@report
def mirrored_luck() -> None: ...


@report
def elo_intervals() -> None: ...


@report
def elo_of_each() -> None: ...


@report
def win_matrix() -> None: ...


@report
def win_matrix_label() -> None: ...


@report
def against() -> None: ...


@report
def what_is_real() -> None: ...


@report
def how_compared() -> None: ...


@report
def might_be_chance(measures: tuple[str, ...]) -> None: ...


@report
def all_differ() -> None: ...


@report
def none_real() -> None: ...


@report
def count_of_real(real: int, count: int) -> None: ...


@report
def more(size: str, low: str, high: str) -> None: ...


@report
def less(size: str, low: str, high: str) -> None: ...


@report
def what_was_seen() -> None: ...


@report
def always_same(measures: tuple[str, ...]) -> None: ...


@report
def along(axis: str) -> None: ...


@report
def fair_share(share: str) -> None: ...


@report
def seats() -> None: ...


@report
def how_seated() -> None: ...


@report
def wins_by_place() -> None: ...


@report
def starting_place(number: int) -> None: ...


@report
def made_of(whole: str) -> None: ...


@report
def parts_label() -> None: ...


@report
def every_number() -> None: ...


@report
def left_out() -> None: ...


@report
def not_admitted() -> None: ...
