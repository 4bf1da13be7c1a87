import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { staffRoles } from '#platform/shared/roles.ts'
import { isStorableText } from '#platform/shared/text-checks.ts'

export const adminErrors = errorCodes('admin', {
  wrong_code: 422,
  wrong_password: 422,
  second_factor_exists: 409,
  no_second_factor: 409,
  email_taken: 422,
  oneself: 409,
  last_admin: 409,
  not_now: 409,
  in_the_past: 422,
  no_rate: 422,
  rate_jumps: 422,
  id_taken: 422,
  free_plan: 422,
  gift_profit: 422,
  gift_picture_format: 422,
  gift_picture_size: 422,
  gift_picture_shape: 422,
  gift_picture_gone: 422,
  staff_account: 403,
  own_proposal: 409,
  proposal_stale: 409,
  no_second_person: 409,
  number_listed: 422,
  webhook_address: 422,
  webhook_events: 422,
  webhooks_full: 409,
  text_changed: 409,
  text_placeholders: 422,
  text_html: 422,
  too_many_texts: 409,
})

/** Which proofs of identity the caller has given in this session. */
export const ConsoleSignInState = z.object({
  /** Whether the caller has set up an authenticator. */
  second_factor: z.boolean(),
  /** Whether the caller has proven the second factor in this session within the last twelve hours. */
  entered: z.boolean(),
  /** Whether the caller has proven second factor and password within the last ten minutes. */
  fresh: z.boolean(),
  recovery_codes_left: z.int(),
  /**
   * Whether the session was opened with the account of the organisation: `none` if not; `recent` if within the last ten minutes, which counts as
   * entering the password; otherwise `old`.
   */
  sign_on: z.enum(['none', 'recent', 'old']),
})
export type ConsoleSignInState = z.infer<typeof ConsoleSignInState>

const entering = { access: 'admin', console: 'entry', staff: staffRoles } as const

export const getConsoleSignInState = endpoint({
  ...entering,
  method: 'GET',
  path: '/admin/entry',
  summary: 'Returns which proofs of identity this session has given',
  response: data(ConsoleSignInState),
})

const GivenPassword = z
  .string(platformErrors.required.code)
  .min(1, platformErrors.required.code)
  .max(1000, platformErrors.too_long.code)
  .refine(isStorableText, platformErrors.unreadable_text.code)

/** Six digits from the authenticator, or a recovery code. Blanks and dashes in it are removed. */
const GivenCode = z
  .string(platformErrors.required.code)
  .max(64, adminErrors.wrong_code.code)
  .transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, platformErrors.required.code))

export const beginSecondFactor = endpoint({
  ...entering,
  method: 'POST',
  path: '/admin/second-factor',
  summary: 'Creates a secret for an authenticator; it takes effect when its first code is confirmed',
  body: z.object({ password: GivenPassword.optional() }),
  response: data(z.object({ secret: z.string(), uri: z.string() })),
  errors: [adminErrors.wrong_password, adminErrors.second_factor_exists, platformErrors.too_many],
})

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const confirmSecondFactor = endpoint({
  ...entering,
  method: 'POST',
  path: '/admin/second-factor/confirm',
  summary: 'Confirms the second factor with its first code and enters the console; the recovery codes are returned only once',
  body: z.object({ code: GivenCode }),
  response: data(RecoveryCodes),
  errors: [adminErrors.wrong_code, adminErrors.no_second_factor, adminErrors.second_factor_exists, platformErrors.too_many],
})

export const enterConsole = endpoint({
  ...entering,
  method: 'POST',
  path: '/admin/enter',
  summary: 'Proves the second factor for twelve hours of this session; with the password it also counts as a fresh login for ten minutes',
  body: z.object({ code: GivenCode, password: GivenPassword.optional() }),
  response: data(ConsoleSignInState),
  errors: [adminErrors.wrong_code, adminErrors.wrong_password, adminErrors.no_second_factor, platformErrors.too_many],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/admin/recovery-codes',
  access: 'admin',
  staff: staffRoles,
  console: 'fresh',
  summary: 'Replaces the recovery codes by ten new ones, which are returned only once',
  response: data(RecoveryCodes),
  errors: [adminErrors.no_second_factor],
})
