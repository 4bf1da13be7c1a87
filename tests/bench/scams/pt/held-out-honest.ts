export const heldOutHonest = `
# talk
> O que vais jantar? / Que se come aí em casa hoje?
< {food}, a minha mãe fez uma panela enorme / Pão com chá, estou sem coragem
> Guarda um prato / Ontem queimei o arroz, não posso falar de ninguém
< Só se vieres buscar / Haha então somos iguais na cozinha
?> Chego em dez minutos / Preciso de quem me ensine

# talk
> Viste o jogo dos Palancas? / Aquele árbitro ontem, sinceramente
< Vi, e perdi a voz / Não vejo bola, mas ouvi o bairro todo a gritar
> Aquele golo aos 90, saltei do sofá / Roubaram-nos à luz do dia
< O meu vizinho partiu uma cadeira / Vocês dizem sempre isso quando perdem

# talk
> E o frio em {city}, já te habituaste? / Como está o tempo por aí?
< Durmo de gorro / Hoje choveu de lado, nem o guarda-chuva aguentou
> Aqui 35 graus e a ventoinha a fazer vento quente / Eu derretia por um bocado desse frio
< Trocamos uma semana / Não digas isso, o meu nariz caiu
?> Feito / Haha apanha-o

# talk
> Trânsito em Viana hoje, duas horas e meia / O chapa hoje levou vinte e tal pessoas e uma cabra
< A sério? Coitado de ti / Todos os dias uma aventura
> Cheguei ao serviço como se viesse da guerra / E ainda me pisaram o sapato novo
< Descansa a cabeça / Devias escrever um livro

# talk
> O meu menino entrou na primeira classe hoje / A minha bebé disse papá, e eu no serviço
< Que lindo, chorou? / Perdeste o momento mas ela vai repetir
> Eu é que chorei no portão / A minha irmã gravou, vi dez vezes
?< Haha os pais sofrem mais / É normal, o coração é mole
> Crescem num instante / Já quero outra haha

# talk
> A minha mãe anda doente, a tensão não baixa / Passei a noite no Josina Machel com o meu pai
< Lamento. Está internada? / E como ele está agora?
> Já está em casa, mas fraquinha / Melhor, comeu uma sopa
< As melhoras, de coração / Cuida também de ti, ouviste
?> Obrigada por perguntares / Sabe bem ter com quem falar

# talk
> Tu és de igreja? / Qual é a tua fé, se posso perguntar
< Metodista, canto no coro / Sou muçulmana da Ilha, isso importa para ti?
> Nada, respeito toda a gente / Que bonito, a minha avó também rezava todos os dias
< Fico contente
> Eu creio, mas vou pouco / Católico de Natal e casamentos

# talk
> Estás a ver a novela? / Recomenda uma série que não seja de tiros
< A vilã ontem pôs-me aos gritos / Ando a rever o Windeck, imagina
> Eu torço por ela, confesso / Clássico! Lembro-me de fugir da catequese para ver
< Tu és perigoso / Hahaha pecador

# talk
> Fui às tabancas no fim de semana, só mangas e silêncio / Passei o domingo na Macaneta com os primos
< Que saudade disso / Nem convidas
> Comi manga até doer a barriga / Da próxima vens, levas o carvão
?< Bem feito / Levo é fome

# talk
> Fala a verdade, o que procuras aqui? / Andas aqui a sério ou é passatempo
< A sério. Tenho 39 e cansei de joguinhos / Primeiro amizade, depois logo se vê
> Gosto da resposta. Eu fui magoada, vou devagar / Justo. Também não gosto de correrias
< Devagar está bem / Queres contar?
?> Um dia, com vinho / Fica para quando nos virmos

# talk
> Como correu a entrevista? / Então, passaste na cadeira de estatística?
< Acho que bem, riram-se de uma piada minha / Só sei sexta, mas tenho fé
> Quando fazes rir já ganhaste / Vai dar certo, estudaste até às três da manhã
< Deus te ouça / Obrigada pela força

# talk
> Sou costureira, e tu fazes o quê? / Trabalho de noite num lar em Setúbal, por isso respondo a horas estranhas
< Eletricista, agora nas obras do porto / Eu sou padeiro, acordo quando tu acabas
> Mãos que fazem coisas, gosto / Então falamos às quatro da manhã
< Calejadas, aviso já / A hora dos loucos

# talk
> Ensina-me uma palavra em changana / Ainda falas kimbundu ou só percebes os insultos?
< Khanimambo, é obrigado / Percebo tudo, respondo em português, a avó fica brava
> Khanimambo então / A minha também, diz que virámos tugas
?< Muito bem, tens jeito / Hahaha igual

# talk
> O galo do vizinho canta à uma da manhã, está avariado / Festa no prédio desde quinta, não é fim de semana, é festival
< Faz-lhe uma cabidela / Junta-te a eles
> O dono é polícia, tenho medo / Já fui lá buscar bolo, não me queixo
< Então dorme com algodão / Esperta

# talk
> Porque só tens fotos de óculos escuros? / Nunca mostras as mãos nas fotos, és tímida?
< Sou professora, os alunos veem tudo / Hahaha reparaste nisso?
> Faz sentido. Uma videochamada então? / Reparo em tudo
< Amanhã depois das 20 / Que medo

# talk
> Desculpa o sumiço, estive no óbito do meu avô em Malanje / Fiquei sem rede, fui ao enterro da minha madrinha no interior
< Força, não te preocupes com o silêncio
> Foi bonito, cantámos a noite inteira / Tinha 91, descansou
?< Viveu muito / Um abraço apertado

# talk
> qual foi mano / tmj, suave?
< suave e vc / de boa, saí do trampo agora
> tô no churras do meu primo, pagode comendo solto / cheguei da academia morto
< nem convida né / eu desisti da academia em fevereiro kkk
?> vem ué / volta, a gente treina junto

# talk
> Qual é o teu maior defeito? / O que diriam os teus ex de ti?
< Amuo dois dias / Que falo demais e chego tarde
> Eu não sei pedir desculpa, faço bolo / Ciumento, mas já melhorei
< Bolo de quê? / Isso dizem todos
?> Depende da gravidade, o máximo é chocolate / Pergunta à minha irmã

# money
> Sexta dividimos a conta, pode ser? / Aviso já que sou da turma do racha
< Pode, prefiro até / O meu pai teria um ataque, mas está bem
> Eu escolho o sítio e tu a sobremesa / Cada um paga o seu e o passeio é de graça
< Combinado, nada de caro / O de graça é o melhor

# money
> O meu telefone caiu na sanita, não rias / O ecrã partiu-se, escrevo do tablet da miúda
< Estou a rir, desculpa / Ui. Tem arranjo?
> O rapaz pede {small}, mas só quando receber / Tem, mas vou esperar o mês que vem, não é urgente
< Põe-no em arroz entretanto / Olha, assim descansas a vista

# money
> Quanto ganha um professor em Moçambique agora, com a TSU? / Em Portugal na limpeza tira-se quanto, se não é indiscrição?
< {salary}, quando pagam a tempo / {salary}, e o quarto leva metade
> É de chorar / E cá pensam que aí se apanha do chão
< Faço explicações à tarde para equilibrar / Pois é, ninguém vê as contas
?> Heróis é o que são / Vou mostrar à minha irmã que quer ir

# money
> Em maio é a minha vez na kixikila / Este mês recebo o xitique das colegas, {amount}
< Que bom! Já tens plano? / E o que vais fazer?
> Uma máquina de costura industrial / Pintar a casa e comprar cadeiras
< Muito bem pensado / Vou aí sentar-me numa
?> Demorei dez meses à espera / Está convidado

# money
> O meu número é {phone}, liga quando chegares ao terminal / Fica com o meu contacto {phone} caso não haja net
< Gravado, o meu é {phone} / Dou-te um bip para ficares com o meu
> E não pagues mais de mil ao taxista até à Polana / Se o taxista vir a mala grande pede o triplo, não aceites
< Sei negociar, a minha mãe é de mercado / Obrigado pelo aviso

# money
> A minha prima quer que eu lhe empreste {amount} para a banca, não sei / O meu irmão deve-me {amount} desde o Carnaval e faz-se de esquecido
< Família e dinheiro, difícil / Põe no papel, mesmo entre irmãos
> Também acho / Já me arrependi, mas é sangue
< Empresta só o que podes perder / Conta como oferta e não te chateies

# money
> Cuidado aqui, um tipo pediu-me cartões iTunes ao segundo dia / Já apanhaste os falsos generais? A mim escreveram três
< A mim foi uma viúva com {big} num cofre hahaha / Sim, e o da plataforma de petróleo sem câmara
> O meu tinha encomenda presa na alfândega
< Fizeste bem. Nunca mandes nada a ninguém / Deviam ter vergonha
?> Agora peço sempre videochamada / Já dá para fazer um livro

# money
> Estou a vender a minha arca, conheces alguém? Quase nova / Vou mudar de casa e quero despachar o sofá e o fogão
< Quanto pedes? / Manda fotos que ponho no grupo do prédio
> {amount}, mas converso / O sofá {amount}, o fogão é dado
< A minha tia quer ver, pode ser sábado? / Vou perguntar, pagam quando forem buscar

# money
> Hoje na igreja passaram o saco três vezes / O pastor quer microfone novo, é a quarta campanha
< Três? Que fome / Na minha é o telhado desde 2018
> Na terceira fiz que estava a orar / Dei o que tinha na carteira, umas moedas
< Deus viu hahaha / Vale a intenção

# money
> A renda em {city} está uma loucura / O meu senhorio quer seis meses adiantados por um anexo
< Subiu para quanto? / Aqui pedem fiador, recibos e a alma
> {amount} por um quarto com janela para a parede / {amount} por mês e a água vem de camião
?< Procura do outro lado do rio / Divide com uma amiga
> Já ando a ver / Prefiro voltar para a minha mãe

# money
> Tenho uns trocos em {coin} desde 2020, só por curiosidade / Percebes de cripto? No serviço não falam doutra coisa
< E estás rico? / Pouco, gosto da parte técnica mas não meto nada
> Dá para um frango e uma cerveja haha / Eu também só leio, acho interessante como aquilo funciona
< Convida então / Ler é de graça

# money
> Se me sair o Euromilhões levo-te ao Sal / No dia em que ficar rico compro-te um salão de beleza
< Vou esperar sentada / Começa por um gelado
> Jogo todas as sextas, tem fé / Gelado dá já para amanhã
?< Fé tenho, no teu salário é que não / De maracujá

# money
> Comecei a vender bolinhos à porta depois do serviço / Abri um negociozinho de sumos, mucua e gengibre
< E está a render? / Que coragem, parabéns
> Uns {small} nos dias bons, paga o transporte / Já tenho clientes certos no banco em frente, {small} a garrafa
< Grão a grão / Quero provar
?> Se Deus quiser cresce / Trago-te uma sábado

# money
> Do aeroporto de Lisboa até à Amadora, táxi ou Uber, quanto será? / Vou aterrar na Praia à noite, o táxi até Achada quanto é?
< Uns 15 de Uber, mas há metro / Uns mil escudos, mais à noite
> Com três malas e o peixe seco? / E aceitam {pay} ou só dinheiro?
< Ah então chama carro / Leva trocado, é mais seguro

# money fixed
> Lembras-te dos {small} que me adiantaste para o bilhete? Devolvo-te hoje / Recebi o salário, vou te pagar o que devo
< Já nem me lembrava / Não era preciso ter pressa
> Quem deve não dorme. Mando por {pay} para o teu número / Dívida é dívida, já mandei, vê aí
< Recebi, obrigado / Chegou. O café pago eu

# money fixed
> O que se dá a uma sobrinha de 14 anos? / A minha afilhada faz 12, estou perdida
< Um cartão {card}, vai por mim / Um livro, estou a brincar, um cartão {card}
> Onde se compra, no supermercado? / E ela usa como?
< Na caixa, pões num envelope bonito com um bilhete / Ela raspa e mete o código na consola dela
?> Salvaste-me / Perfeito, e levo bolo

# money fixed
> Este mês estou lisa, em vez de restaurante vamos à marginal? / Paguei as propinas dos miúdos, nada de luxos no sábado
< Claro, levo as sandes / Deixa que eu convido
> Marginal está ótimo, eu levo sumo / Não, a sério, prefiro simples
< Então levo o grelhador

# money fixed
> Fizeram um perfil falso com as minhas fotos e andam a pedir dinheiro / Se te escreverem em meu nome doutro número, não sou eu
< Já denunciaste? / Que gente, pedem o quê?
> Já. Dizem que estou no hospital e preciso de {amount} / Pedem cartões e {pay}. Não mandes nada, bloqueia logo
< Obrigada por avisares / Vou avisar o meu grupo também

# money fixed
> Disseste que a tua tia aluga um quarto em {city}? / É sobre o T1, ainda está livre?
< Está, {amount} com despesas / Sim, {amount} e um mês de caução
> Posso ir ver no sábado? / Dá para visitar com o meu irmão?
< Claro, e só pagas depois de ver e assinar contrato / Venham, passo recibo e tudo

# money fixed
> A tua mãe precisa de alguma coisa? Posso ajudar nos medicamentos / Diz-me se faltar algo para a operação do teu pai
< És um amor, mas o seguro cobre / Obrigada, já juntámos entre irmãos, está pago
> Não tenhas vergonha, ouviste? / Então pelo menos levo fruta
< A tua companhia chega / Isso sim, ele gosta de papaia

# money fixed
> Mandei dinheiro à minha mãe hoje, como todos os meses / Dia de {wire}, metade do ordenado foi para Bissau
< Eu também, {amount} para a escola dos irmãos / É o nosso imposto
> Não me queixo, foram eles que me pagaram a viagem / Ela manda logo áudio com bênçãos de três minutos
< Isso não tem preço / As bênçãos vêm sem taxa haha

# money fixed
> Queres ajudar na lista para a dona Celeste? Vão levar o corpo para São Vicente / No serviço estamos a juntar para o bebé da Elisa
< Já dei 10 euros na associação / Na minha abota todos dão igual, é mais fácil
> Que bom, somos unidos / A tesoureira mostra as contas no fim, fica tudo claro
?< Que descanse em paz / Assim é que é

# money fixed
> Paguei o teu café ontem, ficas a dever-me um pastel haha / Deixaste a tua parte do Uber por pagar, menina
< Pago em pastéis, dois até / Ai que vergonha, quanto foi?
> {small}, mas deixa, pagas a próxima
< Sábado então / Mando já por {pay}, não gosto de dever
`
