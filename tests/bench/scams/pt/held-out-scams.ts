export const heldOutScams = `
# romance slow
> Amor, o meu tio recebeu bem a tua conversa. Disse que és homem de palavra / Mô, falei com a família de ti, agora já tens nome lá em casa
< Fico contente, e a tua mãe? / Eish, já estão a falar de mim na banda
> A mãe chorou. Eles querem fazer o pedido antes do cacimbo acabar / A mamã já escolheu o pano. Querem a carta do pedido este mês
~
> Recebemos a lista do alambamento, o tio foi duro / Não queria te mostrar a lista, tenho vergonha
< Manda, quero ver / É muito? Eu estou em Lisboa, não posso ir já
> Grades de gasosa, fato do tio, panos e o envelope. Tudo dá {amount}. Eu pus a minha parte do salo / O envelope e as bebidas dão {amount}, o resto a minha irmã ofereceu
?< Não dá para esperar o Natal? / Nem te conheço ao vivo ainda
> Há um kota das obras que também quer pedir, o tio só espera até domingo / Se não entras agora ele vai me dar a outro, e eu fico a vida toda a pensar em ti
> Manda por {wire} em nome de {name2}, é o meu irmão que vai comprar / Faz {pay} para {phone}, meu irmão {name2} leva tudo ao tio e filmamos para ti

# romance slow
> Carreguei madeira em Nampula, agora é descer até Ressano Garcia. Três dias de estrada só a pensar em ti / Bom dia minha rainha, dormi no camião a ouvir a tua nota de voz
< Conduz com cuidado, está bem? / Cuidado com essa EN1, tem muito buraco
> Quando entregar esta carga compro a aliança, já vi uma em Nelspruit / Este frete paga a nossa casa na Matola, vais ver
~
< Já atravessaste? / Estás calado, aconteceu alguma coisa?
> Seguraram o camião na fronteira. O despachante fugiu com o documento / Estou parado há dois dias, dizem que falta selo na carga
< E o patrão não resolve? / Epa, e agora?
> O patrão desconta tudo em mim. São {amount} e ainda hoje posso sair / Se não pago {amount} leiloam a carga. Já vendi o telefone grande, este é do ajudante
> Faz {pay} para {phone}, é da fiscal que me está a ajudar. Mal entregue devolvo a dobrar / Ajuda o teu homem, {phone}, {pay}. Aqui o guarda não dorme

# romance slow
> Estou a tirar o curso de enfermagem no Mindelo, é puxado / Nha kretxeu, hoje fiz estágio no hospital, lembrei-me de ti a cada porta
< Vais ser uma enfermeira linda / Orgulho em ti
> Quando acabar vou para Roterdão, aí já não há mar entre nós / O meu plano é o teu plano, acabar e ir viver contigo
~
> Não me deixaram entrar no exame hoje / Saí da escola a chorar, tiraram o meu nome da pauta
< O que aconteceu, conta
> Propinas em atraso, três meses. O meu pai embarcou e nunca mais mandou / É a mensalidade. O meu padrinho pagava mas faleceu em junho
?< Quanto falta? / E não há bolsa?
> {amount} até sexta e faço o exame de recurso. Depois disso nunca mais te peço / Com {amount} fico limpa até ao fim do ano. É um investimento na tua mulher
> Podes mandar por {wire}, {name2}, Mindelo. Tira foto ao papel / A minha colega recebe por mim, {phone}, porque o meu bilhete caducou

# romance quick
> Amor atende não, tou na esquadra, me apanharam o motor sem documento / Mor, fui parado na operação stop, estou na esquadra do Golfe
< Ai meu Deus, estás bem? / Como assim na esquadra?
> Tou bem mas querem me levar pra cadeia de Viana / Bem não estou. O chefe disse ou pago ou durmo aqui
> É {small} de gasosa e me soltam com a mota. Mal saia te devolvo / Preciso de {amount} agora, o salário cai segunda e vai direto pra ti
?< Não tens ninguém aí perto? / Hmm isso cheira mal
> Número do chefe {phone}, {pay}, não escreve nada na descrição / {split}, é o chefe da secção. Rápido que ele muda de turno

# romance quick
> Oi linda, chego amanhã em Guarulhos, nem acredito / Oi gata, comprei a passagem, sábado tô na sua porta
< Sério?? Ai que frio na barriga / Jura? Vou arrumar a casa toda
> Só deu um probleminha, a mala passou do peso e o cartão não passa aqui / A companhia travou meu check-in, falta pagar uma taxa besta
< E não dá pra pagar no débito?
> {small}. Faz um Pix pra moça do balcão, a chave é {phone} / Uns {amount}, te devolvo no aeroporto em dinheiro, a chave Pix é o telefone {phone}
> Amor anda que vão fechar o voo / Me manda o comprovante que eu mostro pra ela

# romance quick
> Kuma, bu sta bon? desculpa a hora, morreu o meu padrinho em Bafatá / boa noite amor, hoje perdemos a tia que me criou
< Lamento muito, força
> obrigado. amanhã é o toca-choro, a família quer que eu leve a vaca / tenho que dar a minha parte para a cerimónia senão sou falado na tabanca
> estou com falta de {amount}, dia 5 recebo e mando logo / podes desenrascar {small}? é só até ao fim do mês
?< Mas falamos há uma semana só / Eu também estou apertada
> uma semana chega para saber quem é família. Orange Money {phone} / quem ajuda na dor fica para sempre. {pay}, {split}, nome {name2}

# romance subtle
> Hoje ficámos outra vez sem luz, a comida na arca já cheira / A EDM cortou-nos, estou a escrever com a lanterna do vizinho
< Que chatice. Avaria? / Outra vez? E as crianças?
> Não é avaria, sabes como é. Acabou o que se põe no contador / As crianças acham graça ao escuro. Eu é que não
< E não consegues pôr? / Queres falar sobre isso?
> Não quero estragar a nossa conversa. Tu já fazes muito em existir / Há coisas que uma mulher não pede, o homem adivinha
?< Mas diz, posso fazer alguma coisa? / Não sou bom a adivinhar
> O número do contador é este: {code}. Guarda só, caso Deus te fale / A minha prima disse que de fora também dá para carregar. Fica aqui {code}, não leves a mal

# romance subtle
> Não vou à missa domingo. Fica para outra vez / Acho que é melhor não nos encontrarmos sábado
< Porquê? Estavas tão animada / Fiz alguma coisa?
> Tu não. É que olhei para o espelho e tive vergonha / As outras vão bem arranjadas ao teu lado e eu assim, com este cabelo
< És bonita de qualquer maneira / O cabelo não me importa nada
> Dizes isso, mas os teus amigos vão olhar. A Neusa é que tem sorte, o namorado trata dela / O meu ex, com todos os defeitos, nunca me deixou sair descuidada
?< Trata como? / Eu não sou o teu ex
> A dona do salão recebe no telefone, não é preciso passar por mim. {phone}. Tu é que sabes a mulher que queres ao lado / Não digo mais nada. O contacto da moça das tranças é {phone}, se o coração te mandar

# advance-fee slow
> A paz do Senhor. Sou a irmã Graça, viúva do General Kapalo, escrevo-lhe em confiança / Boa tarde. Chamo-me {name2}, filha de um antigo governador, vivo escondida em Windhoek
< Boa tarde, em que posso ajudar? / A paz. Conhecemo-nos?
> Ainda não, mas sonhei com um homem justo e apareceu o seu perfil / Procuro um homem de confiança, e talvez um companheiro
~
> O meu falecido deixou {big} num cofre em Acra, num banco de segurança / O meu pai depositou {big} em meu nome mas só posso levantar com um tutor estrangeiro
< É muito dinheiro… / E porque eu?
> Porque os meus cunhados querem matar-me por causa disso. O senhor fica com 35% / Porque não tenho ninguém. Depois de transferido caso-me consigo e investe por nós
~
> O advogado Dr. {name2} precisa de {amount} para a procuração e o selo / Falta o certificado de origem dos fundos, {amount}, e o banco liberta na quarta
?< Não pode descontar do dinheiro? / Deixe-me pensar, irmã
> A lei não permite tocar no cofre antes. Envie por {wire} ao Dr. {name2} e guarde segredo / Se pensar muito o governo confisca. {wire}, e mande-me o código {code}

# advance-fee slow
> Tu tens passaporte? O meu primo está a levar pessoal para Portugal com contrato / Ainda queres sair da banda? Conheço um esquema limpo, visto CPLP
< Tenho sim, porquê? / Quero, mas visto é maka
> É apanha da framboesa em Odemira, {salary} e dormida. Ele já levou oito / Hotel no Algarve, limpeza de quartos, {salary} por mês
< E quanto se paga? / Isso é verdade mesmo?
~
> Falei com ele, sobrou uma vaga porque uma moça engravidou / Amor, guardou a vaga para ti porque és minha
> Tens que dar {amount} para a marcação na VFS, o resto pagas lá com o trabalho / A marcação custa {amount}. Ele tem um contacto lá dentro, em duas semanas sai
?< Posso ir lá pagar pessoalmente? / Vou falar com a minha irmã primeiro
> Ele não atende pessoas, por causa da fiscalização. {pay} {phone} em nome de {name2} / Não fala a ninguém senão perdes. {phone}, {pay}, e manda foto do passaporte

# advance-fee quick
> Parabéns! O seu número foi sorteado na promoção Vodacom Fim do Ano, ganhou {big} / Estimado cliente, a Unitel informa que é vencedor de um Toyota Starlet e {big}
< Nem participei / É sério?
> O sorteio é automático pelo número de recargas. Código do prémio {code} / É sério sim senhora, saiu o código {code}, tem 2 horas para levantar
> Para libertar é preciso pagar o imposto de selo, {small} / Falta a taxa de transporte do prémio, só {small}
> Envie para {phone}, agente {name2}, e não desligue a chamada / Faça {pay} em {phone} e diga-me o PIN que chegar por mensagem

# advance-fee quick
> Bom dia. Vi que procura emprego. A Total em Afungi está a recrutar, eu trabalho nos RH / Mana, sei que estás parada. Há vaga no BFA, o meu cunhado é que assina
< Bom dia, sim procuro! Que vaga? / Jura? Qual é a vaga
> Recepção, {salary}, começas dia 1. Não precisa experiência / Caixa. {salary} e seguro de saúde. Mas a lista fecha hoje às 15
< E o que tenho que mandar? / Quero sim, como faço
> Bilhete, NIB e o refresco dos chefes, {amount}. Sem refresco sabes que não anda / CV não interessa. É {amount}, metade agora e metade quando assinares
> {pay} para {phone}, apaga esta conversa depois / Manda por {pay} {split}, e confirma com o meu chefe {name2}

# advance-fee quick
> Olá, empréstimo rápido para todos, mesmo com nome sujo, 3% ao ano, resposta em 1 hora / Bom dia, sou financiador particular em Genebra, ajudo famílias em Portugal e Cabo Verde
< Boa tarde, preciso para acabar a casa / Mesmo sem recibo de vencimento?
> Sem problema. Diga o valor e quantos anos / Mesmo assim. Só preciso do cartão de cidadão e do IBAN
< Uns 15 mil, em 5 anos / Queria 8000
> Aprovado, já está assinado. Falta o seguro de vida obrigatório, {amount} / O contrato está pronto. A transferência sai depois da taxa de processo, {amount}
> Paga por {wire} ou MB Way {phone}, a seguir o dinheiro entra em 30 minutos / Referência em nome de {name2}. Se não paga hoje o contrato prevê multa

# advance-fee subtle
> Tens conta no BCI ou no Millennium? / Diz-me, a tua conta do banco está ativa?
< Tenho no BIM, porquê? / Está, é onde recebo
> Um cliente vai depositar e a minha está com problema de KYC, chatices / Um amigo de Joanesburgo vai mandar uma coisa e eu não quero que a minha ex veja
< E o que faço eu? / Hmm, e depois?
> Nada. Entra, tu tiras um bocado para as tuas unhas e o resto vais dando a um rapaz que passa / Levantas no ATM devagar, em dias diferentes. A tua parte fica contigo, claro
?< Isso não dá problema? / De onde vem esse dinheiro
> Só dá problema a quem fala. Manda-me o NIB e uma foto do cartão dos dois lados / É negócio, amor. Confias ou não? O NIB e o nome completo, mais nada

# sextortion slow
> Estás sozinho? Hoje quero ver-te com luz / Põe a câmara boa, a da frente, quero ver a tua cara quando me olhas
< Estou sozinho, espera / Tenho vergonha haha
> Vergonha de quê, já somos íntimos / Faz o que fizeste ontem, eu faço também
~
> Bom dia. Tens uma esposa bonita, vi agora no Facebook dela / Dormiste? Eu não. Estive a ver o perfil da tua empresa
< O que é isto? / Porque é que estás a ver isso
> Gravei as três noites. Está tudo numa pasta com o teu nome / Tenho oito minutos teus. Vê-se a aliança, vê-se a cara
< Por favor apaga / Quanto queres para apagar
> {amount} por semana, durante um mês, e eu esqueço / Começa com {amount}. Se te portares bem fica por aí
> {wire}, {name2}. Quarta-feira sem falta ou a tua mulher recebe o primeiro / {pay} {phone}. Cada desculpa tua é um amigo teu que vê

# sextortion slow
> Guardei as tuas fotos no cofre do telemóvel, juro pela minha mãe / Adorei as fotos do banho, ninguém vai ver isso minha vida
< Confio em ti, nunca fiz isto / Apaga depois de ver tá
~
> Precisamos falar. Não gostei de te ver com aquele moço no status / Quem é o gajo da festa de sábado?
< É meu primo! / Nós não temos nada oficial ainda
> Ou és minha ou toda Benguela vai ver o que tu mandaste / Vou pôr no grupo da tua faculdade e no da igreja do teu pai
< Estás a falar a sério? / Não faças isso, suplico
> Queres paz? Devolve o que gastei contigo, {amount}, e ainda me respeitas / Então paga o meu silêncio. {amount}, e bloqueias o primo
> {phone}, {pay}. Tens até às 22, já criei o perfil com a tua foto / Express, {phone}. Olha, esta já mandei à tua colega Tânia só para veres que não brinco

# sextortion quick
> kkkkk olha só quem gravei / sorria, tá no vídeo amigão
< apaga isso agora / que isso mano
> 3 min de você pelado e teu rosto. já peguei teu insta inteiro / tenho teu trabalho, tua mãe, tua igreja, tudo printado
> paga {amount} no pix ou mando pra todo mundo em 5 min / é {amount}. chora não, faz o pix
< pelo amor de Deus não tenho isso / sou casado cara
> então pede emprestado. chave {phone}, tô contando / se bloquear eu solto na hora. {phone} chave celular, nome {name2}

# sextortion quick
> Fala o inspector {name2}, SIC Luanda, departamento de crimes informáticos / Boa tarde. Advogado {name2}, represento a menina com quem o senhor fez videochamada
< Boa tarde, o que se passa? / Que menina?
> A senhora apresentou queixa por ofensa ao pudor. Temos as imagens da sua pessoa sem roupa / O marido dela encontrou o vídeo e quer levar à televisão
< Foi ela que pediu / Eu não sabia que era casada
> Pode explicar ao procurador, ou resolve-se extrajudicialmente com {amount} / Aceita retirar a queixa por {amount}. Amanhã já será mandado de captura
> Deposite em nome de {name2} por {wire} e traga só o talão / {phone}, {pay}, e não contacte mais a menina. Isto é sigiloso

# sextortion quick
> Vi que és professora. Bonita profissão / Então dra., os seus doentes sabem?
< Quem é? / Sabem o quê?
> Sou quem comprou o telefone do teu ex no mercado Estrela. Ele não apagou nada / O computador do Edson ficou comigo. A pasta chama-se férias Bilene
< Meu Deus / Isso é crime, vou à polícia
> Vai. Enquanto vais eu ponho no grupo dos pais da escola / Crime é o que se vê lá. {amount} e deito fora
> Mandas para {phone} hoje. Amanhã o preço é o dobro / e-Mola, {split}. Quando cair apago, tens a minha palavra

# sextortion subtle
> Gostei muito de ontem. Tenho saudades, por isso revejo / Que boa companhia foste ontem à noite
< Revês o quê? / Eu também gostei
> Sou sentimental, guardo tudo. A tua irmã Dulce também é assim? Parece simpática / Fiquei com uma recordação, e lembrei-me que o teu chefe usa a mesma rede
< Como conheces a minha irmã / Não percebo onde queres chegar
> O mundo é pequeno, sobretudo na Praia. Numa ilha tudo se sabe / A lado nenhum. Só acho que um homem na tua posição cuida de quem cuida dele
?< Diz o que queres / Apaga o que tiveres por favor
> Não sou eu que tenho de dizer. Mostra-me tu o quanto vale a nossa discrição / Este é o meu contacto {phone}. Faz-me um gesto bonito antes de segunda

# gift-card slow
> Aqui na missão de paz em Bangui só temos internet à noite, mas a noite é tua / Sou engenheiro naval, embarcado até abril. O mar é grande mas tu és maior
< Que romântico. Quando voltas? / Falta muito para abril
> Contando os dias. Já imprimi a tua foto / Quando voltar vamos à Ilha do Sal, tu e eu
~
> Vou perder o acesso à internet, o pacote da base paga-se com cartões / Querida, o satélite cobra e não aceita o meu banco
< E como se paga? / Não dá por transferência?
> Com cartões {card}, desses que se vendem na Worten ou no Continente / Só aceitam código {card}. Vai à bomba de gasolina, lá têm
> Compra {amount} em cartões de 50 e manda a foto do código raspado / Quatro chegam. Raspa e escreve-me os números aqui, o talão guarda tu
?> Se a menina da caixa fizer perguntas diz que é para os sobrinhos / Desculpa, um deu erro, tens de comprar mais um

# gift-card slow
> Estou a montar o meu estúdio de música aqui no Prenda, vais ouvir-me na rádio / Escrevi um som para ti, chama-se Mulata do Tejo
< Que lindo, manda! / Nunca me fizeram uma música
> Está na fase da mistura, o produtor é exigente / Falta masterizar, aí o mundo vai saber de ti
~
< E a minha música? / Já acabaste o som?
> Parou. O programa é licença da Apple e o meu ID é de Angola, não paga / O beat é comprado lá fora e o site só aceita cartão iTunes
< Ah. E se eu comprasse daqui? / Como posso ajudar o artista
> Serias a minha produtora! Dois cartões de 100, qualquer Fnac tem / Compras um iTunes de 50 esta semana e outro na próxima, e o teu nome sai na capa
> Raspa com moeda e manda o código por voz, letra a letra / Manda foto das costas, amor, bem focada, e não uses tu antes

# gift-card quick
> Oi, desculpa incomodar, tô na reunião e preciso de um favorzão / Ei, cê tá perto de alguma farmácia ou mercado?
< Oi, fala / Tô no Carrefour por acaso
> Prometi uns vales pra equipe e meu app travou. Compra 3 cartões Google Play de 100 que te faço Pix daqui meia hora / Pega dois cartões presente {card} pra mim, te pago com juros e um jantar
< Não pode ser depois? / Tá, mas a gente nem se viu ainda
> É agora, eles tão esperando. Confia / A gente se vê hoje no jantar ué, {place} às 20h
> Raspa e manda o código aqui, pode ser foto torta mesmo / Me dita os números, depois joga o cartão fora

# gift-card quick
> Para marcarmos encontro tenho de te registar na segurança da agência / Sou acompanhada por uma associação, antes de sair com alguém há um cartão de garantia
< Que segurança? / Nunca ouvi falar disso
> É por causa de raptos. Compras um Paysafecard de {small}, o código fica cativo / Compra um {card} de 50 e envia o PIN, serve de garantia que não me fazes mal
< E devolvem? / Parece estranho
> Devolvem em dinheiro à porta, eu mesma te dou / Estranho é um homem que diz que quer e tem medo de 50
> Manda o PIN de 16 dígitos e dou-te a morada já / Tenho o vestido vestido. Envia o PIN ou visto o pijama

# gift-card subtle
> A minha menina fez desenho de ti, puseste-te alto haha / A Kiara perguntou quando é que o amigo da mamã vem
< Que querida! Quantos anos faz mesmo? / Diz-lhe que em breve
> Faz sete amanhã. Só fala daquele jogo dos bonequinhos / Está triste porque as colegas têm lá as coisas do jogo e ela fica de fora
< O Roblox? / O meu sobrinho também é viciado
> Esse mesmo. Aqui nas lojas não há desses cartõezinhos, aí vejo que penduram à entrada / Isso. Mas deixa, coisas de criança, aí na Amadora é que há em todo o lado
?< Posso ver quando for às compras / Ela ia gostar?
> Ia achar que és o pai natal. O que vem debaixo da tinta cabe numa mensagem, nem pagas correio / Não te pedi nada hem. Se calhar só raspas e mandas e eu digo que foi uma fada

# crypto slow
> Boa tarde, acho que guardei o teu número por engano, és a veterinária do Bento? / Olá, Rui? É sobre a mesa de ténis de domingo
< Não, enganou-se / Não sou o Rui haha
> Que vergonha, desculpe. Mas foi simpático em responder, sou a Mei, vivo em Cascais / Perdão! Já agora, prazer. Vim de Macau, ainda não conheço ninguém
~
> Hoje o meu dia foi bom, o mercado deu {profit} antes do almoço / Fui beber chá a {place} para celebrar, o {coin} fez o que o meu professor previu
< Trabalhas na bolsa? / Percebes disso?
> É um canal de liquidez, opções de 60 segundos. O meu tio ensina-me as horas certas / Não trabalho, aproveito janelas. Posso mostrar-te, mas não contes a ninguém
~
> Abre conta aqui {link}, põe {small} para aprender, eu digo quando carregas / Mete só {small} em USDT, ganhas hoje e levantas hoje, para veres
< Levantei mesmo! Que loucura / Funcionou, recebi na conta
> Agora a sério. Quem entra com {big} tem a taxa dourada até domingo / Pede um crédito pequeno, em duas semanas está pago. O endereço é {wallet}

# crypto slow
> Mano tu ainda vives de salário? Eu larguei o salo em Agosto / Minha querida, eu era como tu, a contar moedas para o chapa
< E vives de quê? / Como conseguiste sair disso?
> Um grupo de kixikila digital, mas em {coin}. Entras e cada lua recebes / Xitique online, o dinheiro cresce sozinho porque a máquina trabalha na África do Sul
~
> Hoje caiu o meu, {profit}, vou comprar a chapa do telhado / Recebi {profit} esta manhã, paguei a creche dos miúdos o ano inteiro
?< Isso não é pirâmide? O meu primo perdeu tudo numa / E se os donos fugirem
> Os donos são pastores, têm escritório em Talatona / Podes levantar quando quiseres, só os medrosos ficam pobres
~
< Então como entro / Digamos que quero experimentar
> Nível semente {small}, nível árvore {amount}. Se trouxeres três pessoas sobes / A inscrição é {amount}, mandas para {phone} por {pay} e eu ponho-te no painel
> Para levantar antes dos 90 dias pagas a taxa de saída, {amount2} / O painel está em manutenção, quem reforçar com {amount2} levanta primeiro

# crypto quick
> Bom dia futura milionária! Multiplica 5.000 em 50.000 hoje mesmo / Olá, tenho um robô que faz dinheiro enquanto dormes, queres ver?
< Golpe kkk
> Golpe é trabalhar 30 dias por migalhas. Olha os comprovativos {link} / Tu envias, o robô compra e vende {coin}, em 2h devolve dez vezes
< Quanto é o mínimo / Tenho 3 mil só
> {small} e já entras no lote das 14h / Com {small} recebes {profit}, quem me conhece sabe
> {pay} {phone}, nome {name2}, manda o print no {app} {handle} / Ou direto na carteira {wallet}. Faltam 6 minutos para o lote

# crypto quick
> Tô te mandando {amount} em USDT de presente, só confirma tua carteira / Quero te dar um mimo em {coin}, tem Trust Wallet?
< Oi? Por que? / Tenho mas nunca usei
> Porque ganhei bem essa semana e gosto de você / Aí mesmo. Me fala as 12 palavras que aparece na configuração pra eu sincronizar
?< Isso não é secreto? / Não tô achando
> É secreto pra estranho, eu sou teu homem. Sem isso o presente volta / Abre {link}, conecta a carteira e aperta aprovar, eu libero do meu lado
> Deu erro de gás, põe {small} de BNB que ele destrava / Falta ativar, manda {small} pra {wallet} e cai o dobro na hora

# crypto quick
> Boa noite, a nossa empresa paga para avaliar restaurantes no Maps, {salary} por semana, part-time / Olá, és de Maputo? Procuro 3 pessoas para trabalho online, 20 minutos por dia
< Que tipo de trabalho / Sou, e preciso sim
> Dás 5 estrelas e mandas print, pago por {pay} / Faz já este teste, mando-te {small}
< Recebi, obrigada / Chegou mesmo, fixe
> Agora tens missão comercial: depositas {amount} em USDT e sai {profit} / Foste promovida! O próximo pacote é pré-pago, {amount} em {coin}, devolvem com 30%
> Envia para {wallet}. Se parares a meio perdes tudo, e o grupo também / O saldo ficou negativo porque te calhou tarefa de sorte, completa com {amount2} e levantas tudo

# crypto subtle
> Sabes o que o meu avô dizia? Dinheiro parado é peixe fora de água / Onde guardas as tuas poupanças? Não digas quanto
< Haha no banco como toda a gente / Debaixo do colchão, porquê
> O banco come-te todos os meses. Custa-me ver-te trabalhar tanto / Porque penso em nós daqui a cinco anos, e tu?
< E o que farias tu / Penso também
> Eu tenho um sítio. Não te convido já, primeiro quero que vejas comigo uns dias / Espreita só o gráfico desta noite {link}, não tens de entrar em nada
?< Parece bonito mas não percebo / Estás sempre a falar disso ultimamente
> Percebes depois. Vai passando devagar, para onde eu te disser, e a tua vida muda / Quando o verde tocar na linha eu dou-te a mão. Já tens a app? Cria com o teu documento e dá-me o acesso
`
