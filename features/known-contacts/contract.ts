import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'

/** How many phone numbers and email addresses a member can name in total. */
export const maxKnownContacts = 500
/** How many different numbers and addresses a member can name in 24 hours. */
export const maxKnownContactsAddedPerDay = 200
/** How many numbers and addresses one call may contain. */
export const maxKnownContactsPerCall = 40

export const knownContactErrors = errorCodes('known_contacts', { full: 422, enough_today: 429 })

/** How many numbers and addresses the caller has named. Only their hashes are stored, so removing one means sending it again. */
const Known = z.object({
  numbers: z.int().nonnegative(),
  addresses: z.int().nonnegative(),
  /** Whether the caller has a proven phone number. Named numbers take effect only then; likewise for addresses. */
  has_number: z.boolean(),
  has_address: z.boolean(),
})
export type KnownContacts = z.infer<typeof Known>
const Counted = Known.extend({
  /** How many of the sent contacts were neither a phone number nor an email address. */
  unreadable: z.int().nonnegative(),
})

/** Phone numbers as typed, and email addresses. A number without a country code belongs to the caller's country. */
const Given = z.object({ contacts: z.array(text(1, 254)).min(1).max(maxKnownContactsPerCall) })

export const getKnownContacts = endpoint({
  method: 'GET',
  path: '/me/known-contacts',
  access: 'member',
  summary: 'Returns how many people the caller has named whom they do not want to meet here',
  response: data(Known),
})

export const addKnownContacts = endpoint({
  method: 'POST',
  path: '/me/known-contacts',
  access: 'member',
  summary: 'Names numbers and addresses of people from whom the caller is hidden; the answer is the same whether or not they are members',
  body: Given,
  response: data(Counted),
  errors: Object.values(knownContactErrors),
})

export const removeKnownContacts = endpoint({
  method: 'POST',
  path: '/me/known-contacts/remove',
  access: 'member',
  summary: 'Takes numbers and addresses back',
  body: Given,
  response: data(Counted),
})

export const clearKnownContacts = endpoint({
  method: 'DELETE',
  path: '/me/known-contacts',
  access: 'member',
  summary: 'Takes all numbers and addresses back',
  response: data(Known),
})
