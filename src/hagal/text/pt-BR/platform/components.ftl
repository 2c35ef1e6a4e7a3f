# A lista de componentes.

origin-reported = segundo fontes não oficiais
origin-stand-in = substituta nossa: a original não foi encontrada, ou não por inteiro
origin-pack = de um pacote de conteúdo
doubt-ours = é nosso: { $facts }
doubt-disputed = as fontes divergem sobre: { $facts }
fact-name = o nome
fact-text = o texto
fact-count = o número de cópias
fact-health = a saúde
cards-stand-ins =
    { $n ->
        [one] { $n } carta das { $all } desta lista é uma substituta nossa.
       *[other] { $n } cartas das { $all } desta lista são substitutas nossas.
    }
