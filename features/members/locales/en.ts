import type { ConductReason, memberErrors } from '../contract.ts'

export const en = {
  errors: {
    gone: 'This member isn’t here any more.',
    guest: 'Please finish your account first.',
    inactive: 'This account isn’t active.',
    seen_enough: 'You’ve seen a lot of profiles. Take a break and come back later.',
  } satisfies Record<keyof typeof memberErrors, string>,
  /** The genders. */
  male: 'Man',
  female: 'Woman',
  other: 'Other',
  online: 'Online',
  offline: 'Offline',
  lastSeen: {
    hour: 'Last seen within the hour',
    day: 'Last seen today',
    week: 'Last seen this week',
    month: 'Last seen this month',
    long: 'Last seen a while ago',
  },
  /** From 2 km on; `nearby` below that. */
  distance: { one: '{count} km away', other: '{count} km away' },
  nearby: 'Less than 2 km away',
  /** Reasons for a warning or suspension. */
  conduct: {
    fake: 'The profile isn’t a real person’s.',
    scam: 'Asking for money, or cheating others out of it.',
    harassment: 'Harassing or insulting others.',
    sexual: 'Sexual content that nobody asked for.',
    underage: 'Signs of being younger than our terms allow.',
    threat: 'Threats or violence.',
    impersonation: 'Pretending to be someone else.',
    photos: 'Photos our terms don’t allow.',
    rules: 'Against our terms and conditions.',
  } satisfies Record<ConductReason, string>,
  /** Filters from one number to another. */
  ranges: {
    age: {
      label: 'Age',
      between: 'Ages {from} to {to}',
      from: 'Ages {from} and up',
      to: 'Ages up to {to}',
      outside: 'Please enter an age from {from} to {to}.',
      crossed: 'The youngest age can’t be above the oldest.',
    },
  },
}
