"""Games written down by OpenSpiel come out the same, line by line."""

import re

import pytest

from tests.environments.open_spiel.playthroughs import FOLDER, GAMES, replayed, shortened


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_comes_out_the_same(name: str) -> None:
    kept, fresh = replayed(FOLDER / f"{name}.txt")
    assert fresh.splitlines() == kept.splitlines()
    assert kept.startswith(f"game: {GAMES[name][0]}\n")


def test_every_file_is_of_a_game() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(GAMES)


def test_the_games_show_what_is_special_about_them() -> None:
    race, vote, season = ((FOLDER / f"{name}.txt").read_text(encoding="utf-8") for name in ("race", "vote", "season"))
    assert "GameType.information = Information.PERFECT_INFORMATION" in race
    assert '# Apply action "push ' in race
    assert re.search(r'^InformationStateString\(\d\) = ".*, \?', vote, re.MULTILINE)
    assert re.search(r'^PrivateObservationString\(\d\) = "vote ', vote, re.MULTILINE)
    assert '# Apply action "phase shipping"' in season


def test_a_checksum_stands_for_all_numbers() -> None:
    text = "ObservationTensor(0).phase: ◯◉\nObservationTensor(1).boats = [1, 2]\n\n◯◯\nRewards() = [0, 0]\n"
    assert shortened(text).splitlines()[1:] == ["Rewards() = [0, 0]"]
    assert shortened(text) != shortened(text.replace("◯◯", "◯◉"))
