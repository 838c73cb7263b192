"""Warms up the server that programs to be killed are forked from: runs their work once, so that they are fast."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.database.faults.library_actions import numbered
from tests.support.libraries import open_library
from tests.support.pack_libraries import imported
from tests.support.packs import deck, fate, pack_of, png
from tests.tools.library_samples import sample

with TemporaryDirectory() as folder:
    with open_library(Path(folder) / "library.db") as library:
        library.documents.save(numbered("luck", 1))
        imported(library, pack_of(fate("one"), deck("both", "one"), entries={"images/x.png": png()}), anyway=True)
        library.backups.make()
    old = Path(folder) / "old.db"
    old.write_bytes(sample(1).read_bytes())
    open_library(old).close()
