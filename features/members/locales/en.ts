import type { memberErrors } from '../contract.ts'

export const en = {
  errors: {
    gone: 'This member is no longer here.',
    guest: 'Please finish your account first.',
    inactive: 'This account is not active.',
  } satisfies Record<keyof typeof memberErrors, string>,
  /** By the value of gender. */
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
  /** From 2 km; `nearby` below. */
  distance: { one: '{count} km away', other: '{count} km away' },
  nearby: 'Less than 2 km away',
}
