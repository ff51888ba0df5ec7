"""Everything that a player can meet in Samurai has its words, in four languages."""

import ast
from functools import cache
from random import Random

import pytest

from kabuto.kernel import SEAT
from kabuto.kernel.steps import AUTOMATIC
from tests import laws
from tests.fluent import FORCED, LANGUAGES, find_calls, offered, words_of
from tests.games.samurai.positions import GAME

ENDS = {"end-board-empty": set(), "end-exhausted": {"figure"}, "end-aside": {"count"}}  # 6.1
SETTLED_BY_NAME = {"hex", "to_hex", "figures"}  # hexes by coordinates, contents figure by figure


@cache
def told():
    """Every event in the room's source: its arguments, and whether one of them is a secret."""
    found = {key: (args, False) for key, args in ENDS.items()}
    for call in find_calls("samurai", "tell"):
        if not isinstance(call.args[0], ast.Constant):
            continue
        calls = [word.value for word in call.keywords if isinstance(word.value, ast.Call)]
        secret = any(getattr(value.func, "id", "") == "Secret" for value in calls)
        found[call.args[0].value] = ({word.arg for word in call.keywords}, secret)
    return found


@cache
def reasons():
    """Every key of a reason that the final count can give."""
    rng, found = Random(3), set()
    for number in range(240):
        options = laws.draw_options(GAME, rng)
        play = laws.Play(2 + number % 3, options)
        g = laws.check_random_play(GAME, play, rng, laws.Counts(), every=1000)
        found |= {reason.key for reason in GAME.name_outcome(g).reasons}
    return found


def written_reasons():
    calls = find_calls("samurai", "Event")
    return {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_asked_and_awaited(language):
    words = words_of("samurai", language).variables
    for step in GAME.steps:
        if step.sort != AUTOMATIC:
            fields = offered(step.__struct_fields__)
            assert words[f"ask-{step.__name__}"] <= fields | FORCED
            assert words[f"wait-{step.__name__}"] <= fields | FORCED


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_and_every_event_has_words_for_what_it_carries(language):
    words = words_of("samurai", language).variables
    for name, verb in GAME.moves.verbs.items():
        assert words[f"move-{name}"] <= offered(verb.parameters), name
    assert len(told()) >= 14
    for key, (args, secret) in told().items():
        assert words[f"log-{key}"] <= offered(args), key
        if secret:
            assert words[f"log-{key}-hidden"] <= offered(args - {"token"}), key


def test_what_happens_in_play_is_told_as_the_source_says():
    rng, seen = Random(5), set()
    for number in range(40):
        options = GAME.read_options(2 + number % 3, laws.draw_options(GAME, rng))
        g, events = GAME.start_told(2 + number % 3, options, rng.randbytes(32))
        while True:
            for event in events:
                assert set(event.args) == told()[event.key][0], event.key
                seen.add(event.key)
            if g.is_over:
                break
            seat = GAME.deciders(g)[0]
            g, events = GAME.apply(g, seat, GAME.sample(g, seat, rng).text)
    assert len(seen) >= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language):
    words = words_of("samurai", language).variables
    assert {f"reason-{key}" for key in reasons() | written_reasons()} <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_has_its_word(language):
    words = words_of("samurai", language).variables
    for name, kind in GAME.all_kinds.items():
        if kind is not SEAT and name not in SETTLED_BY_NAME:
            labels = [label.replace(",", "_") for label in kind.labels]
            assert [label for label in labels if f"{kind.name}-{label}" not in words] == [], name
    for figure in ("helmet", "buddha", "rice"):
        assert f"figure-{figure}-2015" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_value_and_preset_has_words(language):
    words = words_of("samurai", language).variables
    for option in GAME.describe_options():
        values = [f"option-{option.name}-{str(value).lower()}" for value in option.allowed]
        assert {f"option-{option.name}", f"option-{option.name}-help", *values} <= words.keys()
    assert {f"preset-{name}" for name in GAME.presets} <= words.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_empty_and_all_languages_say_the_same(language):
    words = words_of("samurai", language)
    assert words.empty == []
    assert words.variables == words_of("samurai", "en").variables
