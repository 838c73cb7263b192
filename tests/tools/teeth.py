"""`./dev teeth [SYSTEM…]`: drop each clause in turn; one of the tests that carry its rule must fail."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from engine.kernel.rules.clauses import Clause, clauses_of
from engine.registry import probes, systems

TESTS = "tests/rules"
EXCUSED: dict[str, str] = {}
"""Clauses that may be dropped unnoticed, by id, each with the reason."""

FAILED, NONE_RAN = 1, 5


def verdict(clause: Clause[Any, Any]) -> str | None:
    """The problem of a clause's tests; None if one of them fails without the clause."""
    if clause.id in EXCUSED:
        return None
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:randomly", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, TESTS, "--drop", clause.id, "--carrying", clause.rule], capture_output=True, text=True, check=False
    )
    if done.returncode == FAILED:
        return None
    if done.returncode == NONE_RAN:
        return f"no test carries {clause.rule}"
    if done.returncode == 0:
        return f"the tests of {clause.rule} pass without it"
    return done.stdout + done.stderr


def main(wanted: list[str]) -> int:
    """Prints the result for each clause; returns 1 if one may be dropped unnoticed."""
    known = {**probes(), **systems()}
    if unknown := [name for name in wanted if name not in known]:
        print(f"teeth: no system is called {', '.join(unknown)}; there are {', '.join(known)}")
        return 2
    clauses = [clause for name in wanted or known for clause in clauses_of(name)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        verdicts = list(pool.map(verdict, clauses))
    for clause, problem in zip(clauses, verdicts, strict=True):
        state = "excused: " + EXCUSED[clause.id] if clause.id in EXCUSED else problem or "bites"
        print(f"{clause.rule:8} {clause.id}: {state}")
    toothless = sum(problem is not None for problem in verdicts)
    print(f"{len(clauses)} clauses dropped one by one: {toothless} of them unnoticed")
    return int(toothless > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
