# The rules browser.
web-rules-title = Rules
web-rules-start = The rules, number by number
web-rules-start-note = Every rule behind what happens here, in our own words; look it up by words or by its number.
web-rules-start-go = Open the rules
web-rules-about = Every rule that Hagal plays by, as a numbered sentence in our own words. Look for words or for a number such as HG-049, or open a book.
web-rules-about-readings = Where a rulebook is silent or can be read in more than one way, the page of the rule says how it is read here, and which setting changes that.
web-rules-short = The rules in short
web-rules-books = Books
web-rules-search = Words or a number
web-rules-find = Find
web-rules-whole = The whole book
web-rules-found =
    { $n ->
        [0] No rule has all these words: { $words }. Try fewer, or another form of a word.
        [one] { $n } rule: { $words }
       *[other] { $n } rules: { $words }
    }
web-rules-count =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
web-rules-more =
    { $n ->
        [one] { $n } more; another word would narrow it down.
       *[other] { $n } more; another word would narrow it down.
    }
web-rules-english = Not translated yet: this is the English text.
web-rules-later = Hagal does not play this part of the rules yet.
web-rules-later-mark = not played yet
web-rules-book-later = Hagal does not play this book yet.
web-rules-readings = How it is read here
web-rules-readings-note = The rulebook leaves this open. Where an option is named, the set-up form can change the reading.
web-rules-open =
    { $n ->
        [one] { $n } reading
       *[other] { $n } readings
    }
web-rules-naming = Rules that name this one
web-rules-tests =
    { $n ->
        [one] { $n } test proves it
       *[other] { $n } tests prove it
    }
