import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    free: 'Le forfait Gratuit ne coûte rien : il n’y a rien à acheter.',
    retired: 'Ce forfait n’est plus en vente. Choisis-en un autre.',
    changed: 'Ton forfait vient de changer. Regarde-le à nouveau, puis confirme encore une fois.',
  },
  failed: 'Impossible de charger les forfaits. Réessaie.',
  none: 'Il n’y a pas de forfait pour le moment. Reviens plus tard.',
  days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  messages: 'Messages à de nouvelles personnes',
  calls: 'Appels',
  gain: {
    messages: {
      one: 'Écris à {count} nouvelle personne',
      many: 'Écris à {count} de nouvelles personnes',
      other: 'Écris à {count} nouvelles personnes',
    },
    calls: { one: '{count} appel', many: '{count} d’appels', other: '{count} appels' },
    gifts: 'Chaque cadeau reçu te rapporte {percent} de son prix en crédits',
  },
  running: {
    title: 'Ton forfait',
    until: 'Payé jusqu’au {date}. Il ne se renouvelle pas tout seul.',
    free: 'Il est gratuit et ne finit jamais.',
    retired: 'Ce forfait n’est plus en vente. Tu le gardes jusqu’à sa fin.',
    used: '{used} sur {total} utilisés',
    gifts: 'Tu reçois {percent} du prix d’un cadeau en crédits.',
    anew: 'Les deux repartent à zéro le {date}.',
  },
  compare: {
    title: 'Compare les forfaits',
    price: '{price} pour {period}',
    noPrice: 'Gratuit',
    startsOver: 'Messages et appels repartent de zéro tous les {period}.',
    current: 'Ton forfait',
    next: 'Un cran au-dessus',
    choose: 'Choisir {plan}',
    extend: 'Prolonger {plan}',
    fallback: 'Tu l’as toujours quand tu n’as pas d’autre forfait.',
  },
  confirm: {
    get: 'Passer à {plan} ?',
    extend: 'Prolonger {plan} ?',
    begins: '{plan} commence maintenant et dure jusqu’au {date}.',
    extends: '{plan} durera alors jusqu’au {date}. La nouvelle période apporte ses propres messages et appels.',
    noRenewal: 'Il ne se renouvelle pas tout seul.',
    price: 'Prix',
    credit: 'Remboursement de la partie non utilisée de {plan}, environ',
    pay: 'Tu paies',
    back: 'Tu récupères',
    balance: 'Ton solde',
    short: 'Il te manque {amount}. Fais un dépôt et tu pourras continuer ici.',
    deposit: 'Faire un dépôt',
    cancel: 'Pas maintenant',
    buy: 'Payer {amount}',
    change: 'Passer à {plan}',
  },
  done: '{plan} dure jusqu’au {date}.',
  notices: {
    ending: {
      title: {
        one: 'Ton forfait se termine demain',
        many: 'Ton forfait se termine dans {count} de jours',
        other: 'Ton forfait se termine dans {count} jours',
      },
      body: {
        one: '{plan} se termine demain. Il ne se renouvelle pas tout seul ; si tu veux, tu peux le prolonger.',
        many: '{plan} se termine dans {count} de jours. Il ne se renouvelle pas tout seul ; si tu veux, tu peux le prolonger.',
        other: '{plan} se termine dans {count} jours. Il ne se renouvelle pas tout seul ; si tu veux, tu peux le prolonger.',
      },
    },
    ended: {
      title: 'Ton forfait est terminé',
      body: '{plan} est terminé. Tu as maintenant le forfait Gratuit, qui ne coûte rien. Quand tu veux, tu peux de nouveau choisir un forfait.',
    },
  },
}
