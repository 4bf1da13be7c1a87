import * as z from 'zod'
import { authErrors, passwordsMatch, passwordsMatchRule, SignUpFieldsWithoutContact, SignInResponse } from '#features/auth/contract.ts'
import { endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'

export const importErrors = errorCodes('imports', { link_wrong: 422 })

/** The key in the mailed link to an imported account: 256 random bits as 43 base64url characters. */
const LinkKey = z.string(importErrors.link_wrong.code).regex(/^[\w-]{43}$/, importErrors.link_wrong.code)

export const confirmImported = endpoint({
  method: 'POST',
  path: '/imported/confirm',
  access: 'open',
  summary:
    'Opens an imported account for the owner of its mailbox, who accepts the terms, sets a password and chooses whether others see it',
  body: SignUpFieldsWithoutContact.pick({ password: true, confirmPassword: true, accept_terms: true })
    .extend({
      key: LinkKey,
      /** Whether others may see the profile at once; otherwise it is paused. */
      shown: z.boolean(),
    })
    .refine(passwordsMatch, passwordsMatchRule),
  response: SignInResponse,
  errors: [importErrors.link_wrong, authErrors.password_common, platformErrors.too_many],
})

export const removeImported = endpoint({
  method: 'POST',
  path: '/imported/remove',
  access: 'open',
  summary: 'Erases an imported account at once, for the owner of its mailbox',
  body: z.object({ key: LinkKey }),
  errors: [importErrors.link_wrong, platformErrors.too_many],
})
