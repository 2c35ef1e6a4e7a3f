"""Versions, in one place."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version

RULES_VERSION = "1"
"""Raised when a rule changes so that old Records may replay differently."""

try:
    VERSION = version("hagal")
except PackageNotFoundError:  # running from a source tree that was never installed
    VERSION = "0"
