import * as z from 'zod'
import { CountryCode, Gender, maximumAge, minimumAge } from '#features/members/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Email, Id, readable, text } from '#platform/shared/fields.ts'
import { locales } from '#platform/shared/i18n/locales.ts'

export const authErrors = errorCodes('auth', {
  first_name_required: 422,
  last_name_required: 422,
  age_required: 422,
  age_over_18: 422,
  email_required: 422,
  email_invalid: 422,
  country_code_required: 422,
  phone_required: 422,
  phone_invalid: 422,
  gender_required: 422,
  password_required: 422,
  password_too_short: 422,
  password_too_long: 422,
  password_common: 422,
  passwords_differ: 422,
  terms_required: 422,
  fill_in_all: 422,
  code_malformed: 422,
  wrong_credentials: 422,
  wrong_code: 422,
  too_many_codes: 429,
  unverified: 403,
  suspended: 403,
  leaving: 403,
})

const minimumPassword = 8
const maximumPassword = 128

const NewEmail = z
  .string(authErrors.email_required.code)
  .trim()
  .toLowerCase()
  .min(1, authErrors.email_required.code)
  .max(254, platformErrors.too_long.code)
  .pipe(z.email(authErrors.email_invalid.code))

const name = (required: string) => z.string(required).trim().min(1, required).pipe(text(1, 60))

const Password = z
  .string(authErrors.password_required.code)
  .min(1, authErrors.password_required.code)
  .min(minimumPassword, authErrors.password_too_short.code)
  .max(maximumPassword, authErrors.password_too_long.code)
  .refine(readable, platformErrors.unreadable_text.code)

/** The fields of the specification's Registration, without the rule that spans two of them. */
const RegistrationFields = z.object({
  firstName: name(authErrors.first_name_required.code),
  lastName: name(authErrors.last_name_required.code),
  email: NewEmail,
  countryCode: z.string(authErrors.country_code_required.code).min(1, authErrors.country_code_required.code).pipe(CountryCode),
  mobileNumber: z
    .string(authErrors.phone_required.code)
    .trim()
    .min(1, authErrors.phone_required.code)
    .max(25, authErrors.phone_invalid.code),
  gender: Gender,
  age: z.int(authErrors.age_required.code).min(minimumAge, authErrors.age_over_18.code).max(maximumAge, platformErrors.too_big.code),
  password: Password,
  confirmPassword: z.string(authErrors.passwords_differ.code).max(1000),
  accept_terms: z.literal(true, authErrors.terms_required.code),
  locale: z.enum(locales).default('en'),
})
export const Registration = RegistrationFields.refine((given) => given.password === given.confirmPassword, {
  path: ['confirmPassword'],
  message: authErrors.passwords_differ.code,
  when: ({ value }) => RegistrationFields.pick({ password: true }).safeParse(value).success,
})

/** Six digits; blanks between them are ignored, as pasted from a mail. */
export const Code = z
  .string(platformErrors.required.code)
  .max(32, authErrors.code_malformed.code)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, authErrors.code_malformed.code))

/** The own account, as the session store keeps it. */
export const SessionUser = z.object({
  id: Id,
  _id: Id,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  locale: z.enum(locales),
})
export type SessionUser = z.infer<typeof SessionUser>
const Session = data(z.object({ user: SessionUser, token: z.string() }))
const CodeSent = data(z.object({ email: z.string(), resend_after: z.int() }))

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/sign-up',
  access: 'open',
  summary: 'Registers and mails a code; the answer is the same whether or not the email is taken',
  body: Registration,
  response: CodeSent,
  status: 202,
  errors: [authErrors.phone_invalid, authErrors.password_common, platformErrors.too_many],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'open',
  summary: 'Proves the email with the mailed code and signs in',
  body: z.object({ email: Email, code: Code }),
  response: Session,
  errors: [authErrors.wrong_code, authErrors.too_many_codes, platformErrors.too_many],
})

export const codePurposes = ['verify-email'] as const
export const sendCode = endpoint({
  method: 'POST',
  path: '/auth/codes',
  access: 'open',
  summary: 'Mails a new code; the answer is the same for unknown addresses',
  body: z.object({ email: Email, type: z.enum(codePurposes) }),
  response: CodeSent,
  status: 202,
  errors: [platformErrors.too_many],
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'open',
  summary: 'Signs in with email and password',
  body: z.object({
    email: Email,
    password: z
      .string(platformErrors.required.code)
      .min(1, platformErrors.required.code)
      .max(1000, platformErrors.too_long.code)
      .refine(readable, platformErrors.unreadable_text.code),
    remember: z.boolean().default(false),
    /** Takes back the deletion of the account, when there is one to take back. */
    cancel_deletion: z.boolean().optional(),
  }),
  response: Session,
  errors: [authErrors.wrong_credentials, authErrors.unverified, authErrors.suspended, authErrors.leaving, platformErrors.too_many],
})

export const logout = endpoint({ method: 'POST', path: '/auth/logout', access: 'guest', summary: 'Ends this session', status: 204 })
