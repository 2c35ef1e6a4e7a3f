"""Headers of every answer of ours: what a browser may do with it, and who else may."""

from __future__ import annotations


def guarding(policy: str) -> dict[str, str]:
    """With the Content-Security-Policy of the pages in question."""
    return {
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }
