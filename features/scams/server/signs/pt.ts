import type { SignWords } from './sign-words.ts'

/** Portuguese of Angola, Mozambique, Brazil and Portugal. */
export const pt: SignWords = {
  ask: [
    '(?:ajud|apoi|emprest|socorr|adiant|desenrasc|safa|salv|quebr|segur|aguent|arranj|complet|orient|fortalec)(?:a|as|e|es|o|ar|ava|asses|arias)? (?:me|nos|isso|o galho|um|uma|esta|essa|para|pra|com|algo|o teu|teu|alguma)',
    '(?:me) (?:ajuda|apoia|empresta|socorre|adianta|desenrasca|safa|salva|quebra|segura|arranja|arruma|fortalece|orienta)\\w*|me (?:faz|da|passa|manda|paga|compra|poe) (?:um|uma|esse|essa|isso|o|a|essa forca)',
    '(?:podes|pode|poderias|poderia|consegues|consegue|da|nao podes|queres) (?:para |pra )?(?:me )?(?:ajudar|emprestar|enviar|mandar|pagar|comprar|fazer|adiantar|carregar|transferir|depositar|segurar|contribuir|safar|receber|apoiar)\\w*',
    'preciso|presiso|falta(?:m)?(?: me)? \\W?\\d\\S*|falta me|me falta|faltam|metade|uma parte|nem que (?:seja|sejam)|qualquer (?:coisa|valor)|o que (?:puderes|puder|tiveres|tiver)|alguma coisa|alguma coisinha|um favor|favorzinho|favor rapido|uma (?:forca|mao)',
    'pedir te (?:um|algo)|te pedir (?:um|algo)|peco (?:te|de joelhos)|de joelhos|imploro|suplico|ve o que consegues|completa (?:para|pra)|acrescenta|contribuir|do teu lado|poe me|faz me|se me (?:ajudas|ajudares|apoiares)|ajudas me|nao tenho (?:ninguem|a quem)',
    'nao conheco ninguem|quem mais|so tu podes|quebra o galho|me ajuda|ajuda me|entra com',
  ],
  pay: [
    '(?:paga|pague|pagas|deposita|deposite|depositas|transfere|transfira|carrega|recarrega|recarregas|cobre|cobres|acerta|resolve|levanta|sobe|quita|desalfandega|reserva|adianta|regulariza) (?:me|isso|o|a|os|as|ao|em|no|na|por|com|uma|um|so|primeiro|antes|ja|\\W?\\d\\S*|teu|tua|esse|essa|pelo|pela|para|pra|te|metade|e)',
    '(?:tu|voce|so|se|primeiro|depois|apenas|basta|tens que|tem que|tens de|precisas|precisa|deves|e so) (?:\\w+ )?(?:pagas?|pagar|envias?|enviar|mandas?|depositas?|depositar|transferes?|transferir|cobres?|cobrir|poes|por|pores|metes|recarregas?|compras?|comprar|deixas|tratas|verificar|vias|abonar|paga se)',
    'pagas (?:primeiro|e|o|so|antes)|so se paga|deves pagar',
    '(?:faz|fazer|faca|manda|mande|envia|passa|da|dar|traz|solta|poe|por|mete|deixa|bota|coloca) (?:me |lhe |so |primeiro |o |a |um |uma |logo |la |esse )*(?:transferencia|deposito|remessa|pagamento|recarga|pacote|dinheiro|grana|taco|kumbu|comprovativo|comprovante|print|prova|talao|sinal|pix|saldo|credito|\\W?\\d\\S*|metade|uma parte|alguma coisa)',
    'faz (?:o|um) pix|faz logo|passa (?:para|pra) ele|manda (?:para|pra) (?:esse|este|o)',
    'transferencia|deposito|remessa|sinal|pagamento|comprovativo|comprovante|em nome de|no nome de|sai (?:o nome|em nome|\\w+$)|aparece|numero da conta|conta (?:do|de|bancaria|em nome)|chave pix|meu pix|iban|nib|por (?:western|mpesa|pix|express|multicaixa)',
    'no (?:numero|\\d\\S*)|na conta|faz um emprestimo|emprestimo|pede (?:emprestado|a alguem|as amigas)|emprestado|vende algo|cheque|resolve com|todos pagam|custa \\W?\\d|fica em|por tua conta|pelo prejuizo|tua conta para|o meu express|unitel money|e mola|so aceita',
    'so (?:o|a) (?:material|taxa|biometria)',
    'avanca|poe na conta|envia ao|manda para|com \\W?\\d\\S* (?:entras|te|ja|garantes|comecas)|sinalizas? com|o resto (?:na|a|quando|depois)|antes de entreg\\w*|dados de (?:um|meu)|paga antes|comeca com \\W?\\d|testa com|so pedem|cobram \\W?\\d|pedem \\W?\\d',
    'fazemos contas|\\W?\\d\\S* e (?:desapareco|apago|pronto|nunca|acaba|te|some)',
  ],
  send: [
    '(?:manda|mande|envia|envie|compra|pega|traz|faz|poe|cola|escreve|contacta|encaminha|preencha|baixa|entra|abre|ve|passa|guarda|toma|fala|acrescenta|leva) (?:me|o|a|os|as|lhe|um|uma|ao|por|no|na|teu|e|\\d\\S*|dois|com|isso|la|para|pra)',
    'me (?:manda|envia|passa|compra|da)',
    '(?:mand|envi|deposit|transfer|transfir|pag|compr|faz|fac|poe|pon|da|pass|met|tir|levant|abr|regist|cadastr|entr|escrev|rasp|fotograf|preench|assin|cobr|deix|traz|emprest|adiant|complet|ajud|consegu|arranj|carreg|recarreg|devolv|fal|ped|confirm|mostr|partilh|compartilh|guard|junt|conect|lig|baix|instal|copi|col|digitaliz|reclam|reserv|contact|respond|recolh|busc|vend|valid|ativ|marc|escolh|receb|troc|convert|contribu|resolv|acert|espera|envi|le|diz|leva|pega|bota|coloca)(?:a|e|o|as|es|ar|er|ir|ares|eres|ires|asse)? (?:me|lhe|te|isso|isto|o|a|os|as|um|uma|ao|em|no|na|nos|nas|por|pelo|pela|para|com|teu|tua|meu|minha|esse|essa|este|esta|ja|so|primeiro|hoje|agora|dois|tres|tudo|algo|\\W?\\d\\S*)',
    '(?:tens|tem|deves|deve|podes|pode|poderias|poderia|precisas|precisa|so|vais|vai|basta|e so|consegues|consegue) (?:de |que |so )?(?:fazer|pagar|mandar|enviar|por|meter|comprar|dar|abrir|entrar|escrever|registar|cadastrar|depositar|transferir|levantar|sacar|verificar|confirmar|assinar|ler|cobrir|ajudar|receber|guardar|investir|raspar)\\w*',
    '(?:mandas|envias|pagas|compras|pores|poes|abres|entras|metes|depositas|transferes|assinas|recebes|guardas|escolhes|levantas|copias|colas|raspas|escreves|investes|comecas|fazes|das|passas|tiras|les|trazes|ajudas|completas|cobres|adiantas|arranjas|carregas)',
  ],
  pay_back: [
    '(?:te|lhe|to) (?:devolvo|pago|devolverei|pagarei|reembolso|dou)|devolv\\w*|pago te|pago (?:de volta|em dobro|quando|assim|com juros)|reembols\\w*|rep(?:onho|or)|acerto (?:contigo|tudo|com)|(?:assim|logo) que|quando (?:chegar|receber|voltar|aterrar|sair)|o dobro',
    'em dobro|meu (?:salario|ordenado)|com (?:juros|o salario)|no fim do mes|na sexta|fds te|te dou em|eu pago as|recebes o dobro|a noite te|te pago|pago a noite|semana que vem',
  ],
  crisis: [
    'hospital|clinica|operar|operacao|cirurgia|medico|doutor|acidente|atropel\\w*|ambulancia|urgencia\\w*|emergencia|doente|doenca|morrer|morre|morte|enterro|funeral|obito|grave|febre|medicament\\w*|remedio\\w*|farmacia|internad\\w*|raio x|receita|partiu? (?:a|o)',
    'parti a|fratur\\w*|apendicite|dialise|sangue|insulina|tratamento|parto|ferid\\w*|cancer',
    'roubar\\w*|roubad\\w*|assalt\\w*|clonaram|detid\\w*|retid\\w*|pres[oa]|policia|cadeia|imigracao|deportam|despej\\w*|senhorio|dono da casa|renda|aluguer|aluguel|cadeado|tirar do quarto|na rua|bloquead\\w*|congelad\\w*|fianca|caucao|perdi (?:o|a|meu|minha)',
    'propina|mensalidade|matricula|escola|sem pagar|conta d[ae] (?:luz|agua)|cortam|dividas?|avari\\w*|estrag\\w*|furou|pneu|guincho|reboque|mecanico|divorcio|sequestr\\w*',
    '(?:conta|cartao|banco|salario|ordenado|app|aplicacao|soldo)[^.]{0,15} (?:bloquead\\w*|recusad\\w*|congelad\\w*|atrasad\\w*|limite|nao (?:passa|abre|funciona))|nao (?:nos|me) pagaram|nao caiu|greve|atrasad\\w*|atraso|nem um (?:kwanza|tostao|real|metical)',
    'sem nada|descalco|mal de (?:kumbu|taco|dinheiro)|liso|sem (?:dinheiro|taco|grana)|(?:tel|celular|telemovel|telefone|tela|ecra) (?:ta |esta |caiu |se |vai )*(?:morrendo|a morrer|morreu|pisca|estrag\\w*|partiu|na agua|avari\\w*)|na agua',
    'sem comer|nao comi|fome|nem (?:para|pra) (?:pao|comer)|(?:para|pra) comer|comida|o gas|sem (?:saldo|dados|megas|net|internet|credito)|fora do ar|vergonha|so tenho (?:a ti|voce|tu)|so tu|es (?:a unica|o unico)|mais ninguem',
    'deus (?:te|lhe) (?:pague|recompense|abencoe)|problema|aconteceu (?:uma|algo)|fase ma|semana ruim|ando mal|to mal|pra baixo|para baixo|chora\\w*|os miudos|desespero|que dificil|abandonas',
  ],
  fee: [
    'alfandeg\\w*|aduan\\w*|desalfandeg\\w*|despach\\w*|estafeta|motoboy|entregador|rastre\\w*|armazen\\w*|armazem|retid\\w*|transportadora|entrega|frete|transporte|envio|diplomat\\w*|libera\\w*|liberta\\w*|dhl|scanner|certificado|certidao|nao inspecao|lavagem|multa',
    'quarentena|vacina|caixa especial|passagem',
    'taxas?|impostos?|despesas|processo|inscricao|registo|cadastro|seguro|ativacao|biometria|procuracao|notari\\w*|formulario|ficha|membro|papel(?:ada)?|papeis|selo|comissao|exame|sinal|adiantado|adiantamento|deposito|garantia|reserv\\w*|licenca|reativar|desbloquear',
    'verificar com|margem|programa|taxa de gas|materia(?:l|is)|velas|vagas?|reembolsa\\w*|visto|gasosa|caucao|desembolso|pedido',
  ],
  windfall: [
    'heranc\\w*|herd\\w*|beneficiari\\w*|fundos?|milh(?:ao|oes)|\\d+ ?%|\\d+ por cento|ouro|cliente (?:falec\\w*|que morreu|morreu)|falecid\\w*|orf(?:a|ao)|refugiad\\w*|tutor|socio|confidencial\\w*|pessoa (?:de confianca|honesta)|doacao|doar|conta parada|verba',
    'ficas com|fica com|por engano|caiu na tua|na tua linha|caixa|mala|encomenda|pacote|mandei te (?:um|uma)|te mandando|compras (?:para|pra) ti|surpresa|la dentro|dou o meu',
    'ganhaste|ganhou|ganhador\\w*|vencedor\\w*|sorteio|rifa|lotaria|loteria|premio|promo\\w*|auxilio|ajuda da|fundacao|selecionad\\w*|escolhid\\w*|subsidio|bolsa|parabens|levantar|irmandade|illuminati|macon\\w*|iniciacao|membros?|riqueza|ser rico|pai de santo',
    'curandeiro|mestre|feitico|caminhos|espiritos|velas|sem sacrificio',
    'recrut\\w*|vagas?|alojamento|sem entrevista|visto de|vistos?|embaixada|tratamos|levo gente|emprego|trabalho no|emprestimos?|credito (?:sem|foi|de)|sem fiador|aprovad\\w*|liberamos|cai na conta|prazo|cachorr\\w*|adocao|yorkshire|concurso|contrato|obra|terreno',
    'apartamento|as chaves|barato|vendo|alugar|fornecedor|receber um pagamento|usar a tua conta',
  ],
  invest: [
    'invest\\w*|aplic(?:ar|o|as|acao)|trad(?:e|ing|er|ar)|opero|operar|negociar|forex|sina(?:l|is)|plataforma|corretor\\w*|analista|mineracao|robo|bot|vip|mercado|graficos?|capital|levant(?:ar|as)|sac(?:ar|as|que)|mt[45]|binance|metamask|saldo hoje|meu saldo|painel',
    'gestor\\w*|mentor|coach|tarefas?|tarefa comercial|recepcionista|comissao|serie|bolsa|hacker|fundos perdidos|antes de subir|a janela|cuido de contas|verde|fechei cedo|meu tio sabe|o tio diz',
    '(?:cripto\\w*|bitcoin|btc|usdt|eth|ethereum|carteira|wallet|token|moedas)',
  ],
  promise: [
    'garantid\\w*|sem (?:risco|perda\\w*)|dobr\\w*|duplic\\w*|triplic\\w*|multiplic\\w*|\\d+ ?%|\\d+ por cento|\\d+ vezes|por (?:operacao|dia|semana)|em \\d+ ?(?:dias|horas|minutos|semanas)|em (?:duas|tres|uma) semanas?|num dia|lucr\\w*|rendiment\\w*|retorno',
    'ganh(?:o|os|ar|as|a)|recebes?|ganhar dinheiro|dinheiro (?:com|pelo|online)|em casa|fiz \\W?\\d|deu \\W?\\d|tiras|tirar|bonus|liberdade financeira|acerto|nunca falhei|dividimos o|cresce junto|pagou a renda|mais poe|o dobro',
    'passo a passo|comec\\w* (?:com|por)|com pouco|print\\w*|comprov\\w*|regista\\w*|cadastr\\w*|entra no|junta te|convite|grupo|te guio|eu guio|ensino|acompanho|mostro|explico|baixa o|clica|comigo|fazemos uma|segue me|so meto|100 ?%|seguro|e legal',
    'quando (?:estiveres pronta|quiseres)|abre (?:a|uma|conta)|abro te|nao hesites|perdeste \\W?\\d|fico contigo|guarda algo|nao recruto|dar likes|curte videos|so dar',
  ],
  gift_card: [
    '(?:cart(?:ao|oes)|vales?|cupo(?:m|ns|es)|codigos?|recargas?|um|outro|dois|de|so aceita|em) (?:de |da )?(?:presente|oferta|itunes|apple|steam|google ?play|amazon|paysafe\\w*|jogos?|pre ?pago|recarga|razer|xbox|psn|netflix)|itunes|paysafe\\w*|steam|razer',
    'google play|cartoezinhos|aqueles cartoes|gift ?cards?|cartoes|um vale|vales de|expositor|um cartao|outro cartao',
  ],
  card_code: [
    'rasp\\w*|descola\\w*|codigos?|digitos|numero comprido|numeros (?:de tras|atras)|debaixo da|atras|verso|frente e|parte (?:de tras|cinzenta)|o pin|recibo|talao|taloes|supermercado|shoprite|americanas|farmacia|na caixa|da caixa|em foto|foto (?:da|clara|de)',
    'uma foto|basta foto|manda(?:s|r)? foto|fotografa|prateada|les me|me les|invalido|foi usado|o segundo|falta um|um nao chega|se perguntarem|pe da caixa|encaminha',
  ],
  hold: [
    'grav(?:ei|ado|ada|acao|ou)|print\\w*|captura\\w*|tenho (?:tudo|todas?|o teu|a tua|os teus|as tuas|seu|sua|o video|a lista|um clip\\w*|guardad\\w*|ainda|o que)|(?:tua|sua) cara|(?:teu|seu) (?:rosto|video|nome)',
    '(?:tuas|suas|teus) (?:fotos|nudes|conversas|seguidores|contactos|amigos do)|esta foto|ainda (?:tenho|guardo)|hacke\\w*|na tua camara|tua camara|pasta|uma pagina|conversas antigas|tem copia|pus o teu numero|video nua|outra noite|nas lembrancas|foto da tua casa',
    'as conversas',
  ],
  threat: [
    'public(?:o|ar)\\w*|post(?:o|ar)|divulg\\w*|espalh\\w*|por todo (?:o )?lado|em todo (?:o )?lado|mando (?:para|pra|a todos|os)|envio (?:para|pra)|viral\\w*|famosa?|no (?:facebook|grupo)|na (?:internet|net)|nas redes|as redes|uma live|faco uma live|clico em enviar',
    'ja escrevi|a familia inteira|todos os contactos|recebem|vao adorar|vai ver|vai ter isso|que diria|se visse',
    'nao (?:me )?bloque\\w*|bloqueia e|se (?:me )?bloque\\w*|se ignorar|ignorar acaba|o tempo (?:passa|esta|ta|corre)|(?:achas|acha|pensas) que|apago|eu tiro|nunca mais (?:ouves|ouve)|senao|ou (?:eu |te |vao |ponho |clico |publico |todos |o bicho )\\w*|pior',
    'arrepend\\w*|meu silencio|guardar um segredo|distraido|cuidado|vergonha|destruir|acabar com|estragar|denuncies|queixa|menor|delegacia|tem 15|sou o pai|te buscar|os caras|parceiro|faccao|bicho pega|sem policia|nada de policia|tic tac|conto ate|tens \\d+',
    '\\d+ horas|estas livre|o preco|o mesmo valor|sem historias|e negocio|a brincar|sei onde|conheco o teu|vejo o que|sites de adultos|desapareco|resolvemos|retiro a|perder tempo|faz o que tens',
  ],
  kin: [
    '(?:tua|teu|tuas|teus|sua|seu|seus|suas) (?:familia|marido|mulher|esposa|chefe|patrao|igreja|pastor|irma|irmao|mae|pai|tio|amigos|seguidores|contactos|contatos|colegas|facebook|trabalho|pais|reputacao|vida|gente|filhos|noivo|noiva|casa|escola)',
  ],
  intimate: [
    'nu[as]?|nudes?|pelad\\w*|despi\\w*|despe\\w*|corpo|tira (?:a|tudo|o) (?:roupa|tudo)?|mostra (?:tudo|me|a cara)|mostra me|sexy|intim\\w*|privad\\w*|so para mim|so pra mim|antes de dormir|d(?:a outra|aquela) noite|na cama|no banho|timid\\w*|camara|camera|na cam',
    'cam|quente|ousad\\w*|curvas|fotinha|uma foto(?:grafia)?|brincar na|acende a luz|te ver|tocar te|fazes video|comeco eu|de adultos|sem vergonha|mostrar te',
  ],
  code: [
    'codigo (?:de (?:verificacao|confirmacao|seguranca)|sms|do whatsapp|que (?:te|vai|receb))|verificacao|otp|sms|(?:6|seis) (?:digitos|numeros)|(?:manda|envia|passa|diz)\\w* (?:me )?o codigo|so o codigo|o codigo|perdi (?:o )?acesso|pus o teu numero',
    'coloquei (?:o )?(?:teu|seu) numero|dados bancarios|iban|nib|bilhete de identidade|nome completo|senha|login|cpf|agencia|numero da conta|passaporte|nome, |banco e nome|palavras',
  ],
  love: [
    '(?:meu|minha) (?:amor|rainha|rei|vida|querid\\w*|coracao|anjo|princesa|esposa|marido|futuro|tesouro|bebe)|amor|vida|querid\\w*|bebe|bb|anjo|alma gemea|te amo|amo te|casar\\w*|noivado|casamento|deus (?:te|me) (?:pos|colocou|enviou|mostrou|tinha)|confia em mim',
    'confia|acredita|somos um|nosso futuro',
  ],
  secret: [
    'nao (?:o |lhe )?(?:contes?|digas?|diga|conte|fales?|fale|comentes|mostres|escrevas)|entre (?:nos|eu e tu)|segredo|discret\\w*|sigilo|confidencial\\w*|a ninguem|pra ninguem|para ninguem|aqui nao|guarda (?:para|pra|so)|diz que e',
  ],
  persona: [
    'plataforma|petrol\\w*|offshore|(?:no|em alto) mar|militar|exercito|missao|soldado|sargento|general|capitao|comandante|navio|barco|marinh\\w*|onu|oms|cabul|iemen|siria|afeganistao|ucrania|na base|contrato|engenheir\\w*|cirurgiao|viuv\\w*|de londres|do canada',
    'no estrangeiro|no exterior|moro fora|licenca|ferias|noiva que faz|meu superior|com ouro|permissao',
  ],
  excuse: [
    'cam(?:a|e)ra (?:esta|ta|avariou|estragou|partiu)|nao (?:permitem|deixam|e permitido)|proibid\\w*|rede (?:e|esta) (?:ma|fraca)|sem video|nao estou ai|moro fora|tem as chaves|atendemos online|vemo nos no|nao vai mais se falar|nao falamos mais|chegou ao limite',
    'cartao nao (?:passa|abre)|nao me deixa|o meu (?:plano|perfil|sistema)|minha assinatura|assinatura|leem tudo|nao aceita|so aceita|nao deixa|nao abre|seguranca',
  ],
  official: [
    'agente|oficial|inspet?c?tor|advogad\\w*|notari\\w*|secretari\\w*|gestor\\w*|suporte|atendimento|fornecedor|vendedor|o banco|empresa|agencia|escritorio|tio|tia|primo|comandante|chefe|pastor|imigracao|medico|hacker|superior|recepcionista|ministerio|embaixada',
    'consulado|motorista|estafeta|motoboy|o mestre|o hotel|guincho|entregador',
  ],
  pressure: [
    'agora|hoje|esta noite|urgente\\w*|rapido|depressa|antes d[aeo]|ate (?:as|ao|domingo)|minutos|ultim[oa] (?:dia|prazo|oportunidade)|restam?|sobram|expira|fecha|despacha|espera|avisa quando|as listas|na hora|acaba|vence|aguarda\\w*',
  ],
  insist: [
    'ja nao me amas|nao (?:me amas|confias|confia)|porque (?:estas|esta) calad\\w*|calad[oa]|juro|palavra|sou crist\\w*|ja foste|conseguiste|por favor|pfv|favor|alo|desconfias|duvidas|doi|achei que|pensei que|julgava te|depois de tud?o?|depois de tanto|dizias',
    'mulher que ama|me abandonas|nao me falhes|pela minha vida|e a ultima|prometo|nao forco|se o coracao|todos pagam|e normal|a politica|o sistema|eu tambem|pergunta no|podes confiar|confia|deus|mais uma coisinha|mais uma coisa|entao era|so tenho|nunca ia esquecer',
    'fogo|so tu',
  ],
  doubt: [
    'burl\\w*|golpe|fraude|fals\\w*|engan\\w*|ameac\\w*|risc\\w*|arriscado|e (?:verdade|brincadeira|seguro|serio|mesmo|legal|demais)|verdade|a serio|serio|mesmo|porque|por que|o que (?:e isso|foi)?|que ajuda|para que|pra que|quanto|e eu',
    'nao (?:sei|tenho|entendo|percebo|deixa)|e o teu (?:irmao|amigo)|e muito|pagar (?:la|ai|o meu|quando)|o escritorio|onde e|apaga\\w*|para por favor|deixa me|gravaste|o que queres|que (?:sobrinho|codigo|sms|tipo)|nao podes|video ?chamada|nunca nos|nao nos vemos',
    'policia|perguntas|como|ja (?:mandei|enviei)|de novo|outra vez|e se|desconta|so tenho|quem es|hum|qual e|agora nao|tenho de pensar|estranho|complicado',
    'nao|mas|desconfi\\w*|espera|medo|muito caro|depois|seguro|vou ver|e quanto|nao acredito|hein|xe|epa',
  ],
  plan: [
    'no sabado|sabado|domingo|na sexta|vemo nos|vermo nos|nos virmos|te busco|busco te|ligo a noite|te ligo|combinado|kkk+|haha|convido eu|pagas tu|por minha conta|levo (?:um|camisa|ginguba)|te trago|trago chocolate|as \\d|encontro|ate amanha|descansa',
  ],
  own: [
    '(?:ja |eu |me )?(?:paguei|comprei|reservei|encomendei|vendi|perdi|bloqueei|denunciei|dei metade|dei a minha)|eu (?:pago|convido|trabalho)|pago eu|minha parte|te mando a minha|mando a minha|dividimos o resto|te devo|devo te|deves me|me deves',
    '(?:esta|ta) tudo pago|resolvido|poupo|vendo (?:sapatos|roupa)|o seguro (?:cobre|pagou)|devolveram|horas extra|trabalho num|metade metade|dividimos a conta|consegui o emprego|a renda subiu|recebo sexta|minha regra|regra minha',
  ],
  wary: [
    'burl(?:ao|oes|ad\\w*)|golp\\w*|denunciei|bloquead[oa]|bloqueei|nao envio dinheiro|nao posso ajudar com|e (?:a minha regra|regra minha)|nao faco isso|truque|piramide|cuidado,|me (?:pediu|mandou)|pediu me|escreveram|queria que eu|que farias|se ganhasses',
    'nao nasci ontem|nao des|sabes como isso|nunca nos vimos|a quem nunca|disse (?:que|quando)|alguem|um daqui|notas falsas|sms falso',
  ],
  money: [
    'dinheiro|grana|kumbu|taco|massa|guita|notas?|pag\\w*|cust\\w*|preco|montante|valor|quantia|conta|transfer\\w*|transfir\\w*|banco|emprest\\w*|divida|devo|prestac\\w*|deposit\\w*|saldo|fundos|salario|ordenado|renda|aluguel|aluguer|fatura|factura|capital',
    'mercadoria|reembols\\w*|credito|recarga|recibo|troco|euros?|dolares|kwanzas?|meticais|reais|caro|barato|despesas?|remessa|poup\\w*|imposto|taxa|pix|carteira|liquid\\w*|invest\\w*|quit\\w*|cobr\\w*',
  ],
  media: [
    'videos?|fotos?|fotografias?|imag\\w*|prints?|captur\\w*|grav\\w*|camara|camera|cam|webcam|galeria|ecra|tela|chamada|videochamada|conversas?|mensagens|filma\\w*',
  ],
  vague_crisis: [
    '(?:ma|mau|maus) (?:fase|noticia|momento|bocado)|gravid\\w*|aborto|tumor|coracao|coma|operad\\w*|enfermeir\\w*|analises|exames|morgue|caixao|velorio|luto|salvar|orfao|orfa|incendio|ardeu|queimou|inund\\w*|cheias|guerra|passaporte|mala|bolsa|carteira|perdi',
    'despedid\\w*|demitid\\w*|desempreg\\w*|sem trabalho|falid\\w*|credores?|penhora|despejo|durmo|dormir na|sem (?:teto|papeis|documentos|nada|luz|agua|comer)|expuls\\w*|cort\\w* a|lagrimas|chor\\w*|deprimid\\w*|desesper\\w*|suicid\\w*|aperto|apertad\\w*|aflit\\w*',
    'situacao|desgraca|tragedia|nao durmo|complicad\\w*|dificil|nao (?:e|esta) facil|perigo|avaria|estragad\\w*|partid\\w*|quebr(?:ou|ad\\w*)|acident\\w*|(?:minha|meu) (?:mae|filha|filho|pai|avo|irma|irmao|mama) (?:esta|ta|foi|nao)|azar',
    'avari\\w*|afund\\w*|apead\\w*|levaram|arranc\\w*|engoliu|multibanco|marcou me|bolachas|leite|fraldas|pensao|saia|vendi (?:o|a|meu|minha)|apagar me|pouco tempo|descontam|nao larga|reboque|tribunal|debaixo de teto|na rua|me tir\\w*|recaida|crise',
  ],
  vague_ask: [
    '(?:precis|necessit)\\w*|me (?:falta|faltam|resta)|falta\\w*|te peco|peco te|pedia te|rogo te',
    '(?:podes|podias|pode|poderia|queres|quer|importas te|serias) (?:\\w+ )?(?:ajud|emprest|adiant|envi|mand|dar|pag|compr|tom|guard|receb|faz|apoi|complet|cobr|consegu|arranj|tir|segur)\\w*|me (?:ajud|emprest|adiant|apoi|complet|da|faz|salv|tir)\\w*',
    '(?:ajud|emprest|adiant|apoi|salv|arranj)\\w* me|se (?:me )?(?:pudesses|puderes|tiveres|tivesses|pudesse|puder|me)|o resto|o que (?:falta|der|for)|para completar|um pouco de|uma ajuda|ajudinha|ajuda|apoio|so (?:um|uns|sao|seria|por|\\W?\\d)|pelo menos|nao chega',
    'nao da|meu anjo|deus te|pouquinho',
    '(?:deixas|deixas me|salvas|salvas me|arranjas|fazes|fazias) (?:me )?(?:\\W?\\d\\S*|algo|um|esse|isso)|ate (?:quinta|sexta|segunda)|o que der|esse (?:jeito|mimo)|por mim|tudo o que tenho|rapidinho|avanca tu|sem \\W?\\d\\S* nao',
    'com \\W?\\d\\S* (?:durmo|me|ja|saio|como|chego|posso)|pedem \\W?\\d|sao \\W?\\d|custa \\W?\\d',
  ],
  vague_pay_back: [
    'de volta|tens de volta|to (?:dou|devolvo|pago)|para a semana|na (?:semana|sexta|segunda)|no (?:mes|proximo|dia)|pouco a pouco|prestacoes|por mes|do meu (?:salario|ordenado)|palavra|minha palavra|mais (?:tarde|juros)|duas vezes',
    'quando (?:me|o|a|eu|tudo|sair|chegar|voltar|receber)|recuperas',
  ],
  vague_fee: [
    '(?:taxas?|despesas|custos?|direitos|encargos|comissao|tarifa|quota|honorarios|pagamento|valor) (?:de|do|da|por|inicial|previo)|adiantado|antes (?:de|da|do|que)',
    'para (?:libertar|liberar|desbloquear|tirar|levantar|validar|ativar|reservar|completar|tratar|abrir|receber|soltar|entregar|sair)|libert\\w*|liber\\w*|valid\\w*|ativar|tratar d\\w*|papelada|legaliz\\w*|assinatura|regist\\w*|process\\w*|formacao|curso|uniforme',
    'registo criminal|exames?|certificado|certidao|deposito|porto|quota|atualiza\\w*|primeir[oa] (?:pagamento|mes)|segund[oa] taxa|sinal|entrada|fiador|seguro|custodia|soltar|carimbo|reconhecimento|emolumentos|guia',
    'desembarc\\w*|tripul\\w*|direitos|guardas|entregar|escritura|apreendid\\w*|restrita|escalao|desbloqueio|cofre|soltam|me deixam (?:descer|sair|entrar)',
  ],
  vague_windfall: [
    'fortuna|patrimonio|sucessao|testamento|deixou (?:um|uma|\\W?\\d)|reclamar|premio|ajuda (?:financeira|humanitaria)|projeto|projecto|ong|igreja|temente|honest[oa]s?|associacao|negocio|proposta|oportunidade|transacao|estrangeiro|dubai|qatar|alemanha|cruzeiro|baba',
    'petrolifera|cofre|bau|barras?|quilos?|diamantes?|petroleo|maleta|diplomata|em dinheiro|notas|vagas?|contrat\\w*|sem (?:experiencia|requisitos|entrevista|fiador)|alojamento|voo incluido|arrendar|chaves|metade do preco|desconto|leilao|cachorr\\w*|patrocin\\w*',
    'coroa|coroas|madame',
    'apreendid\\w*|leilo\\w*|viaturas?|quase dad\\w*|para os pobres|pobres|obra de deus|nao tive filhos|uma parte|metade d\\w*|premiad\\w*|combinado hoje|na lista|ninguem pagou',
  ],
  vague_invest: [
    'estrategia|ativos?|posicao|alavanc\\w*|pool|rendim\\w*|inteligencia artificial|ia|copy|automatic\\w*|pacote|nivel|premium|minimo|canal|algoritmo|corretora|convert\\w*|endereco|kyc|bloquead\\w*|minerar|pre ?venda|acoes|imoveis|ouro e|petroleo|opcoes|apostas',
    'palpites|jogos? (?:arranjado|combinado|viciado)|casino|cassino|poupanca|renda (?:extra|passiva)|indicac\\w*|multinivel|rede de|compra e vende|comprar barato|subiu|subir|sobe|contratos curtos',
    'fundo que|meu dinheiro|paga todas|todas as manhas|de dentro|tiras tudo|vias|trabalha o',
  ],
  vague_promise: [
    'segur[oa]|certificad\\w*|regulad\\w*|licenca|assegurad\\w*|(?:te |lhe )?(?:prometo|garanto|asseguro)|nada a perder|pouco risco|cada (?:dia|manha|semana|hora|noite|mes)|ao (?:mes|dia)|por (?:hora|mes)',
    'em (?:dois|duas|tres|quatro|cinco|uma|um|sete|dez) (?:dias?|horas?|semanas?|mes(?:es)?)|no mesmo dia|hoje mesmo|so hoje|recebes?|ganhas?|teras|levas|fazes|levantas|sacas?|dobras|vira(?:m|ram|ou)?|transforma\\w*|cresc\\w*|resultados?|testemunhos?|depoimentos',
    'mudou a (?:minha )?vida|larguei o|rico|livre|construir (?:o nosso|a nossa|contigo)|noss[oa] (?:casa|futuro|negocio)|cinco minutos|dez minutos|(?:eu )?(?:te )?(?:ensino|mostro|guio|ajudo|adiciono|explico|acompanho)|deixa me (?:ensinar|mostrar|ajudar)|experimenta',
    'pouca quantia|primeira vez|com pouquinho|poe pouco',
  ],
  vague_gift_card: [
    '(?:cartao|cartoes|vale|cupao|cupom|codigo|recarga|cheque) (?:de |da |do |para |em )?(?:amazon|xbox|playstation|psn|play|nintendo|roblox|fortnite|free ?fire|garena|netflix|spotify|uber|ifood|visa|mastercard|fnac|continente|worten|ikea|shein|astropay|jogos?|loja|consola|oferta|presente|compras?|pre ?pago)',
    'flexepin|astropay|roblox|psn|free ?fire|robux|gift|cart(?:ao|oes) (?:d|para|que|com|em|\\W?\\d)|(?:um|dois|tres|outro) (?:vale|cupao|cartao|cartoes)s?',
  ],
  vague_card_code: [
    '(?:codigo|codigos|numeros?|algarismos|letras) (?:de|do|da|que|sob|debaixo|por|atras|no|na)|pelicula|tira|faixa|autocolante|moeda|unha|raspas?|descobr\\w*|prateleira|balcao|vendedor\\w*|empregad\\w*|quiosque|bomba|papelaria|tabacaria|lojas?|ativad\\w*|vazi[oa]',
    'nao (?:funciona|serve|passa|deu)|o outro|seguinte|outra loja|guarda o (?:talao|recibo)',
    'destap\\w*|impress[oa]s?|ditas|o plastico|pega|passa na|loja de|de cada|em mao|nivel|escreve aqui',
  ],
  vague_hold: [
    '(?:tenh|guard|conserv|fic)\\w+ (?:\\w+ ){0,4}(?:video\\w*|foto\\w*|imag\\w*|captur\\w*|contact\\w*|contat\\w*|lista|grav\\w*|chamada|prova\\w*|conversa\\w*|copia\\w*|mensagens|tudo|print\\w*)',
    '(?:video|foto|imagem|chamada|print)\\w* (?:teu|tua|teus|tuas|seu|sua|onde|em que|que me|da|com|e)|ve se|apareces|ficou (?:gravad|guardad)\\w*|(?:te |ti )?(?:gravei|filmei|guardei)|todos os teus|teu (?:corpo|perfil|numero|endereco)',
    'filminho|tua gente|teus primos|quem acabei|um grupo com|aquela chamada|aquele (?:video|dia)|o que fizemos|o que fizeste',
  ],
  vague_threat: [
    '(?:mando|envio|publico|ponho|posto|mostro|partilho|compartilho|espalho|passo|meto) (?:tudo|o|a|as|os|isto|isso|ao|aos|no|na|em|para|pro|pra|teu)|(?:vou|vao|vai) (?:mandar|enviar|publicar|por|postar|mostrar|partilhar|espalhar|ver|saber|ligar|contar|receber)\\w*',
    'partilh\\w*|compartilh\\w*|toda a gente|todo mundo|todos (?:vao|ver|sab)\\w*|as pessoas|o bairro|vera\\w*|sabera\\w*|recebera\\w*|a menos que|enquanto nao|ou entao|ultimo aviso|ultima (?:chance|vez|oportunidade)|aviso|consequencia\\w*|culpa tua',
    'tu (?:decides|escolhes)|vais (?:ver|chorar|arrepend)\\w*|escandalo|humilh\\w*|reputacao|despedem|juiz|tribunal|cadeia|pj|ciber\\w*|interpol|crime|multa|mandado|some|sumo|esquec\\w*|calad\\w*|calar|vale o meu|a bem|a mal|prazo|contagem',
    'gozam|espetaculo|nao ha (?:pagamento|pena)|sem pagamento|outros pagam|para ver|compram isso|nunca existiu|desapareco|um toque|vinte minutos|dez minutos',
  ],
  vague_code: [
    '(?:numero|copia|foto) (?:do (?:teu|seu) |da )?(?:cartao|bi|cpf|rg|passaporte|conta|identidade)|bi|cpf|rg|coordenadas|identidade|nome (?:completo|e)|data de nascimento|morada completa|acesso|validar (?:a|o)|confirmar (?:a|o)',
    '(?:chega|chegara|recebes|vais receber) (?:um|uma|o)? ?(?:sms|mensagem|codigo)|codigo',
  ],
}
