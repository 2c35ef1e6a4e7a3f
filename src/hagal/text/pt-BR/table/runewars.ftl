# The table of Runewars in the browser.


# Parts of the table
table-runewars-map = O mapa
table-runewars-own = O que é seu
table-runewars-year = Ano { $n } de { $last }
