"""Mississippi Queen, all editions. `rules.dispatch` calls the rules, one module per rulebook chapter."""

from paddlewheel.core.capabilities import GameModule

MODULE = GameModule(
    "mississippi-queen",
    __name__,
    environment_version=2,
    lessons="data/lessons.toml",
    game="game:MISSISSIPPI_QUEEN",
    planner="planning.compact",
    greedy="ai.greedy_decisions:greedy_actions",
    pilot="ai.pilot.api",
    lookahead="ai.pilot.api:MississippiQueenLookahead",
    tree_search="ai.pilot.api:MississippiQueenTreeSearch",
    presenter="view",
    wire_types="view:WIRE_TYPES",
    notation="notation",
    encoder="kernels.batch:POSITION_ENCODER",
    batch_engine="kernels.batch:batch_engine",
    random_games="kernels.random_games:random_games",
    observer="metrics:MississippiQueenObserver",
    statistics="statistics:RaceObserver",
    length_limits="longest:length_limits",
    terminal="terminal.game_ui:GAME_UI",
    picture="svg:race_picture",
    rulebook="rulebook:RULEBOOK",
)
