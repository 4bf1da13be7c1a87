import type { en } from './en.ts'

/** Texts about the audit log. */
export const es: typeof en = {
  none: 'El registro está vacío.',
  at: 'Cuándo',
  admin: 'Quién',
  operator: 'Operador',
  action: 'Acción',
  subject: 'Sobre qué',
  details: 'Detalles',
  since: 'Desde',
  until: 'Hasta',
}
