import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    off: 'Les appels ne sont pas disponibles ici.',
    oneself: 'Tu ne peux pas t’appeler toi-même.',
    closed: 'Vous pourrez vous appeler dès que la conversation sera acceptée.',
    unreachable: 'Cette personne n’est pas joignable pour le moment.',
    credits_needed: 'Ton forfait n’a plus d’appels pour cette période. Celui-ci coûte {count} crédits.',
    in_call: 'Tu es déjà en appel.',
    id_taken: 'L’appel n’a pas pu être passé. Réessaie.',
    elsewhere: 'Tu as répondu à cet appel sur un autre appareil.',
    wrong_state: 'Cet appel est déjà terminé.',
  },
  notices: {
    ringing: {
      title: 'On t’appelle',
      body: 'Ouvre Ndloo pour répondre.',
    },
  },
  start: { voice: 'Appel vocal', video: 'Appel vidéo' },
}
