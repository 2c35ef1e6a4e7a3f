"""The page's own words for Dune: `companion-…` each."""

WORDS = (
    *("figures", "checklist", "checklist-done", "taken", "taken-note", "passed", "what-happened", "map", "score"),
    *("search-nothing", "first-player", "alliance", "board", "strengths"),
)
