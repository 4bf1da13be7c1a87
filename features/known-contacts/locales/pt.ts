import type { en } from './en.ts'

export const pt: typeof en = {
  errors: {
    full: 'Pode adicionar {count} pessoas no máximo. Retire primeiro algumas.',
    enough_today: 'Por hoje chega. Pode adicionar mais {wait}.',
  },
  title: 'Pessoas que conheço',
  hint: 'As pessoas cujos números e e-mails adicionar não veem o seu perfil, nem agora nem se entrarem mais tarde. Pode continuar a vê-las, e as pessoas de quem gosta ou a quem escreve veem sempre o seu perfil. Nunca dizemos se alguém está aqui.',
  privacy: 'Não guardamos números nem e-mails, só códigos feitos a partir deles, por isso não podemos mostrar-lhe uma lista.',
  numbers: { one: '{count} número', other: '{count} números' },
  addresses: { one: '{count} e-mail', other: '{count} e-mails' },
  none: 'Ainda não adicionou ninguém.',
  field: 'Números de telefone ou e-mails',
  fieldHint: 'Um por linha. Os números de outro país começam por + e o indicativo.',
  add: 'Adicionar',
  pick: 'Escolher dos meus contactos',
  takeBack: 'Retirar estes',
  clear: 'Retirar todos',
  clearTitle: 'Retirar toda a gente?',
  clearText: 'As pessoas que adicionou podem voltar a ver o seu perfil.',
  added: 'Guardado',
  removed: 'Retirado',
  unreadable: { one: '{count} linha não é um número nem um e-mail.', other: '{count} linhas não são um número nem um e-mail.' },
  needsNumber: 'Os números contam quando entrar com um número seu.',
  needsAddress: 'Os e-mails contam quando tiver um seu.',
  failed: 'Não foi possível carregar. Tente outra vez.',
}
