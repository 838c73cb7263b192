"""`python -m editor.app`."""

import sys

from editor.app.log import Level, log_to_file
from editor.app.main import main

if __name__ == "__main__":
    log_to_file(Level.INFO)
    sys.exit(main())
