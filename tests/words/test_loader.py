"""The Fluent loader of the house's and the rooms' words."""

import pytest

from kabuto.games import NAMES, find_room
from kabuto.words.loader import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_speaks_every_language(language: str) -> None:
    words = Words(language)
    assert words.has("refused")
    assert words.say("refused") not in ("", "refused")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_room_says_its_title_over_the_words_of_the_house(language: str, name: str) -> None:
    words = Words(language, find_room(name))
    assert words.has("game-title")
    assert words.has("refused")


def test_what_is_not_there_is_spelt_out() -> None:
    words = Words("en")
    assert not words.has("no-such-thing")
    assert words.say("no-such-thing", {"x": 1, "y": "b"}) == "no such thing (x: 1, y: b)"
    assert words.say("no-such-thing") == "no such thing"
    assert not Words("xx").has("refused")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vocabulary_has_other_words_for_some_things(language: str) -> None:
    old, new = Words(language, find_room("samurai")), Words(language, find_room("samurai"), "2015")
    assert new.say("figure-helmet") == old.say("figure-helmet-2015") != old.say("figure-helmet")
    assert new.say("token-S3") == old.say("token-S3")  # there is no other word for it
    assert new.say("no-such-thing") == "no such thing"
