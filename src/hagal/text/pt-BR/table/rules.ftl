# As regras.
web-rules-title = Regras
web-rules-start = As regras, número por número
web-rules-start-note = Cada regra por trás do que acontece aqui, em nossas palavras; procure por palavras ou pelo número.
web-rules-start-go = Abrir as regras
web-rules-about = Todas as regras pelas quais o Hagal joga, como frases numeradas em nossas palavras. Procure palavras ou um número, como HG-049, ou abra um livro.
web-rules-about-readings = Onde um livro de regras se cala ou admite mais de uma leitura, a página da regra diz como ela é lida aqui e qual opção muda isso.
web-rules-short = As regras em resumo
web-rules-books = Livros
web-rules-search = Palavras ou um número
web-rules-find = Procurar
web-rules-whole = O livro inteiro
web-rules-found =
    { $n ->
        [0] Nenhuma regra tem todas estas palavras: { $words }. Tente menos palavras, ou outra forma de uma delas.
        [one] { $n } regra: { $words }
       *[other] { $n } regras: { $words }
    }
web-rules-count =
    { $n ->
        [one] { $n } regra
       *[other] { $n } regras
    }
web-rules-more =
    { $n ->
        [one] Mais { $n }; outra palavra restringe a busca.
       *[other] Mais { $n }; outra palavra restringe a busca.
    }
web-rules-english = Ainda sem tradução: este é o texto em inglês.
web-rules-later = O Hagal ainda não joga esta parte das regras.
web-rules-later-mark = ainda não jogada
web-rules-book-later = O Hagal ainda não joga este livro.
web-rules-readings = Como se lê aqui
web-rules-readings-note = O livro de regras deixa isto em aberto. Onde uma opção é citada, a preparação da partida pode mudar a leitura.
web-rules-open =
    { $n ->
        [one] { $n } leitura
       *[other] { $n } leituras
    }
web-rules-naming = Regras que citam esta
web-rules-tests =
    { $n ->
        [one] { $n } teste a prova
       *[other] { $n } testes a provam
    }
