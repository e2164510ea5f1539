"""Puzzles at a real server: set, answered, noted, rated, and a run against the clock."""

from serai.coach.puzzles import standing
from serai.coach.puzzles.book import book
from serai.coach.puzzles.rating import BEGINS, Standing
from serai.coach.puzzles.standing import RUN_MILLISECONDS, Run
from server.house import Guest, House

PLACE = "/api/puzzles/desert"


def right_of(name: str) -> str:
    return book("desert").puzzle(name).right[0]


def looks_of(name: str) -> str:
    return book("desert").puzzle(name).looks


def test_the_first_answer_is_noted_and_moves_the_rating_and_no_other_does(inn: House) -> None:
    ada = inn.guest("Ada")
    told = ada.get(PLACE)
    assert (told["rating"], told["tried"], told["best"]) == (BEGINS, 0, None)
    assert told["number"] == sum(theme["number"] for theme in told["themes"])
    first, second = told["next"][:2]
    assert ada.get(f"{PLACE}/{first}")["state"] == "open"
    met = ada.post(f"{PLACE}/{first}", action=right_of(first))
    assert (met["state"], met["before"]) == ("met", "new") and met["change"] > 0
    missed = ada.post(f"{PLACE}/{second}", action=looks_of(second))
    assert missed["state"] == "missed" and missed["change"] < 0 and missed["follows"]
    again = ada.post(f"{PLACE}/{second}", action=right_of(second))
    assert (again["state"], again["before"], again["change"]) == ("met", "missed", 0)
    puzzles = [book("desert").puzzle(name).rating for name in (first, second)]
    reckoned = Standing().after(puzzles[0], True).after(puzzles[1], False)
    after = ada.get(PLACE)
    assert after["rating"] == round(reckoned.rating)
    assert (after["tried"], after["solved"]) == (2, 1)
    assert not {first, second} & set(after["next"])


def test_who_is_shown_the_solution_has_missed_it(inn: House) -> None:
    ada = inn.guest("Ada")
    name = ada.get(PLACE)["next"][0]
    shown = ada.post(f"{PLACE}/{name}", show=True)
    assert shown["state"] == "missed" and shown["right"] and shown["change"] < 0
    assert ada.post(f"{PLACE}/{name}", action=right_of(name))["change"] == 0


def test_what_is_against_the_rules_is_refused_and_not_noted(inn: House) -> None:
    ada = inn.guest("Ada")
    name = ada.get(PLACE)["next"][0]
    assert ada.refused("POST", f"{PLACE}/{name}", action="skip")[1]["reasons"]
    assert ada.get(PLACE)["tried"] == 0
    assert ada.refused("GET", f"{PLACE}/none")[0] == 404


def test_looking_keeps_nobody_and_nobody_can_write_a_rating(inn: House) -> None:
    somebody = Guest(inn)
    name = somebody.get(PLACE)["next"][0]
    assert somebody.get(f"{PLACE}/{name}")["right"] == []
    assert somebody.ask("GET", "/api/me").json()["id"] == ""
    notes = {"notes": {"desert:rating": "2400 9 9"}}
    written = inn.guest("Ada").ask("PUT", f"/api/me/progress/{standing.KIND}", json=notes)
    assert written.status_code == 422


def test_a_theme_is_asked_for(inn: House) -> None:
    theme = book("desert").puzzles[-1].theme
    names = Guest(inn).get(f"{PLACE}?theme={theme}")["next"]
    assert {book("desert").puzzle(name).theme for name in names} == {theme}


def test_a_run_counts_its_own_puzzles_in_their_order_and_keeps_the_best(inn: House) -> None:
    ada = inn.guest("Ada")
    run = ada.post(f"{PLACE}/runs")
    assert (run["place"], run["score"], run["ends"] - run["begun"]) == (0, 0, RUN_MILLISECONDS)
    first, second = run["puzzles"][:2]
    out_of_turn = ada.post(f"{PLACE}/{second}", action=right_of(second), run=True)
    assert out_of_turn["run"]["place"] == 0
    told = ada.post(f"{PLACE}/{first}", action=right_of(first), run=True)
    assert (told["run"]["place"], told["run"]["score"], told["run"]["best"]) == (1, 1, 1)
    told = ada.post(f"{PLACE}/{second}", action=looks_of(second), run=True)
    assert (told["run"]["place"], told["run"]["score"]) == (2, 1)
    after = ada.get(PLACE)
    assert (after["best"], after["tried"], after["rating"]) == (1, 0, BEGINS)


def test_a_run_is_over_when_its_time_is() -> None:
    found = book("desert")
    run = Run(1_000)
    kept = {"desert:run": str(run)}
    name = run.puzzles(found)[0]
    assert standing.run_on(kept, "desert", found, name, True, run.ends) == {}
    noted = standing.run_on(kept, "desert", found, name, True, run.ends - 1)
    assert noted == {"desert:run": str(run.after(True)), "desert:best": "1"}
    assert Run.read(str(run)) == run and Run.read("") is None
