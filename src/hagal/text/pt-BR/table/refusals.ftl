# O que o servidor recusa, e por quê.
server-storage = No momento não é possível ler nem gravar as partidas. Tente de novo daqui a pouco.
server-broken = Algo deu errado no servidor. O erro foi anotado; tente de novo.
server-bad-request = Não é possível entender este pedido.
server-not-found = Não há nada neste endereço.
server-no-rule = Não há aqui nenhuma regra “{ $number }”. A página das regras tem todas: procure lá por palavras ou por um número, como HG-049.
server-no-rulebook = Não há aqui nenhum livro de regras “{ $book }”. A página das regras tem todos.
server-no-companion = O assistente ainda não está instalado neste servidor. Na pasta do Hagal, execute “make companion” uma vez e volte aqui.
server-wrong-method = Este endereço não pode ser usado desse modo.
server-invalid = O pedido tem campos inválidos: { $fields }.
server-host = Este servidor não é conhecido por esse nome. Abra-o pelo endereço que ele mostrou ao iniciar.
server-other-site = O pedido veio de uma página de outro site, por isso nada foi feito. Abra a partida aqui e tente de novo.
server-too-large = É grande demais: no máximo { $most } KB.
server-too-fast = Foi muita coisa de uma vez. Espere um momento.
server-busy = Há muitas repetições sendo pedidas agora. Tente de novo em alguns segundos.
server-too-many-streams = A partida está aberta em janelas demais. Feche algumas.
server-too-many-games =
    { $most ->
        [one] Você tem { $most } partida inacabada, o máximo possível. Termine-a primeiro.
       *[other] Você tem { $most } partidas inacabadas, o máximo possível. Termine algumas primeiro.
    }
server-too-many-reports = Esta partida já foi relatada vezes suficientes: obrigado, está tudo guardado.
server-too-many-uploads = Você já enviou { $most } registros para cá. Remova alguns da lista primeiro.
server-hints-off = Haverá dicas quando todos nesta mesa quiserem: a opção está em “Lugares e convites”.
server-not-asked = Nada é perguntado a você agora.
server-hint-failed = O bot não tem resposta agora. Tente de novo daqui a pouco.
server-unknown = O servidor não sabe quem você é. Permita o cookie dele ou envie um código secreto.
server-bad-token = Este código secreto tem formato inválido.

# Começar uma partida
server-no-title = Não há aqui nenhum jogo chamado “{ $title }”.
server-no-day = Não há aqui uma distribuição desse dia.
server-tried-daily = Você já teve sua tentativa nesta distribuição, e a partida foi removida.
server-no-push = Este servidor não faz chamadas a navegadores fechados.
server-no-push-service = Não é possível chamar esse endereço: não é um serviço de notificações de navegador conhecido aqui.
server-no-cryptography = Chamadas a navegadores fechados precisam de mais um pacote: pip install "hagal[push]"
server-push-contact = Os serviços de notificações querem um endereço de quem mantém o servidor, como mailto:you@example.org, e não { $contact }.
server-no-challenge = Não há uma façanha assim.
server-players = Este jogo é para { $least } a { $most } jogadores.
server-no-module = Não existe o módulo “{ $name }”. Disponíveis: { $known }.
server-no-option = Não existe a opção “{ $name }”. Disponíveis: { $known }.
server-option = A opção “{ $name }” não aceita esse valor.
server-settings = Estas opções não combinam entre si.
server-seat-kind = Ninguém pode se sentar como “{ $kind }”. Disponíveis: { $known }.
server-nobody = Alguém precisa jogar: dê ao menos um lugar a uma pessoa.
server-seats-count =
    { $players ->
        [one] Esta partida tem { $players } lugar.
       *[other] Esta partida tem { $players } lugares.
    }
server-pace = Não existe o ritmo “{ $pace }”. Disponíveis: { $known }.
server-no-pack = Não há pacote de conteúdo “{ $name }” neste servidor. Disponíveis: { $known }.
server-packs-both = Os pacotes de conteúdo “{ $a }” e “{ $b }” trazem ambos { $what }. Jogue com um deles.
server-seed = A semente da partida não pode ser escolhida aqui.
server-name-taken = Alguém nesta mesa já se chama { $name }.

# Jogar
server-no-game = Essa partida não existe. O endereço está completo?
server-unreadable = Esta partida foi salva por outra versão do Hagal e não pode ser aberta por esta.
server-game-pack = Esta partida usa o pacote de conteúdo “{ $name }” (conteúdo { $content }), que não está neste servidor. O dono do servidor pode trazê-lo de volta: hagal pack keep ARQUIVO.
server-no-seat =
    { $most ->
        [one] Esta mesa só tem { $most } lugar.
       *[other] Esta mesa só tem { $most } lugares.
    }
server-not-yours = Este lugar é de outra pessoa.
server-not-seated = Só quem joga pode fazer isto.
server-not-host = Só quem começou a partida pode fazer isto.
server-stale = Enquanto isso a partida avançou. É assim que ela está agora.
server-not-offered = Isto não pode ser escolhido agora.
server-confirm = Isto não poderá ser desfeito: alguém vai saber de algo novo. Se tiver certeza, escolha de novo.
server-no-undo = Não há nada a desfazer: você ainda não escolheu nada, ou depois disso alguém soube de algo novo ou fez uma escolha.
server-over = A partida acabou.
server-bot-plays = Um bot joga neste lugar agora. Retome o lugar primeiro.
server-no-bot = Não existe o bot “{ $name }”. Disponíveis: { $known }.
server-not-a-person = Um bot já joga neste lugar.
server-present = Quem joga neste lugar está aqui, ou estava há um instante.
server-seat-taken = Este lugar está ocupado.
server-no-invitation = Este convite já não vale: o lugar está ocupado ou há um link mais novo. Peça outro.

# Registros e replays
server-only-replay = Este é um registro para ver. Ninguém joga aqui; você pode continuar de qualquer momento dele em uma partida sua.
server-running = Isto pode ser feito quando a partida acabar.
server-no-moment =
    { $most ->
        [1] Esta partida tem { $most } escolha até agora.
       *[other] Esta partida tem { $most } escolhas até agora.
    }
server-no-replay = Esta partida não pode ser revista: as regras foram corrigidas desde então.
server-record-damaged = Este registro não pode ser lido: está cortado, alterado ou nem é um registro.
server-record-pack = Este registro foi jogado com o pacote de conteúdo “{ $name }” (conteúdo { $content }), que não está neste servidor. O dono do servidor pode acrescentá-lo: hagal pack keep ARQUIVO.
server-record-partial = Este registro contém só o que um lugar pode ver. Só um registro inteiro pode ser revisto; você o recebe quando a partida acaba.
server-record-long = Este arquivo é grande demais para um registro: no máximo { $most } KB.
server-record-choices =
    { $most ->
        [one] Este registro é longo demais: no máximo { $most } escolha.
       *[other] Este registro é longo demais: no máximo { $most } escolhas.
    }

# Iniciar o servidor
server-running-at = A mesa está aberta: { $url }
server-stop = Aperte Ctrl+C para parar. Todas as partidas são guardadas.
server-port-taken = A porta { $port } está em uso; a mesa usa a { $other }.
server-warning = Atenção: a mesa atende em { $host }, então quem alcançar esta máquina pode abri-la. Não há senha e, sem um proxy, não há criptografia.
server-bye = A mesa está fechada. Todas as partidas estão guardadas.
server-one-process = Vários processos do servidor precisam do PostgreSQL; com SQLite há um só.
server-bad-port = Uma porta é um número de 0 a 65535; { $port } não serve.
server-no-port = A mesa não consegue atender em { $host }, porta { $port }: { $reason }
server-no-proxy = Um proxy é indicado pelo endereço ou pela rede, como 10.0.0.5 ou 10.0.0.0/24; “{ $proxy }” não é nem um nem outro.
server-no-database = Não é possível usar o banco de dados { $database }: { $reason }
server-no-url = Não dá para entender o endereço do banco de dados. Ele é assim: sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@SERVIDOR/BANCO.
server-no-driver = O PostgreSQL precisa de mais um pacote: pip install "hagal[postgres]"

# Ao abrir a mesa para a rede
server-network-elsewhere = Só quem está no computador onde a mesa roda pode abri-la ou fechá-la para a rede.
server-no-network = Este computador não tem agora um endereço em uma rede doméstica. Conecte-se a uma e tente de novo; para servir a mesa em outro lugar, veja “hagal serve”.
server-network-failed = Não foi possível abrir a mesa para a rede: { $problem }

# A conversa
server-no-chat = O que se diz nesta mesa é para quem está sentado nela.
server-chat-empty = Escreva alguma coisa primeiro.
server-chat-long = Uma linha pode ter no máximo { $most } caracteres.
server-chat-phrase = Não existe essa frase. Existem: { $known }.
server-chat-name = Digite um nome pelo qual os outros possam chamar você.
server-no-nudge = Ninguém espera por este lugar agora.
server-nudge-early = Dê mais um pouco de tempo antes de cutucar.
server-nudged = Alguém já cutucou. Dê tempo.
server-no-lesson = Não há essa lição aqui.
