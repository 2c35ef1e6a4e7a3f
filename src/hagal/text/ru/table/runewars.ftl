# The table of Runewars in the browser.


# Parts of the table
table-runewars-map = Карта
table-runewars-own = Ваши вещи
table-runewars-year = Год { $n } из { $last }
