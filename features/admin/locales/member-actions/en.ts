import type { Plural } from '#platform/shared/i18n/catalogue.ts'

/** What an administrator can do to an account. */
export const en = {
  role: 'Change the role',
  roleText: 'The account is logged out everywhere. A guest can only read and isn’t on any list.',
  suspend: 'Suspend',
  suspendText: 'They’re logged out right away, hidden from everyone, and told why and how to appeal.',
  duration: 'For how long',
  days: { one: '{count} day', other: '{count} days' } as Plural,
  noEnd: 'Until someone lifts it',
  memberReason: 'What they are told',
  reactivate: 'Reactivate',
  signOut: 'Log out everywhere',
  secondFactor: 'Remove the second factor',
  photo: 'Add a photo',
}
