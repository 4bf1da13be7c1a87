import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  title: 'Tu es hors ligne',
  text: 'Impossible de joindre Ndloo pour le moment. Ce qui est ouvert reste ouvert ; le reste arrivera dès que la connexion reviendra.',
  retry: 'Réessayer',
}
