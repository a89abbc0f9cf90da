"""Whatever a client may be refused has German words, however seldom it happens."""

from tests.german.phrasebook import translated
from tests.german.refusals import passed_on, templates

# Calls that only pass on a sentence made elsewhere: by another error, or by one of the MAKERS.
PASSED_ON = {
    "core/records.py: str(problem)",
    "mississippi_queen/editions.py: reason",
    "server/app.py: sentence",
    "server/api/request_body.py: sentence",
    "server/api/middleware.py: sentence",
    "server/protocols/http.py: head_too_large()",
    "server/protocols/http.py: self._refusal.sentence",
    "server/protocols/http.py: sentence",
    "server/rooms/room.py: self.mismatch.sentence",
    "server/rooms/room.py: str(problem)",
    "server/api/errors.py: str(problem)",
    "server/rooms/compatibility.py: _mismatch(room, 0, f'it cannot be set up here ({problem})').sentence",
}


def test_every_refusal_in_the_code_has_german_words() -> None:
    found = templates()
    assert len(found) > 90
    sentences = {template: template.fillings() for template in found}
    german = translated(sentence for fillings in sentences.values() for sentence in fillings).german
    unknown = [template for template, fillings in sentences.items() if not any(map(german.get, fillings))]
    assert unknown == []


def test_no_refusal_hides_where_its_sentence_comes_from() -> None:
    assert passed_on() == PASSED_ON
