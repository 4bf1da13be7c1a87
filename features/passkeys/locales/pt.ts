import type { en } from './en.ts'

export const pt: typeof en = {
  errors: {
    not_accepted: 'Essa chave de acesso não funcionou. Tente novamente ou entre de outra forma.',
    not_added: 'Não conseguimos adicionar esta chave de acesso. Tente novamente.',
    password_needed: 'Escreva a sua palavra-passe.',
    log_in_again: 'Para proteger a sua conta, saia primeiro e volte a entrar com um código.',
    full: 'Tem 10 chaves de acesso, que é o máximo. Remova uma que já não use.',
    last_way: 'Esta chave de acesso é a sua única forma de entrar, por isso tem de ficar.',
  },
  title: 'Chaves de acesso',
  intro: 'Entre com a impressão digital, o rosto ou o bloqueio do ecrã em vez de uma palavra-passe.',
  none: 'Ainda não tem nenhuma chave de acesso.',
  failed: 'Não conseguimos carregar as suas chaves de acesso. Tente novamente.',
  unsupported: 'Este navegador não suporta chaves de acesso. Experimente um mais recente ou outro dispositivo.',
  full: 'Tem 10 chaves de acesso, que é o máximo.',
  unnamed: 'Dispositivo desconhecido',
  facts: { added: 'Adicionada em {date}', used: 'Última utilização: {date}', unused: 'Ainda não usada', backedUp: 'Sincronizada' },
  add: 'Adicionar uma chave de acesso',
  added: 'Chave de acesso adicionada. Da próxima vez, escolha «Usar uma chave de acesso» ao entrar.',
  addFailed: 'Não conseguimos adicionar a chave de acesso. Tente novamente.',
  alreadyHere: 'Este dispositivo já tem uma chave de acesso para a sua conta.',
  wrongAddress: 'As chaves de acesso só funcionam no nosso próprio endereço. Abra o {brand} lá.',
  rename: 'Mudar o nome',
  renameLabel: 'Mudar o nome: {name}',
  renameTitle: 'Mudar o nome da chave',
  name: 'Nome',
  save: 'Guardar',
  renamed: 'Nome mudado.',
  remove: 'Remover',
  removeLabel: 'Remover: {name}',
  removeTitle: 'Remover esta chave de acesso?',
  removeText: '«{name}» deixa de poder entrar na sua conta. Também a pode apagar no dispositivo.',
  removed: 'Chave de acesso removida.',
  proof: { title: 'É mesmo você?', text: 'Escreva primeiro a sua palavra-passe.', password: 'A sua palavra-passe', continue: 'Continuar' },
  logOutNote: {
    one: 'A sua chave de acesso continua a poder entrar depois. Se não a reconhece, remova-a primeiro.',
    other: 'As suas {count} chaves de acesso continuam a poder entrar depois. Remova primeiro as que não reconhece.',
  },
  notices: {
    added: {
      title: 'Foi adicionada uma chave de acesso',
      body: 'Pode entrar na sua conta. Não foi você? Defina uma nova palavra-passe com um código.',
    },
    removed: {
      title: 'Foi removida uma chave de acesso',
      body: 'Já não pode entrar na sua conta. Não foi você? Defina uma nova palavra-passe.',
    },
  },
  mails: {
    greeting: 'Olá, {name},',
    signature: 'A equipa {brand}',
    action: 'Definir uma nova palavra-passe',
    added: {
      subject: 'Foi adicionada uma chave de acesso à sua conta do {brand}',
      intro:
        'Foi adicionada uma chave de acesso à sua conta: {device}, {time}. Permite entrar sem a sua palavra-passe. Se foi você, não precisa de fazer nada.',
      help: 'Se não foi você, defina uma nova palavra-passe. Isso remove todas as chaves de acesso e termina todas as sessões da sua conta.',
    },
    removed: {
      subject: 'Foi removida uma chave de acesso da sua conta do {brand}',
      intro:
        'Foi removida uma chave de acesso da sua conta: {device}, {time}. Pode continuar a entrar com a sua palavra-passe ou com um código.',
      help: 'Se não foi você, defina uma nova palavra-passe. Isso remove todas as chaves de acesso e termina todas as sessões da sua conta.',
    },
    reset: {
      subject: 'As chaves de acesso da sua conta do {brand} foram removidas',
      intro:
        'Foi definida uma nova palavra-passe com um código, por isso removemos as chaves de acesso da sua conta: {time}. Pode voltar a adicionar as suas nas definições.',
      help: 'Se não foi você, defina uma nova palavra-passe com um código que enviaremos para este endereço.',
    },
  },
}
