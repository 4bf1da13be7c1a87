import type { SignWords } from './sign-words.ts'

/** Portuguese of Angola, Mozambique, Brazil and Portugal. */
export const portugueseSignWords: SignWords = {
  ask: [
    '(?:tenta|pede|fala|ve|v\\we) (?:com |a |pro |pra |ao )?(?:tua|teu|sua|seu|teus|seus) (?:irma\\w*|banco|chefe|amig\\w*|famil\\w*|tia|tio|prim\\w*|cooperativa|vizinh\\w*)|vende (?:o|a|teu|tua|seu|sua|alguma|algo)|metade agora|o resto (?:depois|amanha|a noite|mais tarde)|a quem mais|com quem mais|(?:a )?(?:tua|sua) (?:parte|metade)',
    'o que (?:eu )?gastei|gastei contigo|gastei com voce|o que (?:o teu|seu|o) coracao|tenho vergonha de|morro de vergonha|so (?:voce|tu|te|tenho voce)|(?:falta|faltam|resta|restam) (?:so |apenas )?\\W?\\d|(?:so|apenas) \\W?\\d\\S* (?:e|que|pra|para)|juntei (?:quase|metade|tudo)|se me (?:amas|ama)|me salva|salva me|me socorre|socorre me',
    'me da uma (?:forca|mao|luz)|da me uma (?:forca|mao)|quebra (?:esse|um|o) galho|patrocin\\w*|conto contigo|conto com voce|inteira pra|interar|empresta me|faz um corre|(?:me) (?:ajuda|apoia|empresta|socorre|adianta|desenrasca|safa|salva|quebra|segura|arranja|arruma|fortalece|orienta)\\w*',
    '(?:podes|pode|poderias|poderia|consegues|consegue|da|nao podes|queres) (?:para |pra )?(?:me )?(?:ajudar|emprestar|enviar|mandar|pagar|comprar|fazer|adiantar|carregar|transferir|depositar|segurar|contribuir|safar|receber|apoiar)\\w*|preciso|presiso|falta(?:m)?(?: me)? \\W?\\d\\S*|falta me|me falta|faltam|uma parte',
    'nem que (?:seja|sejam)|qualquer (?:coisa|valor)|o que (?:puderes|puder|tiveres|tiver)|alguma coisinha|um favor|favorzinho|favor rapido|uma (?:forca|mao)|pedir te (?:um|algo)|te pedir (?:um|algo)|peco (?:te|de joelhos)|de joelhos|imploro|suplico|ve o que consegues|completa (?:para|pra)|acrescenta|do teu lado|faz me',
    'se me (?:ajudas|ajudares|apoiares)|nao tenho (?:ninguem|a quem)|nao conheco ninguem|quem mais|so tu podes|quebra o galho|me ajuda|ajuda me|entra com',
  ],
  pay: [
    '(?:sai|aparece|vai aparecer|ta|esta) (?:no nome|em nome)|(?:recebe|levanta|recolhe|guarda|pega) (?:pra|para|por) (?:mim|ela|ele)|(?:manda|envia|passa|mostra)(?: me)? (?:o|a|um)? ?(?:comprovante|comprovativo|talao|print|recibo|foto do)|poe no|manda por|manda no|manda os|manda as|manda pro',
    '(?:voce |tu )?(?:pagas?|depositas?|transferes?|poes|colocas?|envias?|mandas?|entras?|cobres?) (?:so |apenas |primeiro |com |por |no |na |o |a |\\W?\\d)|a chave (?:e|pix)|chave pix|chave|faz (?:um |o )?pix|manda um pix|pix (?:de|no|pra|para|na)|na conta (?:de|do|da|dele|dela)|com \\W?\\d\\S* (?:voce|tu|ja|a gente|resolve|entras?)',
    'minimo (?:e|de)|deposite|por (?:western|moneygram|ria)|pagas primeiro|pagas e|pagas so|pagas antes|so se paga|deves pagar|faz (?:o|um) pix|faz logo|passa (?:para|pra) ele|manda (?:para|pra) (?:esse|este|o)|transferencia|deposito|remessa|pagamento|comprovativo|comprovante|em nome de|no nome de|sai (?:o nome|em nome|\\w+$)|aparece',
    'numero da conta|conta de|conta bancaria|conta em nome|iban|por (?:western|mpesa|pix|express|multicaixa)|no (?:numero|\\d\\S*)|na conta|faz um emprestimo|pede (?:emprestado|a alguem|as amigas)|emprestado|vende algo|cheque|resolve com|todos pagam|custa \\W?\\d|fica em|pelo prejuizo|tua conta para|o meu express|unitel money|e mola',
    'so aceita|so (?:o|a) (?:material|taxa|biometria)|avanca|poe na conta|envia ao|manda para|com \\W?\\d\\S* (?:entras|te|ja|garantes|comecas)|sinalizas? com|o resto (?:na|a|quando|depois)|antes de entreg\\w*|dados de (?:um|meu)|paga antes|comeca com \\W?\\d|testa com|so pedem|cobram \\W?\\d|pedem \\W?\\d|fazemos contas',
    '\\W?\\d\\S* e (?:desapareco|apago|pronto|nunca|acaba|te|some)|dinheiro na mao|(?:tem|ha) de (?:pagar|vir)|de fora|so pagas|recebe no|minimo \\W?\\d|arranca com|comeca com|mete tudo|paga rapido|manda o que falta|manda so',
  ],
  pay_back: [
    'em dobro|dobrado|em (?:parcelas|prestacoes)|assim que (?:cair|receber|chegar|sair|abrir)|do meu primeiro|dez vezes|descontado depois|quando (?:cair|entrar|eu receber|eu chegar)|te pago|te devolverei|te pagarei|te reembolso|lhe devolvo|lhe pago|lhe devolverei|lhe pagarei|lhe reembolso|lhe dou|to devolvo|to pago|to devolverei',
    'to pagarei|to reembolso|to dou|pago te|pago (?:de volta|em dobro|quando|assim|com juros)|reembols\\w*|rep(?:onho|or)|acerto (?:contigo|tudo|com)|(?:assim|logo) que|quando (?:chegar|receber|voltar|aterrar|sair)|o dobro|meu ordenado|com o salario|fds te|te dou em|eu pago as|recebes o dobro|a noite te|pago a noite',
  ],
  crisis: [
    'me roubaram me|me roubaram|me assaltaram me|me assaltaram|me levaram me|me levaram|me furtaram me|me furtaram|roubaram me|assaltaram me|assaltaram|levaram me|levaram|furtaram me|furtaram|levaram (?:minha|meu|a minha|o meu|tudo)|(?:me )?(?:botaram|colocaram|puseram|meteram) (?:me )?(?:na rua|pra fora)|despej\\w*|cortaram',
    'vao cortar|ta internad[oa]|uti|soro|injecao|cirurgia|remedio\\w*|pronto socorro|faleceu|morreu (?:hoje|ontem|meu|minha|o meu|a minha)|enterr\\w*|enterro|caixao|funeraria|pres[oa] no|pres[oa] em|ret\\wid[oa]|retid[oa]|parad[oa] (?:na|no)|bloqueou|bloqueada|bloqueado|perco o (?:voo|aviao|onibus)',
    'sem (?:um tostao|nada|gas|comida|luz|saldo|dinheiro|grana)|engoliu o cartao|nao caiu (?:o salario|o pagamento)|salario (?:atrasou|atrasado|nao caiu)|to (?:desesperad|sem chao|num sufoco)\\w*|num sufoco|sufoco|aperto|operar|operacao|doutor|acidente|atropel\\w*|ambulancia|urgencia\\w*|emergencia|doente|doenca|morrer|morre|morte',
    'febre|medicament\\w*|raio x|receita|partiu a|partiu o|parti o|fratur\\w*|apendicite|dialise|sangue|tratamento|parto|ferid\\w*|roubad\\w*|detid\\w*|retid\\w*|cadeia|imigracao|deportam|dono da casa|aluguer|cadeado|tirar do quarto|bloquead\\w*|congelad\\w*|fianca|caucao|perdi a|perdi meu|perdi minha|mensalidade|sem pagar',
    'conta d[ae] (?:luz|agua)|cortam|avari\\w*|furou|reboque|mecanico|divorcio|sequestr\\w*|(?:conta|cartao|banco|salario|ordenado|app|aplicacao|soldo)[^.]{0,15} (?:bloquead\\w*|recusad\\w*|congelad\\w*|atrasad\\w*|limite|nao (?:passa|abre|funciona))|nao (?:nos|me) pagaram|nao caiu|atraso|nem um (?:kwanza|tostao|real|metical)|sem nada',
    'descalco|mal de (?:kumbu|taco|dinheiro)|liso|sem (?:dinheiro|taco|grana)|sem comer|nao comi|fome|nem (?:para|pra) (?:pao|comer)|(?:para|pra) comer|o gas|sem saldo|sem dados|sem net|sem internet|sem credito|fora do ar|vergonha|so tenho (?:a ti|voce|tu)|so tu|es (?:a unica|o unico)|mais ninguem',
    'deus (?:te|lhe) (?:pague|recompense|abencoe)|aconteceu (?:uma|algo)|fase ma|semana ruim|ando mal|to mal|pra baixo|para baixo|desespero|que dificil|abandonas',
  ],
  fee: [
    'honorarios|legaliza\\w*|imposto de|taxa do|taxa da|custas|emolumentos|cartorio|carimbo|certidao|certidoes|alvara|reserva de vaga|(?:primeira )?(?:parcela|prestacao)|abertura|licenca|manutencao|gastos (?:de|do)|frete|desalfandeg\\w*|desembaraco|liberacao|liberar|desbloque\\w*|antes de (?:assinar|entregar|liberar|soltar)',
    '(?:cobram?|pedem?|querem|exige|exigem) (?:uma |um )?\\W?\\d|custa \\W?\\d|sao \\W?\\d|so (?:a|o) (?:taxa|frete|documento|seguro)|seguro fianca|caucao|meio a meio|inscricao|cadastro|exame medico|despach\\w*|estafeta|motoboy|armazen\\w*|armazem|retid\\w*|entrega|diplomat\\w*|libera\\w*|dhl|scanner|certificado|nao inspecao|lavagem|quarentena',
    'vacina|caixa especial|taxas|impostos|despesas|processo|registo|ativacao|biometria|procuracao|notari\\w*|formulario|ficha|membro|papel(?:ada)?|papeis|selo|adiantado|adiantamento|deposito|garantia|reativar|desbloquear|verificar com|margem|programa|taxa de gas|materiais|velas|vagas|reembolsa\\w*|gasosa|desembolso|pedido',
  ],
  windfall: [
    'bolsas de estudo|bolsa de estudo|foste (?:escolhid|selecionad)\\w*|(?:voce )?foi (?:escolhid|selecionad|sortead|contemplad|aprovad)\\w*|inventario|precatorio|conta (?:parada|adormecida|esquecida)|ninguem (?:reclamou|pediu)|sobrenome|apelido|um terco|\\d+ ?% (?:e|sao) (?:teu|seu)\\w*|ouro em|mala com|caixa com|diplomata',
    'campo de refugiad\\w*|orfa|doacao|recrut\\w*|contratando|vagas|hospedagem|alojamento|sem (?:fiador|entrevista|consulta|garantia)|credito aprovado|aprovado na hora|ministerio|prefeitura|licitacao|contrato com|cruzeiro|beneficio|sorteio|beneficiari\\w*|fundos|milh(?:ao|oes)|\\d+ ?%|\\d+ por cento|ouro',
    'cliente (?:falec\\w*|que morreu|morreu)|falecid\\w*|orf(?:a|ao)|refugiad\\w*|tutor|socio|confidencial\\w*|pessoa (?:de confianca|honesta)|conta parada|verba|ficas com|fica com|caiu na tua|na tua linha|caixa|mala|mandei te (?:um|uma)|te mandando|compras (?:para|pra) ti|surpresa|la dentro|dou o meu|ganhaste|ganhador\\w*|vencedor\\w*',
    'lotaria|loteria|ajuda da|fundacao|selecionad\\w*|escolhid\\w*|irmandade|illuminati|iniciacao|membros?|riqueza|ser rico|pai de santo|curandeiro|feitico|caminhos|espiritos|velas|sem sacrificio|sem entrevista|visto de|vistos|embaixada|levo gente|trabalho no|emprestimos|credito (?:sem|foi|de)|sem fiador|aprovad\\w*|liberamos',
    'cai na conta|adocao|yorkshire|concurso|contrato|obra|apartamento|as chaves|alugar|fornecedor|receber um pagamento|usar a tua conta',
  ],
  invest: [
    'pre ?venda|moeda nova|token|mineracao|minerar|maquina de miner\\w*|plano de casal|o no|nos ativos|ativos|o painel|contratos? curtos?|nivel (?:ouro|vip|prata)|grupo vip|familia de invest\\w*|meu mentor|o robo|bot|a janela|tem janela|futuros|a corretora|corretora|carteira|baixa o (?:app|aplicativo)',
    'recuper\\w* (?:o|teu|seu|tuas|suas)|rastreia|sobe (?:para|pra) \\W?\\d|move (?:as|tuas|suas) (?:economias|poupancas)|day ?trade|opcoes|sinais|copia (?:as|minhas)|renda extra|tarefas|avaliar (?:produtos|hoteis|lojas)|curtir videos|aplicar|aplico|aplicas|trader|tradar|opero|operar|negociar|sina(?:l|is)|analista|vip|graficos?|capital',
    'levantas|sac(?:ar|as|que)|mt[45]|binance|metamask|saldo hoje|meu saldo|painel|mentor|tarefas?|tarefa comercial|recepcionista|hacker|fundos perdidos|antes de subir|cuido de contas|fechei cedo|meu tio sabe|o tio diz|(?:cripto\\w*|bitcoin|btc|usdt|eth|ethereum|carteira|wallet|token|moedas)',
  ],
  promise: [
    '\\W?\\d\\S* (?:vira|viram|vira|da|dao|rende|rendem|sao) \\W?\\d|amanha sacas|amanha saca|amanha tiras|amanha tira|amanha levantas|amanha levanta|amanha voce saca|(?:voce |tu )?(?:ganhas?|recebes?|sacas?|tiras?|levantas?) \\W?\\d|em dobro|dobra|triplica|juros dobrados|sem risco|risco zero|pego na (?:tua|sua) mao|pela mao|passo a passo',
    'ja pagamos|paga(?:mos)? desde|(?:ganhei|fiz|tirei|saquei|levantei) \\W?\\d|(?:deu|rendeu|rende|paga) \\W?\\d|meio a meio|por dia|todo dia|leite todo dia|vezes mais|lucro|garantid\\w*|sem (?:risco|perda\\w*)|dobr\\w*|duplic\\w*|triplic\\w*|multiplic\\w*|\\d+ ?%|\\d+ por cento|\\d+ vezes|por operacao|em \\d+ ?(?:dias|horas|minutos|semanas)',
    'em (?:duas|tres|uma) semanas?|num dia|lucr\\w*|retorno|ganhos|ganhas|recebes?|ganhar dinheiro|dinheiro (?:com|pelo|online)|fiz \\W?\\d|deu \\W?\\d|tiras|tirar|bonus|liberdade financeira|acerto|nunca falhei|cresce junto|pagou a renda|mais poe|o dobro|comec\\w* (?:com|por)|com pouco|print\\w*|comprov\\w*|regista\\w*|cadastr\\w*|entra no',
    'junta te|convite|grupo|te guio|eu guio|ensino|acompanho|explico|baixa o|fazemos uma|segue me|so meto|100 ?%|e legal|quando (?:estiveres pronta|quiseres)|abre (?:a|uma|conta)|abro te|nao hesites|perdeste \\W?\\d|fico contigo|guarda algo|nao recruto|dar likes|curte videos|so dar',
  ],
  gift_card: [
    '(?:cart(?:ao|oes)|vales?|codigos?|gift ?cards?|cupo(?:m|ns)) (?:de |da |do )?(?:steam|apple|itunes|amazon|google|razer|xbox|visa|sephora|presente|jogos?|play store|netflix|roblox|free fire|playstation|uber|ifood|worten|fnac)|vale presente|cartao presente|gift ?card|play store|em cartoes|pendurad\\w*|perto do caixa|junto da caixa',
    'ao pe da caixa|do lado do caixa|itunes|paysafe\\w*|steam|razer|google play|cartoezinhos|aqueles cartoes|gift ?cards?|vales de|expositor|outro cartao',
  ],
  card_code: [
    'rasp\\w*|o verso|verso|prateado|cinzent\\w*|os numeros|numeros de tras|(?:me |tu me )?(?:dita|ditas|le|les) (?:os|pra|para)|de quatro em quatro|vieram vazi\\w*|vazi[oa]s?|ja usad\\w*|lojas diferentes|poem limite|foto (?:dos dois|da frente|do verso|de tras)|a moca do caixa|o caixa|digita aqui|descola\\w*|codigos?|digitos',
    'numero comprido|numeros (?:de tras|atras)|debaixo da|frente e|parte (?:de tras|cinzenta)|o pin|talao|taloes|shoprite|americanas|na caixa|da caixa|em foto|foto clara|basta foto|mandas foto|mandar foto|fotografa|prateada|les me|me les|invalido|foi usado|o segundo|falta um|um nao chega|se perguntarem|pe da caixa|encaminha',
  ],
  hold: [
    'olha o que (?:eu )?tenho|tenho a tua|tenho o teu|tenho tua|tenho teu|tenho tuas|tenho seus|tenho suas|tenho sua|tenho seu|tenho a lista|tenho o video|tenho gravad\\w*|tenho guardad\\w*|tenho os prints|tenho print|guardei tudo|gravei (?:tudo|a|o|voce)|te gravei|printei|tirei print|entrei no teu|invadi|hackeei|tua galeria',
    'sua galeria|na camera|teus seguidores|seus seguidores|lista de (?:amigos|contatos|contactos)|nossos videos|a pasta|em hd|ja vi o que|gravei|gravada|gravacao|gravou|print\\w*|captura\\w*|tenho todas|tenho toda|tenho os teus|tenho as tuas|tenho um clip\\w*|tenho ainda|tenho o que|(?:tua|sua) cara|(?:teu|seu) (?:rosto|video|nome)',
    '(?:tuas|suas|teus) (?:fotos|nudes|conversas|seguidores|contactos|amigos do)|esta foto|ainda (?:tenho|guardo)|na tua camara|tua camara|uma pagina|conversas antigas|tem copia|pus o teu numero|video nua|outra noite|nas lembrancas|foto da tua casa|as conversas',
  ],
  threat: [
    '(?:ou|senao) (?:eu )?(?:publico|mando|posto|envio|espalho|mostro|jogo|conto|vazo|boto)|vazar|vazo|ja mandei (?:pro|para|o primeiro|a um)|quem ve primeiro|o relogio|faltam|tem ate|ate as|minutos|delegad\\w*|inspetor|menor de idade|processo|intimacao|compra (?:tua|sua|a tua) paz|silencio (?:custa|tem)|quanto vale|um preco',
    'vai receber (?:um|o)|chorar nao|nao me obriga|pensa (?:nos|na|no) (?:teus|seus|tua|sua|teu|seu)|vai se arrepender|vais te arrepender|agora (?:sao|e) \\W?\\d|sabemos onde|sei onde|faccao|os caras|o patrao|no teu portao|acabo com|te destruo|publico\\w*|postar|divulg\\w*|espalh\\w*|por todo (?:o )?lado|em todo (?:o )?lado',
    'mando (?:para|pra|a todos|os)|envio (?:para|pra)|viral\\w*|famosa?|no facebook|na net|nas redes|as redes|uma live|faco uma live|clico em enviar|ja escrevi|a familia inteira|todos os contactos|recebem|vao adorar|vai ter isso|que diria|se visse|nao (?:me )?bloque\\w*|bloqueia e|se (?:me )?bloque\\w*|se ignorar|ignorar acaba',
    'o tempo (?:passa|esta|ta|corre)|achas que|pensas que|eu tiro|nunca mais (?:ouves|ouve)|senao|ou (?:eu |te |vao |ponho |clico |publico |todos |o bicho )\\w*|pior|arrepend\\w*|meu silencio|guardar um segredo|distraido|vergonha|destruir|acabar com|denuncies|menor|tem 15|sou o pai|te buscar|parceiro|bicho pega|sem policia',
    'nada de policia|tic tac|conto ate|tens \\d+|\\d+ horas|o preco|o mesmo valor|sem historias|e negocio|a brincar|conheco o teu|vejo o que|sites de adultos|desapareco|resolvemos|retiro a|perder tempo|faz o que tens',
  ],
  intimate: [
    'nu|nude|pelad\\w*|corpo|tira (?:a|tudo|o) (?:roupa|tudo)?|mostra (?:tudo|me|a cara)|mostra me|sexy|intim\\w*|privad\\w*|so para mim|so pra mim|antes de dormir|d(?:a outra|aquela) noite|na cama|no banho|na cam|cam|quente|ousad\\w*|curvas|fotinha|uma fotografia|brincar na|acende a luz|tocar te|fazes video|comeco eu|de adultos',
    'mostrar te',
  ],
  code: [
    '(?:doze|12|24) palavras|palavras chave|selfie|foto do (?:teu|seu|rg|documento|bi|cpf)|cpf|rg e|bi e|nome completo|profissao|codigo que (?:chega|chegou|vai|recebeste|caiu)|o codigo que|seis numeros|confirme que|codigo (?:de (?:verificacao|confirmacao|seguranca)|sms|do whatsapp|que (?:te|vai|receb))|verificacao|otp',
    '(?:6|seis) (?:digitos|numeros)|(?:manda|envia|passa|diz)\\w* (?:me )?o codigo|so o codigo|perdi (?:o )?acesso|pus o teu numero|coloquei (?:o )?(?:teu|seu) numero|dados bancarios|iban|bilhete de identidade|login|numero da conta|nome, |banco e nome|palavras',
  ],
  secret: [
    'nem (?:pra|para|a) (?:minha|tua|sua|o meu|a tua)|ajuda familiar|historia curta|contas depois|conta depois|so (?:nos dois|entre nos)|entre (?:nos|mim)|sigilo|bico calado|na surdina|discret\\w*|nao (?:o |lhe )?(?:contes?|digas?|diga|conte|fales?|fale|comentes|mostres|escrevas)|entre (?:nos|eu e tu)|confidencial\\w*|a ninguem',
    'pra ninguem|aqui nao|guarda (?:para|pra|so)|diz que e|nem a tua (?:mulher|esposa)|nem ao teu|ninguem pode saber|sem barulho|caladinho',
  ],
  persona: [
    'na (?:base|plataforma|missao)|suporte do|administra\\w*|trabalho no banco|comandante|o exercito|forcas armadas|em alto mar|no navio|importo|viajo (?:muito|pela)|sou (?:advogad|engenheir|medic|militar|fotograf|agente|inspetor|gestor|delegad)\\w*|petrol\\w*|offshore|(?:no|em alto) mar|exercito|soldado|sargento|capitao|marinh\\w*|oms',
    'cabul|iemen|siria|afeganistao|ucrania|na base|contrato|engenheir\\w*|cirurgiao|de londres|do canada|no estrangeiro|no exterior|moro fora|licenca|ferias|noiva que faz|meu superior|com ouro|permissao|patrulha|do mar|acampamento|inspetor|inspector|advogado d\\w+|oficial|diplomata|profeta|voluntari\\w*',
  ],
  excuse: [
    'nao (?:aceitam?|permite\\w*|deixam|funciona|pega|da) (?:nada|daqui|aqui|outro|a)?|so aceitam|e (?:so )?o que aceitam|em analise|em auditoria|sob revisao|o sistema nao|daqui nao (?:da|consigo)|nao consigo (?:entrar|abrir|acessar|usar|aceder)|e a lei|meu cartao (?:nao|foi)|sem sinal|a rede (?:aqui|cai)',
    'camera (?:quebrou|estragou|partiu)|proibido|cam(?:a|e)ra (?:esta|ta|avariou|estragou|partiu)|nao (?:permitem|deixam|e permitido)|proibid\\w*|rede (?:e|esta) (?:ma|fraca)|sem video|nao estou ai|moro fora|tem as chaves|atendemos online|vemo nos no|nao vai mais se falar|nao falamos mais|chegou ao limite|cartao nao (?:passa|abre)',
    'nao me deixa|o meu (?:plano|perfil|sistema)|minha assinatura|assinatura|leem tudo|nao aceita|so aceita|nao deixa|nao abre|o meu (?:banco|cartao) (?:nao|recusou)|nao chego ao banco|nao ha lojas|a conta nao abre|quase nao entro|expira hoje|acaba as|uma chamada|ninguem pode|cartao recusou',
  ],
  vague_ask: [
    '(?:ajud|apoi|emprest|socorr|adiant|desenrasc|safa|salv|quebr|segur|aguent|arranj|complet|orient|fortalec)(?:a|as|e|es|o|ar|ava|asses|arias)? (?:me|nos|isso|o galho|um|uma|esta|essa|para|pra|com|algo|o teu|teu|alguma)|metade|necessit\\w*|me (?:falta|faltam|resta)|falta\\w*|te peco|peco te|pedia te|rogo te',
    '(?:podes|podias|pode|poderia|queres|quer|importas te|serias) (?:\\w+ )?(?:ajud|emprest|adiant|envi|mand|dar|pag|compr|tom|guard|receb|faz|apoi|complet|cobr|consegu|arranj|tir|segur)\\w*|me (?:ajud|emprest|adiant|apoi|complet|da|faz|salv|tir)\\w*|(?:ajud|emprest|adiant|apoi|salv|arranj)\\w* me|se me pudesses|se me puderes',
    'se me tiveres|se me tivesses|se me pudesse|se me puder|se me me|se pudesses|se puderes|se tiveres|se tivesses|se pudesse|se puder|o resto|o que (?:falta|der|for)|para completar|um pouco de|uma ajuda|ajudinha|apoio|so uns|so sao|so seria|so por|so \\W\\d|so \\d|nao chega|meu anjo|deus te',
    '(?:deixas|deixas me|salvas|salvas me|arranjas|fazes|fazias) (?:me )?(?:\\W?\\d\\S*|algo|um|esse|isso)|ate segunda|o que der|esse (?:jeito|mimo)|tudo o que tenho|rapidinho|avanca tu|sem \\W?\\d\\S* nao|com \\W?\\d\\S* (?:durmo|me|ja|saio|como|chego|posso)|pedem \\W?\\d|sao \\W?\\d|custa \\W?\\d',
    '(?:orienta|desenrasca|arranja|segura|safa|adianta)(?: me)?(?: ai)?|faz(?: alguma coisa| o que puderes| algo)|o que (?:tiveres|puderes)|nem que seja|nao me deixes|quem mais tenho|so tu podes|so falta|faltam|se (?:fosses|gostas|deres|chegar)|fazias algo|algo (?:para|pra) comer|odeio pedir',
  ],
  vague_pay_back: [
    'com juros|tens de volta|to (?:dou|devolvo|pago)|para a semana|na (?:semana|sexta|segunda)|no (?:mes|proximo|dia)|pouco a pouco|prestacoes|por mes|do meu (?:salario|ordenado)|palavra|minha palavra|mais (?:tarde|juros)|quando (?:me|o|a|eu|tudo|sair|chegar|voltar|receber)|recuperas|pago te|pago contigo|pago o dobro|pago em mao',
    'pago segunda|pago|dou contigo|dou o dobro|dou em mao|dou segunda|acerto te|acerto contigo|acerto o dobro|acerto em mao|acerto segunda|acerto|devolvo contigo|devolvo o dobro|devolvo em mao|devolvo segunda|cubro te|cubro contigo|cubro o dobro|cubro em mao|cubro segunda|cubro|ate cair o salario|tira do envelope|pago te em mao',
    'o dobro no dia|quando (?:receber|pisar|chegar)|devolvem',
  ],
  vague_crisis: [
    'internad[oa]|farmacia|internad\\w*|cancer|pres[oa]|divida|(?:ma|mau|maus) (?:fase|noticia|momento|bocado)|gravid\\w*|aborto|tumor|coracao|coma|analises|exames|morgue|caixao|luto|salvar|orfao|orfa|incendio|ardeu|queimou|inund\\w*|cheias|guerra|mala|carteira|despedid\\w*|demitid\\w*|sem trabalho|credores?|penhora|despejo|dormir na',
    'sem teto|sem papeis|sem documentos|sem nada|sem luz|sem comer|expuls\\w*|cort\\w* a|lagrimas|deprimid\\w*|desesper\\w*|suicid\\w*|aperto|aflit\\w*|situacao|desgraca|tragedia|nao durmo|complicad\\w*|dificil|nao (?:e|esta) facil|perigo|avaria|estragad\\w*|acident\\w*|meu filho foi|azar|avari\\w*|afund\\w*|apead\\w*|levaram|arranc\\w*|engoliu',
    'multibanco|marcou me|bolachas|fraldas|pensao|saia|vendi a|vendi meu|vendi minha|apagar me|pouco tempo|descontam|reboque|debaixo de teto|me tir\\w*|recaida|crise|banco de urgencia|uma mota|gesso|paludismo|soro|fiam|deu a luz|cesariana|nao deixam|migracao|excedi|algemad\\w*|cadeado|coisas na rua|como funge|nao paga desde|cortaram',
    'viraram as costas|ameacam|ajudantes|esquadra',
  ],
  vague_fee: [
    'multa|rastre\\w*|taxa|exame|sinal|reserv\\w*|taxa do|adiantado|antes de|antes da|para (?:libertar|liberar|desbloquear|tirar|levantar|validar|ativar|reservar|completar|tratar|abrir|receber|soltar|entregar|sair)|liber\\w*|ativar|papelada|legaliz\\w*|assinatura|regist\\w*|process\\w*|formacao|registo criminal|exames?|certificado',
    'certidao|deposito|atualiza\\w*|primeir[oa] (?:pagamento|mes)|segund[oa] taxa|fiador|custodia|soltar|carimbo|reconhecimento|emolumentos|guia|desembarc\\w*|tripul\\w*|direitos|guardas|entregar|escritura|apreendid\\w*|restrita|escalao|desbloqueio|cofre|soltam|me deixam (?:descer|sair|entrar)|desalfandegamento|antibranqueamento',
    'subsistencia|etiqueta|honorarios|processo|medico e|exportacao|o porto|gas|inscricao|cartao de membro|ficha|selo|activa\\w*|caucao|envio sao',
  ],
  vague_windfall: [
    'fortuna|patrimonio|sucessao|testamento|deixou (?:um|uma|\\W?\\d)|ajuda (?:financeira|humanitaria)|projeto|projecto|ong|igreja|temente|honest[oa]s|associacao|negocio|proposta|oportunidade|transacao|estrangeiro|dubai|qatar|alemanha|cruzeiro|petrolifera|cofre|bau|barras?|quilos?|diamantes?|petroleo|maleta|diplomata|em dinheiro|vagas',
    'contrat\\w*|sem (?:experiencia|requisitos|entrevista|fiador)|alojamento|voo incluido|arrendar|chaves|metade do preco|desconto|leilao|patrocin\\w*|coroa|coroas|madame|apreendid\\w*|leilo\\w*|viaturas?|quase dad\\w*|para os pobres|pobres|obra de deus|nao tive filhos|uma parte|premiad\\w*|combinado hoje|ninguem pagou|preparei umas',
    'libras|terminal|orfaos|hectares|apelido|sem parentes|ficas com|caixas|enquadrar|pela vaga|sorteio|teu nome (?:esta|na)|mesada|meus rapazes|lealdade|irmandade|profeta|velas|amarracao|orfanato|vitimas|credito sem|recupero o dinheiro|hacker|membro|testar|a lista|a dar apoios|lar precisa|rubis',
  ],
  vague_invest: [
    'invest\\w*|robo|trade|trading|plataforma|gestor\\w*|estrategia|ativos?|posicao|alavanc\\w*|pool|inteligencia artificial|copy|automatic\\w*|nivel|premium|minimo|canal|algoritmo|corretora|convert\\w*|endereco|kyc|bloquead\\w*|minerar|pre ?venda|acoes|imoveis|ouro e|petroleo|opcoes|palpites|jogos? (?:arranjado|combinado|viciado)|casino',
    'cassino|renda (?:extra|passiva)|indicac\\w*|multinivel|rede de|compra e vende|comprar barato|subir|sobe|contratos curtos|fundo que|meu dinheiro|paga todas|todas as manhas|de dentro|tiras tudo|vias|trabalha o|usdt|okx|carteira|copias|giro contas|eurusd|a janela|wallet|rende|nivel \\d|ordens|baixas',
  ],
  vague_promise: [
    'por mes|ganhar|certificad\\w*|regulad\\w*|licenca|assegurad\\w*|te prometo|te garanto|te asseguro|lhe prometo|lhe garanto|lhe asseguro|garanto|asseguro|nada a perder|pouco risco|cada dia|cada manha|cada semana|cada hora|cada noite|ao (?:mes|dia)|por (?:hora|mes)',
    'em (?:dois|duas|tres|quatro|cinco|uma|um|sete|dez) (?:dias?|horas?|semanas?|mes(?:es)?)|no mesmo dia|hoje mesmo|so hoje|recebes?|ganhas|teras|levas|levantas|sacas?|dobras|vira(?:m|ram|ou)?|transforma\\w*|cresc\\w*|resultados?|testemunhos?|depoimentos|mudou a minha vida|larguei o|construir (?:o nosso|a nossa|contigo)',
    'noss[oa] (?:casa|futuro|negocio)|cinco minutos|dez minutos|(?:eu )?(?:te )?(?:ensino|mostro|guio|ajudo|adiciono|explico|acompanho)|deixa me (?:ensinar|mostrar|ajudar)|experimenta|pouca quantia|com pouquinho|poe pouco|cada (?:dez dias|\\d+ dias)|toda manha|cinco vezes|vira \\S+|quando quiseres|olha o meu ecra|abaixo de mim',
    'passo a passo|a sacar|nunca perdi|o mesmo para ti|muda a tua vida|no meu futuro|a ouro|ao dia|pagam por dia',
  ],
  vague_gift_card: [
    '(?:cart(?:ao|oes)|vales?|cupo(?:m|ns|es)|codigos?|recargas?|um|outro|dois|so aceita|em) (?:de |da )?(?:presente|oferta|itunes|apple|steam|google ?play|amazon|paysafe\\w*|jogos?|pre ?pago|recarga|razer|xbox|psn|netflix)|um cartao|flexepin|astropay|roblox|free ?fire|robux|gift|cart(?:ao|oes) (?:d|para|que|com|em|\\W?\\d)|um vales',
    'um cupaos|um cupao|um cartaos|um cartoess|um cartoes|dois vales|dois vale|dois cupaos|dois cupao|dois cartaos|dois cartao|dois cartoess|dois cartoes|tres vales|tres vale|tres cupaos|tres cupao|tres cartaos|tres cartao|tres cartoess|tres cartoes|outro vales|outro vale|outro cupaos|outro cupao|outro cartaos|outro cartao',
    'outro cartoess|outro cartoes|(?:steam|apple|razer|itunes|amazon|robux)|(?:um|dois|quatro) (?:de \\d+|apple|steam)|paga se com itunes',
  ],
  vague_card_code: [
    'atras|supermercado|farmacia|(?:codigo|codigos|numeros?|algarismos|letras) (?:de|do|da|que|sob|debaixo|por|atras|no|na)|tira|faixa|unha|raspas?|descobr\\w*|balcao|vendedor\\w*|empregad\\w*|quiosque|papelaria|tabacaria|lojas?|ativad\\w*|vazi[oa]|nao (?:funciona|serve|passa|deu)|seguinte|outra loja|guarda o (?:talao|recibo)|destap\\w*',
    'impress[oa]|ditas|o plastico|pega|passa na|loja de|de cada|em mao|nivel|escreve aqui|dita me|talao|resgatad\\w*|outra rapido|(?:dois|tres|quatro) de \\W?\\d',
  ],
  vague_hold: [
    'hacke\\w*|tenh\\w+ (?:\\w+ ){0,4}video\\w*|tenh\\w+ (?:\\w+ ){0,4}chamada|tenh\\w+ (?:\\w+ ){0,4}conversa\\w*|(?:video|foto|imagem|chamada|print)\\w* (?:teu|tua|teus|tuas|seu|sua|onde|em que|que me|da|com|e)|apareces|ficou (?:gravad|guardad)\\w*|(?:te |ti )?(?:gravei|filmei|guardei)|todos os teus|teu corpo|teu perfil|teu endereco|filminho',
    'tua gente|teus primos|quem acabei|um grupo com|aquela chamada|aquele (?:video|dia)|o que fizemos|guardei tudo|ficou tudo gravado|tudo gravado|sem roupa|a copia|tua (?:cara|lista)|teu (?:corpo|mural)|a pagina da|entrei no teu|imprimi|quanto vale o teu|pasta com',
  ],
  vague_threat: [
    'tens|mando a|ponho em|vou mandar\\w*|vou enviar\\w*|vou publicar\\w*|vou por\\w*|vou postar\\w*|vou mostrar\\w*|vou partilhar\\w*|vou espalhar\\w*|vou saber\\w*|vou ligar\\w*|vou contar\\w*|vou receber\\w*|vao mandar\\w*|vao enviar\\w*|vao publicar\\w*|vao por\\w*|vao postar\\w*|vao mostrar\\w*|vao partilhar\\w*|vao espalhar\\w*|vao ver\\w*',
    'vao saber\\w*|vao ligar\\w*|vao contar\\w*|vao receber\\w*|vai mandar\\w*|vai enviar\\w*|vai publicar\\w*|vai por\\w*|vai postar\\w*|vai mostrar\\w*|vai partilhar\\w*|vai espalhar\\w*|vai saber\\w*|vai ligar\\w*|vai contar\\w*|vai receber\\w*|partilh\\w*|compartilh\\w*|todos (?:vao|ver|sab)\\w*|as pessoas|o bairro|sabera\\w*|recebera\\w*',
    'a menos que|enquanto nao|ou entao|ultimo aviso|ultima chance|ultima oportunidade|consequencia\\w*|culpa tua|tu (?:decides|escolhes)|vais (?:ver|chorar|arrepend)\\w*|escandalo|humilh\\w*|reputacao|despedem|cadeia|pj|ciber\\w*|interpol|multa|some|esquec\\w*|calad\\w*|calar|vale o meu|a bem|a mal|contagem|gozam|espetaculo',
    'nao ha (?:pagamento|pena)|sem pagamento|outros pagam|compram isso|nunca existiu|desapareco|vinte minutos|dez minutos|ou (?:eles )?(?:veem|vai)|relogio anda|apagar custa|e sumo|achas que brinco|ja receberam|se esperto|ao juiz|queixa contra|com mandado|compensar?|perdoa se|como adultos|teu mural|ate as \\d',
  ],
  vague_code: [
    'o codigo|(?:numero|copia|foto) (?:do (?:teu|seu) |da )?(?:cartao|bi|cpf|rg|passaporte|conta|identidade)|bi|cpf|rg|coordenadas|identidade|nome (?:completo|e)|data de nascimento|morada completa|acesso|validar (?:a|o)|confirmar (?:a|o)|(?:chega|chegara|recebes|vais receber) (?:um|uma|o)? ?(?:sms|mensagem|codigo)|codigo',
    'seis numeros|senha que|um codigo|prova que|para confirmar|reencaminha|escreve aqui|conta para os dois|pede cartao|pela idade|passa o bi',
  ],
  send: [
    '(?:manda|mande|envia|envie|compra|pega|traz|faz|poe|cola|escreve|contacta|encaminha|preencha|baixa|entra|abre|ve|passa|guarda|toma|fala|acrescenta|leva) (?:me|o|a|os|as|lhe|um|uma|ao|por|no|na|teu|e|\\d\\S*|dois|com|isso|la|para|pra)|me (?:manda|envia|passa|compra|da)',
    '(?:mand|envi|deposit|transfer|transfir|pag|compr|faz|fac|poe|pon|da|pass|met|tir|levant|abr|regist|cadastr|entr|escrev|rasp|fotograf|preench|assin|cobr|deix|traz|emprest|adiant|complet|ajud|consegu|arranj|carreg|recarreg|devolv|fal|ped|confirm|mostr|partilh|compartilh|guard|junt|conect|lig|baix|instal|copi|col|digitaliz|reclam|reserv|contact|respond|recolh|busc|vend|valid|ativ|marc|escolh|receb|troc|convert|contribu|resolv|acert|espera|envi|le|diz|leva|pega|bota|coloca)(?:a|e|o|as|es|ar|er|ir|ares|eres|ires|asse)? (?:me|lhe|te|isso|isto|o|a|os|as|um|uma|ao|em|no|na|nos|nas|por|pelo|pela|para|com|teu|tua|meu|minha|esse|essa|este|esta|ja|so|primeiro|hoje|agora|dois|tres|tudo|algo|\\W?\\d\\S*)',
    '(?:mandas|envias|pagas|compras|pores|poes|abres|entras|metes|depositas|transferes|assinas|recebes|guardas|escolhes|levantas|copias|colas|raspas|escreves|investes|comecas|fazes|das|passas|tiras|les|trazes|ajudas|completas|cobres|adiantas|arranjas|carregas)',
  ],
  money: [
    'dinheiro|grana|kumbu|taco|massa|guita|notas?|pag\\w*|cust\\w*|preco|montante|valor|quantia|conta|transfer\\w*|transfir\\w*|banco|emprest\\w*|divida|devo|prestac\\w*|deposit\\w*|saldo|fundos|salario|ordenado|renda|aluguel|aluguer|fatura|factura|capital|mercadoria|reembols\\w*|credito|recarga|recibo|troco|euros?|dolares|kwanzas?|meticais',
    'reais|caro|barato|despesas?|remessa|poup\\w*|imposto|taxa|pix|carteira|liquid\\w*|invest\\w*|quit\\w*|cobr\\w*',
  ],
  media: [
    'videos?|fotos?|fotografias?|imag\\w*|prints?|captur\\w*|grav\\w*|camara|camera|cam|webcam|galeria|ecra|chamada|conversas?|filma\\w*',
  ],
  kin: [
    '(?:tua|teu|tuas|teus|sua|seu|seus|suas) (?:familia|marido|mulher|esposa|chefe|patrao|igreja|pastor|irma|irmao|mae|pai|tio|amigos|seguidores|contactos|contatos|colegas|facebook|trabalho|pais|reputacao|vida|gente|filhos|noivo|noiva|casa|escola)',
  ],
  official: [
    'agente|oficial|inspet?c?tor|advogad\\w*|notari\\w*|secretari\\w*|gestor\\w*|suporte|atendimento|fornecedor|vendedor|escritorio|tio|tia|primo|comandante|pastor|imigracao|hacker|superior|recepcionista|ministerio|embaixada|consulado|motorista|estafeta|motoboy|o mestre|o hotel',
  ],
  love: [
    '(?:meu|minha) (?:amor|rainha|rei|vida|querid\\w*|coracao|anjo|princesa|esposa|marido|futuro|tesouro|bebe)|amor|vida|querid\\w*|bebe|bb|anjo|alma gemea|te amo|amo te|casar\\w*|noivado|casamento|deus (?:te|me) (?:pos|colocou|enviou|mostrou|tinha)|confia em mim|confia|acredita|somos um|nosso futuro|meu (?:bem|lindo)|minha rainha',
    'nossa casa|vais ser minha|vejo te no|querida',
  ],
  pressure: [
    'fecha (?:hoje|as|amanha|em|a)|vence (?:hoje|amanha)|ultim[oa]s? (?:vagas?|dia|hora|chance)|restam|sobram|antes de (?:sexta|segunda|quinta|domingo|fechar)|ate (?:sexta|domingo|amanha|meia noite|as \\d)|hoje mesmo|ainda hoje|meia noite|hoje|esta noite|rapido|depressa|antes d[aeo]|ate (?:as|ao|domingo)|minutos',
    'ultim[oa] (?:dia|prazo|oportunidade)|restam?|expira|fecha|despacha|avisa quando|as listas|na hora|acaba|vence|aguarda\\w*',
  ],
  insist: [
    'se (?:voce )?(?:duvidas?|nao confias?)|me doi|isso me doi|quem (?:ama|confia)|essa mentalidade|por isso (?:muitos|que muita)|nao sejas? (?:assim|ingenu\\w*|boba)|tem fila|passo (?:pra|para) (?:o|a) proxim\\w*|nao da tempo|vai se lembrar|vais lembrar|e normal|e assim (?:mesmo|que|aqui)|todo mundo (?:faz|paga)|tu disseste',
    'voce disse|vai me deixar|vais deixar|pensa bem|corre que|depressa|anda logo|ja (?:mandou|mandaste|foi|foste)\\?|eu juro|te juro|juro por|nao pare|agora nao para|ja nao me amas|nao (?:me amas|confias|confia)|porque (?:estas|esta) calad\\w*|calad[oa]|juro|palavra|sou crist\\w*|ja foste|conseguiste|pfv|favor|alo|desconfias|duvidas',
    'achei que|pensei que|julgava te|depois de tud?o?|depois de tanto|dizias|mulher que ama|me abandonas|nao me falhes|pela minha vida|e a ultima|nao forco|se o coracao|todos pagam|a politica|o sistema|pergunta no|podes confiar|confia|mais uma coisinha|mais uma coisa|entao era|nunca ia esquecer|fogo|so tu',
  ],
  prompt: [
    'quanto|o que (?:foi|houve|aconteceu|e|tem|tens|faco|eu faco|precisa|queres|tenho|posso|eles|tem dentro|seria)|que (?:foi|houve|aconteceu|faco|tenho que|segredo|janela|papel|coisa|coisas|detalhe|contrato)|como (?:faco|eu faco|ajudo|posso|te ajudo|funciona|entro|comeco|saco|levanto|e que|ele esta|ela esta)|e (?:eu|agora|como)',
    'me fala|me diz|me diga|fala|diga|podes falar|te escuto|estou a ouvir|qual|quantos|quantas|onde compro|onde acho|onde encontro|onde eu|manda o link|me ensina|ensina me|fiquei curios\\w*|me interessa|qualquer um|onde (?:voce )?(?:ta|esta|estas)|de quem|de que',
  ],
  alarm: [
    'apag(?:a|ue|ar|uem|a isso|a la)\\b|(?:exclui|exclua|delet\\w*|remov\\w*|tira) (?:isso|isto|isso ai|o|a|as|os|tudo|por|pelo)?|(?:por favor|pfv|pelo amor) (?:nao|para|apaga|de deus)|para com isso',
    'nao (?:faz|faca|facas|manda|mandes|posta|postes|publica|publiques|mostra|mostres|envia|envies|mete|metas|envolve|compartilha) (?:isso|isto|a|o|as|os|para|nada)?|por ?que (?:voce )?(?:fazes|esta fazendo|ta fazendo|faz|fazer|falas|fala|falou|guardou|guardaste|tem|tens|olhou|mencion|ta falando|estas)\\w*',
    '(?:me|nos) (?:gravou|filmou|gravaste|filmaste|hackeou)|(?:voce |tu )?(?:gravou|gravaste|filmou|filmaste|guardou|salvou)|ameac\\w*|extor\\w*|voce prometeu|voce prometeste|voce jurou|voce juraste|voce disseste que|voce mentiu|tu prometeu|tu prometeste|tu jurou|tu juraste|tu disseste que|tu mentiu|prometeu|jurou|juraste|disseste que',
    'mentiu|(?:achei|pensei|julguei|achava|pensava) que|eu confi(?:ei|ava)|confiei em|te imploro|te suplico|te peco|lhe imploro|lhe suplico|lhe peco|imploro|suplico|tem (?:piedade|pena)|(?:estou|to|tou) (?:com medo|tremendo|a tremer|chorando|a chorar|apavorad\\w*)|tenho medo|vou denunciar|vou na delegacia|vou chamar|vou fazer um bo',
    'vou fazer um boletim|vou fazer um queixa|vou fazer bo|vou fazer boletim|vou fazer queixa|o que (?:voce )?(?:quer|queres|pretende)|que (?:queres|quer|pretendes)|quem (?:e|es|e voce|fala|ta|esta)|como (?:voce )?(?:sabe|sabes|conseguiu|conseguiste|conhece|tem|tens|descobriu)|de onde (?:voce )?(?:tirou|sabe|tem)|deixa me|me deixa',
    'deixa (?:ela|ele|ela)|(?:voce )?(?:ta|esta|estas|es) (?:louc\\w*|doid\\w*|doente|maluc\\w*)|minha vida (?:acab|vai)|nao (?:tem graca|brinca|brinques|sou eu|acredito)|eu nao (?:assinei|mandei|sabia|fiz|devo|aceitei)|nao (?:assinei|sabia)|meu deus (?:nao|que|por)|que (?:pasta|videos?|fotos?)|ela (?:disse|falou)|mentira|mentiros\\w*',
  ],
  suspicion: [
    'golp\\w*|burl\\w*|fraud\\w*|pilantr\\w*|suspeit\\w*|estranh\\w*|esquisit\\w*|e (?:verdade|brincadeira|seguro|serio|mesmo|legal|ilegal|real|normal|confiavel|possivel|arriscado|piramide|pra valer|de graca)|isso (?:e|existe|parece|soa|nao|funciona|da)|isto (?:e|parece|nao)|(?:parece|soa) (?:golpe|estranho|bom|a|muito|demais|mentira)',
    'bom demais|risc\\w*|arrisc\\w*|a serio|serio|mesmo\\?|por ?que (?:eu|nao|tenho|precis|logo|pra|antes|um|o|a|cart|cobr|pag|em|voce nao|so)\\w*|p(?:a)?ra que (?:e|serve|quer|precisa|isso|um|queres)?|pra que|nao (?:pode|podes|podem|da|dava|daria|poderia|era|devia|deveria|tens|tem) (?:\\w+)',
    'nao (?:entendo|entendi|percebo|percebi|sei|conheco|confio|acredito|acho|invisto|mexo|jogo|estou segur\\w*|to entendendo)|nunca ouvi|nunca vi|nunca fiz|nunca paguei|nunca comprei|nunca conheci|nem (?:nos|te) (?:conhec|vi)\\w*|e se|se (?:der|correr|falhar|cair|perder)',
    '(?:e|cade) (?:o teu|a tua|seu|sua|os teus|teu|tua) (?:irma\\w*|familia|amig\\w*|banco|chefe|primo|pais|mae|pai)|como (?:e|funciona|assim|saco|retiro|faco|vou|eu|posso|tiro|levanto)|descont\\w*|(?:tira|tirar|abate|abater) (?:do|da|desse|disso)',
    '(?:posso|podia|da pra|da para|pode) (?:ver|ir|visitar|pagar|falar|ligar|comecar|perguntar|sacar|levantar|te ver|ver te|so)|deixa (?:eu|me)? ?(?:ver|perguntar|ler|pensar|pesquisar|falar|confirmar)|(?:vou|tenho que|tenho de|preciso|prefiro) (?:perguntar|pensar|ver|falar|pesquisar|ler|confirmar|consultar)',
    '(?:diz|fala|ta escrito|esta escrito|aparece) (?:que|pra nao|para nao|aqui)|escrito|nao (?:compartilhar|partilhar|passar)|(?:fez|fizeram|faz) (?:muitas )?(?:perguntas)|perguntas|muita gente (?:perdeu|caiu)|(?:ja )?perdi (?:dinheiro|muito|tudo)|quem garante|quem e o|onde (?:e|fica|esta|ta) (?:o|a|esse|essa|isso)',
    'que (?:sms|codigo|sobrinho|hospital|escritorio|empresa|banco|moeda|papel|tipo|janela)|qual (?:sobrinho|codigo|hospital|sms|empresa)|o que (?:e|significa|quer dizer|seria)|chamada de video chamada|chamada de videochamada|video chamada|manda (?:uma|a|o) (?:foto|conta|fatura|recibo|documento)|outra taxa|outro (?:cartao|pagamento)',
    'mais (?:um|uma) (?:taxa|cartao)?|voce disse que|voce falou que|voce disseste que|falou que|disseste que|ja paguei|ja enviei|ja depositei|nao (?:consigo|deixa) (?:sacar|retirar|levantar)|congelad\\w*|bloquead\\w*|nao (?:caiu|chegou|vejo|aparece)|tem certeza|certeza\\?|hum+|hm+|ue|oxe',
  ],
  refusal: [
    'nao tenho|nao posso|e demais|e muita|e bastante|e caro|e meu salario|isso e muito|isso e demais|isso e muita|isso e bastante|isso e caro|isso e meu salario|isso e tudo|sao muito|sao demais|sao muita|sao bastante|sao caro|sao meu salario|sao tudo|muito (?:dinheiro|pra mim|para mim|caro)|ta caro',
    '(?:estou|to|tou|ando) (?:sem|apertad\\w*|lis\\w*|dur\\w*|quebrad\\w*|igual|desempregad\\w*|zerad\\w*)|tambem (?:nao|estou|to|ando|tou)|so consigo|so posso|so metade|so me sobra|apenas tenho|apenas consigo|apenas posso|apenas metade|apenas me sobra|hoje nao|ainda nao|nao agora|vou pensar|preciso pensar|preciso ver|tenho de pensar',
    'tenho de ver|tenho que pensar|tenho que ver|deixa eu pensar|deixa eu ver|deixa me pensar|deixa me ver|deixa pensar|deixa ver|me da (?:ate|tempo|um)|da me (?:ate|tempo)|ja te mandei|ja te enviei|ja te paguei|ja te comprei|ja te fiz|ja te fui|ja enviei|ja paguei|ja comprei|ja fiz|ja fui|prefiro|quando a gente se vir\\w*',
    'quando a gente se virmos\\w*|quando a gente se conhec\\w*|quando nos vir\\w*|quando nos virmos\\w*|quando nos encontr\\w*|quando nos conhec\\w*|primeiro (?:a gente|nos|quero)|nos conhecemos (?:ha|faz|so)|a gente (?:se conhece|mal|nem)|(?:mal|nem) (?:te|nos|se)|ha quatro dias|ha quatro semanas|ha quatro semana|ha tres dias',
    'ha tres semanas|ha tres semana|ha duas dias|ha duas semana|ha dois dias|ha dois semanas|ha dois semana|ha uma dias|ha uma semanas|ha uma semana|ha poucos dias|ha poucos semanas|ha poucos semana|faz quatro dias|faz quatro semanas|faz quatro semana|faz tres dias|faz tres semanas|faz tres semana|faz duas dias|faz duas semanas',
    'faz duas semana|faz dois dias|faz dois semanas|faz dois semana|faz uma dias|faz uma semanas|faz uma semana|faz poucos dias|faz poucos semanas|faz poucos semana|nao obrigad\\w*|desculpa mas|sem (?:dinheiro|grana)|meu ordenado|melhor (?:nao|quando|a gente)',
  ],
  plan: [
    'sem (?:pressa|stress|pressao|compromisso|estresse)|quando (?:quiseres|quiser|puder|puderes)|se prefer(?:es|ir)|lugar publico|meio do caminho|na (?:segunda|terca|quarta|quinta)|ao vivo|depois do (?:trabalho|servico)|um cafe|um chope|uma imperial|no sabado|sabado|domingo|na sexta|vemo nos|vermo nos|nos virmos|te busco|busco te',
    'ligo a noite|te ligo|combinado|kkk+|haha|convido eu|pagas tu|por minha conta|levo (?:um|camisa|ginguba)|te trago|trago chocolate|as \\d|encontro|ate amanha|descansa',
  ],
  own: [
    'cada (?:um|uma|qual) (?:paga|poe|compra|leva|com)|a meias|meio a meio os dois|dividimos|racha(?:mos|r)?|a gente (?:divide|racha)|paga(?:mos)? (?:la|no local|na hora|quando chegar)|eu (?:pago|compro|levo|cozinho|dirijo|paguei|comprei) (?:o|a|meu|minha)?|me (?:custou|cobraram|cobrou|saiu|levou|levaram)|custou me|cobraram me',
    'levou me|ja (?:paguei|tratamos|arrumei|arranjei|quitei)|nao (?:precisa|precisas|e preciso) (?:de )?(?:mand|pag|envi|traz|nada)\\w*|nao manda nada|nao mandes nada|minhas economias|meu (?:negocio|salao|decimo|salario|xitique|consorcio)|minha (?:loja|banca|padaria|kixiquila)|devolvo o (?:teu|seu)|te devo|cancela ate',
    'juntei (?:pra|para) (?:a|o|minha|meu)|estou a poupar|guardei dinheiro|entre (?:os )?irmaos|(?:ja |eu |me )?(?:paguei|comprei|reservei|encomendei|vendi|perdi|bloqueei|denunciei|dei metade|dei a minha)|eu (?:pago|convido|trabalho)|pago eu|minha parte|te mando a minha|mando a minha|dividimos o resto|devo te|deves me|me deves',
    '(?:esta|ta) tudo pago|resolvido|poupo|vendo (?:sapatos|roupa)|o seguro (?:cobre|pagou)|devolveram|horas extra|trabalho num|metade metade|dividimos a conta|consegui o emprego|a renda subiu|recebo sexta|minha regra|regra minha|eu (?:convidei|convido|pago|compro|mando)|por minha conta|minha metade|pago as|pago os|pago a minha',
    'emprestei|mandei \\S+ ao|insisto|comprei o|ja carreguei|recusaram|deram me|sai\\.|deixaram|esperei|arranjo o|aos poucos|o seguro|comeco segunda|a familia juntou|pagou finalmente|e gratis|se o bebe|codigo d[oa] (?:portao|porta|predio)',
  ],
  wary: [
    'tou a brincar|to brincando|brinco|zoeira|quase (?:te )?bloqueei|eu disse (?:lhe|pra)|disse lhe|clonaram (?:meu|o meu)|piratearam|duas etapas|verificacao em duas|apaguei|desliguei na cara|conversa velha|golpe velho|me ri|rimo nos|burlao|burloes|denunciei|bloqueei|nao envio dinheiro|nao posso ajudar com',
    'e (?:a minha regra|regra minha)|nao faco isso|truque|piramide|cuidado,|me (?:pediu|mandou)|pediu me|escreveram|queria que eu|que farias|se ganhasses|nao nasci ontem|nao des|sabes como isso|nunca nos vimos|a quem nunca|disse (?:que|quando)|alguem|um daqui|notas falsas|sms falso|queria\\w* \\S+|kkk+|sem rancor|fala com a familia',
    'nao me copies|nao rias|nao resisti|desculpa a desconfianca',
  ],
  warning: [
    'nenhum (?:banco|policia|emprego)|a alfandega (?:nao|nunca)|nunca te liga|avisa (?:a|tua|sua)|diz a tua (?:mae|avo|tia)|antes de pagar|nao caias|nao cai nessa|nunca (?:mando|mandes|des|envio|envies|empresto|pagues)|nao (?:mandes|envies|des|pagues) (?:dinheiro|o codigo|nada)|se (?:te )?(?:disserem|pedirem)|(?:bloqueei|denunciei)',
    'a policia|minha \\w+ perdeu|patrao a serio|nao vas|cuidado com|ha quem acredite|nao posso emprestar|aviso ja',
  ],
}
