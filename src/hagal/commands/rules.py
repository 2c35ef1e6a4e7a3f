"""`hagal rules`: the numbered rules, how they are read, and the tests that prove them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hagal import rulebook
from hagal.kernel.errors import RulesError
from hagal.languages import LANGUAGES
from hagal.rulebook import source
from hagal.rulebook.proofs import own, proofs

app = typer.Typer(no_args_is_help=True, help="The numbered rules and the tests that prove them.")

Book = Annotated[
    str,
    typer.Argument(help="A file of docs/rules, without its ending. Default: all with a number in force."),
]
Number = Annotated[str, typer.Argument(help="The number of a rule, for example DI-020.")]
Words = Annotated[list[str], typer.Argument(help="Words that the rule must have.")]
Lang = Annotated[str, typer.Option(help=f"The language: {', '.join(LANGUAGES)}.")]


@app.command()
def coverage(book: Book = "") -> None:
    """Print each number with its tests; exit status 1 while one has none."""
    root = checkout()
    books = source.rulebooks(root)
    if book and book not in books:
        raise RulesError(f"there is no rulebook {book!r}; docs/rules has: {', '.join(books)}")
    claimed = source.in_force(root)
    names = [book] if book else [name for name, rules in books.items() if not claimed.isdisjoint(rules)]
    proved = proofs(root)
    missing = 0
    for name in names:
        missing += report(name, books[name], proved)
    if missing:
        raise typer.Exit(1)


def report(name: str, rules: dict[str, str], proved: dict[str, list[str]]) -> int:
    """Print the numbers of one rulebook with their tests. How many have none."""
    for number in rules:
        typer.echo(number if number in proved else f"{number}  no test")
        for test in proved.get(number, ()):
            typer.echo(f"    {test}")
    covered = sum(number in proved for number in rules)
    typer.echo(f"{name}: {covered} of {len(rules)} numbers have a test")
    return len(rules) - covered


@app.command()
def show(number: Number, lang: Lang = LANGUAGES[0]) -> None:
    """Print a rule, how open questions about it are read and, in a source checkout, the tests that prove it."""
    found = rulebook.rule(number, spoken(lang))
    if found is None:
        raise RulesError(f"there is no rule {number!r}; `hagal rules find` looks for words")
    typer.echo(f"{found.number} ({rulebook.books(lang)[found.book].name}, {found.chapter})\n{found.text}")
    for reading in rulebook.readings(found.number, lang):
        typer.echo(f"* {reading.question} {reading.told}")
    for test in own().get(found.number, ()):
        typer.echo(f"    {test}")


@app.command()
def find(words: Words, lang: Lang = LANGUAGES[0]) -> None:
    """Print the rules with these words."""
    found = rulebook.search(" ".join(words), spoken(lang))
    if not found:
        raise RulesError(f"no rule has all these words: {' '.join(words)}")
    for rule in found:
        typer.echo(f"{rule.number} {rule.text}")


@app.command()
def publish() -> None:
    """Make what people read of docs/rules, and say which translations are missing or of a sentence that has changed."""
    problems = source.publish(checkout())
    for problem in problems:
        typer.echo(problem)
    if problems:
        raise typer.Exit(1)


def spoken(lang: str) -> str:
    if lang not in LANGUAGES:
        raise RulesError(f"there is no language {lang!r}; Hagal speaks: {', '.join(LANGUAGES)}")
    return lang


def checkout() -> Path:
    """The source checkout around the current directory, or the one that Hagal runs from."""
    here = Path.cwd()
    return source.checkout((here, *here.parents))
