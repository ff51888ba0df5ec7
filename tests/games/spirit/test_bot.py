"""The sensible samurai."""

from random import Random

from kabuto.games.spirit import GAME
from kabuto.games.spirit.state import Spirit
from kabuto.kernel import Move, Sight

from .deep import SEATS, draw_options, start_in_round
from .positions import make_position


def choose(g: Spirit, seed: int = 1) -> Move:
    (seat,) = GAME.deciders(g)
    return GAME.greedy(GAME.sight(g, seat, Random(seed)))


def play_on(g: Spirit, rng: Random) -> int:
    """Plays to the end; returns the decisions made."""
    decisions = 0
    while not g.is_over:
        (seat,) = GAME.deciders(g)
        move = GAME.greedy(GAME.sight(g, seat, rng))
        assert move in GAME.offer(g, seat)
        GAME.play(g, seat, move)
        decisions += 1
        assert decisions < 5_000
    return decisions


def test_it_plays_every_game_to_the_end() -> None:
    rng = Random(1)
    for seats in SEATS:
        for number in (1, 2, 3):
            g = start_in_round(number, seats, draw_options(rng), rng)
            play_on(g, rng)
            GAME.check(g)


def test_two_samurai_win_an_easy_game_more_often_than_not() -> None:
    rng, won = Random(2), 0
    for _ in range(40):
        g = GAME.start(2, GAME.read_options(2, {"difficulty": "easy"}), rng.randbytes(32))
        play_on(g, rng)
        won += bool(GAME.outcome(g).winners)
    assert won > 20


def test_the_same_sight_gives_the_same_move_whatever_is_hidden() -> None:
    rng = Random(3)
    for seats in SEATS:
        g = start_in_round(2, seats, draw_options(rng), rng)
        for _ in range(20):
            if g.is_over:
                break
            (seat,) = GAME.deciders(g)
            world = GAME.resample(g, 1 << seat, rng)
            move = choose(g)
            assert choose(world) == move
            GAME.play(g, seat, move)


def test_it_asks_for_no_other_world() -> None:
    g = start_in_round(3, 4, {}, Random(4))
    (seat,) = GAME.deciders(g)
    sight = Sight(GAME, seat, GAME.view(g, seat), GAME.offer(g, seat), Random(1), refuse)
    assert GAME.greedy(sight) in sight.moves


def refuse(_: Random) -> Spirit:
    raise AssertionError("a sensible samurai imagines nothing")


def test_it_takes_the_symbol_that_it_lacks() -> None:
    g, _ = make_position({"samurai": "kikuchiyo gorobei heihachi daisuke", "top": "P3-06"})
    g, _ = GAME.apply(g, 0, "fight")
    assert choose(g).text == "defend"


def test_it_does_not_fight_when_it_knows_that_it_would_be_overcome() -> None:
    g, _ = make_position(
        {
            "samurai": "kikuchiyo gorobei heihachi daisuke",
            "line": {"A": "P4-03 P4-06 P1-07"},
            "full": "A",
            "top": "P4-13",
            "known": 1,
        }
    )
    assert choose(g).text != "fight"


def test_it_ignores_a_penalty_when_it_can() -> None:
    g, _ = make_position({"samurai": "gorobei kikuchiyo heihachi daisuke", "line": {"A": "P2-05"}})
    assert choose(g).text == "ignore"


def test_it_gives_away_what_would_overcome_it() -> None:
    g, _ = make_position(
        {
            "samurai": "heihachi kikuchiyo gorobei daisuke",
            "line": {"A": "P2-02 P4-03"},
            "left": {"A": "P1-07"},
            "top": "P4-06",
        }
    )
    g, _ = GAME.apply(g, 0, "fight")
    assert choose(g).text.startswith("give")
