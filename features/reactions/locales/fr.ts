import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    oneself: 'Tu ne peux pas réagir à ton propre profil.',
    likes_spent: 'Tu as utilisé tous tes j’aime du jour. Reviens demain.',
  },
  like: 'Aimer {name}',
  unlike: 'Retirer ton j’aime pour {name}',
  dislike: 'Passer {name}',
  undislike: 'Donner une autre chance à {name}',
  passed: 'Tu as passé {name}.',
  undo: 'Annuler',
  blocked: 'Tu as bloqué cette personne.',
  unblocked: 'Tu as débloqué cette personne.',
  likesYou: 'Tu plais à {name}',
  match: {
    title: 'Vous vous plaisez',
    text: '{name} et toi, vous vous plaisez. À toi le premier mot.',
    you: 'Toi',
    write: 'Écrire un message',
    later: 'Continuer à regarder',
    close: 'Fermer',
  },
}
