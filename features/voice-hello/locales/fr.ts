import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    not_audio: 'Nous ne pouvons pas utiliser cet enregistrement. Recommence.',
    broken: 'Cet enregistrement est illisible. Recommence.',
    too_long: 'Ta présentation vocale peut durer 15 secondes au plus. Enregistres-en une plus courte.',
    too_short: 'C’était trop court. Dis-en un peu plus.',
    too_large: 'Cet enregistrement est trop lourd. Fais-en un plus court.',
    refused_before: 'Un enregistrement comme celui-ci a déjà été retiré. Fais-en un autre.',
  },
  label: 'Présentation vocale',
  of: 'Présentation vocale de {name}',
  hear: 'Écouter {name}',
  hearFailed: 'Impossible de charger l’enregistrement. Réessaie.',
  own: {
    title: 'Ta présentation vocale',
    text: 'Dis bonjour en {max} secondes au plus. On peut l’écouter sur ton profil.',
    record: 'Enregistrer un bonjour',
    again: 'En enregistrer une autre',
    use: 'Utiliser cet enregistrement',
    sending: 'Envoi de ton enregistrement',
    saved: 'Ta présentation vocale est en ligne.',
    savedWaiting: 'Nous avons bien reçu ta présentation vocale. Nous l’écoutons d’abord.',
    waiting: 'Nous la vérifions. Ensuite, les autres pourront l’écouter.',
    takenDown: 'Nous avons retiré ta dernière présentation vocale. Le motif est dans ta boîte mail. Tu peux en enregistrer une autre.',
    remove: 'Retirer',
    removeTitle: 'Retirer ta présentation vocale ?',
    removeText: 'Plus personne ne pourra l’écouter.',
    keep: 'La garder',
    removed: 'Ta présentation vocale n’est plus là.',
    failed: 'Ça n’a pas marché. Ton enregistrement est toujours là ; réessaie.',
  },
}
