"""Runs the command line as a process of its own."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any

PROJECT = Path(__file__).parents[3]
COMMAND = (sys.executable, "-m", "editor.cli")
PATIENCE = 60
HEARS_INTERRUPTS = (
    sys.executable,
    "-c",
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])",
)
"""Runs what follows as a terminal would, also where the tests themselves run in the background, deaf to interrupts."""


def hexsmith(*arguments: str, stdin: bytes = b"", **environ: str) -> subprocess.CompletedProcess[str]:
    """Run it to its end."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=stdin,
        capture_output=True,
        cwd=PROJECT,
        env={**os.environ, **environ},
        timeout=PATIENCE,
        check=False,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def wait_for_log(path: Path, text: str) -> None:
    """Until a process that was started has logged something."""
    until = time.monotonic() + PATIENCE
    while not path.exists() or text not in path.read_text(encoding="utf-8"):
        assert time.monotonic() < until, f"{text!r} was never logged"
        time.sleep(0.02)


class Engine:
    """`hexsmith engine --probes`, spoken to line by line."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [*COMMAND, "engine", "--probes", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=PROJECT,
        )

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def send(self, do: str, **fields: Any) -> dict[str, Any]:
        """A request and its answer; `seat` is sent as `as`."""
        if "seat" in fields:
            fields["as"] = fields.pop("seat")
        self._pipe(self.process.stdin).write(json.dumps({"do": do, **fields}).encode() + b"\n")
        self._pipe(self.process.stdin).flush()
        answer: dict[str, Any] = json.loads(self._pipe(self.process.stdout).readline())
        return answer

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """The answer to a request that is right."""
        answer = self.send(do, **fields)
        assert answer["ok"], answer["error"]
        return answer

    def end(self) -> tuple[int, str]:
        """Closes its input; returns the exit code and the text of standard error."""
        _, complaints = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, complaints.decode()

    @staticmethod
    def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
        assert pipe is not None
        return pipe
