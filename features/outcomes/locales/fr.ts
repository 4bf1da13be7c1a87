import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  question: {
    title: 'As-tu rencontré {name} en personne ?',
    hint: 'C’est privé : {name} ne saura jamais ta réponse, et nous ne gardons qu’un total.',
    yes: 'Oui, on s’est vus',
    not_yet: 'Pas encore',
    stop: 'Ne plus demander',
    failed: 'Ta réponse ne nous est pas parvenue. Réessaie.',
  },
  answered: {
    yes: 'Merci de nous l’avoir dit. Nous ne poserons plus la question pour {name}.',
    not_yet: 'Merci. Rien ne presse.',
    stop: 'D’accord. Nous ne poserons plus la question pour {name}.',
  },
  notices: {
    meeting: {
      title: 'Une question pour toi',
      body: 'Une petite question t’attend. Ouvre {brand} pour la voir.',
      named: 'As-tu rencontré {name} ?',
    },
  },
}
