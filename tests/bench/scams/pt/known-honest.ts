export const knownEveryday = `
# opening
> Olá, tudo bem contigo? / Boa noite {name}, gostei do teu sorriso / Oi, a tua foto no miradouro está linda
< Tudo, e contigo? / Obrigada, és simpático / Oi! Foi a minha prima que tirou
?> Também, cheguei agora do serviço / Só digo verdades / A prima merece um prémio
?< O trânsito em {city} hoje, nem te conto / Haha, vamos ver / Vou dizer-lhe

# opening
> Epá, finalmente um match / Mano, que desporto é esse na foto? / Como é, tás fixe?
< Demorou mas chegou / É capoeira, ando a aprender / Tou fixe, e tu?
> Conta-me alguma coisa de ti / Cais muito? / Na paz. Fazes o quê da vida?
< Sou enfermeira e durmo pouco / Só quando tento levantar-me / Sou professora da primária, gritos o dia todo

# warm
> Meu amor, desde que vi o teu rosto não durmo / És a mulher que Deus guardou para mim / Nunca senti isto por ninguém, minha rainha
< Que exagero, falamos há três dias / Ai que fofo / Vais depressa
> O coração não tem calendário, quero casar contigo / Fiquei viúvo cedo, só procuro sinceridade / Já falei de ti à minha mãe
?< Vamos com calma / Fico sem jeito

# closing
> Vou dormir que amanhã entro às seis / Vou jantar antes que os miúdos acabem a panela
< Descansa bem / Bom apetite, até amanhã

# closing
> Então sábado às quatro? / Vou levar camisa azul para me reconheceres
< Combinado / Sábado, e não te atrases

# offsite
> Quase não venho aqui, escreve-me no {app}, {phone} / A minha assinatura acaba hoje, seguimos no {app}? O teu número?
< Ficamos aqui mais um pouco? / Está bem, escrevo-te lá
?> Aqui leem tudo, prefiro onde somos livres / Para fotos é melhor

# pressure
< Agora não tenho / Tenho de pensar
> Depois de tudo o que dissemos? Julgava-te diferente / Nem que seja metade hoje, fico à espera
?< Não é que não me importe / Dá-me até à noite
> Faz agora e manda o print / Conto contigo, não comentes com ninguém
`

export const knownHonest = `
# talk
> Tens irmãos? / A tua família é grande?
< Somos seis, sou a caçula / Só um irmão que come por três
> A mimada da casa / O meu é igual
< Confesso que sim / Devíamos apresentá-los

# talk
> Kizomba ou semba? / Que música te põe bem disposto?
< Kizomba, mas agarradinha só com quem merece / Bonga, logo de manhã
> Vou treinar então / O meu pai chora com Bonga
< Aulas às sextas / O teu pai sabe viver

# talk
> Como correu o trabalho? / Dia puxado?
< Faltou luz e ficámos a olhar uns para os outros / O chefe mudou o prazo outra vez
> Coragem / Esses chefes estudam na mesma escola
?< Amanhã é folga graças a Deus / Com certeza

# talk
> És muito bonita, pronto, disse / O teu riso no áudio ficou-me na cabeça
< Obrigada, fiquei corada / Rio como uma galinha
> Uma galinha encantadora / Missão cumprida
< Parvo / Mais elogios destes

# talk
> A minha mãe está internada com a tensão / O meu tio foi operado hoje, estamos todos cá
< Oh, como está ela? / Correu bem?
> Melhor, deve ter alta na sexta, só precisava de desabafar / Correu, só estou cansado
< Estou aqui para te ouvir / Come alguma coisa

# talk
> Procuras algo sério ou é passatempo? / O que esperas daqui, a sério?
< Sério, já não tenho idade para brincar / Primeiro amizade, depois vê-se
> Igual. Tenho um filho de sete, aviso já / Justo, também já sofri
< Adoro crianças / Todos temos passado

# talk
> Voltei a estudar à noite, aos 35 / Saem as notas na quinta, que nervos
< Boa! Que curso? / Vais passar, estudaste
> Gestão, os colegas chamam-me cota / Se chumbar vou vender bolinhos
< Cota mas aplicado / Sou a primeira cliente

# talk
> A câmara do telemóvel partiu-se, só tenho fotos velhas, desculpa / Em vídeo pareço um saco de batatas
< Não faz mal, vemo-nos ao vivo / Eu pareço o outro saco
?> Melhor ainda / Feira completa

# money
> Quanto se paga de renda aí? / É verdade que {city} está cara?
< Pago {amount} por um T1 sem água ao domingo / Metade do ordenado, {amount}
> Aqui são {amount2}, mas longe de tudo / E comes o quê?
?< Ao menos respiras / Como na casa da tia

# money
> As propinas do miúdo já são {amount} / Material escolar, uniforme, e ainda é janeiro
< Isso pesa / A minha irmã chora todos os anos
> Fiz horas extra, dá / O pai pagou a parte dele, estamos bem
< És uma boa mãe / Ainda bem

# money
> Ontem não precisavas de pagar tudo / O próximo café n{place} é por minha conta
< Foram {amount}, deixa / Pagas o bolo também
> Mando-te a minha parte por {pay} e não discutas / Eu também trabalho
< Teimosa, devolvo-te / Aceito, moderna

# money
> Falamos há duas semanas, dás-me o teu número? / Queria ouvir-te, posso ligar?
< Sim, {phone} / Toma, {phone}, só depois das sete
> Guardado, dou-te um toque / O meu é {phone2}
?< Já vi / Gravado

# money
> Trabalho num banco, respondo tarde / Sou gestora de crédito e não, não empresto
< Toda a gente te deve pedir / Que pena haha
> Até o padre me pediu {amount} / O senhorio também
?< E tu? / Muda de emprego

# money
> Percebes de {coin}? Vi o autocolante / O que fazes além do ginásio?
< Comprei um bocado em 2021 e perdi metade, ficou como passatempo / Leio sobre {coin} e arranjo computadores velhos
> O meu primo perdeu o ordenado nisso / És um nerd
< Só se põe o que se pode perder / Um nerd que dança

# money
> Faço anos dia 14, fica a dica / O que dou à minha mãe nos 60?
< Um bolo e um cartão feito por mim / Uns panos bonitos
> Com poema / Ela quer uma batedeira de {amount}
?< Rimo mal / Então batedeira

# money
> Se eu sumir é falta de saldo / {small} de dados não duram um dia
< Compra um pacote, forreta / Comigo é o TikTok
> Agora estou no wifi de casa / No fim do mês ponho internet

# money
> Estou a tratar do visto para visitar a minha irmã no Porto / O consulado levou-me {amount} e a manhã toda
< A mim já recusaram / Quando é a marcação?
> Está tudo pago, agora esperar / Dia 2, pasta completa
< Vai dar certo / Boa sorte

# money
> Mandei uma encomenda à minha mãe no machimbombo / A transportadora perdeu o pacote da mamã
< Em que empresa? / Deram recibo?
> Macon, {small} a caixa / Sim, devolveram {amount}

# money
> Emprestei-te o guarda-chuva, deves-me um sumo / Ainda tens o meu carregador
< Devolvo com juros / Resgate: um prato de {food}
> Aceito / Vou à polícia

# money
> Um daqui pediu-me cartões {card} ao terceiro dia, acreditas? / Cuidado, um senhor queria que eu pagasse a alfândega dele
< E o que fizeste? / A sério?
> Denunciei e bloqueei / Ri-me e desejei-lhe sorte

# money fixed
< Amor manda-me {amount} para o transporte / Ajudas-me com {amount}? A renda atrasou
> Desculpa, não envio dinheiro a quem nunca vi / Nunca nos vimos e já pedes?
< Não confias em mim / É urgente
> É regra minha, para todos / Pede à família, força

# money
> Traz pão no caminho, dou-te o dinheiro quando chegares / Paga o meu bilhete com o teu, acertamos à porta
< Branco ou integral? / Já está, {amount}, e deves-me as pipocas
> Integral / Toma {amount} por {pay}

# money
> Alguém mandou-me {amount} por engano e ligou a chorar / Enviei {small} para o número errado, a operadora reverteu
< Cuidado, é truque velho / Tiveste sorte
> Liguei para a linha, era sms falso / Depois de duas horas de música
< Ainda bem / Já sei a música de cor

# money
> Estamos a contribuir para o óbito de um colega, {amount} cada / A comissão do casamento da prima anda atrás de mim
< Os meus sentimentos / Casamento é imposto
> Obrigado, já dei a minha parte / Fico com as cadeiras
`
