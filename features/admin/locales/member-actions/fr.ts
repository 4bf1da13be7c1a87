import type { en } from './en.ts'

/** What an administrator can do to an account. */
export const fr: typeof en = {
  role: 'Changer le rôle',
  roleText: 'Le compte est déconnecté partout. Un invité lit seulement et n’apparaît dans aucune liste.',
  suspend: 'Suspendre',
  suspendText: 'La personne est déconnectée aussitôt, plus personne ne la voit, et elle apprend pourquoi et comment faire un recours.',
  duration: 'Pour combien de temps',
  days: { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  noEnd: 'Jusqu’à ce que quelqu’un la lève',
  memberReason: 'Ce qui lui est dit',
  reactivate: 'Réactiver',
  signOut: 'Déconnecter partout',
  secondFactor: 'Retirer le second facteur',
  photo: 'Ajouter une photo',
}
