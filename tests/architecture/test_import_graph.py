"""There are no import cycles, and no imports inside functions; each exception is in a table with its reason."""

from pathlib import Path

from tests.architecture.import_graph import KNOTS, LAZY, cycles, lazy_imports, refused
from tests.architecture.sources import PROJECT, is_within, write_tree


def test_there_are_no_cycles_but_the_named_ones() -> None:
    named = {knot.modules for knot in KNOTS}
    assert [sorted(group) for group in cycles(PROJECT) if group not in named] == []


def test_no_named_cycle_outlives_its_use() -> None:
    assert [sorted(knot.modules) for knot in KNOTS if knot.modules not in cycles(PROJECT)] == []


def test_imports_stand_at_the_top() -> None:
    assert refused(PROJECT) == []


def test_no_lazy_import_outlives_its_use() -> None:
    found = {(source.module, name) for source, _, name in lazy_imports(PROJECT)}
    idle = [row for row in LAZY if not any(row.module == m and is_within(name, row.imports) for m, name in found)]
    assert idle == []


def test_a_cycle_is_found_wherever_its_imports_stand(tmp_path: Path) -> None:
    write_tree(
        tmp_path,
        {
            "engine/top.py": "from engine.kernel import inner\n",
            "engine/kernel/__init__.py": "",
            "engine/kernel/inner.py": "def later():\n    import engine.kernel.typed\n",
            "engine/kernel/typed.py": "if TYPE_CHECKING:\n    from engine.top import Thing\n",
            "engine/kernel/beside.py": "from engine.kernel import inner\n",
        },
    )
    assert cycles(tmp_path) == (frozenset({"engine.top", "engine.kernel.inner", "engine.kernel.typed"}),)


def test_without_a_way_back_there_is_no_cycle(tmp_path: Path) -> None:
    write_tree(tmp_path, {"engine/a.py": "import engine.b\nimport engine.c\n", "engine/b.py": "import engine.c\n"})
    write_tree(tmp_path, {"engine/c.py": ""})
    assert cycles(tmp_path) == ()


def test_an_import_inside_a_function_is_refused(tmp_path: Path) -> None:
    write_tree(
        tmp_path,
        {
            "engine/a.py": "import json\n\n\nclass A:\n    def f(self):\n        from engine.b import name\n",
            "editor/cli/verb.py": "def f():\n    import json\n",
        },
    )
    assert refused(tmp_path) == ["engine/a.py:6: engine.b.name"]
