import type { Routes } from '#platform/server/http/route.ts'
import { addressLimitKey } from '#platform/server/limits/limits.ts'
import type { SignOnConfig } from '../config.ts'
import type { IdentityProvider } from '../provider.ts'
import { applyProviderLogOut } from './apply-provider-log-out.ts'

/** Where the provider reports that somebody was logged out there. It is registered at the provider. */
const logOutPath = '/staff/log-out'
/** The maximum size of a request in bytes. A token has about 1 KB. */
const bodyLimit = 16 * 1024
const limitPerAddress = { burst: 300, seconds: 60 }

/**
 * Serves OpenID Connect Back-Channel Logout 1.0: a request of the provider, not of a browser, whose form has a signed token. It needs no session and no
 * protection against forged requests of browsers, because only the token counts.
 */
export const serveLogOut = (
  { app, platform, bodies }: Routes,
  { config, provider }: { config: SignOnConfig; provider: IdentityProvider },
): void => {
  const { db, clock, limits, realtime, log } = platform
  void app.register((scope, _options, done) => {
    // Limits apply before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      await limits.take(`staff-log-out:${addressLimitKey(request.ip)}`, limitPerAddress)
      bodies.reserve({ raw: request.raw, response: reply.raw, address: request.ip, limit: bodyLimit })
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    )
    scope.post(logOutPath, { bodyLimit }, async ({ body }, reply) => {
      const token = body instanceof URLSearchParams ? (body.get('logout_token') ?? '') : ''
      const asked = await provider.readLogOut(token)
      const ended = asked && (await applyProviderLogOut(db, config.issuer, asked, clock.now()))
      void reply.header('cache-control', 'no-store')
      if (ended === undefined) {
        log.warn('a log-out token that is not right, or was used before')
        return reply.status(400).send({ error: 'invalid_request', error_description: 'the logout_token is not accepted' })
      }
      realtime.endSessions(ended)
      return reply.status(200).send()
    })
    done()
  })
}
