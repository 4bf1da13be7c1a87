import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    retired: 'Ce boost n’est plus en vente. Choisis-en un autre.',
    price_changed: 'Le prix vient de changer. Regarde le nouveau, puis confirme à nouveau.',
  },
  intro: 'Passe en premier près de chez toi',
  introText:
    'Tant que le boost dure, ta carte apparaît avant les autres chez les personnes près de toi, avec la mention « En avant ». Une carte sur quatre au plus est mise en avant.',
  running: 'Ton profil est mis en avant',
  ends: 'Jusqu’au {moment}',
  left: 'Encore {time}',
  progress: 'Part du boost déjà écoulée',
  time: {
    days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
    hours: { one: '{count} heure', many: '{count} d’heures', other: '{count} heures' },
    minutes: { one: '{count} minute', many: '{count} de minutes', other: '{count} minutes' },
  },
  results: {
    title: 'Ce qu’il a apporté jusqu’ici',
    last: 'Ce que ton dernier boost a apporté',
    during: 'En avant',
    before: 'Avant',
    shown: 'Apparitions',
    views: 'Visites du profil',
    likes: 'J’aime',
    unknown: 'inconnu',
    span: {
      one: 'Compté sur {count} heure entière, jusqu’au {moment}, à côté de l’heure d’avant le boost.',
      many: 'Compté sur {count} d’heures entières, jusqu’au {moment}, à côté d’autant d’heures avant le boost.',
      other: 'Compté sur {count} heures entières, jusqu’au {moment}, à côté des {count} heures d’avant le boost.',
    },
    spanAlone: {
      one: 'Compté sur {count} heure entière, jusqu’au {moment}. Nous n’en savons pas assez sur la période d’avant pour comparer.',
      many: 'Compté sur {count} d’heures entières, jusqu’au {moment}. Nous n’en savons pas assez sur la période d’avant pour comparer.',
      other: 'Compté sur {count} heures entières, jusqu’au {moment}. Nous n’en savons pas assez sur la période d’avant pour comparer.',
    },
    boostedBefore: 'Un autre boost était en cours dans la période d’avant.',
    later: 'Nous comptons par heures entières. Les premiers résultats arrivent peu après le {moment}.',
    none: 'Ce boost s’est terminé avant qu’une heure entière puisse être comptée.',
    private: 'Personne ne sait qui a regardé, ni toi ni les autres : nous ne gardons que des totaux.',
  },
  plans: {
    title: 'Choisis un boost',
    extend: 'Prolonge-le',
    aDay: '{price} par jour',
    failed: 'Nous n’avons pas pu charger les boosts.',
    empty: 'Pas de boost pour le moment',
    emptyText: 'Rien n’est en vente en ce moment. Reviens plus tard.',
    toMatches: 'Voir les profils',
  },
  confirm: {
    balance: 'Ton solde',
    cost: 'Boost',
    after: 'Solde ensuite',
    until: 'Commence tout de suite et dure jusqu’au {moment}.',
    later: 'Se termine le {moment} au lieu du {before}. Pas une minute n’est perdue.',
    buy: 'Booster {period} · {price}',
    extend: 'Prolonger de {period} · {price}',
    short: 'Il te manque {amount} pour cela.',
    deposit: 'Déposer de l’argent',
    bought: 'Ton profil est mis en avant jusqu’au {moment}.',
  },
  notices: {
    bought: {
      title: 'Ton boost a commencé',
      body: {
        one: 'Payé pour {count} jour avec ton solde. Le reçu est dans ton portefeuille.',
        many: 'Payé pour {count} de jours avec ton solde. Le reçu est dans ton portefeuille.',
        other: 'Payé pour {count} jours avec ton solde. Le reçu est dans ton portefeuille.',
      },
    },
    ended: {
      title: 'Ton boost est terminé',
      body: {
        one: 'Ton profil en {count} heure : affichages {shown}, ouvertures {views}. Pendant autant d’heures avant : {shown_before} et {views_before}.',
        many: 'Ton profil en {count} d’heures : affichages {shown}, ouvertures {views}. Pendant autant d’heures avant : {shown_before} et {views_before}.',
        other:
          'Ton profil en {count} heures : affichages {shown}, ouvertures {views}. Pendant autant d’heures avant : {shown_before} et {views_before}.',
      },
    },
    ended_alone: {
      title: 'Ton boost est terminé',
      body: {
        one: 'Ton profil en {count} heure : affichages {shown}, ouvertures {views}.',
        many: 'Ton profil en {count} d’heures : affichages {shown}, ouvertures {views}.',
        other: 'Ton profil en {count} heures : affichages {shown}, ouvertures {views}.',
      },
    },
    ended_uncounted: {
      title: 'Ton boost est terminé',
      body: 'Il a été trop court pour compter ce qu’il a apporté.',
    },
  },
}
