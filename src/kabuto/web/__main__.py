"""`python -m kabuto.web [PORT]`: the server without the command line."""

from __future__ import annotations

import sys

from .server import serve

if __name__ == "__main__":
    serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else 8000)
