"""Everything is declared in pyproject.toml. With HAGAL_MYPYC=1 the kernel and the games are compiled, too."""

import os
from pathlib import Path

from setuptools import setup

PLAIN = ("__init__.py", "compiled.py", "laws.py", "seen.py")
"""Never compiled: packages, the compiler's own mark (kernel/compiled.py), the laws, which no game in play runs, and the
types of views, in which there is nothing to compile."""


def hot_modules() -> list[str]:
    package = Path("src/hagal")
    found = [*package.glob("kernel/*.py"), *package.glob("games/**/*.py")]
    return sorted(str(path) for path in found if path.name not in PLAIN)


if os.environ.get("HAGAL_MYPYC") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit(
            "HAGAL_MYPYC=1 needs mypyc: pip install 'mypy[mypyc]' setuptools, then install with --no-build-isolation."
        ) from None
    setup(ext_modules=mypycify(hot_modules(), opt_level="3"))
else:
    setup()
