import { en as notifications } from '#features/notifications/locales/en.ts'
import { notificationKinds } from '#features/notifications/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import type { Settings } from '#features/account/contract.ts'
import { en as account } from '#features/account/locales/en.ts'
import { en as suggestions } from '#features/suggestions/locales/en.ts'

/** Texts used by the settings tests. */
export const settingsTexts = {
  account,
  notifications,
  platform,
  suggestions,
  members: { male: 'Man', female: 'Woman', other: 'Other' },
}
export const sessionUser = { id: 'me', _id: 'me', firstname: 'Amina', lastname: 'B', email: 'a@b.example', locale: 'en' as const }

/** Default settings. */
export const initialSettings: Settings = {
  notifications: true,
  notices: Object.fromEntries(notificationKinds.map((kind) => [kind, { in_app: true, email: true, push: true }])) as Settings['notices'],
  locale: 'en',
  privacy: {
    shows_activity: true,
    shows_reads: true,
    requests_from: 'everyone',
    requests_checked: false,
    private_mode: false,
    blurs_photos: false,
    shows_lastname: true,
    shows_birth: true,
    seek: ['male', 'female'],
    seek_exactly: true,
    min_age: 25,
    max_age: 40,
  },
  paused: false,
  export: { state: 'none', url: null, until: null, next_at: null },
}

/** What a member with money, a plan and gifts loses with the account. */
export const deletionForfeits = {
  wallet: { usd: '12.50', credits: 3 },
  plan: { name: 'Spark', until: '2026-12-01T00:00:00Z' },
  gifts: { received: 2, sent: 0 },
  grace_days: 14,
}
