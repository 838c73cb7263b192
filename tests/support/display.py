"""A virtual screen with a window manager as on a desktop, for tests that use the app as a person does."""

import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import pytest

SIZE = "1600x1000x24"
PATIENCE = 20
"""Seconds."""
PACKAGES: Mapping[str, str] = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "dbus-run-session": "dbus",
    "/usr/libexec/at-spi-bus-launcher": "at-spi2-core",
}
"""Programs by the Debian packages that contain them."""
OTHER_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY", "QT_QPA_PLATFORM", "DBUS_SESSION_BUS_ADDRESS")


def need(program: str) -> str:
    """The path of a program; a test whose program is missing fails with how to install it."""
    found = shutil.which(program)
    if found is None:
        pytest.fail(f"{program} is missing; install it: apt-get install {PACKAGES[program]}", pytrace=False)
    return found


@contextmanager
def virtual_display() -> Iterator[Mapping[str, str]]:
    """A separate screen within the block; returns the environment for the programs that use it."""
    server, manager = need("Xvfb"), need("openbox")
    reading, writing = os.pipe()
    command = [server, "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp", "-noreset"]
    with _running(command, quiet_environment(), pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as reported:
            number = reported.readline().strip()
        if not number:
            pytest.fail("Xvfb did not start", pytrace=False)
        environment = {**quiet_environment(), "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
        with _running([manager, "--sm-disable"], environment):
            yield environment


def quiet_environment() -> dict[str, str]:
    """This environment without the screens and the desktop session of the user who runs the tests."""
    return {name: value for name, value in os.environ.items() if name not in OTHER_SCREENS}


@contextmanager
def _running(command: list[str], environment: Mapping[str, str], pass_fds: tuple[int, ...] = ()) -> Iterator[None]:
    """A second process, ended when the block ends."""
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, pass_fds=pass_fds) as program:
        try:
            yield
        finally:
            program.terminate()
            try:
                program.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                program.kill()
