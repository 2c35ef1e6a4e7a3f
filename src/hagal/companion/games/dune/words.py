"""The page's own words for Dune: `companion-…` each."""

WORDS = (
    *("dune-figures", "dune-checklist", "dune-checklist-done", "dune-taken", "dune-taken-note", "dune-passed"),
    *("dune-what-happened", "dune-map", "dune-score", "dune-search-nothing", "dune-first-player", "dune-alliance"),
    *("dune-board", "dune-strengths"),
)
