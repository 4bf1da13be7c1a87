export const heldOutEveryday = `
# opening
> Boa noite {name}, como vai essa saúde? / Oi, tudo fixe? Gostei do teu perfil / Olá, esse sorriso é de Benguela de certeza
< Boa noite, vai-se andando / Tudo fixe e contigo? / Haha obrigada, boa noite
> Acabei de chegar do salo, apanhei uma chuva / Estou bem graças a Deus / Aqui na calma, a ouvir um semba
?< Descansa então / Que bom / Aqui nem chuva nem luz lol

# opening
> Oi / Oi linda, td bem / Ei sumida
< Oi, td e vc / Oii tudo joia / Sumida? A gente nem se conhece haha
> Tranquilo. Vc é de onde / Tô bem. De que cidade cê é? / Agora conhece, prazer {name2}
< {city}, e vc / Moro em {city} faz pouco / Adivinha
?> Perto de mim! / Nunca fui aí

# opening
> Kuma di kurpu? / Modi bu sta? / N ta saúda, manera?
< Kurpu sta bon, e bo? / Tudu dretu, e bo? / Oh alguém fala a minha língua!
> N sta li ku sodadi di terra. Vives há muito tempo em {city}? / Dretu. Vi que és de Santiago, eu sou do Fogo / Vivo longe mas não esqueço. E tu, és de que zona?
< Há onze anos, e o frio não muda / Então somos quase vizinhos / Nasci lá, cresci cá

# opening
> Bom dia, desculpe o atrevimento, reparei que gosta de poesia / Boa tarde. Sou {name2}, reformado dos caminhos de ferro / Cumprimentos, li o seu perfil com atenção
< Bom dia, atrevimento nenhum / Boa tarde, muito prazer / Obrigada, e o que achou?
> Gosto muito do Craveirinha, e a senhora? / Procuro companhia para conversas longas / Achei uma senhora com juízo, coisa rara
?< Já somos dois / Pode tratar-me por tu / Juízo só às vezes

# opening
> Essa foto na ponte é em Maputo, a de Katembe? / Tás com uma capulana linda, onde compraste? / Na tua bio diz que odeias coentros, explica-te
< Sim, no pôr do sol / Foi a minha avó que deu / É um trauma, não quero falar haha
> Passo lá todas as semanas e nunca te vi / Bom gosto de família / E em {food} também não?
< Porque não olhas / Vou dizer-lhe, vai gostar / Nem aí, desculpa

# opening
> Ei moça bonita, o teu cão é mais simpático que tu? / Também fugiste da kizomba no sábado ou és das que dançam até às 6? / Se eu te fizer rir respondes?
< Muito mais, acredita / Até às 6 e com os sapatos na mão / Depende da piada
> Então quero falar com ele / Vou precisar de aulas / O meu ex patrão
?< Hahaha está a dormir / Sou professora cara / Fraca, mas ri

# opening
> Bjr, quer dizer, bom dia, vivo em Paris e já misturo tudo / Boas, és portuguesa ou da terra como eu? / Hey, fala-se português por aqui afinal
< Haha bonjour então / Nasci em Almada, pais de Luanda / Fala-se, e com sotaque
> E tu vives onde / Uma mistura boa / Que alívio, estava cansado do francês
< {city}, há pouco tempo / Às vezes nem uma coisa nem outra / Percebo-te tão bem

# opening
> Mana, maningue nice essa foto / Wi, tás muito on / Epa, com todo o respeito, uau
< Haha obrigada moço / Ya, foi um dia bom / Com todo o respeito, obrigada
> Foi onde, em Vilankulo? / Quem tirou a foto trabalha bem / Só queria dizer isso. E saber o teu nome
< Na Macaneta / A minha irmã, posso emprestar / {name}, e o teu?

# warm
> Não sei explicar, desde terça que o meu peito tem o teu nome / Meu amor, ouvi a tua voz e o meu mundo parou / Sonhei contigo outra vez, estavas de branco
< Ai, que lindo / Só falamos há seis dias haha / De branco? Isso é sério
> Sério é pouco. Vais ser a mãe dos meus filhos / O tempo é dos homens, o amor é de Deus / Nunca disse isto a ninguém, juro pela alma do meu pai
?< Calma coração / Vamos devagar / Também sinto qualquer coisa

# warm
> Bom dia meu rei, já comeste? Já rezei por ti / bdia vida, n durmi a pensar em ti
< Bom dia princesa, ainda não / bdia mor, eu tb n
> Come, quero-te forte para quando nos casarmos / tu es a melhor coisa q me aconteceu, n me deixa nunca
< Casarmos haha, já tens data? / n vou te deixar, fica calma
?> Dezembro, com marrabenta a noite toda / jura

# warm
> Depois de tanto sofrer pensei que Deus me tinha esquecido, e apareceste tu / Fiquei viúva cedo, nunca mais olhei para ninguém. Consigo é diferente
< Fico comovido / Eu também já tinha desistido
> Quero acordar ao pé de si e fazer-lhe o café / Ria-se se quiser, mas já o trato por meu nos meus pensamentos
?< Não me rio, não / Com duas colheres de açúcar

# warm
> Nha kretxeu, bo é nha morabeza / Meu dengo, tô completamente louco por você
< Que doce, fala mais / Ai para, fico vermelha
> Vamos ter uma casa virada pro mar e três meninos / Já contei pra minha mãe que achei a mulher da minha vida
< Três? Tu vais parir? / Contou mesmo? A gente nem se viu
> Dois então, mas a casa fica / Contei, ela quer te conhecer

# warm
> Se me perguntarem onde moro, digo que moro em ti / Tu és o meu descanso depois do mundo todo
< Estás inspirado hoje / E tu és o meu
> É a saudade. Não vejo a hora de te abraçar / Nada nos vai separar, nem mar, nem gente invejosa

# closing
> Bom, vou jantar que a minha mãe já gritou duas vezes / Vou deitar, amanhã pego às 5 / A bateria está nos 3%, se sumir já sabes
< Vai lá, bom apetite / Dorme bem / Até amanhã então
?> Beijo grande / Fica com Deus / Sonha comigo

# closing
> Então sábado às 17 em {place}? / Fica combinado domingo depois da missa? / Vou de camisa branca, tu?
< Combinado, não te atrases / Sim, se a chuva deixar / De vestido amarelo, não há como falhar
> Chego antes de ti / Com chuva e tudo / Vou reconhecer-te de longe

# closing
> Olha, gostei de falar contigo mas acho que procuramos coisas diferentes / Vou ser sincera, não senti aquela coisa
< Obrigado por dizeres, respeito / Tudo bem, acontece
> Desejo-te tudo de bom, de verdade / Que encontres quem te mereça
?< Igualmente / Um abraço

# closing
> Cheguei à minha paragem, falamos logo / O chefe vem aí, fui / Os miúdos acordaram da sesta, acabou a paz
< Vai vai / Bom trabalho / Haha força
> Até logo / Depois conto-te o resto / Mando mensagem à noite

# offsite
> Aqui as mensagens chegam atrasadas, tens {app}? O meu é {phone} / Bora falar no {app}? Lá sou {handle}
< Tenho sim, o meu é {phone} / Pode ser, chamo-te já
?> Guardado, mando um oi / Mete foto senão não te reconheço

# offsite
> Vou apagar esta app em breve, dá-me o teu contacto
< Prefiro conhecer-te mais um bocado aqui / Ainda é cedo para dar o número
> Sem problema, eu espero / Está bem, mas fica com o meu, {phone}

# offsite
> Me chama no {app}, {split}, aqui quase não entro / Prefiro áudio, vem pro {app}, {phone}
< E por que não aqui? / O meu {app} está avariado
> Lá ficamos mais à vontade / Quero ouvir a tua voz, escrever cansa
?< Tá bom, chamo mais tarde / Logo se vê

# pressure
< Isso é muito para mim / Vou falar primeiro com o meu irmão
> O teu irmão é que manda em ti? / Então o teu amor tinha preço / Eu por ti já tinha vendido a roupa do corpo
< Não é isso / Não fales assim comigo
> Deixa, quando souberes o que me aconteceu não chores / As horas estão a passar e tu com conversa / Já vi que estou sozinha neste mundo

# pressure
> Então? Já fizeste? / Estás aí? Vi que leste / Porque não atendes
< Estou no trabalho / Ainda estou a pensar / Tenho dúvidas, sinceramente
> Pensar em quê, aquilo fecha às quatro / Dúvidas de mim, depois de tudo? / Estou aqui de pé a passar vergonha por tua causa
?< Não me pressiones / Saio às 17
> Nem que seja metade, mas agora / Vai só num instante, amor, e já descansamos / Um homem a sério não deixava a mulher assim

# pressure
> n como n durmo e tu ai descansado / me decepcionou mt viu / e a ultima vez q te peço
< já disse que não posso / você tá exagerando / desculpa mas não
> até um estranho ajudava / ta bom, entendi quem vc é / Deus ta vendo
?< não mete Deus nisso / vamos conversar com calma
> fala só a hora q vais fazer / por favor por favor por favor / se n fizer hoje esquece meu nome

# pressure
> Recordo-lhe apenas o que me prometeu / O senhor deu a sua palavra, eu organizei tudo com base nela
< Eu disse que ia ver / Não prometi nada
> Fica na sua consciência / Aguardo resposta ainda esta tarde, amanhã já não serve
`
