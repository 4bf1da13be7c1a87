export const heldOutEveryday = `
# opening
> Bom domingo, vizinha de bairro / Cumprimentos de uma cidade sem luz / E aí, beleza?
< Bom domingo! Foste à missa? / Força, aqui só falta água / Beleza, e tu por onde andas?
?> Fui, o coro desafinou com fé / Juntos temos um apartamento completo / Entre {city} e o sofá
?< Deus perdoa / Haha negócio / Sofá é vida

# opening
> O teu perfil diz "procuro quem coma as minhas pipocas" / És mesmo piloto ou é fato de carnaval? / Uma pessoa que lê, milagre
< A vaga continua aberta / Carnaval, desiludi-te? / Leio até rótulos
> Candidato-me / Nem um pouco / Último livro que te marcou?
< Tens experiência? / Que alívio / Terra Sonâmbula, fiquei semanas nele

# warm
> Agradeço ao céu cada manhã por ti / Princesa, já imagino os nossos filhos / Apaguei todas as conversas, só ficaste tu
< Já? / Palavras bonitas / Conhecemo-nos na terça
> Quem ama não conta dias / Perdi tudo antes de ti, curaste-me / Um dia usas o meu apelido
?< Primeiro um café / Quem me dera acreditar

# closing
> O bebé acordou, tenho de ir / 2% de bateria, adeus mundo
< Força aí / Carrega isso um dia

# closing
> Ligo-te à saída do escritório / Domingo no museu, então?
< Fico à espera / Se dividirmos o gelado

# offsite
> Isto encrava, usas {app}? Lá sou {handle} / Fecho este perfil hoje porque já te achei, {phone} no {app}
< Já? Mal começámos / Ok, dou sinal
?> Quero-te longe desta gente / Lá tenho fotos melhores

# pressure
< Não fico à vontade com isso / Só recebo a 28
> Então as tuas amigas têm razão, nunca me amaste / Pede a uma colega, são dois dias
?< Não fales assim / E se ela perguntar?
> Diz que é para a tua própria mãe / O que tiveres envia, Deus dá o resto
`

export const heldOutHonest = `
# talk
> Em pequena querias ser o quê? / Gostas mesmo do que fazes?
< Hospedeira, mas tenho vertigens / Arranjo ar condicionado, em fevereiro sou rei
> O destino goza connosco / Respeito
?< Hoje guio um autocarro / Até vir o cacimbo

# talk
> O galo do vizinho canta às três / Aqui é a igreja com colunas até de madrugada
< Convida-o para almoçar, como almoço / Cá é um alarme de carro
> Está na lista do Natal / Trocamos
< Guarda-me a coxa / Fechado

# talk
> Que série vês às escondidas? / Livro na mesinha de cabeceira?
< Uma novela turca de 120 episódios / Quem me dera ser onda, outra vez
> Sei o final, mas calo-me / Ri-me tanto com o porco
?< Nem te atrevas / O porco é o melhor

# talk
> Danças ou seguras a parede? / Quanto medes, por causa dos saltos
< A parede precisa de mim / 1,70 com otimismo
> Eu ensino, esquerda primeiro / Levo sandálias
< A minha esquerda é teimosa / Que alma boa

# talk
> O meu pai partiu em março, há dias em que me calo / Levo a avó à diálise, aperta-me o peito
< Sinto muito, sem pressa / És bom neto
> Falar de parvoíces ajuda / Ela namorisca os enfermeiros
< Então ouve o que fez o meu gato / Já gosto dela

# talk
> As tuas covinhas deviam pagar imposto / Hoje olhei para o telemóvel como um adolescente
< Estão isentas / E o teu chefe?
> Queria vê-las ao perto / Perguntou o nome dela
< Pede com jeito / E disseste?

# talk
> Como é o Natal aí? / Vais à terra nas festas?
< Quarenta primos no mesmo quintal / Doze horas de estrada, reza por mim
> Pagava para ver isso / Leva almofada
?< Davam-te um bebé para segurar / E paciência

# talk
> Trabalho embarcado, desapareço às vezes / Estou na plataforma quinze dias e quinze em casa
< E comem o quê? / Deve custar
> Arroz, ao domingo arroz com esperança / Joga-se às cartas, há quem faça batota
< Eu saltava / Tu, aposto

# money
> Incomodava-te uma mulher ganhar mais? / O meu ex controlava-me o ordenado
< Reformava-me logo / Eu ganho {salary}, já está dito
> São {salary2}, pagas tu os sumos / Foste o primeiro a dizê-lo
< Com gosto / Faço bons bolos

# money
> Encher o depósito são {amount}, ando a pé / O tomate virou ouro, {amount} o cesto
< Andamos juntos, é romântico / Comemos com os olhos
> Em forma e tesos / Com gindungo

# money
> Mandaram o meu sobrinho para casa por causa do resto da mensalidade / Uniforme, lanche, visita de estudo, e só começou
< Já voltou? / Hão de cobrar o ar
> Já, juntámo-nos os irmãos / Divido com a minha irmã, dá para tudo
?< Família é isso / Boa equipa

# money
> Tens {app}? Prefiro áudios / Quase um mês, mereces o meu número
< Adiciona {phone} / Finalmente! {phone}
> Mandei olá, sou a do gato / Ligo na pausa
< Gato bonito / Menos quando como

# money
> Sou caixa, conto o dinheiro dos outros / Faço contas numa ONG, muito sensual
< Sonhas com números? / Confirmas a conta no restaurante?
> Sonho que faltam {small} / Sempre, e acerto
?< Que pesadelo / Então pagas tu

# money
> Este mês o kixikila é meu, {amount} / No serviço só falam de bilhetes do tesouro
< O que vais fazer? / No meu é de terrenos
> Uma máquina de costura / Eu poupo e durmo
< Quero foto / Dormir rende

# money
> O {coin} caiu outra vez e o meu cunhado anda mudo / És informático, isso do {coin} presta?
< Há um em cada família / Tenho lá {amount} por brincadeira, leio mais do que compro
> Vendeu a mota por isso / Explicas-me com um copo
< Então nada de motas à mesa / Leva lápis

# money
> Senti-me mal por pagares ontem / {amount} por dois sumos, fomos roubados
< Pagas a próxima, sei de um quiosque a {small} / Paga-se a vista
> Adoro quiosques. Deixa-me dividir o táxi, tens {pay}? / Para a próxima levo termo
< Guarda, volta é a sair comigo / E cadeiras

# money
> Lembra-me de mandar a mesada da mãe por {pay} / O agente de {pay} fechou, andei três ruas
< As mães primeiro / O da bomba fecha às dez
> Feito, já me abençoou / Encontrei, obrigada

# money
> Renovo o passaporte para um congresso em Kigali / Saiu-me o visto de estudo!
< Muita papelada? / Parabéns! Quando vais?
> Fotos, carta, {amount} e paciência / Dia 20, o meu tio espera-me
< Paciência tenho eu / Escreve de lá

# money
> A alfândega abriu os sapatos que a tia mandou, {amount} / O meu pacote foi parar a outro {name}
< Ladrões / Gostou?
> Paguei, já os calço / Ligou-me, homem sério
?< Mostra / Casa com ele

# money
> A minha mana quer um cartão {card} nos anos / Saiu-me um cartão {card} na rifa
< A minha quer um cavalo / Dá a um sobrinho
> Pelo menos não come / Sou tia preferida uma semana

# money fixed
< Empresta-me {amount} até ao fim do mês / Compra-me um telefone para falarmos melhor, {amount}
> Não misturo encontros com empréstimos / Nem um chá tomámos, portanto não
< És agarrada / Outros fazem
> Talvez, fica bem / Sorte a desses

# money fixed
< Multiplico-te o dinheiro com {coin} / Conheces {link}? Faço {amount} por dia
> O meu primo ficou sem nada nisso, dispenso / O meu fica no banco aborrecido
?< Estás a perder / Tenta com pouco
> Vim conhecer pessoas, não gestores / Não mandes mais isso

# money
> A minha encomenda está na receção do teu prédio, apanhas? Já está paga / Sexta o meu irmão manda batata-doce na carrinha, vais buscar? Ele pagou o frete
< Em que nome? / Pesa muito?
> No meu, só pedem o BI / Metade é tua
?< Está comigo / Então carrego

# money
> Somos seis para a viagem, fica {amount} por cabeça com a pensão / Adiantei o sinal da casa, acertas a metade quando calhar
< Entrego a ti ou a {name2}? / Levo em mão na sexta
> A {name2}, tem a lista / Sem pressa, alimentaste-me o mês todo

# money
> Porque és tão desconfiada? / Porque quiseste vídeo logo no primeiro dia?
< O ex fez um crédito com o meu BI, ainda pago / Porque uma senhora de fotos emprestadas gozou comigo
> Que maldade / Fizeste bem, apesar do meu cabelo
< Aprendi / Tinha personalidade
`
