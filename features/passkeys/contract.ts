import * as z from 'zod'
import { authErrors, cancel_deletion, SignInResponse } from '#features/auth/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Id, Moment, text } from '#platform/shared/fields.ts'
import { suspensionErrors } from '#features/auth/error-contract.ts'

export const passkeyErrors = errorCodes('passkeys', {
  not_accepted: 422,
  not_added: 422,
  password_needed: 422,
  log_in_again: 422,
  full: 422,
  last_way: 409,
})

/** A member may have this many passkeys. */
export const maxPasskeys = 10
const maxNameLength = 60

/** Binary values as browsers encode them in JSON: base64url without padding. */
const bytes = (longest: number) =>
  z
    .string(platformErrors.invalid.code)
    .max(longest, platformErrors.too_long.code)
    .regex(/^[\w-]+$/, platformErrors.invalid.code)
/** A credential id has at most 1023 bytes. */
const CredentialId = bytes(1364)
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** The browser's answer after a device made a key: RegistrationResponseJSON of WebAuthn. */
const NewCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(2000),
    // Without certificates, which are refused, an object has less than 2000 bytes.
    attestationObject: bytes(4000),
    /** Ways to reach the device. Unknown ones are left out. */
    transports: z
      .array(z.string().max(40))
      .max(20)
      .transform((given) => transports.filter((known) => given.includes(known)))
      .optional(),
  }),
})
export type NewCredential = z.infer<typeof NewCredential>

/** The browser's answer after a device signed with a key: AuthenticationResponseJSON of WebAuthn. */
const UsedCredential = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(2000),
    authenticatorData: bytes(2000),
    signature: bytes(2000),
    userHandle: bytes(100).optional(),
  }),
})
export type UsedCredential = z.infer<typeof UsedCredential>

/** One passkey, as its member sees it. */
export const Passkey = z.object({
  id: Id,
  /** Browser and system where it was added, or the member's own name for it; empty when unknown. */
  name: z.string(),
  /** Whether the device keeps a copy elsewhere, so that it outlives the device. */
  backed_up: z.boolean(),
  created_at: Moment,
  last_used_at: Moment.nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/me/passkeys',
  access: 'guest',
  summary: "Lists the caller's passkeys, oldest first, and what adding or removing one asks for now",
  response: data(
    z.object({
      passkeys: z.array(Passkey),
      /** `none` for ten minutes after logging in, then the password, or logging in again for an account without one. */
      proof: z.enum(['none', 'password', 'log_in']),
    }),
  ),
})

/** Needed unless the caller has logged in within the last ten minutes. */
const password = z.string().min(1, platformErrors.required.code).max(1000, platformErrors.too_long.code).optional()
const proofErrors = [authErrors.wrong_password, passkeyErrors.password_needed, passkeyErrors.log_in_again, platformErrors.too_many] as const

export const startAddingPasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys/options',
  access: 'member',
  summary: 'Returns what a browser needs to make a passkey; valid once, for five minutes, in this session',
  body: z.object({ password }),
  response: data(
    z.object({
      options: z.object({
        challenge: z.string(),
        rp: z.object({ id: z.string(), name: z.string() }),
        user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
        pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
        /** Milliseconds. */
        timeout: z.int(),
        attestation: z.literal('none'),
        excludeCredentials: z.array(
          z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(transports)).optional() }),
        ),
        authenticatorSelection: z.object({
          residentKey: z.literal('required'),
          requireResidentKey: z.literal(true),
          userVerification: z.literal('required'),
        }),
      }),
    }),
  ),
  errors: [...proofErrors, passkeyErrors.full],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/me/passkeys',
  access: 'member',
  summary: 'Adds the passkey that a device made; the member is told by mail',
  body: z.object({ credential: NewCredential }),
  response: data(Passkey),
  status: 201,
  errors: [passkeyErrors.not_added, passkeyErrors.full, platformErrors.too_many],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/me/passkeys/:id',
  access: 'member',
  summary: "Names one of the caller's passkeys",
  params: z.object({ id: Id }),
  body: z.object({ name: text(1, maxNameLength) }),
  response: data(Passkey),
  errors: [platformErrors.not_found],
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/me/passkeys/:id',
  access: 'guest',
  summary: "Removes one of the caller's passkeys, unless it is the only way back into the account; the member is told by mail",
  params: z.object({ id: Id }),
  body: z.object({ password }),
  status: 204,
  errors: [...proofErrors, passkeyErrors.last_way, platformErrors.not_found],
})

export const startPasskeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkey/options',
  access: 'open',
  summary: 'Returns what a browser needs to log in with a passkey, the same for everybody; valid once, for five minutes',
  response: data(
    z.object({
      options: z.object({
        challenge: z.string(),
        rpId: z.string(),
        /** Milliseconds. */
        timeout: z.int(),
        userVerification: z.literal('required'),
      }),
    }),
  ),
  errors: [platformErrors.too_many],
})

export const passkeyLogin = endpoint({
  method: 'POST',
  path: '/auth/passkey',
  access: 'open',
  summary: 'Signs in with a passkey; the answer is the same for an unknown one as for a wrong signature',
  body: z.object({ credential: UsedCredential, remember: z.boolean().default(false), cancel_deletion }),
  response: SignInResponse,
  errors: [passkeyErrors.not_accepted, authErrors.unverified, ...suspensionErrors, authErrors.leaving, platformErrors.too_many],
})
