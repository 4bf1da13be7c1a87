import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const pt: Localised<typeof en> = {
  updated: 'Em vigor desde {date}',
  contents: 'Nesta página',
  terms: {
    title: 'Termos e condições',
    description: 'As regras do Ndloo: quem pode participar, como nos tratamos e o que acontece com o dinheiro.',
    intro: 'Estas são as regras do Ndloo. Ao criar uma conta, você as aceita. São curtas para que possam ser lidas.',
    service: {
      title: 'O que é o Ndloo',
      text: 'O Ndloo é um serviço para conhecer pessoas. “Nós” é quem opera esta instalação, com quem você fala em {email}. Aproximamos perfis; não verificamos se tudo o que um membro diz é verdade e não prometemos um par a ninguém.',
    },
    join: {
      title: 'Quem pode participar',
      text: 'Você precisa ter mais de 18 anos: a menor idade aceita é 19. Uma pessoa, uma conta. Você se cadastra por conta própria, com suas próprias fotos, e não para vender ou anunciar nada.\nSe soubermos que alguém é mais novo, o perfil fica oculto até isso ser apurado e, se for verdade, é removido.',
    },
    account: {
      title: 'Sua conta',
      text: 'Guarde para si sua senha e seus códigos: nunca os pedimos. Nas configurações você vê onde está conectado e pode sair de todos os lugares. Uma conta cujo e-mail não é confirmado em 48 horas é removida.',
    },
    conduct: {
      title: 'Como nos tratamos',
      text: 'Seja gentil e aceite um não. Não são permitidos: ameaças, ódio e assédio; nudez em fotos públicas; identidades falsas; pedir dinheiro; divulgar o que outros contaram em confiança; contas automáticas; e tudo o que for contra a lei.\nUm membro pode bloquear outro a qualquer momento. Quem é bloqueado não fica sabendo.',
    },
    content: {
      title: 'O que você escreve e mostra',
      text: 'Suas fotos e palavras continuam suas. Você nos permite guardá-las e mostrá-las aos membros a quem se destinam enquanto estiverem aqui. Mostre só o que você tem direito de mostrar.',
    },
    money: {
      title: 'Dinheiro, presentes e planos',
      text: 'Olhar, curtir e responder não custa nada. Sua carteira guarda dólares americanos e créditos para planos, impulsos e presentes. Os preços são em dólares americanos; antes de pagar em outra moeda, você vê a cotação e o valor.\nUm presente que não é aceito volta para quem o comprou. Um depósito não é uma conta bancária: não rende juros. Por enquanto não oferecemos saques. O que já foi usado, como um impulso que começou, não é devolvido, a menos que a lei lhe dê esse direito.',
    },
    moderation: {
      title: 'Denúncias e decisões',
      text: 'Você pode denunciar qualquer membro. Uma pessoa lê cada denúncia. Podemos remover conteúdo, limitar uma conta por um tempo ou encerrá-la, e dizemos ao membro por quê. Quem discordar pode recorrer; o recurso também é lido por uma pessoa.',
    },
    ending: {
      title: 'Pausar e sair',
      text: 'Você pode pausar seu perfil ou excluir sua conta nas configurações quando quiser. Antes da exclusão, você vê o que se perde com ela: o saldo, um plano em andamento e os presentes que voltam a quem os comprou. O que acontece com seus dados está na política de privacidade.',
    },
    liability: {
      title: 'Pelo que respondemos',
      text: 'Operamos o Ndloo com cuidado, mas não podemos prometer que ele esteja sempre no ar. Respondemos por danos que causarmos de propósito ou por negligência grave, e sempre que a lei disser. Conhecer alguém é uma decisão sua: na primeira vez, escolha um lugar público e avise alguém de confiança.',
    },
    changes: {
      title: 'Quando estes termos mudam',
      text: 'Se os termos mudarem em algo importante, perguntamos de novo antes que valham para você. Sua conta lembra qual versão você aceitou e quando. Dúvidas: {email}.',
    },
  },
  privacy: {
    title: 'Política de privacidade',
    description: 'O que o Ndloo guarda sobre você, quem vê e como apagar.',
    intro: 'O Ndloo guarda o mínimo que um serviço de encontros pode guardar. Esta página diz o que é, quem vê e como apagar.',
    who: {
      title: 'Quem é responsável',
      text: 'Quem opera esta instalação, com quem você fala em {email}. Todos os dados ficam nos servidores dessa operação.',
    },
    data: {
      title: 'O que guardamos',
      text: 'O que você informa: nome, e-mail, telefone, gênero, data de nascimento ou idade, idiomas, interesses, o que escreve sobre si e suas fotos. O que você faz: curtidas, descurtidas, bloqueios, mensagens, presentes, pagamentos e denúncias. O que o acesso exige: um resumo cifrado da sua senha e suas sessões.\nSua senha nunca é guardada de forma legível. A posição e os dados da câmera são retirados de cada foto.',
    },
    place: {
      title: 'Onde você está',
      text: 'Nunca guardamos sua posição exata. Ela é reduzida a uma área de cerca de 2 quilômetros antes de ser guardada. Os outros veem uma distância em quilômetros inteiros e sua cidade, nunca um mapa. Em vez da posição, você pode escolher uma cidade.',
    },
    others: {
      title: 'O que os outros veem',
      text: 'Os membros veem seu nome, idade, fotos, perfil e distância, e se você está online, a menos que você esconda. Seu e-mail e seu telefone não são mostrados. Ninguém fica sabendo quem descurtiu, bloqueou ou denunciou. As mensagens são lidas por quem as escreve e, se um dos dois denunciar a conversa, por uma pessoa da moderação.',
    },
    browser: {
      title: 'O que seu navegador guarda',
      text: 'Sua sessão e o idioma escolhido, e um cookie que contém apenas o idioma, para que a primeira página já chegue nele. Ao sair, a sessão é apagada do navegador. Não há cookies de publicidade nem de rastreamento.',
    },
    third: {
      title: 'Sem terceiros na página',
      text: 'As páginas do Ndloo carregam tudo deste servidor: sem análise de uso, sem publicidade, sem fontes ou programas de fora. O país do seu endereço de rede é procurado em uma tabela do nosso próprio servidor. Só ao pagar você vai para a página de um provedor de pagamentos, que recebe o valor e o que precisa para o pagamento.',
    },
    mails: {
      title: 'E-mails que enviamos',
      text: 'Os códigos que você pede; um aviso se alguém se cadastrar com seu endereço; e, se você os deixar ligados, avisos sobre matches, mensagens e sua conta. Cada aviso pode ser desligado nas configurações ou com um clique no próprio e-mail. Respondemos ao que você escreve no formulário de contato; ele é enviado por e-mail a quem opera o serviço e não fica guardado na sua conta. Não enviamos publicidade.',
    },
    keep: {
      title: 'Por quanto tempo guardamos',
      text: 'Enquanto você tiver uma conta. Os códigos expiram em 10 minutos; as sessões, após 14 dias sem uso e no máximo em 90 dias; as contas não confirmadas, em 48 horas.',
    },
    erasure: {
      title: 'Excluir sua conta',
      text: 'Quando você exclui sua conta, seu perfil, fotos, mensagens, curtidas e configurações são apagados do banco de dados, dos arquivos guardados e dos registros. Se tivermos que restaurar uma cópia de segurança, as exclusões são refeitas.\nTrês coisas ficam por um tempo ou para sempre: linhas do livro contábil, que a lei nos obriga a guardar, sob um número que não nomeia ninguém; as provas de denúncias abertas, até 180 dias depois de encerradas; e, se uma conta foi banida, um resumo com chave do e-mail e do telefone, pelo qual eles não podem ser lidos, mas podem ser reconhecidos.',
    },
    rights: {
      title: 'Seus direitos',
      text: 'No seu perfil e nas configurações você pode ver e mudar seus dados e levar uma cópia: tudo o que informou, escreveu, fez ou recebeu, e as decisões sobre você. Você pode se opor e reclamar à autoridade de proteção de dados do seu país.',
    },
    security: {
      title: 'Como protegemos',
      text: 'As conexões são cifradas. As fotos têm endereços que não podem ser adivinhados e que expiram. As chaves de sessão são guardadas só como resumos cifrados. Os endereços das requisições são contados por pouco tempo para impedir abusos.',
    },
    contact: {
      title: 'Dúvidas',
      text: 'Escreva para {email} ou use a página de contato. Se esta política mudar em algo importante, avisamos antes que ela valha.',
    },
  },
}
