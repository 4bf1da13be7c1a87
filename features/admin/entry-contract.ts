import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
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
})

/** How far the caller has come on the way into the console. */
export const ConsoleEntry = z.object({
  /** Whether an authenticator is set up. */
  second_factor: z.boolean(),
  /** The second factor was proven in this session and the proof still holds. */
  entered: z.boolean(),
  /** The password as well, within the last ten minutes. */
  fresh: z.boolean(),
  recovery_codes_left: z.int(),
})
export type ConsoleEntry = z.infer<typeof ConsoleEntry>

const entering = { access: 'admin', console: 'entry' } as const

export const getConsoleEntry = endpoint({
  ...entering,
  method: 'GET',
  path: '/admin/entry',
  summary: 'How far this session has come on the way into the console',
  response: data(ConsoleEntry),
})

const GivenPassword = z
  .string(platformErrors.required.code)
  .min(1, platformErrors.required.code)
  .max(1000, platformErrors.too_long.code)
  .refine(isStorableText, platformErrors.unreadable_text.code)

/** Six digits of the authenticator, or a recovery code; blanks and dashes are how people write them. */
const GivenCode = z
  .string(platformErrors.required.code)
  .max(64, adminErrors.wrong_code.code)
  .transform((code) => code.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(1, platformErrors.required.code))

export const beginSecondFactor = endpoint({
  ...entering,
  method: 'POST',
  path: '/admin/second-factor',
  summary: 'Makes a secret for an authenticator; it counts once a code of it was given',
  body: z.object({ password: GivenPassword }),
  response: data(z.object({ secret: z.string(), uri: z.string() })),
  errors: [adminErrors.wrong_password, adminErrors.second_factor_exists, platformErrors.too_many],
})

const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

export const confirmSecondFactor = endpoint({
  ...entering,
  method: 'POST',
  path: '/admin/second-factor/confirm',
  summary: 'Puts the second factor in force with its first code, and enters the console; the recovery codes are told only here',
  body: z.object({ code: GivenCode }),
  response: data(RecoveryCodes),
  errors: [adminErrors.wrong_code, adminErrors.no_second_factor, adminErrors.second_factor_exists, platformErrors.too_many],
})

export const enterConsole = endpoint({
  ...entering,
  method: 'POST',
  path: '/admin/enter',
  summary: 'Proves the second factor for twelve hours of this session; with the password as well, for what needs a fresh login',
  body: z.object({ code: GivenCode, password: GivenPassword.optional() }),
  response: data(ConsoleEntry),
  errors: [adminErrors.wrong_code, adminErrors.wrong_password, adminErrors.no_second_factor, platformErrors.too_many],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/admin/recovery-codes',
  access: 'admin',
  console: 'fresh',
  summary: 'Ten new recovery codes in the place of the old ones; told only here',
  response: data(RecoveryCodes),
  errors: [adminErrors.no_second_factor],
})
