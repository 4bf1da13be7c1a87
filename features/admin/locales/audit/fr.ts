import type { en } from './en.ts'

/** Texts about the audit log. */
export const fr: typeof en = {
  none: 'Le journal est vide.',
  at: 'Quand',
  admin: 'Qui',
  operator: 'Opérateur',
  action: 'Action',
  subject: 'Sur quoi',
  details: 'Détails',
  since: 'Du',
  until: 'Au',
}
