# Por que um bot fez o que fez onde há Aliens.

bots-enc-pry = livra { $other } do Abraçador de Faces
bots-enc-clone = { $card } atrasa o Objetivo
bots-enc-free = { $other } volta a lutar
bots-enc-disarm = a Autodestruição golpearia todos
bots-enc-pass = { $other } é quem melhor aguenta
bots-enc-place = todos os inimigos passam por ali
bots-enc-ash = sem isso ninguém pode lutar contra Ash
