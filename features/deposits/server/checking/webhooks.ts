import type { FastifyRequest } from 'fastify'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { addressLimitKey } from '#platform/server/limits/limits.ts'
import { AppError } from '#platform/shared/errors.ts'
import { depositErrors, type PaymentChannel, paymentWebhookEndpoints } from '../../contract.ts'
import type { DepositSweep } from './sweep.ts'
import { recordWebhookEvent, scheduleDepositCheckNow, findReferenceByProviderIds } from '../store.ts'
import type { ConfiguredPaymentProviders } from '../providers/provider.ts'

/** In bytes. A webhook event with every documented field has 6 KB. */
const bodyLimit = 64 * 1024
const limitPerAddress = { burst: 300, seconds: 60 }

/**
 * Serves the webhooks of the payment providers. Bodies stay unparsed, because signatures cover their bytes. An event is stored and makes its
 * deposit due for a check. Its content moves no money: the check reads the payment from the provider.
 */
export const servePaymentWebhooks = (
  { app, platform, endpoints, bodies }: Routes,
  providers: ConfiguredPaymentProviders,
  sweep: DepositSweep,
): void => {
  const { db, clock, limits, log } = platform
  const handle =
    (channel: PaymentChannel) =>
    async (request: FastifyRequest): Promise<{ received: true }> => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const event = providers[channel]?.verifyWebhook({ body, headers: request.headers })
      if (event === undefined) {
        log.warn({ channel }, 'a webhook without a valid signature')
        throw new AppError(depositErrors.unsigned)
      }
      await inTransaction(db, async (tx) => {
        const { ids, ...received } = event
        const reference = received.reference ?? (ids === undefined ? undefined : await findReferenceByProviderIds(tx, channel, ids))
        await recordWebhookEvent(tx, { channel, ...received, reference }, clock.now())
        if (reference !== undefined) await scheduleDepositCheckNow(tx, reference, clock.now())
      })
      sweep.wake()
      return { received: true }
    }
  endpoints.push(...paymentWebhookEndpoints.values())
  void app.register((scope, _options, done) => {
    // Limits apply before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      await limits.take(`webhooks:${addressLimitKey(request.ip)}`, limitPerAddress)
      bodies.reserve({ raw: request.raw, response: reply.raw, address: request.ip, limit: bodyLimit })
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => parsed(null, body))
    for (const [channel, endpoint] of paymentWebhookEndpoints) scope.post(`/api${endpoint.path}`, { bodyLimit }, handle(channel))
    done()
  })
}
