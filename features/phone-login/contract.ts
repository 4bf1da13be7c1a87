import * as z from 'zod'
import {
  authErrors,
  cancel_deletion,
  SixDigitCode,
  GivenPassword,
  NewPassword,
  passwordsMatch,
  passwordsMatchRule,
  SignUpFieldsWithoutContact,
  PhoneNumber,
  SignInResponse,
} from '#features/auth/contract.ts'
import { suspensionErrors } from '#features/auth/error-contract.ts'
import { vocabularyErrors } from '#features/members/vocabulary-entry-contract.ts'
import { registrationErrors } from '#features/registration/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'

export const phoneLoginErrors = errorCodes('phone_login', {
  off: 404,
  not_mobile: 422,
  ticket_over: 409,
  last_way: 409,
})

/** `enter` logs in, or begins a sign-up when nobody logs in with the number. */
export const phoneCodePurposes = ['enter', 'reset-password'] as const
/** `prove` adds the number to the account of a signed-in member. */
export type PhoneCodePurpose = (typeof phoneCodePurposes)[number] | 'prove'

/** The fields of the form for a phone number. Signed-in members also give their password. */
export const PhoneFormFields = PhoneNumber.extend({ password: GivenPassword.optional() })

const numberErrors = [phoneLoginErrors.off, authErrors.phone_invalid, phoneLoginErrors.not_mobile, platformErrors.too_many] as const
const codeErrors = [...numberErrors, authErrors.wrong_code, authErrors.too_many_codes] as const
/** The number in international form, and the seconds after which another code may be asked for. */
const CodeSent = data(z.object({ phone: z.string(), resend_after: z.int() }))

export const requestPhoneCode = endpoint({
  method: 'POST',
  path: '/auth/phone/codes',
  access: 'open',
  summary: 'Sends a code by SMS; the answer is the same whether or not anybody logs in with the number',
  body: PhoneNumber.extend({ type: z.enum(phoneCodePurposes) }),
  response: CodeSent,
  status: 202,
  errors: [...numberErrors],
})

/** Proof of a number, for the sign-up that follows within the hour. */
const Ticket = z.string(platformErrors.required.code).max(400, platformErrors.too_long.code)

export const enterByPhone = endpoint({
  method: 'POST',
  path: '/auth/phone/enter',
  access: 'open',
  summary: 'Signs in with the code sent to a proven number; for a number without an account returns a `ticket` to sign up with',
  body: PhoneNumber.extend({ code: SixDigitCode, cancel_deletion }),
  response: data(
    z.object({
      session: SignInResponse.shape.data.optional(),
      ticket: z.string().optional(),
    }),
  ),
  errors: [...codeErrors, ...suspensionErrors, authErrors.leaving, registrationErrors.closed],
})

export const signUpByPhone = endpoint({
  method: 'POST',
  path: '/auth/phone/sign-up',
  access: 'open',
  summary: 'Creates an account without an email for the proven number of a `ticket`, and signs in',
  body: SignUpFieldsWithoutContact.extend({ ticket: Ticket }).refine(passwordsMatch, passwordsMatchRule),
  response: SignInResponse,
  status: 201,
  errors: [
    phoneLoginErrors.off,
    phoneLoginErrors.ticket_over,
    authErrors.password_common,
    vocabularyErrors.not_offered,
    registrationErrors.closed,
    registrationErrors.invitation_missing,
    registrationErrors.invitation_wrong,
    platformErrors.too_many,
  ],
})

export const resetPasswordByPhone = endpoint({
  method: 'POST',
  path: '/auth/phone/reset-password',
  access: 'open',
  summary: 'Sets a new password with a code sent to a proven number, and ends every session',
  body: NewPassword.extend({ ...PhoneNumber.shape, code: SixDigitCode }).refine(passwordsMatch, passwordsMatchRule),
  response: data(z.object({ message: z.string() })),
  errors: [...codeErrors, authErrors.password_common, ...suspensionErrors],
})

export const getOwnPhone = endpoint({
  method: 'GET',
  path: '/me/phone',
  access: 'member',
  summary: 'Returns the number the caller logs in with, and whether it can be removed',
  response: data(z.object({ phone: z.string().nullable(), removable: z.boolean(), available: z.boolean() })),
})

export const requestOwnPhoneCode = endpoint({
  method: 'POST',
  path: '/me/phone/codes',
  access: 'member',
  summary: 'Sends a code to a number the caller wants to log in with; the answer is the same whether or not somebody else logs in with it',
  body: PhoneNumber.extend({ password: GivenPassword }),
  response: CodeSent,
  status: 202,
  errors: [...numberErrors, authErrors.wrong_password],
})

export const proveOwnPhone = endpoint({
  method: 'PUT',
  path: '/me/phone',
  access: 'member',
  summary: 'Makes the number that received the code the one the caller logs in with; it ends being that of anybody else',
  body: PhoneNumber.extend({ code: SixDigitCode }),
  response: data(z.object({ phone: z.string() })),
  errors: [...codeErrors],
})

export const removeOwnPhone = endpoint({
  method: 'DELETE',
  path: '/me/phone',
  access: 'member',
  summary: 'Stops the log-in by number; refused when nothing else opens the account',
  body: z.object({ password: GivenPassword }),
  status: 204,
  errors: [authErrors.wrong_password, phoneLoginErrors.last_way, platformErrors.too_many],
})
