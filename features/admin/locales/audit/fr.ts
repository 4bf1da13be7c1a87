import type { en } from './en.ts'

/** Texts about the audit log. */
export const fr: typeof en = {
  none: 'Le journal est vide.',
  at: 'Quand',
  admin: 'Qui',
  operator: 'Opérateur',
  action: 'Action',
  subject: 'Sur quoi',
  details: 'Détails',
  since: 'Du',
  until: 'Au',
  /** Reasons that the program writes. */
  reasons: {
    commandLine: 'Par l’opérateur en ligne de commande',
    enterConsole: 'Nécessaire pour entrer dans la console',
    owner: 'À la demande de la personne concernée',
    addedHere: 'Ajoutée dans la console',
    openedHere: 'Ouvert dans la console',
    groups: 'D’après les groupes du fournisseur',
    atProvider: 'Chez le fournisseur',
    byProvider: 'Par le fournisseur',
    noGroup: 'Aucun groupe avec un rôle',
    noSecondFactor: 'Pas de second facteur chez le fournisseur',
    closed: 'Le compte est fermé',
    claimed: 'Pris en charge',
    released: 'Rendu',
    approved: 'Approuvé',
    dismissed: 'Aucune infraction',
    upheld: 'La décision est maintenue',
    reversed: 'La décision est annulée',
    anotherPerson: 'Pas la personne de la photo principale',
    posesMissing: 'Les poses manquent',
    faceUnclear: 'Le visage ne se voit pas assez',
    notLive: 'On dirait un écran ou une photo imprimée',
    mainPhotoUnclear: 'La photo principale ne montre pas assez le visage',
  },
}
