"""`./dev check`: all static checks, each reported by name when it fails."""

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from tests.tools.words_check import problems
from tests.tools.words_style import problems as problems_of_style

PROJECT = Path(__file__).parents[2]

Check = Callable[[], list[str]]


def tool(*command: str) -> Check:
    """A check by another program: what it wrote, where it did not end with 0."""

    def run() -> list[str]:
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=PROJECT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.stdout.splitlines() or [f"ended with {done.returncode}"] if done.returncode else []

    return run


CHECKS: dict[str, Check] = {
    "ruff check": tool("ruff", "check", "--quiet"),
    "ruff format": tool("ruff", "format", "--check", "--quiet", "--diff"),
    "mypy --strict": tool("mypy"),
    "words complete": problems,
    "words in style": problems_of_style,
}


def main(checks: dict[str, Check]) -> int:
    failed = [name for name, check in checks.items() if not passes(name, check())]
    print_lines(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def passes(name: str, found: Sequence[str]) -> bool:
    print_lines(f"{name}: {'failed' if found else 'ok'}", *(f"  {line}" for line in found))
    return not found


def print_lines(*lines: str) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(CHECKS))
