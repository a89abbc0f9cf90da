import pytest

from tests.situation import situation


@pytest.mark.rule("MQ-MOV-1")
def test_speed_prices() -> None:
    race = situation("A3-2", "A1-1 left").put("white", "1.7", speed=3, coal=1).turn("white")
    assert race.legal() == []
