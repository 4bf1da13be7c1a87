import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    private_mode:
      'En mode privé, seules les personnes à qui tu as mis un j’aime te voient : un boost ne servirait à rien. Désactive-le d’abord.',
    retired: 'Ce boost n’est plus en vente. Choisis-en un autre.',
    price_changed: 'Le prix vient de changer. Regarde le nouveau, puis confirme à nouveau.',
  },
  intro: 'Passe en premier près de chez toi',
  introText:
    'Tant que le boost dure, les personnes près de toi te voient plus tôt dans leurs matchs, avec la mention « Boosté » sur ta carte. Une carte sur quatre au plus est boostée.',
  running: 'Ton profil est boosté',
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
    during: 'Boosté',
    before: 'Avant',
    shown: 'Apparitions',
    views: 'Visites du profil',
    likes: 'J’aime',
    unknown: 'inconnu',
    span: {
      one: 'Compté sur {count} heure entière, jusqu’au {moment}, comparé à l’heure d’avant le boost.',
      many: 'Compté sur {count} d’heures entières, jusqu’au {moment}, comparé à autant d’heures avant le boost.',
      other: 'Compté sur {count} heures entières, jusqu’au {moment}, comparé aux {count} heures d’avant le boost.',
    },
    spanAlone: {
      one: 'Compté sur {count} heure entière, jusqu’au {moment}. Nous n’avons pas assez de données d’avant pour comparer.',
      many: 'Compté sur {count} d’heures entières, jusqu’au {moment}. Nous n’avons pas assez de données d’avant pour comparer.',
      other: 'Compté sur {count} heures entières, jusqu’au {moment}. Nous n’avons pas assez de données d’avant pour comparer.',
    },
    boostedBefore: 'Un autre boost était en cours dans la période d’avant.',
    later: 'Nous comptons par heures entières. Les premiers résultats arrivent peu après le {moment}.',
    none: 'Ce boost s’est terminé avant que nous puissions compter une heure entière.',
    private: 'Personne ne peut savoir qui a regardé, pas même toi : nous ne gardons que des totaux.',
  },
  plans: {
    title: 'Choisis un boost',
    extend: 'Prolonge-le',
    aDay: '{price} par jour',
    failed: 'Impossible de charger les boosts. Réessaie.',
    empty: 'Pas de boost pour le moment',
    emptyText: 'Rien n’est en vente pour le moment. Reviens plus tard.',
    toMatches: 'Voir mes matchs',
  },
  confirm: {
    ask: 'Mettre ton profil en avant pendant {period} ?',
    askExtend: 'Prolonger ton boost de {period} ?',
    cancel: 'Pas maintenant',
    pay: 'Payer {amount}',
    balance: 'Ton solde',
    cost: 'Boost',
    after: 'Solde ensuite',
    until: 'Commence tout de suite et dure jusqu’au {moment}.',
    later: 'Se termine le {moment} au lieu du {before}. Pas une minute n’est perdue.',
    buy: 'Booster {period} · {price}',
    extend: 'Prolonger de {period} · {price}',
    short: 'Il te manque {amount}.',
    deposit: 'Faire un dépôt',
    bought: 'Ton profil est boosté jusqu’au {moment}.',
  },
  notices: {
    bought: {
      title: 'Ton boost a commencé',
      body: {
        one: 'Tu as payé {count} jour avec ton solde. Le reçu est dans ton portefeuille.',
        many: 'Tu as payé {count} de jours avec ton solde. Le reçu est dans ton portefeuille.',
        other: 'Tu as payé {count} jours avec ton solde. Le reçu est dans ton portefeuille.',
      },
    },
    ended: {
      title: 'Ton boost est terminé',
      body: {
        one: 'En {count} heure, ton profil a été affiché {shown} fois et ouvert {views} fois. L’heure d’avant : {shown_before} et {views_before}.',
        many: 'En {count} d’heures, ton profil a été affiché {shown} fois et ouvert {views} fois. Sur autant d’heures avant : {shown_before} et {views_before}.',
        other:
          'En {count} heures, ton profil a été affiché {shown} fois et ouvert {views} fois. Sur autant d’heures avant : {shown_before} et {views_before}.',
      },
    },
    ended_alone: {
      title: 'Ton boost est terminé',
      body: {
        one: 'En {count} heure, ton profil a été affiché {shown} fois et ouvert {views} fois.',
        many: 'En {count} d’heures, ton profil a été affiché {shown} fois et ouvert {views} fois.',
        other: 'En {count} heures, ton profil a été affiché {shown} fois et ouvert {views} fois.',
      },
    },
    ended_uncounted: {
      title: 'Ton boost est terminé',
      body: 'Il a été trop court pour compter ce qu’il t’a apporté.',
    },
  },
}
