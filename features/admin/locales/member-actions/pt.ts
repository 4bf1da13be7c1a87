import type { en } from './en.ts'

/** What an administrator can do to an account. */
export const pt: typeof en = {
  role: 'Mudar o papel',
  roleText: 'A conta sai de todos os dispositivos. Um convidado só lê e não aparece em nenhuma lista.',
  suspend: 'Suspender',
  suspendText: 'A pessoa sai logo, deixa de ser vista e fica a saber porquê e como recorrer.',
  duration: 'Por quanto tempo',
  days: { one: '{count} dia', many: '{count} de dias', other: '{count} dias' },
  noEnd: 'Até alguém a levantar',
  memberReason: 'O que se diz à pessoa',
  reactivate: 'Reativar',
  signOut: 'Sair de todos os dispositivos',
  secondFactor: 'Retirar o segundo fator',
  photo: 'Adicionar uma foto',
}
