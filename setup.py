"""Everything is declared in pyproject.toml. With HAGAL_MYPYC=1 the kernel and the games are compiled, too."""

import os
from pathlib import Path

from setuptools import setup


def hot_modules() -> list[str]:
    package = Path("src/hagal")
    found = [*package.glob("kernel/*.py"), *package.glob("games/**/*.py")]
    plain = ("__init__.py", "compiled.py")  # kernel/compiled.py is the mark for the compiler, and must stay interpreted
    return sorted(str(path) for path in found if path.name not in plain)


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
