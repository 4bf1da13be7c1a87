import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  order: {
    title: 'Ordre des personnes',
    suggested: 'Avec suggestions',
    suggestedHint:
      'D’abord celles qui pourraient te plaire, et à qui tu pourrais plaire. Nous l’apprenons des « j’aime », jamais de qui a passé qui.',
    activity: 'Par activité',
    activityHint:
      'D’abord celles qui sont passées récemment. Pas de suggestions, pas de profils du jour, et nous n’apprenons rien de tes « j’aime ».',
    failed: 'Impossible de charger ceci. Réessaie.',
  },
}
