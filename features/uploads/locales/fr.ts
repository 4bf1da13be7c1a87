import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'

export const fr: Localised<typeof en> = {
  errors: {
    differs: 'Ce fichier a changé depuis le début de l’envoi. Choisis-le à nouveau.',
    gap: 'Il manque un morceau de ce fichier. Renvoie-le.',
    incomplete: 'Ce fichier n’est pas arrivé en entier. Renvoie-le.',
    too_many: 'D’autres fichiers sont encore en cours d’envoi. Attends qu’ils soient partis.',
    empty: 'Ce fichier est vide. Choisis-en un autre.',
  },
}
