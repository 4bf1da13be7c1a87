import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const es: Localised<typeof en> = {
  errors: {
    oneself: 'No puedes reaccionar a tu propio perfil.',
    likes_spent: 'Ya usaste todos tus me gusta de hoy. Vuelve mañana.',
  },
  like: 'Me gusta {name}',
  unlike: 'Quitar tu me gusta a {name}',
  dislike: 'Pasar de {name}',
  undislike: 'Darle otra oportunidad a {name}',
  passed: 'Has pasado de {name}.',
  undo: 'Deshacer',
  blocked: 'Has bloqueado a esta persona.',
  unblocked: 'Has desbloqueado a esta persona.',
  likesYou: 'Le gustas a {name}',
  match: {
    title: 'Se gustan',
    text: 'Tú y {name} se gustan. Da el primer paso.',
    you: 'Tú',
    write: 'Escribirle',
    later: 'Seguir mirando',
    close: 'Cerrar',
  },
}
