"""Thousands of packs with one small defect each: a pack is either refused or right, without side effects."""

import random
from io import BytesIO
from pathlib import Path

import pytest

from database.packs.format.refusals import PackRefused
from database.packs.reader.pack_reader import read_pack
from database.packs.reader.worker import Patience, read_in_worker
from engine.content.canonical_json import canonical
from engine.content.loading.json_parser import parse
from engine.registry import declarations
from engine.words import languages
from tests.support.pack_libraries import ids, library_at
from tests.support.pack_mutations import good_entries, mutated
from tests.support.packs import Entry, Kept, crafted, pack_problems, read

SHARDS, IN_SOAK, EVERY_RUN = 20, 50_000, 1_000
WORKER_SHARDS, WORKERS_IN_SOAK, WORKERS_EVERY_RUN = 10, 100, 20
ENOUGH = Patience(altogether=110, a_step=100, to_begin=100)


def try_out(seed: int, number: int) -> dict[str, int]:
    """Read so many evil packs; returns how often each reason was given, and how many were right in spite of all."""
    chance, answer = random.Random(seed), dict[str, int]()
    declared = declarations()
    for turn in range(number):
        data = mutated(chance)
        shelf = Kept()
        try:
            found = read_pack(BytesIO(data), declared, shelf)
        except PackRefused as error:
            problem = chance.choice(error.problems)
            assert problem.sentence(languages()[turn % len(languages())])
            answer[problem.problem.code] = answer.get(problem.problem.code, 0) + 1
            continue
        answer["right"] = answer.get("right", 0) + 1
        for each in found.documents:
            body = shelf.bodies[each.digest]
            assert each.is_unread or canonical(parse(body)) == body
        assert all(shelf.bodies[each.digest].startswith(b"\x89PNG") for each in found.images)
    return answer


def test_the_packs_that_evil_is_done_to_are_good() -> None:
    for entries in good_entries():
        assert read(crafted(*(Entry(name, data) for name, data in entries.items()))).left_out == ()


@pytest.mark.slow
def test_1000_evil_packs() -> None:
    answer = try_out(1, EVERY_RUN)
    assert answer["right"] > 10
    assert len(answer) > 30, "the evil is always the same"


@pytest.mark.soak
@pytest.mark.parametrize("shard", range(SHARDS))
def test_50000_of_1000000_evil_packs(shard: int) -> None:
    answer = try_out(1_000 + shard, IN_SOAK)
    assert sum(answer.values()) == IN_SOAK


def through_the_worker(folder: Path, seed: int, number: int) -> None:
    """Imports malicious packs as a user does: each is refused, or imported completely."""
    chance, path = random.Random(seed), folder / "a.hexpack"
    with library_at(folder / "library.db") as library:
        for _ in range(number):
            data = mutated(chance)
            path.write_bytes(data)
            before = ids(library), library.images.digests(), library.packs.all()
            with library.packs.staging() as staging:
                try:
                    plan = library.packs.plan(read_in_worker(path, staging, patience=ENOUGH))
                except PackRefused:
                    assert pack_problems(data)
                    assert (ids(library), library.images.digests(), library.packs.all()) == before
                    continue
                saved = library.packs.bring_in(plan, staging, anyway=True)
            assert {*saved.new, *saved.changed} <= ids(library)
            assert {each.digest for each in plan.contents.images} <= set(library.images.digests())
        assert list(library.problems()) == []
    assert list((folder / "library.staging").iterdir()) == []


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_20_evil_packs_through_the_worker(tmp_path: Path) -> None:
    through_the_worker(tmp_path, 2, WORKERS_EVERY_RUN)


@pytest.mark.soak
@pytest.mark.parametrize("shard", range(WORKER_SHARDS))
def test_100_of_1000_evil_packs_through_the_worker(tmp_path: Path, shard: int) -> None:
    through_the_worker(tmp_path, 2_000 + shard, WORKERS_IN_SOAK)
