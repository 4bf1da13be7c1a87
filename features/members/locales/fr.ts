import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    gone: 'Cette personne n’est plus là.',
    guest: 'Termine d’abord ton compte.',
    inactive: 'Ce compte n’est pas actif.',
  },
  male: 'Homme',
  female: 'Femme',
  other: 'Autre',
  online: 'En ligne',
  offline: 'Hors ligne',
  lastSeen: {
    hour: 'En ligne il y a moins d’une heure',
    day: 'En ligne aujourd’hui',
    week: 'En ligne cette semaine',
    month: 'En ligne ce mois-ci',
    long: 'En ligne il y a longtemps',
  },
  distance: { one: 'À {count} km', many: 'À {count} km', other: 'À {count} km' },
  nearby: 'À moins de 2 km',
}
