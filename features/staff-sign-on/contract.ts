import * as z from 'zod'
import { SignInResponse } from '#features/auth/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'

export const signOnErrors = errorCodes('staff_sign_on', { off: 404, away: 503, expired: 422, refused: 403, no_second_factor: 403 })

export const getSignOn = endpoint({
  method: 'GET',
  path: '/staff/sign-on',
  access: 'open',
  summary: 'Returns whether staff can sign on with the account of their organisation',
  response: data(z.object({ on: z.boolean() })),
})

export const startSignOn = endpoint({
  method: 'POST',
  path: '/staff/sign-on',
  access: 'open',
  summary: 'Begins a sign-on: returns the address at the provider, and a secret that the browser keeps until it comes back',
  body: z.object({
    /** Whether the person is to authenticate at the provider even if they have done so before. */
    again: z.boolean().default(false),
  }),
  response: data(z.object({ url: z.string(), secret: z.string() })),
  errors: [signOnErrors.off, signOnErrors.away, platformErrors.too_many],
})

const given = (most: number) => z.string(signOnErrors.expired.code).min(1, signOnErrors.expired.code).max(most, signOnErrors.expired.code)

export const finishSignOn = endpoint({
  method: 'POST',
  path: '/staff/sign-on/finish',
  access: 'optional',
  summary: 'Ends a sign-on with what the provider has sent to the browser; a session of the caller is replaced',
  body: z.object({
    code: given(4000),
    state: given(200),
    /** The issuer, from providers that name it. */
    iss: given(1000).optional(),
    secret: given(200),
  }),
  response: SignInResponse,
  errors: [...Object.values(signOnErrors), platformErrors.too_many],
})
