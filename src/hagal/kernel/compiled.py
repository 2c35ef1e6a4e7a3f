"""The one mark that mypyc needs, without a dependency at run time: this module itself is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks: Any) -> Any:
        """Say to mypyc that interpreted classes may derive from a compiled one; in plain Python, nothing."""
        return lambda cls: cls
