import type { SignWords } from './sign-words.ts'

export const pt: SignWords = {
  ask: [
    '(?:ajuda|apoia|empresta|envia|manda|paga|compra|arranja|carrega|recarrega|transfere|deposita|adianta|faz|da|passa|quebra|consegue|segura)(?:r|s)?[- ](?:me|isso|o|a|um|uma|nos|so|esse|essa)',
    'me (?:ajuda|apoia|empresta|envia|manda|paga|compra|arranja|carrega|transfere|adianta|faz|da|passa|socorre)\\w*',
    '(?:podes|pode|poderias|poderia|consegues|consegue|da pra|da para) (?:me )?(?:ajudar|emprestar|enviar|mandar|pagar|comprar|fazer|adiantar|carregar|transferir|depositar)\\w*',
    'preciso|falta[- ]?me|me falta|faltam?|metade|qualquer (?:coisa|valor)|o que (?:puderes|puder|tiveres|tiver)|alguma coisinha|um favor|favorzinho|uma forca|uma mao|so (?:tens|precisa|precisas) (?:de )?(?:que )?pagar|tu pagas|voce paga|resolve (?:com|isso)|acerta com',
  ],
  pay_back: [
    '(?:te|lhe) (?:devolvo|pago|devolverei|pagarei|reembolso)|devolv\\w*|pago[- ]te|pago (?:de volta|em dobro|quando|assim)|reembols\\w*|(?:assim|logo) que|quando (?:chegar|receber|voltar|aterrar)|o dobro|em dobro|meu (?:salario|ordenado)',
  ],
  crisis: [
    'hospital|clinica|operar|operacao|cirurgia|medico|doutor|acidente|ambulancia|urgencia\\w*|emergencia|doente|doenca|morrer|morre|morte|enterro|funeral|obito|grave|febre|medicament\\w*|remedio\\w*|internad\\w*',
    'roubar\\w*|roubad\\w*|assalt\\w*|detid\\w*|pres[oa]|policia|cadeia|despej\\w*|senhorio|renda|aluguer|aluguel|na rua|bloquead\\w*|fianca|caucao|perdi (?:o|a|meu|minha)',
    '(?:conta|cartao|banco|salario|ordenado|app|aplicacao)[^.]{0,15} (?:bloquead\\w*|recusad\\w*|congelad\\w*|atrasad\\w*|nao (?:passa|abre|funciona))|nao (?:nos|me) pagaram|greve|atrasad\\w*|atraso',
    'sem comer|nao comi|fome|sem (?:saldo|dados|megas|net|internet|credito)|fora do ar|tenho vergonha|vergonha|so tenho (?:a ti|voce|tu)|es (?:a unica|o unico)|mais ninguem|deus (?:te|lhe) (?:pague|recompense|abencoe)|problema',
  ],
  fee: [
    'alfandeg\\w*|aduan\\w*|encomenda|pacote|caixa|envio|estafeta|entregador|rastre\\w*|aeroporto|mala|armazen\\w*|retid\\w*|transportadora|entrega|despach\\w*|diplomat\\w*|liberta\\w*|libera\\w*',
    'taxas?|impostos?|despesas|processo|inscricao|visto|embaixada|notari\\w*|advogad\\w*|doutor|inspetor|inspector|agente|secretari\\w*|formulario|papel(?:ada)?|papeis|selo|comissao|exame|cadastro|registo',
    'heranc\\w*|herd\\w*|beneficiari\\w*|fundos?|milh(?:ao|oes)|\\d+ ?%|por cento|ouro|cliente (?:falec\\w*|que morreu)|confidencial\\w*|pessoa de confianca|doacao|doar',
    'recrut\\w*|vagas?|alojamento|bolsa|contrato|emprego|entrevista|emprestimo|trabalho no',
  ],
  invest: [
    'invest\\w*|aplic(?:ar|o|as|acao)|trad\\w*|lucr\\w*|ganh(?:os?|ar|ei|a)|rendiment\\w*|forex|sina(?:l|is)|plataforma|corretor\\w*|analista|mineracao|robo|bot|nivel|vip|mercado|graficos?|capital|levant(?:ar|as)|sac(?:ar|as|que)|retorno',
    'garantid\\w*|sem (?:risco|perda\\w*)|dobr\\w*|duplic\\w*|triplic\\w*|multiplic\\w*|passo a passo|comeca com pouco|print|captura|meu (?:tio|mentor|gestor)|minha tia|regist\\w*|cadastr\\w*|entra no|junta[- ]te|ganhar dinheiro|dinheiro (?:com|pelo)|liberdade financeira|convite',
    '(?:cripto\\w*|bitcoin|btc|usdt|eth|ethereum|carteira|wallet|token)',
  ],
  gift_card: [
    '(?:cart(?:ao|oes)|vales?|cupo(?:m|ns|es)|codigos?|recargas?) (?:de )?(?:presente|oferta|itunes|apple|steam|google ?play|amazon|paysafe\\w*|jogos?|pre[- ]?pago|recarga|razer|xbox)|itunes|paysafe\\w*|steam|razer|google play|cartoezinhos|aqueles cartoes|gift ?cards?',
    'rasp\\w*|os codigos?|o codigo|numeros (?:de tras|atras)|atras|verso|parte de tras|recibo|talao|supermercado|a caixa do|na caixa|em foto|uma foto|prateada',
  ],
  threat: [
    'grav(?:ei|ado|ada|acao|ou)|print\\w*|captura\\w*|tenho (?:tudo|o teu|a tua|os teus|as tuas|seu|sua|o video|a lista|guardad\\w*|ainda)|(?:tua|sua) cara|(?:teu|seu) (?:rosto|video)|(?:tuas|suas) fotos|esta foto|ainda tenho',
    'public\\w*|post(?:o|ar)|divulg\\w*|espalh\\w*|por todo (?:o )?lado|em todo (?:o )?lado|mando (?:para|pra)|envio (?:para|pra)|viral\\w*|no (?:facebook|grupo)|na (?:internet|net)|nas redes|as redes',
    '(?:tua|teu|tuas|teus|sua|seu|seus|suas) (?:familia|marido|mulher|esposa|chefe|patrao|igreja|pastor|irma|irmao|mae|amigos|contactos|contatos|colegas|facebook|trabalho|pais|reputacao|vida|gente)|sei onde',
    'nao (?:me )?bloque\\w*|se (?:me )?bloque\\w*|o tempo (?:passa|esta|ta)|(?:achas|acha|pensas) que (?:e|estou|to) (?:a )?brinc\\w*|apago|eu apago|nunca mais (?:ouves|ouve)|senao|ou (?:eu )?(?:public|post|mando)\\w*|pior|arrepend\\w*|silencio|cuidado|vergonha|destruir|acabar com|estragar',
  ],
  intimate: [
    'nu[as]?\\b|nudes?|pelad\\w*|despi\\w*|despe\\w*|corpo|tira (?:a|tudo|o)|mostra (?:tudo|me)|mostra[- ]me|sexy|intim\\w*|privad\\w*|so para mim|so pra mim|antes de dormir|d(?:a outra|aquela) noite|na cama|no banho|timid\\w*|camara|camera|quente|ousad\\w*',
  ],
  code: [
    'codigo (?:de (?:verificacao|confirmacao|seguranca)|sms|do whatsapp|que (?:te|vai|receb))|verificacao|otp|sms|(?:6|seis) (?:digitos|numeros)|(?:manda|envia|passa|diz)\\w*[- ](?:me )?o codigo|so o codigo|o codigo|perdi (?:o )?acesso|pus o teu numero|coloquei (?:o )?(?:teu|seu) numero|dados bancarios|iban|nib|bilhete de identidade|nome completo|senha',
  ],
  love: [
    '(?:meu|minha) (?:amor|rainha|rei|vida|querid\\w*|coracao|anjo|princesa|esposa|marido|futuro|tesouro|bebe)|amor\\b|querid\\w*|bebe|alma gemea|(?:te amo|amo[- ]te)|casar\\w*|noivado|casamento|deus (?:te|me) (?:pos|colocou|enviou|mostrou)|confia em mim|confia|acredita|somos um',
  ],
  secret: [
    'nao (?:contes?|digas?|diga|conte|fales?|fale|comentes)|entre (?:nos|eu e tu)|segredo|discret\\w*|sigilo|confidencial\\w*|a ninguem|pra ninguem|para ninguem|aqui nao',
  ],
  persona: [
    'plataforma|petrol\\w*|offshore|(?:no|em alto) mar|militar|missao|soldado|sargento|general|capitao|navio|barco|marinh\\w*|onu|siria|na base|contrato|engenheir\\w*|viuv\\w*|de londres|do canada|no estrangeiro|no exterior|portugal',
    'cam(?:a|e)ra (?:esta|ta|avariou|estragou|partiu)|nao (?:permitem|deixam|e permitido)|proibid\\w*|rede (?:e|esta) (?:ma|fraca)|sem video',
  ],
  pressure: [
    'agora|hoje|esta noite|urgente\\w*|rapido|depressa|antes d[aeo]|ate (?:as|ao)|minutos|ultim[oa] (?:dia|prazo|oportunidade)|restam?|expira|fecha|despacha|por favor|ja nao me amas|nao (?:me amas|confias|confia)|porque (?:estas|esta) calad\\w*|juro|palavra|sou crist\\w*|ja foste|conseguiste',
  ],
  doubt: [
    'burl\\w*|golpe|fraude|fals\\w*|engan\\w*|ameac\\w*|risc\\w*|arriscado|e (?:verdade|brincadeira|seguro|serio|mesmo)|a serio|serio|porque (?:eu|a mim|nao|me)|por que (?:eu|nao|voce)|o que e isso|para que|pra que|quanto (?:e|custa)|e eu|nao (?:sei|tenho|entendo|percebo)|e o teu (?:irmao|amigo)|e muito|pagar (?:la|ai|o meu|quando)|o escritorio|apaga\\w*|gravaste|o que queres|que (?:sobrinho|codigo|sms|tipo)|nao podes|video ?chamada|nunca nos|policia|perguntas|como funciona|ja (?:mandei|enviei)',
  ],
}
