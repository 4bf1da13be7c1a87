export const heldOutScams = `
# romance slow
> Roubaram-me a pasta na paragem, escrevo do aparelho de um amigo / Estou na esquadra em {city2} por causa de uma batida
< Estás ferido?? / Como assim?
> Não, mas não consigo voltar, aqui ninguém me conhece / O dono da mota quer acerto ou passo cá a noite
< Não tens a quem ligar? / O que exigem?
> O meu irmão não atende. São só {amount}, nunca vou esquecer / {amount} e saio, escrevo a chorar
> O amigo usa {pay}, {split}, junta tudo / O chefe é o {split}, ponho assim porque o site esconde
?> Estás aí? / Depressa antes que mudem o turno

# romance quick
> Bom dia flor, desde ontem que não como / Um favor, só tu estás acordada
< Mas o que aconteceu? / Que favor?
> Passa-me saldo, {small}, para continuarmos a falar / Carrega-me qualquer coisa, estou nos últimos megas
< Isso dá / Posso {small2}
> Abençoada. E se tiveres {amount}, acabou o gás / Coração bom. Junta {amount} para a comida, dia 30 devolvo

# romance slow
> Enterramos a minha avó no sábado e a família espera a minha parte / A família marcou o pedido, querem lista e envelope
< Força para a família / Que lista?
> Sou o neto mais velho, se não levar sou a vergonha da casa / É por nós dois, para te apresentar como deve ser
?< E os teus tios? / Isso não é contigo?
> Falta-me {amount}, falo porque és quase esposa / Entra com {amount} e eu ponho o resto
> {pay}, a segunda linha {phone} / O meu tio {name2} recebe por {wire}

# romance subtle
> Comecei um negócio de sapatos e tenho orgulho / Arranjei sala para o salão, ao pé d{place}
< Parabéns! / Patroa
> Entre mim e a porta aberta falta um nada / Há um buraquinho por tapar, não estraguemos a noite
< Quanto? / Conta
> Casal que constrói a dois dura, o homem da minha amiga pôs a parte dele e casaram / Punha o teu nome como sócio
?> Pensa na almofada, só te conto por seres tu / Não é pedir, detesto pedir

# advance-fee slow
> Nunca te disse, o meu pai negociava diamantes na Lunda / O falecido deixou caixas numa empresa de segurança
< Que história / E têm o quê?
> Pedras, com papéis em meu nome, o meu tio quer ficar com elas / {big}, sem sócio de fora não lhes toco
< E eu? / Parece filme
> Serás meu marido, vendemos e vivemos contigo / Ficas como beneficiário, sem despesas
~
> A empresa cobra armazenagem, {amount}, e entrega-te / O tribunal pede um termo de {amount}
> Manda ao doutor {name2} por {wire} / O tutor recebe por {pay}, {phone}

# advance-fee quick
> Vendo o carro porque fui transferido, {amount}, é de aproveitar / Alugo o apartamento ao pé d{place}, estou fora, tratamos direto
< Andava à procura / Posso visitar?
> As chaves estão com o portador, dás sinal e ele vai / Há muitos interessados, para reservar são {amount2} hoje
< Antes de ver? / Queria ver primeiro
> Confiei em ti, é reembolsável / O agente {name2} está no {phone}, mal envies aparece

# advance-fee subtle
> Um colega viaja sexta e leva uma coisa para ti / Escondi uma surpresa com um senhor que vai a {city}
< Uma coisa, que coisa? / Um senhor?
> Já vês. Ele só precisa do costume para a gente do depósito / Se retiverem a mala, acerta baixinho com ele
< Que costume? / É legal?
> Inventam sempre qualquer coisa, pergunta-lhe como se faz / Não é nada ao lado do que lá vai

# sextortion quick
> Gostaste da nossa chamada? Eu guardei-a / Belo corpo, pena se os teus alunos virem
< Desculpa? / O que é isto
> Não brinco, a tua mulher é a {woman}, 412 amigos, todos marcados / Eis a captura: a página da mãe e o dedo no enviar
< Faço queixa na esquadra / Imploro-te, tenho filhos
> A polícia não me acha, tens meia hora, {amount} / Então sê esperto, {amount} e acabou, {pay} {split}
?> Faltam vinte / Já caiu num grupo

# sextortion slow
> Somos adultos, aqui ninguém lê / Quase não tenho roupa, queres ver? No {app} fica melhor
< Atrevida / Tenho vergonha
> Confio, confia também, acende a luz para te ver a cara / Dás e recebes
~
> Venho de casa pobre, não queria chegar aqui / Desculpa, negócio é negócio
< Chegar a quê? / Que negócio?
> São três minutos e às 20h está na página da empresa, a não ser que me respeites / {amount} e devolvo, senão todos os seguidores recebem
> Transfere em {coin} para {wallet} / Aceito três {card} com o código à vista

# gift-card slow
> O telefone da empresa só anda com vales, por isso escrevo pouco / A assinatura acaba domingo e fico mudo
< E nós? / Vou sentir falta
> Há uma maneira mas custa-me, na farmácia penduram {card} / Um vale {card} põe-no a andar, a mulher do cozinheiro faz isso
< Procuro / É caro?
> {amount} ou dois pequenos, tira a película e deixa-me ver / O que puderes, frente e verso
?< O rapaz da loja avisou-me / Só havia um
> Não nos conhece, diz que é para o filho / Vai a outra loja antes que feche

# gift-card quick
> Rápido, fiquei preso, o meu cartão caducou / Emergência, aqui só recebem vales
< Precisas de quê? / Aqui onde?
> {card} de {amount}, qualquer bomba tem, amanhã devolvo / O hotel reteve a mala, aceitam {card}
< Um hotel?? / De certeza?
> Neste país sim, lê-me os 16 caracteres / Escreve aqui ou no {app}, {handle}

# gift-card subtle
> No dia dos namorados nada de flores, morrem / Perguntaste o que me fazia sorrir
< Então o quê? / Conta lá
> Algo que sirva daqui, de longe, ainda hoje / Um mimo sem carteiro, está pendurado na caixa
< Um vale? / Não apanho
> Esperta. A fita que brilha é que viaja / Não digo o nome, mostra-me só as costas

# crypto slow
> Não gosto de falar de trabalho, mas leio liquidez / A tia de Macau ensinou-me um método e deixei de temer a renda
< Lês o quê? / Ensina-me
> Ouro e {coin}, 15% por passagem / Não ensino, mas a ti abro a porta
~
> Às nove há um nó, levo-te comigo / Tirei {amount2} hoje, pensei na nossa casa
< Só juntei {amount} / Não saberia começar
> Já dá. Morada {link}, código {code} / Convertes e passas para {wallet}
?< Diz que já ganhei! / O saldo sobe, que loucura
> Agora mais alto, a taxa é para membros de {amount3} / Para sair há uma verificação única de {amount}

# crypto quick
> Conheces forex? Fiz rica uma senhora de {city} / Viro {amount} em {profit} até domingo, sem stress
< Bom demais / De que maneira?
> Operamos por ti, só assistes, ou devolvemos / É um grupo, depósitos em {coin}
> Entra por {link} e avisa / Carrega {wallet}, mostra o comprovativo, às 18h recebes

# crypto subtle
> De pé desde as quatro, velas lindas / Uma do meu círculo liquidou a casa hoje
< Velas? / Que bom, como?
> Calo-me, vão dizer que me gabo / Ela segue, não é talento
?< É aquilo do trading? / Segue quem?
> Antes o teu sono que a fortuna, mas ver-te contar moedas para {food} dói / Disseste que estás farto desse emprego, ponho-te atrás de mim uma vez
> Espreita hoje e nem uma palavra ao teu irmão: {link} / Se instalares, liga, dou-te a mão até ao primeiro retorno

# sextortion subtle
> Descobri o teu serviço, a menina da portaria é simpática / A tua filha tem o teu sorriso, vi na página dela
< Porque andas a ver isso? / Assustas-me
> Pensava em quem mais ia gostar do teu lado íntimo / Guardo coisas belas, estavas tão à vontade
< Que queres de mim / Elimina, peço-te
> Veremos se és generosa esta semana / Nunca ninguém cuidou de mim, isso muda um homem

# advance-fee slow
> O cliente quer pagar-me mas o banco complica por ser estrangeiro / Devem-me salários e só pagam em conta de cá
< Que chatice / Não abres uma?
> Leva meses, tu tens conta, não tens? / Pensei, em quem confio? Só em ti
~
> Cai amanhã, {amount}, dez por cento é teu / Vais ver entrar {amount}, tira para o cabelo
< Isso pode-se? / E o resto?
> O resto passas a {coin} e deixas em {wallet} / Levantas e {wire} para {name2}, aos poucos, para ninguém perguntar

# crypto slow
> Avalio hotéis em casa, por isso tenho as tardes / Faço tarefas pequenas na net, trinta por dia
< Pagam isso? / Conta mais
> No primeiro dia {small} só a clicar / A coordenadora só aceita por convite, posso pedir
~
> Há lugar para ti, inscreve-te em {link} / Entraste, abre {link}, a primeira série é oferta
?< Ganhei {small2}! / Fácil, fiz vinte
> Saiu-te um pedido combinado, sortuda, completa {amount} para seguir / O saldo ficou negativo porque o lote é premium, põe {amount} em {coin} e sai tudo hoje
> Não pares a meio senão congela / Carreguei o meu ontem, confia
`
