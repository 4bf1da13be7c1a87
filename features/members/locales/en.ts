import type { ConductReason, memberErrors } from '../contract.ts'

export const en = {
  errors: {
    gone: 'This member is no longer here.',
    guest: 'Please finish your account first.',
    inactive: 'This account is not active.',
    seen_enough: 'You have seen a great many profiles. Please take a break and look again later.',
  } satisfies Record<keyof typeof memberErrors, string>,
  /** By gender. */
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
    fake: 'The profile is not of a real person.',
    scam: 'Asking for money, or deceiving others about money.',
    harassment: 'Harassing or insulting others.',
    sexual: 'Sexual content that nobody asked for.',
    underage: 'There are signs of being younger than our terms allow.',
    threat: 'Threats or violence.',
    impersonation: 'Pretending to be somebody else.',
    photos: 'Photos that our terms do not allow.',
    rules: 'Against our terms of use.',
  } satisfies Record<ConductReason, string>,
}
