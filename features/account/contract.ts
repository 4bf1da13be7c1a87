import * as z from 'zod'
import { Gender } from '#features/members/gender-contract.ts'
import { vocabularyErrors } from '#features/members/vocabulary-entry-contract.ts'
import { NotificationPreferences, NotificationPreferencesEdit } from '#features/notifications/contract.ts'
import { OwnPerson, ProfileEdit, profileErrors, requestsFromOptions } from '#features/profiles/contract.ts'
import { Wallet } from '#features/wallet/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { serverEvent } from '#platform/shared/event.ts'
import { Id, LocaleCode, Moment, text } from '#platform/shared/fields.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'
import { roles } from '#platform/shared/roles.ts'

export const accountErrors = errorCodes('account', {
  export_too_soon: 429,
  password_wrong: 422,
  word_wrong: 422,
  last_admin: 409,
  terms_changed: 409,
  terms_needed: 409,
})

const Me = z.object({
  id: Id,
  role: z.enum(roles),
  wallet: Wallet,
  person: OwnPerson,
  /** Counts of unread messages, received likes that were neither answered nor seen, and unread notifications; each is capped at 99. */
  unread: z.object({ messages: z.int(), likes: z.int(), notifications: z.int() }),
  /** Whether the member still lacks a photo or a place, which matches require. */
  missing: z.object({ photo: z.boolean(), place: z.boolean() }),
  /** The member has paused the account. */
  paused: z.boolean(),
  /** Whether the member has not accepted the current version of the terms. */
  terms_outdated: z.boolean(),
  /** Whether the matches screen offers the onboarding questions. */
  offers_onboarding: z.boolean(),
})
export type Me = z.infer<typeof Me>

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  access: 'guest',
  token: 'profile:read',
  summary: "Returns the caller's account: profile, balances and unread counts",
  response: data(Me),
  replica: true,
})

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/me',
  access: 'member',
  applicants: true,
  token: 'profile:write',
  tokenReads: 'profile:read',
  summary: "Changes the caller's profile; absent fields stay as they are",
  body: ProfileEdit,
  response: data(Me),
  errors: [...Object.values(profileErrors), vocabularyErrors.not_offered, platformErrors.token_not_allowed],
})

export const acceptTerms = endpoint({
  method: 'PUT',
  path: '/me/terms',
  access: 'guest',
  summary: 'Accepts the current terms, named by the version that was read; repeating it changes nothing',
  body: z.object({ version: text(1, 40) }),
  response: data(Me),
  errors: [accountErrors.terms_changed],
})

/** State of the data export: none, in progress, or ready at a signed URL until `until`. */
const Export = z.object({
  state: z.enum(['none', 'making', 'ready']),
  url: z.string().nullable(),
  until: Moment.nullable(),
  /** When another export may be requested; null means now. */
  next_at: Moment.nullable(),
})

export const Settings = z.object({
  /** Whether likes, matches and messages may notify the member. */
  notifications: z.boolean(),
  /** Which kinds of notification may use which channel. */
  notices: NotificationPreferences,
  /** Language of the interface and of mails. */
  locale: LocaleCode,
  privacy: z.object({
    shows_activity: z.boolean(),
    /** Whether the member shares read receipts. A member who does not share them does not see those of others. */
    shows_reads: z.boolean(),
    requests_from: z.enum(requestsFromOptions),
    /** Lets only members with a passed photo check send the member a first message. */
    requests_checked: z.boolean(),
    /** Shows the member only to people whom the member likes, matches or writes with. */
    private_mode: z.boolean(),
    /** Others see the member's photos blurred until the two match. */
    blurs_photos: z.boolean(),
    shows_lastname: z.boolean(),
    shows_birth: z.boolean(),
    seek: z.array(Gender),
    seek_exactly: z.boolean(),
    min_age: z.int(),
    max_age: z.int(),
  }),
  paused: z.boolean(),
  export: Export,
})
export type Settings = z.infer<typeof Settings>

export const SettingsEdit = z
  .object({
    notifications: z.boolean(),
    notices: NotificationPreferencesEdit,
    locale: LocaleCode,
    privacy: ProfileEdit.pick({
      shows_activity: true,
      shows_reads: true,
      requests_from: true,
      requests_checked: true,
      private_mode: true,
      blurs_photos: true,
      shows_lastname: true,
      shows_birth: true,
      seek: true,
      seek_exactly: true,
      min_age: true,
      max_age: true,
    }),
  })
  .partial()
export type SettingsEdit = z.infer<typeof SettingsEdit>

export const getSettings = endpoint({
  method: 'GET',
  path: '/me/settings',
  access: 'guest',
  token: 'account:read',
  summary: "Returns the caller's settings",
  response: data(Settings),
})

export const updateSettings = endpoint({
  method: 'PATCH',
  path: '/me/settings',
  access: 'guest',
  summary: 'Changes settings; absent ones stay as they are',
  body: SettingsEdit,
  response: data(Settings),
  errors: [profileErrors.ages_crossed, vocabularyErrors.not_offered],
})

export const pauseAccount = endpoint({
  method: 'POST',
  path: '/me/pause',
  access: 'member',
  summary: 'Pauses the account: only members with a conversation still see the caller',
  response: data(Settings),
})

export const resumeAccount = endpoint({
  method: 'DELETE',
  path: '/me/pause',
  access: 'member',
  summary: 'Ends the pause',
  response: data(Settings),
  errors: [accountErrors.terms_needed],
})

export const requestExport = endpoint({
  method: 'POST',
  path: '/me/export',
  access: 'guest',
  summary: "Starts an export of the caller's data and photos, once a day; the settings and an email link to the file",
  response: data(Settings),
  status: 202,
  errors: [accountErrors.export_too_soon],
})

export const getDeletionForfeits = endpoint({
  method: 'GET',
  path: '/me/deletion',
  access: 'guest',
  summary: 'Returns what the caller would lose by deleting the account',
  response: data(
    z.object({
      wallet: Wallet,
      /** The current paid plan. */
      plan: z.object({ name: z.string(), until: Moment }).nullable(),
      /** Open gifts: received ones are returned to the buyers, sent ones are cancelled. */
      gifts: z.object({ received: z.int(), sent: z.int() }),
      grace_days: z.int(),
    }),
  ),
})

export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/me',
  access: 'guest',
  summary: 'Hides the account, ends every session, and erases everything after 14 days; signing in before then can cancel it',
  body: z.object({
    password: z
      .string(platformErrors.required.code)
      .min(1, platformErrors.required.code)
      .max(1000, platformErrors.too_long.code)
      .refine(isStorableText, platformErrors.unreadable_text.code),
    /** The confirmation word that the screen shows, in any supported language. */
    word: z.string(platformErrors.required.code).trim().min(1, platformErrors.required.code).max(40, accountErrors.word_wrong.code),
  }),
  response: data(z.object({ erase_at: Moment })),
  status: 202,
  errors: [accountErrors.password_wrong, accountErrors.word_wrong, accountErrors.last_admin, platformErrors.too_many],
})

/** Published when a setting has changed, or the terms were accepted. */
export const settingsEvent = serverEvent('settings', z.object({}))
