import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  updated: 'Em vigor desde {date}',
  contents: 'Nesta página',
  terms: {
    title: 'Termos e condições',
    description: 'As regras do {brand}: quem pode participar, como nos tratamos e o que acontece com o dinheiro.',
    intro: 'Estas são as regras do {brand}. Ao criar uma conta, aceita-as. São curtas para que se possam ler.',
    service: {
      title: 'O que é o {brand}',
      text: 'O {brand} é um serviço para conhecer pessoas. “Nós” é quem gere esta instalação, com quem pode falar em {email}. Aproximamos perfis; não verificamos se tudo o que um membro diz é verdade e não prometemos um par a ninguém. “Foto verificada” quer dizer que uma pessoa comparou imagens da câmara com a foto principal; não diz nada sobre o nome, a idade ou as intenções.',
    },
    join: {
      title: 'Quem pode participar',
      text: 'Tem de ter mais de 18 anos: a idade mínima aceite é 19. Uma pessoa, uma conta. Regista-se em seu próprio nome, com as suas próprias fotos, e não para vender ou anunciar nada.\nSe soubermos que alguém é mais novo, o perfil fica oculto até isso ser verificado e, se for verdade, é eliminado.\nQuem gere o serviço pode admitir só por convite, ou depois de ver cada conta nova. Quem não é admitido fica a saber porquê e pode recorrer. Dê os seus códigos de convite só a quem conhece, e não os venda.',
    },
    account: {
      title: 'A sua conta',
      text: 'Guarde para si a sua palavra-passe e os seus códigos: nunca os pedimos. Nas definições vê onde tem sessão aberta e pode sair de todos os dispositivos. Uma chave de acesso também abre a sua conta: guarde-a só em dispositivos seus. O número com que entra também: mude-o nas definições antes de o deixar. Uma conta cujo e-mail não é confirmado em 48 horas é eliminada.',
    },
    conduct: {
      title: 'Como nos tratamos',
      text: 'Seja gentil e aceite um não. Não são permitidos: ameaças, ódio e assédio; nudez em fotos públicas; identidades falsas; pedir dinheiro; divulgar o que outros lhe contaram em confiança; contas automáticas; e tudo o que seja contra a lei.\nUm membro pode bloquear outro a qualquer momento. Não avisamos quem é bloqueado.',
    },
    content: {
      title: 'O que escreve e mostra',
      text: 'As suas fotos e palavras continuam a ser suas. Permite-nos guardá-las e mostrá-las aos membros a quem se destinam enquanto aqui estiverem. Mostre só o que tem o direito de mostrar.',
    },
    money: {
      title: 'Dinheiro, presentes e planos',
      text: 'Ver, gostar e responder não custa nada. A sua carteira guarda dólares americanos e créditos para planos, impulsos e presentes. Os preços são em dólares americanos; antes de pagar noutra moeda, vê a taxa e o valor.\nUm presente que não é aceite volta para quem o comprou. Um depósito não é uma conta bancária: não rende juros. Por agora não oferecemos levantamentos. O que já foi usado, como um impulso que começou, não é devolvido, salvo se a lei lhe der esse direito.',
    },
    moderation: {
      title: 'Denúncias e decisões',
      text: 'Pode denunciar qualquer membro. Uma pessoa lê cada denúncia. Podemos retirar conteúdo, limitar uma conta por um tempo ou fechá-la, e dizemos ao membro porquê. Quem não concordar pode recorrer; o recurso também é lido por uma pessoa. Um programa pode reter uma conta nova, ou limitar a quantas pessoas novas alguém escreve, até que uma pessoa decida; a política de privacidade diz porquê.',
    },
    ending: {
      title: 'Fazer uma pausa e sair',
      text: 'Pode pausar o seu perfil ou eliminar a sua conta nas definições quando quiser. Antes de a eliminar, vê o que se perde com ela: o saldo, um plano em curso e os presentes que voltam para quem os comprou. O que acontece aos seus dados está na política de privacidade.',
    },
    liability: {
      title: 'Por que respondemos',
      text: 'Gerimos o {brand} com cuidado, mas não podemos prometer que esteja sempre disponível. Respondemos pelos danos que causarmos de propósito ou por negligência grave, e sempre que a lei o disser. Conhecer alguém é uma decisão sua: da primeira vez, escolha um lugar público e avise alguém de confiança. Ninguém na {brand} vigia um encontro que partilha; quem o faz é a pessoa amiga.',
    },
    changes: {
      title: 'Quando estes termos mudam',
      text: 'Se os termos mudarem em algo importante, voltamos a perguntar-lhe antes de se aplicarem a si. A sua conta guarda que versão aceitou e quando. Perguntas: {email}.',
    },
  },
  privacy: {
    title: 'Política de privacidade',
    description: 'O que o {brand} guarda sobre si, quem o vê e como apagá-lo.',
    intro: 'O {brand} guarda o mínimo que um serviço de encontros pode guardar. Esta página diz o que é, quem o vê e como apagá-lo.',
    who: {
      title: 'Quem é responsável',
      text: 'Quem gere esta instalação, com quem pode falar em {email}. Todos os dados estão nos seus servidores.',
    },
    data: {
      title: 'O que guardamos',
      text: 'O que nos dá: nome, e-mail, telefone, género, data de nascimento ou idade, línguas, interesses, o que escreve sobre si, as suas respostas às nossas perguntas e as suas fotos. O que faz: gostos, quem deixa passar, bloqueios, mensagens, presentes, pagamentos e denúncias. O que é preciso para entrar: um resumo cifrado da sua palavra-passe, as suas sessões e, de cada chave de acesso, a chave pública, o nome e quando a usou. A metade secreta, a sua impressão digital e o seu rosto nunca saem do seu dispositivo. Se entra com um número de telefone, um serviço de mensagens envia os nossos códigos e por isso vê o número e o código; os outros membros nunca o veem, e os códigos desaparecem ao fim de dez minutos. Quantos códigos foram para um número é contado durante dois dias, sob um resumo com chave.\nA sua palavra-passe nunca é guardada de forma legível. A posição e os dados da câmara são retirados de cada foto.\nSe troca muitas mensagens com um match, podemos perguntar-lhe se já se encontraram. Guardamos que perguntámos, enquanto o match durar; a resposta não é guardada, só quantos membros disseram que sim num dia. Das nossas ideias para começar, guardamos as que enviou e, durante 90 dias, as que lhe foram mostradas para quem, para que não se repitam.\nSe mandar verificar as suas fotos, quatro imagens da sua câmara são guardadas cifradas. Só a moderação e a administração as veem, para as comparar com a sua foto principal, e cada consulta fica registada. Nenhum computador reconhece o seu rosto. As imagens são apagadas 30 dias após a decisão, ou ao fim de 60 dias sem decisão; a decisão é guardada 600 dias, e os outros só veem o mês da verificação, durante 18 meses. Os códigos feitos a partir de números e e-mails de pessoas que não quer encontrar aqui servem só para esconder delas o seu perfil; não guardamos os números, não estão na cópia de dados de ninguém e são apagados com a conta.',
    },
    place: {
      title: 'Onde está',
      text: 'Nunca guardamos a sua posição exata. É reduzida a uma zona de cerca de 2 quilómetros antes de ser guardada. Os outros veem uma distância em quilómetros inteiros e a sua cidade, nunca um mapa. Em vez da posição, pode escolher uma cidade.',
    },
    others: {
      title: 'O que os outros veem',
      text: 'Os membros veem o seu nome, idade, fotos, perfil e distância, e se está online, a não ser que o esconda. O seu e-mail e o seu telefone não são mostrados. Ninguém fica a saber quem deixou passar, bloqueou ou denunciou o seu perfil. As mensagens são lidas por quem as escreve e, se um dos dois denunciar a conversa, por uma pessoa da moderação. Um programa procura sinais de burla no que se escreve a pessoas novas; quando se juntam vários, uma pessoa da moderação lê essa conversa. Quem pode ver o seu perfil pode ouvir a sua saudação de voz, e um moderador ouve-a, tal como vê as fotos. Quando a substitui ou retira, o ficheiro é apagado, a não ser que alguém tenha denunciado o seu perfil enquanto lá estava.\nUma mensagem que elimina desaparece para os dois. O que dizia, e o que uma mensagem dizia antes de ser editada, é guardado durante 30 dias: só para esse programa, para uma denúncia dessas e para a exportação dos seus dados. Depois desaparece. O ficheiro de uma mensagem de voz ou de uma imagem desaparece assim que elimina a mensagem, a não ser que um dos dois já tivesse denunciado a conversa. No modo privado, o seu perfil só aparece às pessoas de quem gosta e àquelas com quem tem um match ou uma conversa. Se escolher assim, as suas fotos só são enviadas desfocadas, exceto aos seus matches e aos nossos moderadores; quem já as viu ou guardou pode continuar a tê-las.',
    },
    team: {
      title: 'Quem vê o quê na nossa equipa',
      text: 'Na nossa equipa, cada função vê apenas o que precisa. A moderação lê as denúncias com as mensagens que contêm e vê fotos, saudações de voz, verificações de fotos e contas novas à espera; não vê o seu e-mail, telefone nem saldo. O atendimento vê as contas com e-mail, telefone e saldo, e lê as denúncias sem decidir. As finanças veem nomes, o estado das contas, os saldos e os pagamentos. A análise vê números arredondados, e nenhum com menos de dez pessoas por trás. A administração vê tudo isto. Ninguém pode abrir mensagens que não estejam numa denúncia.\nToda a equipa entra com um segundo fator. O que muda fica num registo a que só se acrescentam linhas, e também cada consulta de uma denúncia ou de uma verificação de fotos.',
    },
    signs: {
      title: 'Contra burlas e contas falsas',
      text: 'No nosso próprio servidor, um programa procura com regras fixas sinais de burla no que se escreve a pessoas novas: pedidos de dinheiro, taxas, cartões-presente, ameaças, um mesmo texto enviado a muita gente. Quando se juntam vários, a moderação recebe essa conversa como denúncia. Até à decisão, durante 14 dias no máximo, quem escreve só pode escrever a três pessoas novas por dia. O programa não faz mais nada: decide uma pessoa. Se a sua conta for limitada ou algo seu for retirado, lê o motivo e pode recorrer.\nPara travar quintas de contas falsas, contamos durante sete dias quantas contas novas vêm da mesma rede ou com números do mesmo bloco, sob resumos com chave que não identificam nem uma nem outros, e comparamos as fotos novas entre si. Um programa pode reter por isso uma conta nova; nunca a expulsa. Depois decide alguém da nossa equipa, diz-lhe o motivo e pode recorrer. A sua origem não conta. Uma conta recusada é apagada ao fim de 30 dias. Também contam um e-mail descartável e um registo mais rápido do que uma pessoa. O que se encontrou sobre uma conta à espera é guardado com ela e está na sua cópia dos dados. Quando muitíssima gente se regista, o seu navegador resolve uma pequena tarefa; dela guardamos um número aleatório, durante um dia.\nDurante 90 dias guardamos quem criou e quem usou um código de convite. Não vê quem usou o seu.',
    },
    order: {
      title: 'Quem vê primeiro',
      text: 'A ordem tem em conta quem está ativo, quem já gosta de si e as sugestões. As sugestões são aprendidas no nosso próprio servidor, uma vez por noite, apenas a partir dos gostos e de quantas vezes cada pessoa foi mostrada, contadas sem saber quem viu quem. Com as pessoas que deixa passar nunca se aprende nada: apenas ficam fora da sua própria lista. De cada membro guardamos no máximo 60 pessoas sugeridas, durante 7 dias no máximo; o resto do que se aprendeu é apagado depois da noite. Não existe nenhuma pontuação sua que alguém possa ver. Se escolher a ordem por atividade nas definições, as suas sugestões são apagadas e deixa de se aprender com os seus gostos. Contamos também a quantos membros foram mostradas pessoas em cada ordem num dia, para ver qual ajuda mais; só os números são guardados.',
    },
    browser: {
      title: 'O que o seu navegador guarda',
      text: 'A sua sessão, a língua escolhida e se quer poupar dados, e um cookie que contém apenas a língua, para que a primeira página já chegue nela. Ao sair, a sessão é apagada do navegador. Não há cookies de publicidade nem de rastreio.',
    },
    third: {
      title: 'Sem terceiros na página',
      text: 'As páginas do {brand} carregam tudo a partir deste servidor: sem estatísticas de terceiros, sem publicidade, sem fontes nem programas de fora. O país do seu endereço de rede é procurado numa tabela do nosso próprio servidor. Só ao pagar vai para a página de um prestador de pagamentos, que recebe o valor e o que precisa para o pagamento. Os programas que liga quem gere esta instalação podem ser avisados da sua inscrição, da verificação da sua foto, de uma denúncia, de uma suspensão ou de um pagamento. Esse aviso contém números internos, datas e valores, e nenhum nome, mensagem, foto ou lugar.',
    },
    mails: {
      title: 'E-mails que enviamos',
      text: 'Os códigos que pede; um aviso se alguém se registar com o seu endereço; e, se as deixar ligadas, notificações sobre matches, mensagens e a sua conta. Se o pedir, também um aviso ao fim da tarde quando houver algo novo para si; para isso guardamos o fuso horário do seu navegador até que o desligue. Cada tipo pode ser desligado nas definições ou com um clique no próprio e-mail. Respondemos ao que escreve no formulário de contacto; é enviado por e-mail a quem gere o serviço e não fica guardado na sua conta. Não enviamos publicidade.',
    },
    keep: {
      title: 'Por quanto tempo guardamos',
      text: 'Enquanto tiver uma conta. Os códigos expiram ao fim de 10 minutos; as sessões, ao fim de 14 dias sem uso e no máximo de 90 dias; as contas não confirmadas, ao fim de 48 horas. Um encontro que partilha termina 24 horas depois, ou quando quiser; um dia mais tarde é apagado, com o lugar, as palavras e o hash da sua ligação. Quem tiver a ligação vê o seu primeiro nome, as suas palavras, o lugar e a hora; a outra pessoa só aparece enquanto concordar. A pergunta que lhe envia fica na conversa.',
    },
    erasure: {
      title: 'Eliminar a sua conta',
      text: 'Quando elimina a sua conta, o seu perfil, fotos, mensagens, gostos e definições são apagados da base de dados, dos ficheiros guardados e dos registos. Se tivermos de repor uma cópia de segurança, voltamos a apagá-los.\nTrês coisas ficam por um tempo ou para sempre: linhas do livro contabilístico, que a lei nos obriga a guardar, sob um número que não identifica ninguém; as provas de denúncias abertas, até 180 dias depois de fechadas; e, se uma conta foi banida, um resumo com chave do e-mail e do telefone, com o qual não podem ser lidos, mas podem ser reconhecidos.',
    },
    rights: {
      title: 'Os seus direitos',
      text: 'No seu perfil e nas definições pode ver e mudar os seus dados e levar uma cópia: tudo o que deu, escreveu, fez ou recebeu, e as decisões sobre si. Pode opor-se e apresentar queixa à autoridade de proteção de dados do seu país.',
    },
    security: {
      title: 'Como protegemos',
      text: 'As ligações são cifradas. As fotos têm endereços que não se podem adivinhar e que expiram. As chaves de sessão só são guardadas como resumos cifrados. Os endereços dos pedidos são contados por pouco tempo para impedir abusos.',
    },
    contact: {
      title: 'Perguntas',
      text: 'Escreva para {email} ou use a página de contacto. Se esta política mudar em algo importante, avisamos antes de se aplicar.',
    },
  },
}
