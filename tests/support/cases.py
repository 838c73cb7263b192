"""Many cases in one test, so that a common fault is one failure that lists them all."""

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable, Iterable
from typing import Any

import pytest

Test = Callable[..., None]


def all_cases(names: str, cases: Iterable[Any], by: Callable[[Any], str] | None = None) -> Callable[[Test], Test]:
    """Like `pytest.mark.parametrize(names, cases)`, as one test for each group that `by` names, or a single one.

    All cases run, and every failure is printed. Fixtures are shared by the cases of a group.
    """
    arguments = [name.strip() for name in names.split(",")]
    groups: dict[str, list[Any]] = {}
    for case in cases:
        groups.setdefault(by(case) if by else "", []).append(case)

    def decorate(test: Test) -> Test:
        fixtures = [each for each in inspect.signature(test).parameters.values() if each.name not in arguments]

        def run(**given: Any) -> None:
            group = groups.get(given.pop("group", ""), [])
            assert group, "there is no case"
            failures = []
            for case in group:
                values = case if len(arguments) > 1 else (case,)
                try:
                    test(**given, **dict(zip(arguments, values, strict=True)))
                except (Exception, pytest.fail.Exception) as error:
                    failures.append(_failure_text(values, error))
            if failures:
                pytest.fail(f"{len(failures)} of {len(group)} cases fail\n\n" + "\n\n".join(failures), pytrace=False)

        run.__name__, run.__qualname__, run.__doc__ = test.__name__, test.__qualname__, test.__doc__
        run.__module__, run.__dict__ = test.__module__, {**test.__dict__}
        if by:
            fixtures.append(inspect.Parameter("group", inspect.Parameter.POSITIONAL_OR_KEYWORD))
        vars(run)["__signature__"] = inspect.Signature(
            [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in fixtures]
        )
        return pytest.mark.parametrize("group", groups)(run) if by else run

    return decorate


def _failure_text(values: Iterable[Any], error: BaseException) -> str:
    frame = traceback.extract_tb(error.__traceback__)[-1]
    shown = ", ".join(getattr(value, "__name__", None) or str(value) for value in values)
    return f"{shown}\n{frame.filename}:{frame.lineno}: {type(error).__name__}: {error}"
