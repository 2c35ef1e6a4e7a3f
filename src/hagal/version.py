"""Versions, in one place."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

RULES_VERSION = "2"
"""Raised when a rule changes so that old Records may replay differently; each title says what changed (`changes`)."""

try:
    VERSION = version("hagal")
except PackageNotFoundError:  # running from a source tree that was never installed
    VERSION = "0"
