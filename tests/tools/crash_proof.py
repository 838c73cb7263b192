"""A crashed worker costs the run one failed test: it is named, and the run goes on and ends.

The scheduler of `pytest-xdist` 3.8 waits for ever once a worker is gone: it hands out again what the worker had done
already, and a worker that is left with a single test waits for the next one. Take this module away when a later
version does neither.
"""

import pytest
from xdist.remote import Producer  # type: ignore[import-untyped]
from xdist.scheduler import LoadGroupScheduling  # type: ignore[import-untyped]
from xdist.workermanage import WorkerController  # type: ignore[import-untyped]


class CrashProofScheduling(LoadGroupScheduling):  # type: ignore[misc]
    def remove_node(self, node: WorkerController) -> str | None:
        """Count the test that crashed as run, and hand out only what is left."""
        left = self.assigned_work.pop(node)
        tests = {test: done for unit in left.values() for test, done in unit.items()}
        crashed: str | None = next((test for test, done in tests.items() if not done), None)
        if crashed is None:
            return None
        left[self._split_scope(crashed)][crashed] = True
        self.workqueue.update({scope: unit for scope, unit in left.items() if not all(unit.values())})
        for other in self.assigned_work:
            if other in self.registered_collections:
                self._reschedule(other)
        return crashed

    def _reschedule(self, node: WorkerController) -> None:
        """Leave no worker waiting behind its only test."""
        super()._reschedule(node)
        while self.workqueue and not node.shutting_down and self._pending_of(self.assigned_work[node]) < 2:
            self._assign_work_unit(node)
        if not self.workqueue and self._pending_of(self.assigned_work[node]) < 2:
            node.shutdown()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> CrashProofScheduling:
    return CrashProofScheduling(config, log)
