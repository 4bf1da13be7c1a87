export const knownScams = `
# romance slow
> Vida, aconteceu uma desgraça e tenho vergonha de contar / Amor estou no hospital, não sei como dizer
< O que foi? / Estás doente?
> O meu filho foi atropelado por uma mota, sem caução não o tratam / Têm de operar a minha mãe ainda hoje
< Meu Deus, coitado / Lamento tanto
> Pedem {amount}, já tenho metade, a minha conta ficou bloqueada com a viagem / São {amount}, devolvo-te na sexta, palavra
?< Este mês também estou apertada / E os teus irmãos?
> Manda por {pay} no {phone}, sai no nome de {name2} / Faz {wire} em nome do meu primo {name2}
?> Ficaste calada, já não me amas? / Não o deixes morrer

# romance quick
> Quero ir ver-te no fim de semana, já vi o autocarro / Pedi dispensa, vou a {city} conhecer-te
< A sério? Que bom / Quando chegas?
> Só que ainda não pagaram / O salário atrasou por causa da greve
> Adianta-me o bilhete, {amount}, dou-te quando chegar / Se me apoiares com {amount} estou aí sábado
< Não sei / E se eu for aí?
> {pay} {phone}, aparece {name2} / Põe no número da minha irmã, {phone}, o meu passou o limite

# romance subtle
> A partir de amanhã não vou aparecer, não fiques triste / Se me calar é o telefone, não o coração
< Porquê? / Que tem o telefone?
> Este mês está como sabes, não te quero meter nas minhas coisas / Um homem não devia dizer isto à mulher dele
< Podes falar / Diz
> Se fosses tu nem precisavas de pedir, é menos que o teu {food} de sexta / É só para comer e para te escrever
?< Vou ver / O que queres ao certo?
> Deus te paga. É a linha de sempre, {phone} / Já tens o número, conheces o nome

# advance-fee slow
> Mandei-te uma caixa de noivado, fio de ouro, telefone e umas notas / Vê o teu mail, rainha, saiu hoje de Londres
< Não precisavas! / O que vem dentro?
> És o meu futuro. O código é {code} / Chega quinta, segue por {code}
~
> Ficou presa na alfândega, pedem {amount} de desalfandegamento / O estafeta fala de uma taxa de {amount}
< Pago o meu próprio presente? / É muito para mim
> Tem lá dentro {big}, não percas por uma taxa / Pagas e tiras do envelope
> A conta do agente: {name2}, {phone} / {wire} ao oficial {name2} e manda o talão

# advance-fee quick
> Sou advogado, {name2}, procuro pessoa honesta / Sou militar em missão, vi bondade nos teus olhos
< Boa noite... / Prazer
> Um cliente morreu e deixou {big} sem herdeiros com o teu apelido / Achámos uma mala com {big} e preciso de alguém que a guarde
< Isto é brincadeira? / Porquê eu?
> 40% são teus, tudo confidencial / Quando a missão acabar vou buscar e dividimos
> Só tratas da certidão, {amount} / O diplomata leva-ta, dás-lhe {amount} dos papéis
> Manda nome completo, morada e IBAN / Fala comigo no {app}, {handle}

# advance-fee subtle
> Posso pedir-te um favor? Vem uma caixa para {city} e não tenho lá morada / Encomendei coisas para a nossa casa, podem deixar contigo?
< Acho que sim / O que é?
> Loiça e lençóis, guardas até eu chegar / Perfumes para a loja, és um anjo
~
> Vão ligar-te por causa da saída, resolve com eles e guarda o talão / O motorista fala em armazém, acerta primeiro com ele
< Quanto é? / Não estava tratado?
> Ele diz-te, não passa de {amount} / Não olhes para números, somos um só

# sextortion quick
> Vamos para o {app}, {handle}, quero mostrar-te uma coisa / Tens câmara? É mais privado no {handle}
< Haha ok / Agora? Estou deitado
> Eu também, começo eu / Mostra tudo, sem vergonha
~
> Olha bem, gravei tudo / Tenho o teu vídeo com a cara
< O quê? Porque fazes isso / Apaga por favor
> Tenho o teu facebook, a tua irmã {woman} e o teu chefe, mando a todos / Em 10 minutos a família inteira vê
> Paga {amount} já e apago, {pay} {phone} / {amount} em cartões {card} ou publico
?> Se bloqueares é pior / Achas que brinco? Já foi para um

# sextortion subtle
> Estava a rever as tuas fotos da outra noite / Ainda tenho a chamada de domingo guardada
< Apaga, por favor / Gravaste??
> Calma. Os telefones roubam-se, tenho de ter cuidado / Por agora está seguro. A tua irmã {woman} tem uma loja bonita
< O que queres? / Porque falas dela?
> Ando numa fase má e não tens sido querida / Quem é bem tratado tem cuidado
> Sabes como me animar / Pensa em quanto vale o meu silêncio

# gift-card slow
> O meu plano acaba amanhã e não falamos mais / Faço anos e estou sozinho na base
< Posso ajudar? / O que querias?
> Compra-me um cartão {card}, aqui serve para a internet / Um {card} de {amount} e já compro dados
< Cartão para internet? / Como funciona?
> Raspas e mandas foto / Compras no supermercado e envias-me os números de trás, não digas nada na caixa
?> Já está? Guarda o talão / Um não chega, pedem dois de {amount}
?< Aqui: {code} / A moça da caixa fez perguntas

# gift-card quick
> Amor estás perto de um supermercado? / Onde estás? Preciso de um favor rápido
< Sim, porquê / Em casa
> Estou em reunião e o meu cartão não passa, compra 3 {card} de {amount} / O sobrinho faz anos e esqueci-me, um {card} de {amount}, pago à noite
< Não dá online? / Que sobrinho?
> O site não aceita o meu país, manda os códigos assim {code} / Raspa e fotografa, é urgente

# crypto slow
> Perguntaste como viajo tanto, o meu tio ensinou-me a negociar / Hoje fiz {amount} antes do café
< Como? / A fazer o quê?
> Contratos curtos de {coin}, ele tem os sinais / Uma plataforma, a minha tia está lá. Quero construir contigo
< Não percebo nada disso / Não é arriscado?
> Eu guio-te, começa com {amount}, regista-te em {link} / Sem perdas se me seguires, abre {link} com o meu convite
?> Vê o print, 20% num dia / Levantas quando quiseres
< Pus {amount2} e já subiu! / E agora?
> O nível VIP são {amount}, pede emprestado, fecha hoje / Para levantar pagas primeiro o imposto de {amount}

# crypto quick
> Queres ganhar dinheiro com o telemóvel? Só dar likes em vídeos / Sou gestora, dobro o dinheiro das pessoas
< Como? / É verdade?
> Entras com {amount} e recebes {profit} em 3 horas, garantido / Envias {coin} para {wallet} e o robô faz o resto
< E se falhar? / Muitos foram burlados
> 100% seguro, já paguei a muita gente hoje, {link} / Sou cristã, não minto, fala com o gerente no {app} {handle}

# crypto subtle
> Fechei cedo, o sinal estava bom / O tio diz que a janela é quinta
< Que janela? / Tu e os gráficos
> Não gosto de misturar isso connosco / É para gente paciente, nem devia falar
< Experimenta / Fiquei curiosa
> Na primeira vez põe pouco, fico contigo, são dez minutos / Fazemos uma juntos e ficas com o que sair
> Abre conta em {link} e diz o que aparece / Tens app de câmbio? Primeiro passas para {coin}

# gift-card subtle
> Sabes aqueles cartõezinhos ao pé da caixa, com jogos? / Na tua loja vendem vales de jogos?
< Acho que sim / Os dos telemóveis?
> O meu filho no internato quer um e aqui não há / Era a única coisa que me salvava a semana, é tolice
< Vejo amanhã / Como te envio?
> Não é preciso correio, interessa o verso, basta foto / Só me lês o que está debaixo da parte cinzenta

# advance-fee quick
> Viste a mensagem? Mandei-te {amount} por engano, era o remédio da mãe / Vê o teu {pay}, o meu dinheiro caiu na tua linha
< Tenho um sms mas o saldo é igual / Deixa ver
> Demora a aparecer, devolve depressa que ela está na farmácia / A rede está lenta, volta a mandar {amount}, imploro
?< A operadora não anula? / Não vejo nada na conta
> Leva três dias, põe no {phone}, nome {name2} / És boa pessoa, {phone}, tira as tuas taxas

# sextortion slow
> Uma fotografia só para mim / Tenho saudades do teu corpo, uma antes de dormir
< Tu primeiro / Não mostras a ninguém?
> Juro pela minha mãe / Sabes que te amo
~
> Não queria, mas preciso de {amount} / É assim, sei onde trabalhas
< Estás a ameaçar-me? / Pensei que me amavas
> A tua igreja vai ver que mulher és / Tenho o número do teu marido
> Até às 18h ou ponho em todo o lado / {amount} hoje e desapareço, {phone}
`
