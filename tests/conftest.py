"""The environment of every test: a harness that notices every fault, and a separate home folder."""

import os

import pytest
from hypothesis import HealthCheck, settings

from engine.kernel.data import record

pytest_plugins = (
    "pytester",
    "tests.support.memory_folder",
    "tests.support.harness",
    "tests.tools.rule_report",
    "tests.tools.drop_clause",
    "tests.tools.rewrite_words",
)

# Before anything else of the engine is imported, for it says how records are made.
record.FROZEN = True
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for name in [name for name in os.environ if name.startswith("HEXSMITH_")]:
    del os.environ[name]

# A busy machine is no fault of the code: examples have no time limit, the whole test has (pytest-timeout).
settings.register_profile("hexsmith", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("hexsmith")


@pytest.fixture(scope="session", autouse=True)
def private_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """No test reads or writes the folders of the person who runs it; child processes inherit this."""
    home = tmp_path_factory.mktemp("home")
    os.environ["HOME"] = str(home)
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"):
        folder = home / name.lower()
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
