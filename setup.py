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


def mend(source: Path) -> None:
    """C as mypyc writes it, without what goes wrong there. What derives from Generic can be weakly referenced, but the
    list of those references is cleared as if it were an object, which crashes whoever keeps one: so there are none. And
    lines are indented ever deeper, which makes a file of 200 MB out of one of 30 MB."""
    lines = source.read_text(encoding="utf-8").split("\n")
    kept = [line.strip() for line in lines if ".tp_weaklistoffset" not in line]
    source.write_text("\n".join(kept), encoding="utf-8")


if os.environ.get("HAGAL_MYPYC") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit(
            "HAGAL_MYPYC=1 needs mypyc: pip install 'mypy[mypyc]' setuptools, then install with --no-build-isolation."
        ) from None
    extensions = mypycify(hot_modules(), opt_level="3", debug_level="0")
    for extension in extensions:
        for source in extension.sources:
            mend(Path(source))
    setup(ext_modules=extensions)
else:
    setup()
