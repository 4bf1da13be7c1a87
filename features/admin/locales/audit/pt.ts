import type { en } from './en.ts'

/** Texts about the audit log. */
export const pt: typeof en = {
  none: 'O registo está vazio.',
  at: 'Quando',
  admin: 'Quem',
  operator: 'Operador',
  action: 'Ação',
  subject: 'Sobre o quê',
  details: 'Detalhes',
  since: 'De',
  until: 'Até',
}
