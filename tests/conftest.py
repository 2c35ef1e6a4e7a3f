"""What all tests share: Hypothesis draws the same examples on every run, so that red stays red; proofs draw anew."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("test", deadline=None, derandomize=True, database=None, max_examples=30)
settings.load_profile("test")
