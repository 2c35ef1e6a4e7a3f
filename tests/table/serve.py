"""The table as a process of its own, for tests: python -m tests.table.serve PORT FILE [PACK ...]

FILE may also be the address of a database.
"""

from __future__ import annotations

import sys

import uvicorn

from hagal.table.app import create_app
from hagal.table.serve import serving
from hagal.table.settings import Settings

if __name__ == "__main__":
    port, file = int(sys.argv[1]), sys.argv[2]
    settings = Settings(
        database=file if "://" in file else f"sqlite:///{file}",
        port=port,
        packs=tuple(sys.argv[3:]),
        seeds=True,
        rate_person=1000.0,
        burst_person=10000.0,
        rate_address=1000.0,
        burst_address=10000.0,
        rate_heavy=100.0,
        burst_heavy=1000.0,
    )
    uvicorn.run(create_app(settings), host="127.0.0.1", port=port, timeout_graceful_shutdown=2, **serving(settings))
