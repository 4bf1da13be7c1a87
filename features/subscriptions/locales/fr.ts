import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    free: 'Le forfait Gratuit ne coûte rien et ne s’achète pas.',
    retired: 'Ce forfait n’est plus en vente.',
    changed: 'Ton forfait vient de changer. Regarde-le à nouveau, puis confirme encore une fois.',
  },
  failed: 'Impossible de charger les forfaits.',
  none: 'Il n’y a aucun forfait à choisir pour le moment.',
  days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  messages: 'Messages à de nouvelles personnes',
  calls: 'Appels',
  gifts: 'Ce que vaut un cadeau en crédits',
  percent: '{percent} de son prix',
  running: {
    title: 'Ton forfait',
    until: 'Payé jusqu’au {date}. Il ne se renouvelle pas tout seul.',
    free: 'Ne coûte rien et continue tout seul.',
    retired: 'Ce forfait n’est plus en vente. Tu le gardes jusqu’à sa fin.',
    used: '{used} sur {total} utilisés',
    gifts: '{percent} du prix d’un cadeau deviennent des crédits.',
    anew: 'Les deux repartent à zéro le {date}.',
  },
  compare: {
    title: 'Compare les forfaits',
    price: '{price} pour {period}',
    noPrice: 'Sans prix',
    current: 'Ton forfait',
    choose: 'Choisir {plan}',
    extend: 'Prolonger {plan}',
    fallback: 'S’applique tout seul quand aucun autre forfait ne court.',
  },
  confirm: {
    get: 'Passer à {plan} ?',
    extend: 'Prolonger {plan} ?',
    begins: '{plan} commence maintenant et court jusqu’au {date}.',
    extends: '{plan} court alors jusqu’au {date}. La nouvelle période apporte ses propres messages et appels.',
    noRenewal: 'Il ne se renouvelle pas tout seul.',
    price: 'Prix',
    credit: 'Rendu pour ce que tu n’as pas utilisé de {plan}, environ',
    pay: 'Tu paies',
    back: 'Tu récupères',
    balance: 'Ton solde',
    short: 'Il te manque {amount}. Après un dépôt, tu peux continuer ici.',
    deposit: 'Faire un dépôt',
    cancel: 'Pas maintenant',
    buy: 'Payer {amount}',
    change: 'Passer à {plan}',
  },
  done: '{plan} court jusqu’au {date}.',
  notices: {
    ending: {
      title: {
        one: 'Ton forfait se termine demain',
        many: 'Ton forfait se termine dans {count} de jours',
        other: 'Ton forfait se termine dans {count} jours',
      },
      body: {
        one: '{plan} se termine dans un jour. Il ne se renouvelle pas tout seul ; si tu veux, tu peux le prolonger.',
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
