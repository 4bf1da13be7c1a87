import type { en } from './en.ts'

export const pt: typeof en = {
  errors: {
    off: 'Aqui não é possível entrar com o número de telefone.',
    not_mobile: 'Não conseguimos enviar mensagens para este número. Use um número de telemóvel.',
    ticket_over: 'Passou demasiado tempo. Peça um código novo.',
    last_way: 'Este número é a sua única forma de entrar. Adicione primeiro um e-mail.',
  },
  sms: { code: '{brand}: {code}. Vale por {minutes} minutos. Nunca o partilhe.' },
  withEmail: 'Usar antes o meu e-mail',
  number: {
    title: 'O seu número de telefone',
    intro: 'Enviamos-lhe um código por SMS. Com ele entra, ou cria a sua conta se ainda não tem uma.',
    resetTitle: 'Esqueceu-se da palavra-passe?',
    resetIntro: 'Diga-nos o número com que entra e enviamos-lhe por SMS um código para escolher outra palavra-passe.',
    label: 'Número de telefone',
    country: 'Indicativo do país',
    getCode: 'Receber código',
    getCodeIn: 'Receber código daqui a {seconds} s',
    off: 'Aqui não é possível entrar com o número de telefone. Use o seu e-mail.',
  },
  code: {
    title: 'Veja as suas mensagens',
    sent: 'Se {phone} puder ser usado, enviámos para lá um código de seis algarismos.',
    lifetime: 'É válido durante 10 minutos.',
    label: 'Código',
    continue: 'Continuar',
    nothing: 'Ainda não chegou nada? Pode demorar um minuto.',
    resend: 'Enviar um código novo',
    resendIn: 'Enviar um código novo daqui a {seconds} s',
    resent: 'Vai a caminho um código novo.',
    otherNumber: 'Usar outro número',
    resetTitle: 'Escolha uma palavra-passe nova',
    resetSubmit: 'Mudar a palavra-passe',
    resetDone: 'Palavra-passe mudada!',
  },
  facts: { title: 'Sobre si', intro: 'O seu número {phone} está confirmado. Faltam só alguns dados.', submit: 'Criar conta' },
  own: {
    title: 'Número para entrar',
    intro: 'Entre com um código que lhe enviamos por SMS, mesmo que se esqueça da palavra-passe. Os outros membros nunca veem este número.',
    none: 'Ainda não entra com um número de telefone.',
    current: 'Entra com {phone}.',
    failed: 'Não conseguimos carregar o seu número. Tente de novo.',
    add: 'Adicionar um número',
    change: 'Mudar de número',
    password: 'A sua palavra-passe',
    confirm: 'Confirmar número',
    proven: 'Já pode entrar com este número.',
    remove: 'Remover número',
    removeTitle: 'Remover este número?',
    removeText: 'Deixa de poder entrar com ele.',
    removed: 'Número removido.',
    lastWay: 'Este número é a sua única forma de entrar. Adicione um e-mail para o poder remover.',
  },
  notices: {
    added: {
      title: 'Foi adicionado um número de telefone',
      body: 'Com ele é possível entrar na sua conta. Não foi você? Escolha outra palavra-passe com um código do seu e-mail.',
    },
    removed: {
      title: 'O seu número de telefone foi removido',
      body: 'Já não dá para entrar com ele na sua conta. Não foi você? Escolha outra palavra-passe.',
    },
    taken: {
      title: 'O seu número pertence a outra conta',
      body: 'Outra pessoa confirmou-o, por isso já não abre a sua conta. Adicione outro número ou um e-mail para conseguir voltar a entrar.',
    },
  },
  mails: {
    greeting: 'Olá, {name},',
    signature: 'A equipa da {brand}',
    action: 'Escolher outra palavra-passe',
    added: {
      subject: 'Foi adicionado um número de telefone à sua conta {brand}',
      intro:
        'Foi adicionado um número de telefone à sua conta: {time}. Com ele é possível entrar com um código. Se foi você, não precisa de fazer nada.',
      help: 'Se não foi você, escolha outra palavra-passe. Isso remove o número e termina todas as sessões da sua conta.',
    },
    removed: {
      subject: 'O número de telefone da sua conta {brand} foi removido',
      intro: 'A sua conta já não se abre com um número de telefone: {time}. Pode continuar a entrar com o seu e-mail.',
      help: 'Se não foi você, escolha outra palavra-passe. Isso termina todas as sessões. Pode voltar a adicionar o seu número nas definições.',
    },
    taken: {
      subject: 'O seu número de telefone já não abre a sua conta {brand}',
      intro:
        'Outra pessoa confirmou o seu número com um código: {time}. Já não abre a sua conta. As operadoras dão a outras pessoas os números sem uso.',
      help: 'O número ainda é seu? Confirme-o de novo nas definições. Se não reconhece isto, escolha também outra palavra-passe.',
    },
  },
}
