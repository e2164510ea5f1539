"""Decks: what their text may say, a table's options, and that no card is ever lost."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import serai
from games.targi.table import kinds, own
from serai.core.bounds import MOST_FAULTS, told
from serai.core.contract import SPECTATOR
from serai.core.errors import BadMaterial, BadOption
from serai.core.match import Match
from serai.games.targi import material
from serai.games.targi.layout import EFFECT_NAMES
from walk import SMALL_DECK, length, rich_deck

HEAD = "kind,points,dates,salt,pepper,gold,or_gold,effect"
GOOD = f"""\
# two cards
{HEAD}

targia,3,1,2,2,0,0,-
rider,1,1,1,1,0,1,cheap_rider
"""


# -- faults -----------------------------------------------------------------------------------


def test_a_good_deck_has_no_faults_and_is_played() -> None:
    for text in (GOOD, rich_deck(), SMALL_DECK, own("well,1,0,0,0,0,0,-")):
        assert material.check(text) == []
        assert serai.new("targi", seed=1, deck=text).material.source == text


FAULTS = [
    (HEAD, "kind,points,dates", "head", 2, ""),
    (HEAD, HEAD.replace("points", "worth"), "head", 2, ""),
    (HEAD, "", "head", 4, ""),
    ("targia,3,1,2,2,0,0,-", "targia,3,1,2,2,0,0", "columns", 4, ""),
    ("targia,3,1,2,2,0,0,-", "targia,3,1,2,2,0,0,-,-", "columns", 4, ""),
    ("targia,3,1,2,2,0,0,-", "hello", "columns", 4, ""),
    ("targia,3", "camel,3", "unknown", 4, "kind"),
    ("targia,3", "Targia,3", "unknown", 4, "kind"),
    ("cheap_rider", "cheap_camel", "unknown", 5, "effect"),
    ("cheap_rider", "", "unknown", 5, "effect"),
    ("targia,3", "targia,0", "value", 4, "points"),
    ("targia,3", "targia,4", "value", 4, "points"),
    ("targia,3", "targia,three", "value", 4, "points"),
    ("targia,3,1", "targia,3,-1", "value", 4, "dates"),
    ("targia,3,1", "targia,3,11", "cost", 4, "dates"),
    ("targia,3,1,2", "targia,3,1,99999999999999999999", "cost", 4, "salt"),
    ("targia,3,1,2,2", "targia,3,1,2,²", "cost", 4, "pepper"),
    ("targia,3,1,2,2,0", "targia,3,1,2,2,4", "cost", 4, "gold"),
    ("rider,1,1,1,1,0,1", "rider,1,1,1,1,0,2", "value", 5, "or_gold"),
    ("targia,3,1,2,2", "targia,3,4,4,3", "goods", 4, "pepper"),
    ("rider,1,1,1,1,0,1", "rider,1,1,1,1,1,1", "or-gold", 5, "or_gold"),
    ("rider,1,1,1,1,0,1", "rider,1,0,0,0,0,1", "or-gold", 5, "or_gold"),
    ("targia,3,1,2,2,0,0,-\nrider,1,1,1,1,0,1,cheap_rider\n", "", "number", 2, ""),
    ("targia,3,1,2,2,0,0,-\n", "targia,3,1,2,2,0,0,-\n" * 100, "number", 104, ""),
]


@pytest.mark.parametrize(("old", "new", "kind", "line", "column"), FAULTS)
def test_a_fault_names_its_line_and_column(
    old: str, new: str, kind: str, line: int, column: str
) -> None:
    assert GOOD.count(old) == 1
    text = GOOD.replace(old, new)
    [fault] = material.parse(text)[1]
    assert (fault.key, fault.line, fault.facts["column"]) == (f"targi-fault-{kind}", line, column)
    where = f"line {line}, column {column}: " if column else f"line {line}: "
    assert told(material.check(text))[0].startswith(where)
    with pytest.raises(BadMaterial, match=where):
        serai.new("targi", seed=1, deck=text)


def test_every_kind_of_fault_is_reached() -> None:
    assert {kind for _, _, kind, _, _ in FAULTS} == kinds("fault")


def test_all_faults_are_told_at_once() -> None:
    text = GOOD.replace("targia,3,1", "camel,9,1").replace("cheap_rider", "fly")
    assert [sentence.partition(":")[0] for sentence in told(material.check(text))] == [
        "line 4, column kind",
        "line 4, column points",
        "line 5, column effect",
    ]


def test_blank_lines_remarks_and_blanks_around_words_say_nothing() -> None:
    text = "\n\n# mine\n" + GOOD.replace(",", " , ") + "\n  # the end\n"
    assert material.check(text) == []
    assert material.parse(text)[0] == material.parse(GOOD)[0]


def test_an_empty_deck_is_told_what_its_first_line_should_be() -> None:
    for text in ("", "\n", "# nothing\n"):
        [sentence] = told(material.check(text))
        assert sentence == f"line 1: the first line should name the columns: {HEAD}"


@pytest.mark.rule("T35")
@pytest.mark.parametrize("cards", [1, 44, 46, 100])
def test_another_number_of_cards_is_allowed_and_said(cards: int) -> None:
    text = own(*["well,1,1,0,0,0,0,-"] * cards)
    assert material.check(text) == []
    assert [str(cards) in sentence for sentence in told(material.describe(text))] == [True, True]
    assert serai.new("targi", seed=1, deck=text).seats == 2


@pytest.mark.rule("T35")
def test_the_usual_number_of_cards_is_not_worth_a_note() -> None:
    assert len(material.describe(own(*["well,1,1,0,0,0,0,-"] * 45))) == 1
    source = serai.new("targi", seed=1).material.source
    assert told(material.describe(source)) == ["a deck of tribe cards of Targi: 45 cards"]


def test_a_file_is_known_as_a_deck_by_its_columns() -> None:
    assert material.claims(GOOD)
    assert material.claims(GOOD.replace("or_gold", "slash"))
    for text in ("", "kind\n", "name: a map\nboard:\n", "serai record 1\n"):
        assert not material.claims(text)


# -- options ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "listed"),
    [
        ({"colour": "red"}, ["deck", "first"]),
        ({"first": "3"}, ["lot", "1", "2"]),
        ({"first": "0"}, ["lot", "1", "2"]),
        ({"first": "me"}, ["lot", "1", "2"]),
        ({"deck": "sahara"}, ["nomads"]),
        ({"deck": ""}, ["nomads"]),
        ({"seats": 3}, ["2"]),
    ],
)
def test_a_bad_option_is_refused_with_what_is_allowed(
    options: dict[str, Any], listed: list[str]
) -> None:
    with pytest.raises(BadOption) as caught:
        serai.new("targi", **{"seats": 2, "seed": 1, **options})
    assert [name for name in listed if name not in str(caught.value)] == []


def test_options_are_kept_as_they_were_understood() -> None:
    assert serai.new("targi", seed=1).material.options == {"deck": "nomads", "first": "lot"}
    match = serai.new("targi", seed=1, deck=GOOD, first=2)
    assert match.material.options == {"deck": "own", "first": "2"}


# -- any text ---------------------------------------------------------------------------------

fuzzed = settings(max_examples=length(3000), deadline=None)
WORDS = [*EFFECT_NAMES, "well", "camp", "0", "1", "3", "10", "11", "-1", "", " ", "٣", "²", "1e3"]


def builds_or_says_why(text: str) -> None:
    faults = material.check(text)
    assert all(sentence.startswith("line ") for sentence in told(faults)[:MOST_FAULTS])
    try:
        serai.new("targi", seed=1, deck=text)
        assert faults == []
    except BadMaterial as error:
        assert error.faults == faults != []
    except BadOption as error:
        assert "\n" not in text and str(error).strip()


@pytest.mark.soak
@fuzzed
@given(st.text())
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    builds_or_says_why(text)


@pytest.mark.soak
@fuzzed
@given(st.lists(st.lists(st.sampled_from(WORDS), min_size=7, max_size=9), max_size=4))
def test_any_lines_are_a_deck_or_their_faults_are_named(lines: list[list[str]]) -> None:
    builds_or_says_why(own(*[",".join(words) for words in lines]))


@pytest.mark.soak
@fuzzed
@given(st.integers(0, len(GOOD) - 1), st.text(max_size=3))
def test_a_mangled_deck_is_sound_or_its_faults_are_named(place: int, scrap: str) -> None:
    builds_or_says_why(GOOD[:place] + scrap + GOOD[place + 1 :] + "\n")


@pytest.mark.soak
@fuzzed
@given(st.dictionaries(st.sampled_from(["first", "deck", "x"]), st.text()), st.integers(-1, 4))
def test_any_options_are_taken_or_refused(options: dict[str, str], seats: int) -> None:
    try:
        assert serai.new("targi", seats=seats, seed=1, **options).seats == 2
    except (BadOption, BadMaterial) as error:
        assert str(error).strip()


# -- no card is lost --------------------------------------------------------------------------


def cards(match: Match, seat: int) -> tuple[Counter[str], Counter[str]]:
    """Every goods card and every tribe card that a seat sees or knows to be unseen."""
    view = match.view(seat)
    lying = [space["card"] for space in view["inner"] if space["card"]]
    goods = Counter(card["name"] for card in lying if card["deck"] == "goods")
    tribe = Counter(card["name"] for card in lying if card["deck"] == "tribe")
    goods.update(view["unseen"]["goods"] + view["discards"]["goods"])
    tribe.update(card["name"] for card in view["unseen"]["tribe"] + view["discards"]["tribe"])
    drawn = Counter(card["name"] for card in view["using"]["drawn"])
    (goods if view["using"]["piece"] == "13" else tribe).update(drawn)
    for player in view["players"]:
        tribe.update([player["hand"]["name"]] if player["hand"] else [])
        tribe.update(card["name"] for row in player["display"] for card in row["cards"])
    del tribe["?"]
    return goods, tribe


@pytest.mark.rule("T20")
@pytest.mark.soak
@pytest.mark.parametrize("deck", ["nomads", rich_deck(), SMALL_DECK, GOOD])
def test_no_card_is_ever_lost_or_doubled(deck: str) -> None:
    """For everybody who looks on: what they do not see is unseen, and all else lies open."""
    for seed in range(length(10)):
        match, dice = serai.new("targi", seed=seed, deck=deck), random.Random(seed)
        all_cards = cards(match, SPECTATOR)
        assert sum(all_cards[0].values()) == 19
        assert set(all_cards[1].values()) == {1}
        while not match.over:
            match.act(dice.choice(match.legal()))
            for seat in (SPECTATOR, 0, 1):
                assert cards(match, seat) == all_cards
