import * as z from 'zod'
import { AuditReason } from '#features/audit/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Day, Id, Moment, text } from '#platform/shared/fields.ts'
import { memberScopes, serviceScopes } from '#platform/shared/scopes.ts'

export const accessTokenErrors = errorCodes('access_tokens', { full: 409, password_needed: 422, wrong_password: 422, log_in_again: 422 })

/** The most access tokens that one member may have, and the most service tokens altogether. */
export const maxAccessTokens = 20
export const maxAccessTokenDays = 365
export const defaultAccessTokenDays = 90

const scopesOf = <const S extends readonly [string, ...string[]]>(scopes: S) =>
  z
    .array(z.enum(scopes, platformErrors.invalid.code), platformErrors.required.code)
    .min(1, platformErrors.required.code)
    .max(scopes.length, platformErrors.too_long.code)
    .refine((given) => new Set(given).size === given.length, platformErrors.invalid.code)

const wanted = {
  name: text(1, 60),
  days: z
    .int(platformErrors.invalid.code)
    .min(1, platformErrors.too_small.code)
    .max(maxAccessTokenDays, platformErrors.too_big.code)
    .default(defaultAccessTokenDays),
}

const listed = {
  id: Id,
  name: z.string(),
  /** The first characters of the token. */
  beginning: z.string(),
  created_at: Moment,
  expires_at: Moment,
  last_used_on: Day.nullable(),
}
export const PersonalToken = z.object({ ...listed, scopes: z.array(z.enum(memberScopes)) })
export type PersonalToken = z.infer<typeof PersonalToken>

export const ServiceToken = z.object({
  ...listed,
  scopes: z.array(z.enum(serviceScopes)),
  /** The administrator who created the token. The token ends when this person stops being an administrator. */
  made_by: z.object({ id: Id, firstname: z.string(), lastname: z.string() }),
})
export type ServiceToken = z.infer<typeof ServiceToken>

/** The full token. Only this response contains it. */
const token = z.string()

export const listAccessTokens = endpoint({
  method: 'GET',
  path: '/me/tokens',
  access: 'guest',
  summary: "Lists the caller's access tokens, the newest first, and what creating one asks for now",
  response: data(
    z.object({
      tokens: z.array(PersonalToken),
      /** The proof that creating a token requires: `none` within ten minutes after a log-in, later `password`, or `log_in` without a password. */
      proof: z.enum(['none', 'password', 'log_in']),
    }),
  ),
})

export const createAccessToken = endpoint({
  method: 'POST',
  path: '/me/tokens',
  access: 'member',
  summary: 'Creates an access token and returns it, this once; the member is told by mail',
  body: z.object({
    ...wanted,
    scopes: scopesOf(memberScopes),
    password: z.string().min(1, platformErrors.required.code).max(1000, platformErrors.too_long.code).optional(),
  }),
  response: data(PersonalToken.extend({ token })),
  status: 201,
  errors: [
    accessTokenErrors.full,
    accessTokenErrors.password_needed,
    accessTokenErrors.wrong_password,
    accessTokenErrors.log_in_again,
    platformErrors.too_many,
  ],
})

export const revokeAccessToken = endpoint({
  method: 'DELETE',
  path: '/me/tokens/:id',
  access: 'guest',
  summary: "Ends one of the caller's access tokens",
  params: z.object({ id: Id }),
  status: 204,
  errors: [platformErrors.not_found],
})

export const listServiceTokens = endpoint({
  method: 'GET',
  path: '/admin/tokens',
  access: 'admin',
  summary: 'Lists the access tokens of the service, the newest first',
  response: data(z.object({ tokens: z.array(ServiceToken) })),
})

export const createServiceToken = endpoint({
  method: 'POST',
  path: '/admin/tokens',
  access: 'admin',
  console: 'fresh',
  summary: 'Creates an access token that reads parts of the console, and returns it, this once',
  body: z.object({ ...wanted, scopes: scopesOf(serviceScopes), reason: AuditReason }),
  response: data(ServiceToken.extend({ token })),
  status: 201,
  errors: [accessTokenErrors.full],
})

export const revokeServiceToken = endpoint({
  method: 'DELETE',
  path: '/admin/tokens/:id',
  access: 'admin',
  console: 'fresh',
  summary: 'Ends an access token of the service; one that is not there is no error',
  params: z.object({ id: Id }),
  body: z.object({ reason: AuditReason }),
  response: listServiceTokens.response,
})
