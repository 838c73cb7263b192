"""The kernel and the geometry load nothing heavy, and the check that says so can fail."""

import pytest

from tests.benchmarks.bench_startup import check_nothing_heavy, engine_modules
from tests.benchmarks.harness import DisagreementError


def test_importing_kernel_and_geometry_loads_nothing_heavy() -> None:
    """No module loads numpy, numba, scipy, shapely, networkx or pydantic."""
    modules = engine_modules()
    assert {"engine.geometry.areas.polygons", "engine.kernel.state.game_state"} <= set(modules)
    check_nothing_heavy("import " + ", ".join(modules))


def test_a_heavy_import_is_noticed() -> None:
    """The refusal names the package."""
    with pytest.raises(DisagreementError, match="shapely"):
        check_nothing_heavy("import json, shapely")
