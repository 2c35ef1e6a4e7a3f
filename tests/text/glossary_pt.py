"""Brazilian Portuguese: words that must never stand in the pt-BR files, and the right ones (docs/glossary.md)."""

from __future__ import annotations

STYLE: dict[str, str] = {
    r"(?i:\bpôr\b|\bponha\b|\bpõe\b)": "colocar",
    r"(?i:\bach(?:ar|ad[ao]s?)\b)": "encontrar",
    r"\bVocê (?:o move|adquire uma peça|joga uma carta|continua)\b": "Deseja …?",
    r" …": "no space before the ellipsis",
    r"\.\.": "… or one full stop",
    r"“\"|\"”": "curly quotes only",
}
"""In every file: a regular expression for the words of a message, and what to write instead."""

FORBIDDEN: dict[str, str] = {
    **STYLE,
    # Dune: Imperium: the words of the Brazilian booklets
    r"(?i:\bfileiras?\b)": "Linha Imperial",
    r"(?i:\bturnos? de revelaç)": "turno de Revelar",
    r"\breservas?\b": "estoque; with a capital, Reserva is the row of cards",
    r"(?i:\bmobiliz(?:a|am|ar|ando)\b)": "enviar tropas",
    r"(?i:\bespeciarias? extras?\b)": "especiaria bônus",
    r"(?i:\bespeciaria básica\b)": "especiaria base",
    r"(?i:\bcomércio de especiaria\b)": "Comércio de Especiarias",
    r"(?i:\bpor nada\b)": "de graça",
    r"(?i:\báguas\b)|\b1 água\b": "N de água",
    r"\bespecialistas?\b|(?i:\brival experiente\b)": "Expert",
    r"(?i:\banel de sinete\b)": "Anel do Sinete",
    r"(?i:\bficha de aliança\b)": "marcador de Aliança",
    r"(?i:\bsobreposição\b)": "tabuleiro da CHOAM",
    r"(?i:\btrilha de (?:transporte|envio)\b)": "trilha de Envios",
    r"\b[Jj]ogo épico\b|(?i:\bmodo épico\b)": "Modo de Jogo Épico",
    r"(?i:\bbaralho do imperium\b)|\bbaralho Imperial\b": "Baralho Imperial",
    r"(?i:\bbaralho de intrigas\b)|\bbaralho de Intriga\b": "Baralho de Intriga",
    r"(?i:\b(?:baralho|cartas?|descarte) hagal\b)": "baralho, carta, descarte da Casa Hagal",
    r"(?i:\bdescarregar?\b)": "Descarregue",
    r"(?i:\bdescartadas do jogo\b|\belimina(?:m|r)?\b)": "excluir",
    r"(?i:\bdespachar um emissário\b)": "Despache um Emissário",
    r"(?i:\bduna: império\b)": "Duna: Imperium",
    # ... and their capitals
    r"(?<![-$])\briva(?:l|is)\b(?!-)": "Rival",
    r"\blíder(?:es)?\b": "Líder",
    r"\bfacç(?:ão|ões)\b": "Facção",
    r"\bpontos? de [vV]itória\b": "Ponto de Vitória",
    r"\bcartas? de [iI]ntriga\b": "Carta de Intriga",
    r"\bpersuasão\b": "Persuasão",
    r"\binfluência\b": "Influência",
    r"\bsolaris\b": "Solaris",
    r"\b[Pp]rimeiro jogador\b": "Primeiro Jogador",
    r"\b[Ee]scalada brutal\b": "Escalada Brutal",
    r"\b(?:marcador(?:es)?|bônus|Bônus) de controle\b": "marcador de Controle, bônus de Controle",
    r"\b[Ee]spaços? de combate\b": "espaço de Combate",
    # Legendary Encounters
    r"(?i:\bencontros lendários\b)": "Legendary Encounters",
    r"(?i:\bna selva\b|\bpara a selva\b|\bordem da selva\b|\bcartas da selva\b)": "os Ermos",
    r"(?i:\bassaltos?\b(?! ao banco))": "ataque",
    r"(?i:\bvarreduras?\b|\bescane(?:ar|amento))": "vasculhar",
    r"(?i:\bfase de golpes\b)": "fase de Golpe",
    r"(?i:\bfase de inimigos?\b)": "fase do Inimigo",
    r"\bobjetivo [Mm]enor\b": "Objetivo Menor",
    r"(?i:\bpor marca\b|\bpor classe\b|\bpor carta revelada\b|\bpor outr[ao] (?:carta|personagem)\b)": "para cada …",
    r"\b(?:com|de) jogador\b": "com o jogador, do jogador",
    r"\b(?:honra|desonra)\b": "Honra, Desonra",
    r"\b[Bb]aralho de Presa\b": "baralho de Presas",
    r"(?i:\bpresa final\b)": "Presa Suprema",
    # The program
    r"(?i:\brobôs?\b)": "bot",
    r"(?i:\bcompanheir)": "assistente",
    r"(?i:\bdiário\b)|\bhistória\b": "histórico; registro is only the Record",
    r"(?i:\bporquê\b)": "motivo",
}
"""Likewise, in all messages but those of Runewars."""

RUNEWARS: dict[str, str] = {
    **STYLE,
    r"(?i:\btropas?\b|\besquadr(?:ão|ões)\b)": "unidade",
    r"(?i:\bterritórios?\b|\bregi(?:ão|ões)\b)": "área",
    r"(?i:\brunas? do dragão\b)": "runa de dragão",
    r"(?i:\bfichas?\b)": "marcador",
    r"(?i:\bmarcador(?:es)? de (?:comida|madeira|minério)\b)": "mostrador",
    r"(?i:\bdebandad[ao]s\b)|(?i:(?<!em )\bdebandad[ao]\b)": "em debandada; to rout is debandar",
    r"(?i:\bcastelos?\b|\bcidadelas?\b)": "fortaleza",
    r"(?i:\bdesenvolvimentos?\b)": "construção",
    r"(?i:\breinos? (?:de origem|inicia(?:l|is))\b|\bterra natal\b)": "reino natal",
    r"\{ \$n \} táticas?\b|\b(?:uma|comprar) táticas?\b": "carta de tática",
    r"(?i:\bretirar-se\b|\bbater em retirada\b)": "recuar",
    r"(?i:\bsem dono\b)": "sem controle",
    r"(?i:\breservas?\b)": "estoque",
    r"^(?:receba|ganhe|compre|descarte|mova|olhe|destrua|levante|remova|evite)\b": "effects are infinitives",
    r"→": "words, not arrows",
}
"""Likewise, in the messages of Runewars, which has no Brazilian edition."""
