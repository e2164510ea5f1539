"""Why not: every kind of refusal, with its rule and the cells that make it so."""

import pytest

import serai
from games.desert.picture import picture
from serai.core.contract import Reason
from serai.core.errors import BadOption, IllegalAction, InvalidAction, NotYourTurn, Stale
from serai.core.texts import LANGUAGES, say_reason

LEADERS = """
    1   .   2   .   .   .   .   .
    2     .   .   .   T   .   .   R2
    3   .   .   .   .   .   .   .
    4     L1  .   .   .   .   .   .
    """
CAMELS = """
    1   #1  L1  .   .   .   .   .
    2     l1  .   T   .   .   L2  .
    3   .   .   .   .   .   .   .
    4     R2  r2  .   R1  .   .   .
    """
ASIDE = "amber 1, lime 2, rose 3, sky 4, violet 5"


def told(reasons: list[Reason]) -> list[tuple[str, str, str]]:
    return [(reason.rule, reason.kind, " ".join(reason.cells)) for reason in reasons]


@pytest.mark.parametrize(
    ("action", "rule", "kind", "cells"),
    [
        ("leader lime g4", "D8", "leader-placed", "a4"),
        ("leader rose a4", "D9", "occupied", "a4"),
        ("leader rose d2", "D9", "oasis", "d2"),
        ("leader rose b1", "D9", "waterhole", "b1"),
        ("leader rose d1", "D10", "next-to-oasis", "d2"),
        ("leader rose a3", "D10", "next-to-leader", "a4"),
        ("camel lime a3", "D13", "phase", ""),
        ("skip", "D20", "phase", ""),
        ("aside lime", "D4", "phase", ""),
        ("first 1", "D1", "chance", ""),
        ("palm d2", "D6", "chance", ""),
        ("token b1 2", "D7", "chance", ""),
    ],
)
def test_a_leader_is_refused_with_rule_and_cells(
    action: str, rule: str, kind: str, cells: str
) -> None:
    reasons = picture(LEADERS, phase="leaders").why_not(action)
    assert told(reasons) == [(rule, kind, cells)]
    assert say_reason("desert", reasons[0]).startswith(f"{rule}: ")


def test_two_leaders_nearby_are_both_named() -> None:
    match = picture(
        """
        1   .   .   .   .   .
        2     .   L1  .   R2  .
        3   .   .   .   .   .
        """,
        phase="leaders",
    )
    reasons = match.why_not("leader sky c2")
    assert told(reasons) == [("D10", "next-to-leader", "b2"), ("D10", "next-to-leader", "d2")]
    assert [(reason.facts["seat"], reason.facts["colour"]) for reason in reasons] == [
        (1, "lime"),
        (2, "rose"),
    ]


def test_a_colour_led_in_the_first_round_is_refused_with_the_leader_that_leads_it() -> None:
    match = picture("1   .   .   L1  .   .   .", phase="leaders", turn=2)
    assert told(match.why_not("leader lime a1")) == [("D11", "colour-led", "c1")]


def test_a_leader_set_aside_is_refused() -> None:
    match = picture("1   .   .   .   .", seats=5, phase="leaders", aside=ASIDE)
    reasons = match.why_not("leader amber a1")
    assert told(reasons) == [("D4", "leader-aside", "")]
    assert reasons[0].facts["colour"] == "amber"


def test_a_colour_set_aside_by_somebody_else_is_refused() -> None:
    match = picture("1   .   .   .", seats=5, phase="aside", turn=2, aside="amber 1")
    assert told(match.why_not("aside amber")) == [("D4", "aside", "")]
    assert told(match.why_not("leader amber a1")) == [("D8", "phase", "")]
    assert told(match.why_not("aside lime", seat=2)) == [("D4", "turn", "")]


@pytest.mark.parametrize(
    ("action", "rule", "kind", "cells"),
    [
        ("lime b1", "D15", "occupied", "b1"),
        ("rose b4", "D15", "occupied", "b4"),
        ("lime g4", "D16", "not-touching", "g4"),
        ("sky g4", "D16", "no-caravan", "g4"),
        ("rose c4", "D17", "rival", "b4"),
        ("lime a1", "D19", "enclosed", "a1"),
        ("skip", "D20", "can-move", "c1 b2 a3 b3 d3 e3 e4"),
        ("leader sky g4", "D8", "phase", ""),
        ("aside sky", "D4", "phase", ""),
        ("first 2", "D1", "chance", ""),
    ],
)
def test_a_camel_is_refused_with_rule_and_cells(
    action: str, rule: str, kind: str, cells: str
) -> None:
    reasons = picture(CAMELS).why_not(action)
    assert told(reasons)[0] == (rule, kind, cells)
    assert len(reasons) == 1 or kind == "occupied"
    assert all(say_reason("desert", reason).startswith(reason.rule) for reason in reasons)


def test_a_camel_on_an_oasis_is_refused() -> None:
    match = picture(CAMELS)
    match.play("lime b2")
    assert told(match.why_not("lime c2")) == [("D15", "oasis", "c2")]


def test_rivals_are_told_owner_by_owner() -> None:
    match = picture(
        """
        1   #2  L2  .   L1  .
        2     l2  .   .   .   .
        3   .   .   L3  .   .
        """,
        seats=3,
    )
    reasons = match.why_not("lime b2")
    assert told(reasons)[1:] == [("D17", "rival", "b1 a2"), ("D17", "rival", "c3")]
    assert [say_reason("desert", reason) for reason in reasons] == [
        "D16: b2 does not touch your lime caravan, whose leader stands on d1.",
        "D17: b2 touches seat 2’s lime camels on b1 and a2.",
        "D17: b2 touches seat 3’s lime camel on c3.",
    ]


def test_an_empty_herd_is_refused() -> None:
    match = picture("1   L1  .   .   .   R1  .   A2", herds=1)
    match.play("lime b1")
    assert told(match.why_not("lime c1")) == [("D13", "herd-empty", "")]


def test_the_whole_enclosed_area_is_named() -> None:
    match = picture("""
        1   #2  #2  L2  .   L1
        2     #2  l2  .   .   .
        3   #2  l2  .   .   .
        """)
    reasons = match.why_not("lime a2")
    assert told(reasons)[-1] == ("D19", "enclosed", "a1 b1 a2 a3")
    assert reasons[-1].facts["seat"] == 2


def test_only_the_area_in_question_is_named() -> None:
    match = picture("""
        1   #1  L1  #1  l1  .
        2     l1  l1  l1  .   .
        3   .   .   .   .   A2
        """)
    assert told(match.why_not("lime c1")) == [("D19", "enclosed", "c1")]


def test_all_reasons_are_told_at_once() -> None:
    match = picture("""
        1   #2  L2  .   .   .
        2     l2  .   .   R1  .
        3   .   .   .   .   .
        """)
    assert told(match.why_not("lime b1")) == [
        ("D15", "occupied", "b1"),
        ("D16", "no-caravan", "b1"),
        ("D17", "rival", "a2"),
    ]
    assert told(match.why_not("lime a1")) == [
        ("D16", "no-caravan", "a1"),
        ("D17", "rival", "b1 a2"),
        ("D19", "enclosed", "a1"),
    ]


def test_a_leader_too_is_told_all_reasons_at_once() -> None:
    match = picture(LEADERS, phase="leaders")
    assert told(match.why_not("leader lime d2", seat=1)) == [
        ("D8", "turn", ""),
        ("D9", "oasis", "d2"),
    ]
    assert told(match.why_not("leader lime a4")) == [
        ("D8", "leader-placed", "a4"),
        ("D9", "occupied", "a4"),
    ]


# -- turns, phases, the end -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawing", "phase", "action", "rule"),
    [(LEADERS, "leaders", "leader amber g4", "D8"), (CAMELS, "camels", "lime f1", "D13")],
    ids=["leaders", "camels"],
)
def test_out_of_turn_is_refused(drawing: str, phase: str, action: str, rule: str) -> None:
    match = picture(drawing, phase=phase)
    reasons = match.why_not(action, seat=1)
    assert told(reasons) == [(rule, "turn", "")]
    assert reasons[0].facts["actor"] == 1
    with pytest.raises(NotYourTurn, match=r"seat 2.*seat 1"):
        match.play(action, seat=1)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption):
        picture(CAMELS).why_not("lime c1", seat=2)


def test_an_action_for_an_earlier_moment_is_stale() -> None:
    match = picture(CAMELS)
    match.play("lime c1", n=0)
    with pytest.raises(Stale):
        match.play("lime d1", n=0)


@pytest.mark.parametrize("action", ["lime c1", "skip", "leader lime a1", "first 1", "aside lime"])
@pytest.mark.rule("D30")
def test_after_the_end_everything_is_refused(action: str) -> None:
    match = picture("1   L1  .   .   .   .   A2", herds=1, left=1)
    match.play("lime b1")
    for seat in (None, 0, 1):
        assert told(match.why_not(action, seat)) == [("D30", "over", "")]
        with pytest.raises(IllegalAction, match="D30"):
            match.play(action, seat)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "hello",
        "lime",
        "camel lime",
        "camel lime zz",
        "camel lime h1",
        "lime a99",
        "camel grey b1",
        "camel lime b1 b2",
        "token a1 4",
        "first 3",
        "pass",
        "lime b¹",
        "камел",
    ],
)
def test_a_text_that_is_no_action_is_invalid_and_quoted(text: str) -> None:
    match = picture(CAMELS)
    for ask in (match.play, match.why_not):
        with pytest.raises(InvalidAction) as caught:
            ask(text)
        assert f"“{text}”" in str(caught.value)


def test_actions_are_read_whatever_the_case_and_without_their_first_word() -> None:
    match = picture(CAMELS)
    for text in ("camel lime c1", "lime c1", "LIME C1", "  Camel  Lime   c1 "):
        assert match.why_not(text) == []


# -- a refusal changes nothing ----------------------------------------------------------------


@pytest.mark.parametrize("text", ["lime g4", "skip", "first 1", "nonsense", "leader lime a1"])
def test_a_refused_action_changes_nothing(text: str) -> None:
    match = picture(CAMELS)
    before, log, view = match.state.tobytes(), list(match.log), match.view(0)
    with pytest.raises((IllegalAction, InvalidAction)):
        match.play(text)
    with pytest.raises((NotYourTurn, InvalidAction)):
        match.play(text, seat=1)
    assert (match.state.tobytes(), match.log, match.view(0)) == (before, log, view)


@pytest.mark.parametrize("drawing", [LEADERS, CAMELS])
def test_an_action_is_refused_if_and_only_if_it_is_not_legal(drawing: str) -> None:
    if drawing == LEADERS:
        match, word = picture(drawing, phase="leaders"), "leader"
    else:
        match, word = picture(drawing), "camel"
    cells = [cell["name"] for cell in match.view()["cells"]]
    asked = [f"{word} {colour} {cell}" for colour in match.view()["colours"] for cell in cells]
    assert [text for text in asked if match.why_not(text) == []] == match.legal()


def test_the_message_of_a_refusal_quotes_the_action_and_tells_the_rules() -> None:
    with pytest.raises(IllegalAction) as caught:
        picture(CAMELS).play("sky g4")
    assert "“sky g4”" in str(caught.value)
    assert "D16: You have no sky leader on the board" in str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_names_its_rule_and_its_space_in_every_language(language: str) -> None:
    leaders, camels = picture(LEADERS, phase="leaders"), picture(CAMELS)
    cells = [cell["name"] for cell in camels.view()["cells"]]
    colours = camels.view()["colours"]
    asked = [(leaders, f"leader {colour} {cell}") for colour in colours for cell in cells]
    asked += [(camels, f"camel {colour} {cell}") for colour in colours for cell in cells]
    asked += [(camels, "skip")]
    for match, action in asked:
        for reason in match.why_not(action):
            sentence = say_reason("desert", reason, language)
            assert sentence.endswith(".") and "{" not in sentence
            named = {reason.rule, reason.facts.get("cell", reason.cells[0])}
            assert all(name in sentence for name in named), sentence


def test_on_the_shipped_map_too_why_not_tells_what_is_legal() -> None:
    match = serai.new("desert", 2, seed=2, map="wadi", first=1)
    for text in match.legal():
        assert match.why_not(text) == []
    assert told(match.why_not("skip")) == [("D20", "phase", "")]
