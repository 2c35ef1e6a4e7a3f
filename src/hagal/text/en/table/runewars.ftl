# The table of Runewars in the browser.


# Parts of the table
table-runewars-map = The map
table-runewars-own = What is yours
table-runewars-year = Year { $n } of { $last }
