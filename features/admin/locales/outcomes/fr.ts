import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  title: 'Ce qu’il en advient',
  text: 'Combien de membres ont eu chaque résultat sur un jour complet (UTC), selon l’ordre dans lequel on leur montrait les gens à ce moment-là. Ce sont des nombres, pas des taux : un ordre utilisé par plus de membres a des nombres plus élevés. Compare leur évolution, en tenant compte du nombre de membres dans chaque ordre.',
  day: 'Jour',
  none: 'Il n’y a pas encore de jour complet.',
  hidden: '< 10*',
  hiddenText:
    '* Moins de 10, ou masqué parce qu’on pourrait en déduire un nombre inférieur à 10. C’est aussi pourquoi il n’y a ni la journée en cours ni de totaux.',
  orders: { activity: 'Par activité', rule: 'Règle', model: 'Modèle' },
  measures: { match: 'Matchs, pour chacun des deux', reply: 'Réponses sous un jour', met: 'On s’est rencontrés' },
  hints: {
    match: 'Une fois par jour et par paire.',
    reply: 'Pour le membre qui a écrit en premier dans la conversation.',
    met: 'Membres qui ont répondu avoir rencontré leur match en personne.',
  },
}
