# Dicas: o que um bot faria no seu lugar e por quê.

web-hint-ask = Dica
web-hint-note = O que um bot faria aqui?
web-hint-title = O que o bot faria
web-hint-nothing = O bot não faria nada agora.
web-hint-comes = { $why }: { $comes }
web-hint-near = quase tão bom
web-hint-less = um pouco pior
web-hint-far = bem pior
web-hint-table = Dicas
web-hint-table-on = Todos nesta mesa podem perguntar o que um bot faria.
web-hint-table-off = Haverá dicas quando todos nesta mesa quiserem.
web-hint-wants = { $name } quer dicas
web-hint-wants-not = { $name } não quer dicas
web-hint-yes = Quero dicas
web-hint-no = Sem dicas
