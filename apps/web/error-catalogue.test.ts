import { expect, it } from 'vitest'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { locales } from '#platform/shared/i18n/locales.ts'

const modules = import.meta.glob<{ catalogues: Catalogue }>('../locales/[a-z][a-z].ts', { eager: true })
const catalogueOf = (locale: string): Catalogue => modules[`../locales/${locale}.ts`]?.catalogues ?? {}

interface Message {
  /** The exact sentence of the specification. */
  text: string
  /** The screen that shows the message. */
  screen: string
}

/** The user-visible messages of the specification's error catalogue (section 8). */
const messages: readonly Message[] = [
  { text: 'Registration failed. Please try again.', screen: '/signup' },
  { text: 'Failed to load profile. Please try again.', screen: '/dashboard/user/{id}/profile' },
  { text: 'Error fetching profile', screen: '/dashboard/profile' },
  { text: 'Failed to update profile', screen: '/dashboard/profile' },
  { text: 'Profile updated successfully', screen: '/dashboard/profile' },
  { text: 'Failed to load messages', screen: '/dashboard/messages' },
  { text: 'Failed to load user image', screen: '/dashboard/user/{id}/profile' },
  { text: 'Failed to send message', screen: '/dashboard/messages' },
  { text: 'Failed to send gift. Please try again.', screen: '/dashboard/gifts' },
  { text: 'Failed to load gifts', screen: '/dashboard/gifts' },
  { text: 'Insufficient wallet balance for gifts', screen: '/dashboard/gifts' },
  { text: 'Connection lost. Trying to reconnect...', screen: '/dashboard/messages' },
  { text: 'Connection restored', screen: '/dashboard/messages' },
  { text: 'Failed to submit report. Please try again.', screen: '/dashboard/report' },
  { text: 'Report submitted successfully', screen: '/dashboard/report' },
  { text: 'Email change failed. Please try again.', screen: '/dashboard/settings?tab=change-email' },
  { text: 'Email change successful!', screen: '/dashboard/settings?tab=change-email' },
  { text: 'An error occurred. Please try again.', screen: '/login' },
  { text: 'Password changed successfully!', screen: '/change-password' },
  { text: 'Password reset successfully!', screen: '/reset-password' },
  { text: 'Error fetching countries:', screen: '/signup' },
  { text: 'This page does not exist', screen: '/no/such/page' },
  { text: 'User not authenticated', screen: '/dashboard/gifts' },
]

const sentences = (catalogue: object, path = ''): [string, string][] =>
  Object.entries(catalogue).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${path}${key}`, value] as [string, string]]
    return typeof value === 'object' && value !== null ? sentences(value, `${path}${key}.`) : []
  })
const english = sentences(catalogueOf('en'))
const others = locales.filter((locale) => locale !== 'en').map((locale) => [locale, new Map(sentences(catalogueOf(locale)))] as const)

it('has 23 distinct messages', () => {
  expect(new Set(messages.map(({ text }) => text)).size).toBe(23)
})

const keysOf = (text: string): string[] => english.filter(([, sentence]) => sentence === text).map(([key]) => key)

it.each(messages)('$screen: $text', ({ text }) => {
  const keys = keysOf(text)
  expect(keys.length).toBeGreaterThan(0)
  // Every language has a translation that differs from English.
  for (const [locale, words] of others) for (const key of keys) expect([locale, key, words.get(key)]).not.toEqual([locale, key, text])
})
