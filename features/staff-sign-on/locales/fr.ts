import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    off: 'Ce n’est pas configuré ici.',
    away: 'La connexion de ton organisation ne répond pas pour l’instant. Réessaie dans un moment.',
    expired: 'C’était trop long, ou déjà utilisé. Recommence.',
    refused: 'Le compte de ton organisation n’a pas de rôle ici. Demande à la personne qui gère ses groupes.',
    no_second_factor: 'Ton organisation n’a pas confirmé de seconde étape. Connecte-toi là-bas avec ton second facteur, puis réessaie.',
  },
  title: 'Pour l’équipe',
  text: 'Connecte-toi avec le compte de ton organisation. Les membres se connectent ailleurs.',
  again: 'Confirme que c’est toi. Tu reviendras là où tu étais.',
  button: 'Continuer vers ton organisation',
  busy: 'Retour en cours…',
  failed: 'Ça n’a pas marché. Réessaie.',
}
