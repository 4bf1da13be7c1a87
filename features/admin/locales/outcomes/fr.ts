import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  title: 'Ce qu’il en advient',
  text: 'Combien de membres ont eu chaque résultat sur un jour complet (UTC), selon l’ordre dans lequel on leur montrait les gens à ce moment-là. Entre parenthèses : combien cela fait pour 100 membres à qui on a montré des gens ce jour-là dans cet ordre. Un match compte pour les deux, il peut donc y en avoir plus de 100.',
  day: 'Jour',
  none: 'Il n’y a pas encore de jour complet.',
  hidden: '< 10*',
  withRate: '{count} ({rate})',
  hiddenText:
    '* Moins de 10, ou masqué parce qu’on pourrait en déduire un nombre inférieur à 10. C’est aussi pourquoi il n’y a ni la journée en cours ni de totaux.',
  orders: { activity: 'Par activité', rule: 'Règle', model: 'Modèle' },
  measures: {
    viewers: 'Membres à qui on a montré des gens',
    match: 'Matchs, pour chacun des deux',
    reply: 'Réponses sous un jour',
    met: 'On s’est rencontrés',
  },
  hints: {
    viewers: 'Chacun une fois par jour, selon son ordre à 01:00 UTC le lendemain.',
    match: 'Une fois par jour et par paire.',
    reply: 'Pour le membre qui a écrit en premier dans la conversation.',
    met: 'Membres qui ont répondu avoir rencontré leur match en personne.',
  },
}
