import type { en } from './en.ts'

export const pt: typeof en = {
  errors: {
    full: 'Tem 20 tokens de acesso, que é o máximo. Termine um que já não use.',
    password_needed: 'Escreva a sua palavra-passe.',
    wrong_password: 'Essa não é a sua palavra-passe.',
    log_in_again: 'Para proteger a sua conta, saia primeiro e volte a entrar com um código.',
  },
  title: 'Tokens de acesso',
  intro:
    'Com um token, um programa da sua confiança pode usar o {brand} por si, até onde você permitir. Nunca pode gastar dinheiro nem mudar a forma como você entra.',
  none: 'Não tem nenhum token de acesso.',
  failed: 'Não conseguimos carregar os seus tokens. Tente novamente.',
  facts: { expires: 'Termina em {date}', used: 'Última utilização: {date}', unused: 'Ainda não usado' },
  add: 'Criar um token',
  name: 'Nome',
  nameHint: 'Para que serve, por exemplo «a minha agenda»',
  allowed: 'Pode',
  lasts: 'Termina após',
  days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
  password: 'A sua palavra-passe',
  create: 'Criar',
  ready: 'Copie este token agora. Não voltará a vê-lo.',
  copy: 'Copiar',
  copied: 'Copiado.',
  done: 'Concluído',
  revoke: 'Terminar',
  revokeLabel: 'Terminar: {name}',
  revokeTitle: 'Terminar este token?',
  revokeText: '«{name}» deixa de funcionar de imediato.',
  revoked: 'Token terminado.',
  scopes: {
    profile_read: 'Ver o seu perfil e os dos outros',
    profile_write: 'Alterar o seu perfil',
    matches_read: 'Ver os seus matches e sugestões',
    messages_read: 'Ler as suas mensagens',
    messages_write: 'Escrever nas suas conversas',
    account_read: 'Ver as suas definições e notificações',
  },
  notices: {
    created: {
      title: 'Foi criado um token de acesso',
      body: 'Um programa pode agora usar a sua conta até onde foi permitido. Não foi você? Termine o token e defina uma nova palavra-passe.',
    },
  },
  mail: {
    subject: 'Foi criado um token de acesso para a sua conta do {brand}',
    greeting: 'Olá, {name},',
    intro:
      'Foi criado um token de acesso para a sua conta: {name}, {time}. O programa que o tiver pode usar a sua conta até onde foi permitido. Se foi você, não precisa de fazer nada.',
    help: 'Se não foi você, termine o token nas definições e defina uma nova palavra-passe. Uma nova palavra-passe termina também todos os tokens.',
    action: 'Abrir as definições',
    signature: 'A equipa {brand}',
  },
}
