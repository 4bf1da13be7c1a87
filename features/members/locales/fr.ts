import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    gone: 'Cette personne n’est plus là.',
    guest: 'Termine d’abord ton compte.',
    inactive: 'Ce compte n’est pas actif.',
    seen_enough: 'Tu as vu énormément de profils. Fais une pause et reviens plus tard.',
  },
  male: 'Homme',
  female: 'Femme',
  other: 'Autre',
  online: 'En ligne',
  offline: 'Hors ligne',
  lastSeen: {
    hour: 'Dernière visite il y a moins d’une heure',
    day: 'Dernière visite aujourd’hui',
    week: 'Dernière visite cette semaine',
    month: 'Dernière visite ce mois-ci',
    long: 'Dernière visite il y a longtemps',
  },
  distance: { one: 'À {count} km', many: 'À {count} km', other: 'À {count} km' },
  nearby: 'À moins de 2 km',
  /** Why somebody is warned or suspended. */
  conduct: {
    fake: 'Le profil n’est pas celui d’une vraie personne.',
    scam: 'Demander de l’argent ou escroquer d’autres personnes.',
    harassment: 'Harceler ou insulter d’autres personnes.',
    sexual: 'Contenu sexuel que personne n’a demandé.',
    underage: 'Des signes laissent penser à un âge inférieur à celui que nos conditions permettent.',
    threat: 'Menaces ou violence.',
    impersonation: 'Se faire passer pour quelqu’un d’autre.',
    photos: 'Photos que nos conditions n’autorisent pas.',
    rules: 'Contraire à nos conditions générales.',
  },
  ranges: {
    age: {
      label: 'Âge',
      between: 'De {from} à {to} ans',
      from: 'À partir de {from} ans',
      to: 'Jusqu’à {to} ans',
      outside: 'Saisis un âge entre {from} et {to}.',
      crossed: 'L’âge minimum ne peut pas dépasser l’âge maximum.',
    },
  },
}
