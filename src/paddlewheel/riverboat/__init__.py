"""Riverboat. `rules.dispatch` calls the rules, one module per phase."""

from paddlewheel.core.capabilities import GameModule

MODULE = GameModule(
    "riverboat",
    __name__,
    environment_version=1,
    lessons="data/lessons.toml",
    game="game:RIVERBOAT",
    planner="planning.api",
    greedy="planning.api:greedy_actions",
    pilot="ai.pilot.api",
    lookahead="ai.lookahead:RiverboatLookahead",
    tree_search="ai.tree_search:RiverboatTreeSearch",
    presenter="view",
    wire_types="view:WIRE_TYPES",
    notation="notation",
    encoder="kernels.batch:POSITION_ENCODER",
    batch_engine="kernels.batch:batch_engine",
    random_games="kernels.random_games:random_games",
    observer="metrics:RiverboatObserver",
    statistics="statistics:SeasonObserver",
    length_limits="longest:length_limits",
    terminal="terminal.game_ui:GAME_UI",
    picture="svg:riverboat_picture",
    rulebook="rulebook.book:RULEBOOK",
)
