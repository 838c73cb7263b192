"""`python -m editor.cli`."""

import sys

from editor.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
