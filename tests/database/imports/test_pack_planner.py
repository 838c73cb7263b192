"""Plans of imports: new, identical, changed and conflicting documents; warnings; missing documents."""

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from database.library import Library
from database.packs.format.refusals import PackRefused
from database.packs.format.signatures import SigningKey
from database.packs.reader.cancellation import Cancelled
from engine.content.limits import MAX_SLUG
from engine.words import languages, speak
from tests.support.pack_libraries import ids, imported, laid_down, library_at, planned, save, states
from tests.support.packs import deck, fate, pack_of, png

ANA, BEN = SigningKey(bytes(32), "Ana"), SigningKey(bytes(range(32)), "Ben")


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with library_at(tmp_path / "library.db") as made:
        yield made


def doubts(library: Library, data: bytes) -> list[str]:
    found = planned(library, data).doubts
    assert all(speak(word, lang) for word in found for lang in languages())
    return [word.id for word in found]


def remarks(library: Library, data: bytes) -> list[str]:
    found = planned(library, data).remarks
    assert all(speak(word, lang) for word in found for lang in languages())
    return [word.id for word in found]


def test_documents_are_new_the_same_changed_or_in_conflict(library: Library) -> None:
    imported(library, pack_of(fate("same"), fate("changed"), fate("edited")))
    save(library, fate("edited", ap=2), fate("mine"))
    found = planned(
        library,
        pack_of(
            fate("same"), fate("changed", ap=5), fate("edited", ap=5), fate("mine", ap=5), fate("new"), version="1.1.0"
        ),
    )
    assert states(found) == {
        "same": "same",
        "changed": "changed",
        "edited": "conflict",
        "mine": "conflict",
        "new": "new",
    }
    assert {item.document.id: item.choice for item in found.items} == {
        "same": "mine",
        "changed": "theirs",
        "edited": "both",
        "mine": "both",
        "new": "theirs",
    }
    assert {item.document.id: item.new_id for item in found.of_state("conflict")} == {
        "edited": "edited-2",
        "mine": "mine-2",
    }


def test_planning_changes_nothing(library: Library) -> None:
    planned(library, pack_of(fate("a")))
    assert ids(library) == set()
    assert library.packs.all() == ()


def test_stock_is_not_hidden_by_a_stranger_without_being_asked(tmp_path: Path) -> None:
    """A document that changes a stock document is in conflict with it."""
    with Library.open(tmp_path / "full.db") as library:
        changed = fate("battleground/ambush", ap=9)
        (item,) = planned(library, pack_of(changed)).items
        assert (item.state, item.mine, item.choice) == ("conflict", "stock", "both")
        imported(library, pack_of(changed))
        assert library.documents.entry("battleground/ambush").layer == "stock"
        assert library.documents.entry("battleground/ambush-2").layer == "own"


def test_a_new_id_is_one_that_nobody_has(library: Library) -> None:
    save(library, fate("a", ap=2), fate("a-2"), fate("b" * 60, ap=2))
    found = planned(library, pack_of(fate("a"), fate("a-3"), fate("b" * 60)))
    assert {item.document.id: item.new_id for item in found.of_state("conflict")} == {
        "a": "a-4",
        "b" * 60: "b" * 58 + "-2",
    }


def test_choices_are_those_that_there_are(library: Library) -> None:
    save(library, fate("a", ap=2))
    plan = planned(library, pack_of(fate("a"), fate("new")))
    assert [item.choice for item in plan.choosing({"a": "mine", "new": "both"}).items] == ["mine", "theirs"]
    assert [item.choice for item in plan.choosing_all("theirs").items] == ["theirs", "theirs"]


def test_b20_the_same_version_with_something_else_in_it_is_doubted(library: Library) -> None:
    """And what was changed in it is not written over."""
    imported(library, pack_of(fate("a")))
    save(library, fate("a", ap=2))
    other = pack_of(fate("a", ap=7))
    assert doubts(library, other) == ["pack-same-version"]
    assert [item.choice for item in planned(library, other).items] == ["both"]


def test_the_very_same_pack_is_no_doubt(library: Library) -> None:
    imported(library, pack_of(fate("a")))
    assert doubts(library, pack_of(fate("a"))) == []
    assert "pack-here-already" in remarks(library, pack_of(fate("a")))


def test_an_older_version_is_asked_about(library: Library) -> None:
    imported(library, pack_of(fate("a"), version="1.10.0"))
    assert doubts(library, pack_of(fate("a"), version="1.9.0")) == ["pack-older"]
    assert doubts(library, pack_of(fate("a"), version="1.11.0")) == []


def test_b19_another_hand_is_a_loud_doubt_and_none_is_a_remark(library: Library) -> None:
    """A key is trusted from its first use, for the same pack."""
    assert remarks(library, pack_of(fate("a"))) == ["pack-unsigned"]
    assert remarks(library, pack_of(fate("a"), key=ANA)) == ["pack-new-signer"]
    imported(library, pack_of(fate("a"), key=ANA))
    assert doubts(library, pack_of(fate("a"), key=ANA, version="1.1.0")) == []
    assert doubts(library, pack_of(fate("a"), key=BEN, version="1.1.0")) == ["pack-other-signer"]
    assert doubts(library, pack_of(fate("a"), version="1.1.0")) == ["pack-signed-no-more"]
    assert remarks(library, pack_of(fate("b"), key=ANA, id="org.example.more")) == ["pack-known-signer"]


def test_b21_packs_that_are_missing_are_named_with_the_versions_that_will_do(library: Library) -> None:
    needs = [{"id": "org.example.base", "range": "^2.0.0"}]
    (doubt,) = planned(library, pack_of(fate("a"), requires=needs)).doubts
    assert "org.example.base" in speak(doubt)
    assert "^2.0.0" in speak(doubt)
    imported(library, pack_of(fate("b"), id="org.example.base", version="1.0.0"))
    assert doubts(library, pack_of(fate("a"), requires=needs)) == ["pack-other-requirement"]
    imported(library, pack_of(fate("b"), id="org.example.base", version="2.1.0"))
    assert doubts(library, pack_of(fate("a"), requires=needs)) == []


def test_b21_packs_that_need_one_another_in_a_circle_are_refused(library: Library) -> None:
    imported(library, pack_of(fate("b"), id="b", requires=[{"id": "c"}]), anyway=True)
    imported(library, pack_of(fate("c"), id="c", requires=[{"id": "a"}]), anyway=True)
    with pytest.raises(PackRefused) as caught:
        planned(library, pack_of(fate("a"), id="a", requires=[{"id": "b"}]))
    (problem,) = caught.value.problems
    ids_ = problem.problem.values["ids"]
    assert ids_ in (("a", "b", "c", "a"), ("b", "c", "a", "b"), ("c", "a", "b", "c"))
    assert all(problem.sentence(lang) for lang in languages())


def test_b28_ids_that_are_nowhere_are_listed_with_who_names_them(library: Library) -> None:
    save(library, fate("here"))
    found = planned(library, pack_of(deck("pile", "here", "inside", "nowhere"), fate("inside")))
    assert [(each.document, each.names, each.found) for each in found.missing] == [("pile", "nowhere", None)]


def test_b28_a_reference_to_another_kind_is_listed(library: Library) -> None:
    wrong = {**fate("a"), "references": [{"kind": "map", "id": "inside"}]}
    (found,) = planned(library, pack_of(wrong, fate("inside"))).missing
    assert (found.names, found.kind, found.found) == ("inside", "map", "fate")


def alike(number: int, **more: Any) -> dict[str, Any]:
    """A document of an id so long that it differs from the others only where a new number would stand."""
    return fate(f"{'x' * (MAX_SLUG - 5)}{number:05}", **more)


def in_conflict(library: Library, many: int) -> bytes:
    """A pack of which each document is here already and says something else, and all their ids are alike."""
    imported(library, pack_of(*(alike(number, ap=1) for number in range(many)), id="org.example.first"))
    return pack_of(*(alike(number, ap=2) for number in range(many)), id="org.example.second")


def test_ids_that_are_alike_get_numbers_one_after_another(library: Library) -> None:
    """Each with as much of the old id as there is room for."""
    plan = planned(library, in_conflict(library, 120))
    new_ids = [item.new_id or "" for item in plan.items]
    assert len({*new_ids}) == 120
    assert {len(each) for each in new_ids} == {MAX_SLUG}
    assert new_ids[:9] == [f"{'x' * (MAX_SLUG - 5)}000-{number}" for number in range(2, 10)] + [
        f"{'x' * (MAX_SLUG - 5)}00-10"
    ]


def test_the_library_is_asked_no_more_for_many_conflicts_than_for_few(tmp_path: Path) -> None:
    """An earlier version tried numbers one by one, each with its own query, and all of it twice."""
    asked = dict[int, int]()
    for many in (4, 40):
        with library_at(tmp_path / f"{many}.db") as library:
            pack = in_conflict(library, many)
            statements = list[str]()
            library._session.connection.set_trace_callback(statements.append)
            with library.packs.staging() as staging:
                plan = library.packs.plan(laid_down(pack, staging))
                library.packs.bring_in(plan, staging)
            asked[many] = len([each for each in statements if each.startswith("SELECT")])
            assert len(ids(library)) == 2 * many
    assert asked[4] == asked[40]


@pytest.mark.soak
def test_4900_conflicts_are_planned_and_brought_in_within_seconds(library: Library) -> None:
    pack = in_conflict(library, 4_900)
    with library.packs.staging() as staging:
        contents = laid_down(pack, staging)
        begun = time.perf_counter()
        saved = library.packs.bring_in(library.packs.plan(contents), staging)
        seconds = time.perf_counter() - begun
    assert len(saved.new) == 4_900
    assert seconds < 20


def test_a_plan_is_given_up_as_soon_as_somebody_wants_that(library: Library) -> None:
    pack = in_conflict(library, 30)
    answers = iter([False] * 10)
    with library.packs.staging() as staging, pytest.raises(Cancelled):
        library.packs.plan(laid_down(pack, staging), partial(next, answers, True))
    assert next(answers, None) is None


def test_an_import_that_is_given_up_has_brought_in_nothing(library: Library) -> None:
    before = ids(library)
    pack = pack_of(*(fate(f"card-{number}") for number in range(9)), entries={"images/x.png": png()})
    for questions in range(9):
        answers = iter([False] * questions)
        with library.packs.staging() as staging:
            plan = library.packs.plan(laid_down(pack, staging))
            with pytest.raises(Cancelled):
                library.packs.bring_in(plan, staging, cancelled=partial(next, answers, True))
        assert (ids(library), library.packs.all(), list(library.images.digests())) == (before, (), [])
