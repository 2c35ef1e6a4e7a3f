# Chamadas a um navegador fechado.
push-turn = É a sua vez em { $game }.
push-note = Neste servidor a chamada chega também com o navegador fechado. Quem a leva, cifrada, é o serviço do seu navegador: que é a sua vez e em qual jogo.
