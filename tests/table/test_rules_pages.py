"""The rules browser by plain requests: books, numbers, words, readings, proofs; and numbers in what people read."""

from __future__ import annotations

import re

import pytest

from hagal import rulebook
from hagal.kernel.step import Msg
from hagal.rulebook import proofs
from hagal.table.pages import ruled, rules
from hagal.text import LANGUAGES, say
from tests.support.client import House
from tests.support.forms import Visitor
from tests.support.pages import solo, sound

SENTENCE = {
    "en": "reveal the top Hagal card",
    "ru": "открыть верхнюю карту Дома Хагаль",
    "pt-BR": "revela-se a carta do topo da Casa Hagal",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page(house: House, lang: str) -> None:
    ada = Visitor(house, lang)
    pages = ["/rules", "/rules?q=HG", "/rules?q=zebra", "/rules/HG-004", "/rules/HG-031,HG-034", "/rules/AL-001"]
    for path in pages + [f"/rules/book/{book}" for book in rulebook.books(lang)]:
        page = ada.open(path)
        assert page.status == 200
        sound(page, lang)
    assert SENTENCE[lang] in ada.client.get("/rules/HG-004").text
    for missing in ("/rules/HG-999", "/rules/none", "/rules/HG-004,XY-001", "/rules/book/chess", "/rules/%20"):
        page = ada.open(missing)
        assert page.status == 404
        sound(page, lang)


def test_a_bad_number_gets_a_sentence_and_a_way_on(ada: Visitor) -> None:
    text = ada.client.get("/rules/HG-004,XY-001").text
    assert "No rule called “XY-001” is known here." in text
    assert 'href="/rules">Rules</a>' in text
    assert "&lt;script&gt;" in ada.client.get("/rules/<script>").text


def test_a_number_is_found_however_it_is_typed(ada: Visitor) -> None:
    for typed in ("hg-49", "HG 049", " hg-049 "):
        answer = ada.client.get("/rules", params={"q": typed}, follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, "/rules/HG-049")
    assert '<h1 id="rule-HG-049">' in ada.client.get("/rules/hg-49").text


def test_words_find_rules(ada: Visitor) -> None:
    text = ada.client.get("/rules", params={"q": "tie for first"}).text
    assert text.index('href="/rules/DI-062"') < text.index('href="/rules/IX-034"')
    assert "No rule has all these words: zebra &lt;b&gt;" in ada.client.get("/rules", params={"q": "zebra <b>"}).text
    many = ada.client.get("/rules", params={"q": "the"}).text
    assert many.count('class="rule-item"') == 60
    assert "more; another word would narrow it down." in many


def test_a_rule_shows_where_it_stands_how_it_is_read_and_what_proves_it(ada: Visitor) -> None:
    text = ada.client.get("/rules/DI-061").text
    assert 'href="/rules/book/dune-base#c' in text
    assert "Tie for second with one, two or three players." in text
    assert "<code>tie_for_second</code>" in text
    assert "tests/rules/dune_base/" in text
    assert 'rel="next">DI-062' in text
    assert 'href="/rules/HG-026"' not in ada.client.get("/rules/DI-007").text


def test_without_tests_that_part_is_left_out(ada: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs, "own", dict)
    text = ada.client.get("/rules/DI-061").text
    assert "tests/rules" not in text
    assert "prove it" not in text


def test_what_is_not_played_yet_says_so(ada: Visitor) -> None:
    assert "Hagal does not play this part of the rules yet." in ada.client.get("/rules/AL-140").text
    assert "does not play this part" not in ada.client.get("/rules/PR-001").text


def test_a_reading_that_is_not_translated_is_marked_as_english(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = '<article class="rule-item" lang="en">'
    ru = Visitor(house, "ru").client
    assert mark not in ru.get("/rules/DI-061").text
    english = rulebook.readings("DI-061", "en")
    assert english
    monkeypatch.setattr(rulebook, "readings", lambda number, lang: english)
    assert ru.get("/rules/DI-061").text.count(mark) == len(english)


def test_the_script_gets_the_sentence_alone(ada: Visitor) -> None:
    answer = ada.client.get("/rules/HG-031,HG-034", params={"part": "rule", "lang": "ru"})
    assert "<html" not in answer.text
    assert answer.text.count("<article>") == 2
    assert "Таблица сложности" in answer.text
    assert answer.headers["vary"].startswith("Cookie, Accept-Language")
    assert ada.client.get("/rules/XY-001", params={"part": "rule"}).status_code == 404


def test_the_rules_are_linked_from_the_start_page_and_from_the_table(ada: Visitor) -> None:
    assert 'href="/rules"' in ada.client.get("/").text
    assert 'href="/rules" target="_blank"' in ada.client.get(solo(ada).path).text


def test_every_number_of_the_story_leads_to_its_rule(ada: Visitor) -> None:
    table = solo(ada)
    base = table.read.ids["table"]["data-path"]
    for path in (table.path, f"{base}/log"):
        links = set(re.findall(r'class="rule" href="(/rules/[^"]+)" data-rule', ada.client.get(path).text))
        assert links
        for link in links:
            assert ada.client.get(link).status_code == 200


def test_numbers_in_a_text_are_links_and_nothing_else_is() -> None:
    assert str(ruled.ruled("<b> HG-049, RW-081c and XY-001")) == (
        '&lt;b&gt; <a class="rule" href="/rules/HG-049" data-rule target="_blank" rel="noopener">HG-049</a>, '
        '<a class="rule" href="/rules/RW-081" data-rule target="_blank" rel="noopener">RW-081c</a> and XY-001'
    )
    assert 'href="/rules/HG-031,HG-034"' in ruled.sign("HG-031, HG-034")
    assert ruled.sign("") == ruled.sign("XY-001") == ""


def test_the_text_of_a_rule_becomes_paragraphs_lists_and_tables() -> None:
    found = ruled.blocks("One `x_y`:\n- a. first\n- b. second\n| a | b |\n|---|---|\n| 1 | 2 |\nEnd.")
    assert [block["kind"] for block in found] == ["p", "list", "table", "p"]
    assert str(found[0]["text"]) == "One <code>x_y</code>:"
    assert (found[2]["head"], found[2]["rows"]) == (["a", "b"], [["1", "2"]])


# The rules on one page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", rules.sheets())
def test_each_sheet_has_goal_turn_and_end_and_every_number_is_there(house: House, lang: str, name: str) -> None:
    page = Visitor(house, lang).open(f"/rules/sheet/{name}")
    assert page.status == 200
    sound(page, lang)
    numbers = rulebook.numbers(say(Msg(rules.sheets()[name]), lang))
    assert len(numbers) > 15
    assert numbers == rulebook.numbers(say(Msg(rules.sheets()[name]), "en"))
    for number in numbers:
        assert rulebook.rule(number, lang) is not None
        assert f'href="/rules/{number}"' in page.html


def test_sheets_are_in_the_help_and_on_the_first_page_of_the_rules(ada: Visitor) -> None:
    assert 'href="/rules/sheet/house-hagal" data-rule' in ada.client.get(solo(ada).path).text
    for name in rules.sheets():
        assert f'href="/rules/sheet/{name}"' in ada.client.get("/rules").text
    assert "<html" not in ada.client.get("/rules/sheet/dune", params={"part": "rule"}).text
    assert ada.open("/rules/sheet/chess").status == 404
