"""The kernel's machine, on a tiny game with every hard place."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from kabuto import kernel
from kabuto.kernel import (
    EVERYBODY,
    WATCHER,
    CannotUndo,
    CorruptRecord,
    Event,
    Game,
    ImpossibleOption,
    Move,
    NotOnOffer,
    NotYourDecision,
    Refusal,
    Rules,
    Unreadable,
    load_foreign,
    may_undo,
    undo_rng,
)
from tests import laws
from tests.kernel.toy import (
    BID,
    CARD,
    DRAW,
    KEY,
    PASS,
    PEEK,
    TOY,
    Bid,
    Object,
    Options,
    Reward,
    Toy,
    make_game,
)


def start(seats: int = 2, **options: object) -> Toy:
    return TOY.start(seats, TOY.read_options(seats, options), KEY)


def bid_all(g: Toy) -> tuple[Toy, list[Event]]:
    for seat in range(g.seats):
        g, events = TOY.apply(g, seat, TOY.offer(g, seat)[0].text)
    return g, events


def test_the_public_names_exist_and_are_named_once() -> None:
    assert len(set(kernel.__all__)) == len(kernel.__all__)
    assert all(hasattr(kernel, name) for name in kernel.__all__)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_toy_passes_all_laws(seats: int) -> None:
    rng, counts = Random(1), laws.Counts()
    for _ in range(25):
        play = laws.Play(seats, laws.draw_options(TOY, rng))
        laws.check_random_play(TOY, play, rng, counts)
        laws.check_round_trips(TOY, play, rng, counts, every=1)
        laws.check_secrecy(TOY, play, rng, counts)
        laws.check_record(TOY, play, rng, counts)
    laws.assert_all_vary(counts)
    assert set(counts.steps) == {"Bid", "Reward", "Look", "Object"}


def test_same_key_same_game_other_key_other_game() -> None:
    assert start() == start()
    other = TOY.start(2, Options(), bytes(32))
    assert other.deck != start().deck


def test_a_sealed_move_is_seen_by_nobody_else() -> None:
    g = start(3)
    after, events = TOY.apply(g, 1, TOY.offer(g, 1)[0].text)
    assert events == []
    assert TOY.deciders(after) == [0, 2]
    for viewer in (WATCHER, 0, 2):
        assert TOY.show(after, viewer) == TOY.show(g, viewer)
        assert TOY.show_step(after) == TOY.show_step(g) == {"step": "Bid", "rule": "1", "args": {}}
    assert TOY.offer(after, 1) == []


def test_sealed_moves_come_in_any_order_and_end_in_the_same_state() -> None:
    g = start(3)
    texts = [TOY.offer(g, seat)[-1].text for seat in range(3)]
    ends = []
    for order in [(0, 1, 2), (2, 0, 1)]:
        h = g
        for seat in order:
            h, _ = TOY.apply(h, seat, texts[seat])
        ends.append(TOY.encode(h))
    assert ends[0] == ends[1]


def test_a_sealed_move_can_be_taken_back_until_the_last_one_is_in() -> None:
    g = start(2)
    first = TOY.offer(g, 0)[0].text
    sealed, _ = TOY.apply(g, 0, first)
    assert TOY.retract(sealed, 0) == g
    with pytest.raises(CannotUndo):
        TOY.retract(g, 0)
    revealed, _ = bid_all(g)
    with pytest.raises(CannotUndo):
        TOY.retract(revealed, 0)


def test_a_sealed_choice_survives_the_round_trip_as_text() -> None:
    g, _ = TOY.apply(start(2), 0, TOY.offer(start(2), 0)[0].text)
    assert load_foreign(TOY, json.loads(json.dumps(TOY.position(g)))) == g
    assert TOY.decode(TOY.encode(g)) == g


def test_resample_draws_the_sealed_choices_of_others_anew() -> None:
    g, _ = TOY.apply(start(2), 1, TOY.offer(start(2), 1)[0].text)
    rng = Random(3)
    seals = {TOY.resample(g, 1, rng).stack[-1].chosen[1] for _ in range(40)}
    assert len(seals) > 5
    assert all(len(seal) == 1 for seal in seals)
    own = {TOY.resample(g, 2, rng).stack[-1].chosen[1] for _ in range(10)}
    assert own == {g.stack[-1].chosen[1]}


def test_steps_pushed_together_happen_in_the_order_named() -> None:
    g, _ = bid_all(start())
    assert [type(step).__name__ for step in reversed(g.stack)] == ["Reward", "Object", "Refill"]


def test_a_lone_move_that_everybody_can_see_is_played_by_itself() -> None:
    g, _ = bid_all(start(lone=True))
    (seat,) = TOY.deciders(g)
    after, _ = TOY.apply(g, seat, "draw")
    assert isinstance(after.stack[-1], Bid)
    asked, _ = TOY.apply(bid_all(start())[0], seat, "draw")
    assert isinstance(asked.stack[-1], Object)


def test_over_ends_the_game_from_any_depth() -> None:
    g, _ = bid_all(start(goal=1))
    (seat,) = TOY.deciders(g)
    after, _ = TOY.apply(g, seat, "draw")
    assert after.is_over
    assert TOY.deciders(after) == []
    assert TOY.show_step(after) is None
    assert TOY.name_outcome(after).winners == [seat]
    assert TOY.name_outcome(after).reasons[0].args == {"seats": [kernel.SEAT.label(seat)]}


@pytest.mark.parametrize(
    ("seat", "text", "error"),
    [
        (0, "bid c99", Unreadable),
        (0, "dance", Unreadable),
        (0, "", Unreadable),
        (0, None, Unreadable),
        (0, "pass", NotOnOffer),
        (2, "bid c1", NotYourDecision),
        (-1, "bid c1", NotYourDecision),
        (True, "pass", NotOnOffer),
    ],
)
def test_a_refused_move_changes_nothing(seat: int, text: Any, error: type[Refusal]) -> None:
    g = start()
    before = TOY.encode(g)
    with pytest.raises(error) as refused:
        TOY.apply(g, seat, text)
    assert refused.value.key.startswith("refused-")
    assert TOY.encode(g) == before


def test_events_hide_their_secret_and_say_so() -> None:
    g, _ = bid_all(start())
    (seat,) = TOY.deciders(g)
    _, events = TOY.apply(g, seat, "peek")
    (event,) = events
    label = TOY.all_kinds["card"].label(g.deck[-1])
    assert event.seen_by(seat).args == {"seat": kernel.SEAT.label(seat), "card": label}
    assert event.seen_by(seat).key == "peeked"
    for viewer in (WATCHER, 1 - seat):
        assert event.seen_by(viewer).key == "peeked-hidden"
        assert "card" not in event.seen_by(viewer).args
    assert event.seen_by(EVERYBODY).args["card"] == label


def test_undo_is_refused_after_a_look_a_draw_and_an_end() -> None:
    g, _ = bid_all(start())
    (seat,) = TOY.deciders(g)
    for move, allowed in [(PEEK, False), (DRAW, False)]:
        after, _ = TOY.apply(g, seat, move.text)
        assert may_undo(TOY, g, seat, move, after, undo_rng(KEY, 1)) == allowed
    g, _ = TOY.apply(g, seat, "draw")
    (objector,) = TOY.deciders(g)
    for text in ("pass", "object"):
        after, _ = TOY.apply(g, objector, text)  # both refill from the deck
        move = TOY.moves.parse(text)
        assert not may_undo(TOY, g, objector, move, after, undo_rng(KEY, 2))


def test_undo_is_allowed_where_nothing_was_learnt() -> None:
    g = start(3)
    move = TOY.offer(g, 0)[0]
    after, _ = TOY.apply(g, 0, move.text)
    assert may_undo(TOY, g, 0, move, after, undo_rng(KEY, 1))


def test_undo_is_refused_for_a_move_that_others_see_where_signals_count() -> None:
    signalling = make_game(signals=True)
    g = signalling.start(2, Options(), KEY)
    g.push(Reward(0))
    after, _ = signalling.apply(g, 0, "draw")
    assert not may_undo(signalling, g, 0, DRAW, after, undo_rng(KEY, 1))


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (1, {}, "refused-seats"),
        (4, {}, "refused-seats"),
        (2, {"goal": 4}, "refused-option-value"),
        (2, {"goal": True}, "refused-option-value"),
        (2, {"goal": "2"}, "refused-option-value"),
        (2, {"lone": 1}, "refused-option-value"),
        (2, {"colour": "red"}, "refused-option-unknown"),
    ],
)
def test_impossible_options_are_refused_with_what_is_possible(
    seats: int, options: dict[str, object], key: str
) -> None:
    with pytest.raises(ImpossibleOption) as refused:
        TOY.read_options(seats, options)
    assert refused.value.key == key
    assert refused.value.args_by_name


def test_options_describe_themselves() -> None:
    goal, lone = TOY.describe_options()
    assert (goal.name, goal.default, goal.allowed, goal.rule) == ("goal", 2, [1, 2, 3], "2")
    assert (lone.default, lone.allowed) == (False, [False, True])


@pytest.mark.parametrize(
    "spoil",
    [
        lambda p: p.update(game="chess"),
        lambda p: p.update(state=None),
        lambda p: p.update(state=[1, 2]),
        lambda p: p["state"]["hand"][0].append("c99"),
        lambda p: p["state"]["hand"][0].append("c0"),
        lambda p: p["state"].update(stack=[{"step": "Dance"}]),
        lambda p: p["state"].update(stack=[{"step": "Bid"}]),
        lambda p: p["state"].update(points="many"),
        lambda p: p["state"].pop("deck"),
    ],
)
def test_a_corrupt_position_is_refused(spoil: Callable[[Any], object]) -> None:
    position = json.loads(json.dumps(TOY.position(start())))
    spoil(position)
    with pytest.raises(CorruptRecord):
        load_foreign(TOY, position)


def test_steps_that_never_ask_are_a_mistake_that_is_reported(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    g, _ = bid_all(start(lone=True))
    monkeypatch.setattr(kernel.game, "AUTOMATIC_STEPS_AT_MOST", 1)
    with pytest.raises(RuntimeError, match="without asking"):
        TOY.apply(g, TOY.deciders(g)[0], "draw")


def test_a_program_is_given_a_sight_and_never_the_state() -> None:
    g = start(3)
    sight = TOY.sight(g, 1, Random(1))
    assert sight.game is TOY
    assert sight.moves == TOY.offer(g, 1)
    assert sight.view == TOY.view(g, 1)
    world = sight.resample(Random(2))
    assert world.key != g.key
    assert TOY.sees(world, 1) == TOY.sees(g, 1)
    held = [cell.cell_contents for cell in sight.resample.__closure__ or ()]
    states = [value for value in held if isinstance(value, Toy)]
    assert states
    assert all(state.key != g.key and state.deck != g.deck for state in states)


def test_the_same_view_and_chance_give_a_program_the_same_worlds() -> None:
    g = start(3)
    alike = TOY.resample(g, 0b010, Random(8))
    assert alike.hand != g.hand
    drawn = [TOY.sight(state, 1, Random(1)).resample(Random(5)) for state in (g, alike)]
    assert TOY.encode(drawn[0]) == TOY.encode(drawn[1])


def test_a_simple_game_leaves_out_what_it_does_not_need() -> None:
    rules = TOY.rules
    simple = Game(
        Rules(
            name="simple",
            version=1,
            seats=rules.seats,
            room=rules.room,
            state=rules.state,
            options=rules.options,
            moves=rules.moves,
            set_up=rules.set_up,
            view=rules.view,
            outcome=rules.outcome,
            check=rules.check,
        )
    )
    g = simple.start(2, simple.read_options(2), KEY)
    assert simple.show_with_insight(g, 0)[1] == {}
    assert simple.hidden(g, 0) == {}
    assert simple.greedy(simple.sight(g, 0, Random(1))) in simple.offer(g, 0)
    assert simple.resample(g, 0, Random(1)).hand == g.hand


def test_a_refusal_gives_the_reason_of_the_step() -> None:
    g = start()
    missing = next(card for card in CARD if card not in g.hand[0])
    with pytest.raises(NotOnOffer) as refused:
        TOY.apply(g, 0, f"bid {CARD.label(missing)}")
    assert refused.value.key == "refused-not-in-hand"
    assert refused.value.args_by_name["card"] == CARD.label(missing)
    assert refused.value.args_by_name["rule"] == "1"


def test_what_is_ruled_out_is_listed_with_its_reason() -> None:
    g = start()
    ruled_out = TOY.list_ruled_out(g, 0)
    assert [move.args[0] for move, _ in ruled_out] == [c for c in CARD if c not in g.hand[0]]
    assert {reason.key for _, reason in ruled_out} == {"refused-not-in-hand"}
    assert TOY.list_ruled_out(g, WATCHER) == []


def test_a_move_that_is_not_what_is_asked_is_told_so() -> None:
    with pytest.raises(NotOnOffer) as refused:
        TOY.apply(start(), 0, "pass")
    assert refused.value.key == "refused-not-asked"
    assert refused.value.args_by_name["rule"] == "1"


def test_nothing_is_answered_in_advance_where_all_choose_or_nobody_is_asked() -> None:
    game = make_game(auto_answers={"keen": lambda _, moves: moves[0]})
    g = game.start(2, game.read_options(2), KEY)
    assert game.find_auto_answer(g, 0, ["keen"]) is None
    g.stack.clear()
    assert game.find_auto_answer(g, 0, ["keen"]) is None


def test_a_number_of_seats_is_refused_with_its_bounds() -> None:
    with pytest.raises(ImpossibleOption) as refused:
        TOY.read_options(9)
    assert refused.value.args_by_name == {"seats": 9, "least": 2, "most": 3}


def test_a_position_with_a_step_for_nobody_below_is_refused() -> None:
    position = json.loads(json.dumps(TOY.position(start())))
    position["state"]["stack"].insert(0, {"step": "Reward", "seat": "-"})
    with pytest.raises(CorruptRecord, match="a step for nobody"):
        load_foreign(TOY, position)


def test_what_a_room_refuses_in_a_position_keeps_its_key() -> None:
    def refuse(_: object) -> None:
        raise ImpossibleOption("refused-seats", seats=2)

    game = make_game(check=refuse)
    with pytest.raises(CorruptRecord) as refused:
        load_foreign(game, game.position(start()))
    assert (refused.value.key, refused.value.args_by_name) == ("refused-seats", {"seats": 2})


def test_an_auto_answer_is_given_for_the_seat_that_is_asked_and_chose_it() -> None:
    game = make_game(
        auto_answers={
            "shy": lambda step, _: None if isinstance(step, Reward) else PASS,
            "keen": lambda _, moves: moves[0],
        }
    )
    g, _ = bid_all(game.start(2, game.read_options(2), KEY))
    (seat,) = game.deciders(g)
    assert game.find_auto_answer(g, seat, ["keen", "shy"]) is DRAW
    assert game.find_auto_answer(g, seat, ["shy"]) is None
    assert game.find_auto_answer(g, seat, []) is None
    assert game.find_auto_answer(g, 1 - seat, ["keen"]) is None
    after, _ = game.apply(g, seat, "draw")
    assert game.find_auto_answer(after, 1 - seat, ["keen", "shy"]) is PASS


def test_a_start_is_told_to_those_who_listen() -> None:
    def set_up(seats: int, options: Options, key: bytes) -> Toy:
        g = TOY.rules.set_up(seats, options, key)
        g.stack[:] = [Peeked(0)]
        return g

    class Peeked(Reward, frozen=True):
        def only(self, g: Toy) -> Move | None:
            g.tell("peeked", seat=self.seat)
            return None

    game = make_game(set_up=set_up)
    game._lone = frozenset({Peeked})
    assert [e.key for e in game.start_told(2, Options(), KEY)[1]] == ["peeked"]
    assert game.start_told(2, Options(), KEY, telling=False)[1] == []


def test_how_far_a_seat_has_chosen_in_secret_is_not_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def wants_two(_: Bid, g: Toy, seat: int, mine: tuple[str, ...]) -> list[Move]:
        return [BID[card] for card in g.hand[seat]] if len(mine) < 2 else []

    monkeypatch.setattr(Bid, "wants", wants_two)
    worlds = [TOY.resample(start(), 1, Random(number)) for number in range(40)]
    assert {len(world.stack[-1].chosen[1]) for world in worlds} == {0, 1}


def test_a_room_without_steps_is_no_game() -> None:
    with pytest.raises(TypeError, match="has no steps"):
        make_game(room="tests.fluent")


def test_a_game_is_played_as_published_unless_it_says_otherwise() -> None:
    assert not TOY.reconstructed
    assert make_game(reconstructed=True).reconstructed


def test_what_is_wrong_with_a_file_is_said_in_200_letters() -> None:
    long = "x" * 300
    with pytest.raises(CorruptRecord) as refused:
        TOY.load({"game": long})
    assert refused.value.args_by_name == {"game": long[:40]}
    position = TOY.position(start())
    for spoilt in (
        {"state": position["state"] | {"seats": {long: 1} | {"x": long}}},
        {"state": position["state"] | {"stack": [{"step": long}]}},
    ):
        with pytest.raises(CorruptRecord) as refused:
            TOY.load(position | spoilt)
        assert refused.value.key == "refused-record"
        assert len(str(refused.value.args_by_name["problem"])) <= 200


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"key": "AAECAwQFBgcICQoL"}, "key"),  # 96 bits
        (
            {"stack": [{"step": "Object", "seat": "A", "by": "D"}]},
            "a seat that is not there",
        ),
    ],
)
def test_a_damaged_position_is_refused_for_what_is_damaged(
    change: dict[str, Any], problem: str
) -> None:
    position = json.loads(json.dumps(TOY.position(start(3))))
    position["state"] |= change
    with pytest.raises(CorruptRecord) as refused:
        load_foreign(TOY, position)
    assert refused.value.args_by_name == {"problem": problem}


def test_a_record_with_a_short_secret_is_refused() -> None:
    record = laws.check_record(TOY, laws.Play(2), Random(6), laws.Counts())
    short = bytes(12)
    record.secret, record.commitment = short.hex(), kernel.commitment(short)
    with pytest.raises(CorruptRecord) as refused:
        list(kernel.replay(TOY, record))
    assert refused.value.key == "refused-record-secret"
