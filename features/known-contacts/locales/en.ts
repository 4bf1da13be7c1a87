import type { knownContactErrors } from '../contract.ts'

export const en = {
  errors: {
    full: 'You can add {count} people at most. Remove some first.',
    enough_today: 'That’s enough for today. You can add more {wait}.',
  } satisfies Record<keyof typeof knownContactErrors, string>,
  title: 'People I know',
  hint: 'You’re hidden from the people whose numbers and email addresses you add, now and if they join later. You may still see them, and people you like or write to always see you. We never tell whether someone is here.',
  privacy: 'We keep no numbers or addresses, only codes made from them, so we can’t show you a list.',
  numbers: { one: '{count} number', other: '{count} numbers' },
  addresses: { one: '{count} email address', other: '{count} email addresses' },
  none: 'You haven’t added anyone yet.',
  field: 'Phone numbers or email addresses',
  fieldHint: 'One on each line. Numbers from another country start with + and the country code.',
  add: 'Add',
  pick: 'Choose from my contacts',
  takeBack: 'Remove these',
  clear: 'Remove all',
  clearTitle: 'Remove everyone?',
  clearText: 'The people you added can see you again.',
  added: 'Saved',
  removed: 'Removed',
  unreadable: {
    one: '{count} line is neither a number nor an email address.',
    other: '{count} lines are neither a number nor an email address.',
  },
  needsNumber: 'Numbers count once you log in with a number of your own.',
  needsAddress: 'Email addresses count once you have one of your own.',
  failed: 'We couldn’t load this. Please try again.',
}
