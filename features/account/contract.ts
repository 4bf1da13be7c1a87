import * as z from 'zod'
import { OwnPerson, ProfileEdit, profileErrors } from '#features/profiles/contract.ts'
import { Wallet } from '#features/wallet/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { Id } from '#platform/shared/fields.ts'

const Me = z.object({
  id: Id,
  wallet: Wallet,
  person: OwnPerson,
  /** Unread messages over all conversations, and received likes not answered yet; both count to 99 and stop. */
  unread: z.object({ messages: z.int(), likes: z.int() }),
  /** What is still missing before the first matches make sense. */
  missing: z.object({ photo: z.boolean(), place: z.boolean() }),
})
export type Me = z.infer<typeof Me>

export const getMe = endpoint({
  method: 'GET',
  path: '/me',
  access: 'guest',
  summary: 'The own account: profile, balances and what is unread',
  response: data(Me),
})

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/me',
  access: 'member',
  summary: 'Changes the own profile; absent fields stay as they are',
  body: ProfileEdit,
  response: data(Me),
  errors: Object.values(profileErrors),
})
