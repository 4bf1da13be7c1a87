import type { en } from './en.ts'

/** Texts about the emergency numbers of the safety page. */
export const fr: typeof en = {
  errors: { number_listed: 'Ce numéro figure déjà pour ce pays.' },
  actions: {
    helpNumberAdded: 'Numéro d’aide ajouté',
    helpNumberChanged: 'Numéro d’aide modifié',
    helpNumberRemoved: 'Numéro d’aide retiré',
  },
  nav: 'Numéros d’aide',
  intro: 'Ces numéros figurent sur la page de sécurité. N’en ajoute un qu’avec la page qui le cite, et vérifie-le avant d’enregistrer.',
  none: 'Aucun numéro n’est affiché.',
  add: 'Ajouter un numéro',
  change: 'Modifier',
  remove: 'Retirer',
  removeTitle: 'Retirer le {number} ?',
  country: 'Pays',
  choose: 'Choisis un pays',
  kind: 'Pour',
  number: 'Numéro',
  source: 'Source',
  sourceHint: 'Adresse de la page qui cite le numéro',
  dated: 'Date de la source',
  save: 'Enregistrer',
  actionsColumn: 'Actions',
  kinds: { emergency: 'Urgences', police: 'Police', violence: 'Victimes de violences' },
}
