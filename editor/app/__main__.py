"""`python -m editor.app`."""

import sys

from editor.app.main import main
from editor.cli.log import Level, log_to_file

if __name__ == "__main__":
    log_to_file(Level.INFO)
    sys.exit(main())
