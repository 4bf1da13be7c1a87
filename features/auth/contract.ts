import * as z from 'zod'
import { CountryCode, maximumAge, minimumAge } from '#features/members/contract.ts'
import { genders } from '#features/members/gender-contract.ts'
import { vocabularyErrors } from '#features/members/vocabulary-entry-contract.ts'
import { GivenInvitation, GivenProofOfWork, registrationErrors } from '#features/registration/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { platformErrors } from '#platform/shared/errors.ts'
import { Email, Id, LocaleCode, Moment, text } from '#platform/shared/fields.ts'
import { isStorableText, hasVisibleText } from '#platform/shared/text-checks.ts'
import { authErrors, suspensionErrors } from './error-contract.ts'

export { authErrors }

export const minPasswordLength = 8
const maximumPassword = 128

const NewEmail = z
  .string(authErrors.email_required.code)
  .trim()
  .toLowerCase()
  .min(1, authErrors.email_required.code)
  .max(254, platformErrors.too_long.code)
  .pipe(z.email(authErrors.email_invalid.code))

const nameSchema = (required: string) =>
  z
    .string(required)
    .refine((given) => hasVisibleText(given) || !isStorableText(given), required)
    .pipe(text(1, 60))

const Password = z
  .string(authErrors.password_required.code)
  .min(1, { error: authErrors.password_required.code, abort: true })
  .min(minPasswordLength, authErrors.password_too_short.code)
  .max(maximumPassword, authErrors.password_too_long.code)
  .refine(isStorableText, platformErrors.unreadable_text.code)

/** A typed password that is compared with the stored one. Only unreadable characters are refused. */
export const GivenPassword = z
  .string(platformErrors.required.code)
  .min(1, platformErrors.required.code)
  .max(1000, platformErrors.too_long.code)
  .refine(isStorableText, platformErrors.unreadable_text.code)

/** Zod rule: both typed passwords must be equal. It is checked together with the other fields as soon as the first password is acceptable. */
export const passwordsMatchRule = {
  path: ['confirmPassword'],
  message: authErrors.passwords_differ.code,
  when: ({ value }: z.core.ParsePayload) => z.object({ password: Password }).safeParse(value).success,
}
export const passwordsMatch = (given: { password: string; confirmPassword: string }): boolean => given.password === given.confirmPassword
const confirmPassword = z.string(authErrors.passwords_differ.code).max(1000, authErrors.passwords_differ.code)

/** A whole number of years, at least the minimum age. */
export const Age = z
  .number(authErrors.age_required.code)
  .int(authErrors.age_whole.code)
  .min(minimumAge, authErrors.age_over_18.code)
  .max(maximumAge, platformErrors.too_big.code)
/** The fields of the registration form, without the rule that spans two of them. */
const RegistrationFields = z.object({
  firstName: nameSchema(authErrors.first_name_required.code),
  lastName: nameSchema(authErrors.last_name_required.code),
  email: NewEmail,
  countryCode: z.string(authErrors.country_code_required.code).min(1, authErrors.country_code_required.code).pipe(CountryCode),
  mobileNumber: z
    .string(authErrors.phone_required.code)
    .trim()
    .min(1, authErrors.phone_required.code)
    .max(25, authErrors.phone_invalid.code),
  gender: z.enum(genders, authErrors.gender_required.code),
  age: Age,
  password: Password,
  confirmPassword,
  accept_terms: z.literal(true, authErrors.terms_required.code),
  invitation: GivenInvitation,
  proof: GivenProofOfWork,
  locale: LocaleCode.default('en'),
})
/** What a person who signs up by phone number enters besides the number. Use with `passwordsMatchRule`. */
export const SignUpFieldsWithoutContact = RegistrationFields.omit({ email: true, countryCode: true, mobileNumber: true, proof: true })
/** A phone number as typed, and the country it belongs to. */
export const PhoneNumber = RegistrationFields.pick({ countryCode: true, mobileNumber: true })
export const Registration = RegistrationFields.refine(passwordsMatch, passwordsMatchRule)

const sixDigits = /^\d{6}$/
/** Maximum length of a typed code, including blanks. */
const maxCodeLength = 32
const removeBlanks = (code: string): string => code.replaceAll(/\s/g, '')
/** True for six digits. Blanks are ignored, because codes are pasted from a mail. */
export const isSixDigitCode = (given: string): boolean => given.length <= maxCodeLength && sixDigits.test(removeBlanks(given))
const codeSchema = (form: RegExp, longest: number) =>
  z
    .string(platformErrors.required.code)
    .max(longest, authErrors.code_malformed.code)
    .transform(removeBlanks)
    .pipe(z.string().regex(form, authErrors.code_malformed.code))
/** A typed six-digit code; blanks in it are removed. */
export const SixDigitCode = codeSchema(sixDigits, maxCodeLength)
/** A typed six-digit code, or the long key from the link in the same mail. */
const CodeOrKey = codeSchema(/^(?:\d{6}|[\w-]{43})$/, 64)
/** The signed-in account as the web client stores it. */
export const SessionUser = z.object({
  id: Id,
  _id: Id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  locale: LocaleCode,
  joined_at: Moment,
})
export type SessionUser = z.infer<typeof SessionUser>
/** The response to every successful sign-in. */
export const SignInResponse = data(
  z.object({
    user: SessionUser,
    token: z.string(),
    /** Present when the account has no password. The client can set one with `POST /auth/change-password` within 30 minutes. */
    password_needed: z.literal(true).optional(),
  }),
)
/** The secret of one registration. The browser that signed up keeps it until the code is entered. */
const RegistrationSecret = z.string().max(64, platformErrors.too_long.code)
const MessageResponse = data(z.object({ message: z.string() }))
const CodeSent = data(z.object({ email: z.string(), resend_after: z.int() }))

/** Cancels a pending deletion of the account, if there is one. */
export const cancel_deletion = z.boolean().optional()

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/sign-up',
  access: 'open',
  summary: 'Registers and mails a code; the answer is the same whether or not the email is taken',
  body: Registration,
  response: data(z.object({ email: z.string(), resend_after: z.int(), registration: RegistrationSecret })),
  status: 202,
  errors: [
    authErrors.phone_invalid,
    authErrors.password_common,
    vocabularyErrors.not_offered,
    registrationErrors.closed,
    registrationErrors.invitation_missing,
    registrationErrors.invitation_wrong,
    registrationErrors.proof_needed,
    registrationErrors.proof_wrong,
    platformErrors.too_many,
  ],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'open',
  summary:
    'Verifies the email with the mailed code and signs in; without the `registration` of the sign-up the account has no password yet',
  body: z.object({ email: Email, code: CodeOrKey, registration: RegistrationSecret.optional() }),
  response: SignInResponse,
  errors: [authErrors.wrong_code, authErrors.too_many_codes, platformErrors.too_many],
})

export const codePurposes = ['verify-email', 'login', 'reset-password', 'change-email'] as const
export type CodePurpose = (typeof codePurposes)[number]

export const requestCode = endpoint({
  method: 'POST',
  path: '/auth/codes',
  access: 'optional',
  summary: 'Mails a new code; the answer is the same for unknown addresses. `change-email` needs a session and an open change',
  body: z.object({ email: Email, type: z.enum(codePurposes) }),
  response: CodeSent,
  status: 202,
  errors: [platformErrors.unauthenticated, platformErrors.too_many],
})

export const otpLogin = endpoint({
  method: 'POST',
  path: '/auth/otp-login',
  access: 'open',
  summary: 'Signs in with a mailed code instead of the password',
  body: z.object({ email: Email, code: CodeOrKey, cancel_deletion, registration: RegistrationSecret.optional() }),
  response: SignInResponse,
  errors: [authErrors.wrong_code, authErrors.too_many_codes, ...suspensionErrors, authErrors.leaving, platformErrors.too_many],
})

/** A new password, typed twice. Use with `passwordsMatchRule`. */
export const NewPassword = z.object({ password: Password, confirmPassword })

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'open',
  summary: 'Sets a new password with a mailed code and ends every session',
  body: NewPassword.extend({ email: Email, code: CodeOrKey, registration: RegistrationSecret.optional() }).refine(
    passwordsMatch,
    passwordsMatchRule,
  ),
  response: MessageResponse,
  errors: [authErrors.password_common, authErrors.wrong_code, authErrors.too_many_codes, ...suspensionErrors, platformErrors.too_many],
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'open',
  summary: 'Signs in with email and password',
  body: z.object({
    email: Email,
    password: GivenPassword,
    remember: z.boolean().default(false),
    cancel_deletion,
  }),
  response: SignInResponse,
  errors: [
    authErrors.wrong_credentials,
    authErrors.unverified,
    ...suspensionErrors,
    authErrors.leaving,
    authErrors.too_many_guesses,
    platformErrors.too_many,
  ],
})

export const logout = endpoint({ method: 'POST', path: '/auth/logout', access: 'guest', summary: 'Ends this session', status: 204 })

export const changePassword = endpoint({
  method: 'POST',
  path: '/auth/change-password',
  access: 'guest',
  summary:
    'Changes the password and ends every other session; for 30 minutes after signing in, an account without a password needs no current one',
  body: NewPassword.extend({ current_password: GivenPassword.optional() }).refine(passwordsMatch, passwordsMatchRule),
  response: MessageResponse,
  errors: [authErrors.wrong_password, authErrors.password_common, platformErrors.too_many],
})

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/auth/change-email',
  access: 'member',
  summary: 'Mails a code to the new address; the answer is the same whether or not it is taken',
  body: z.object({ email: NewEmail, password: GivenPassword }),
  response: data(z.object({ message: z.string(), email: z.string(), resend_after: z.int() })),
  errors: [authErrors.wrong_password, authErrors.same_email, platformErrors.too_many],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/auth/change-email/confirm',
  access: 'member',
  summary: 'Changes to the new address with the code mailed there, and ends every other session',
  body: z.object({ code: SixDigitCode }),
  response: data(z.object({ user: SessionUser })),
  errors: [authErrors.wrong_code, authErrors.too_many_codes, platformErrors.too_many],
})

/** One session that has not ended. */
export const ListedSession = z.object({
  id: Id,
  /** Browser and system, such as `Chrome · Android`; empty when unknown. */
  device: z.string(),
  country: z.string().nullable(),
  remember: z.boolean(),
  created_at: Moment,
  last_used_at: Moment,
  /** True for the session of the request. */
  current: z.boolean(),
})
export type ListedSession = z.infer<typeof ListedSession>

export const listOwnSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  access: 'guest',
  summary: "Lists the caller's sessions, the last used first",
  response: data(z.object({ sessions: z.array(ListedSession) })),
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:id',
  access: 'guest',
  summary: "Ends one of the caller's sessions",
  params: z.object({ id: Id }),
  status: 204,
  errors: [platformErrors.not_found],
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'guest',
  summary: 'Ends every session of the caller, including this one',
  status: 204,
})
