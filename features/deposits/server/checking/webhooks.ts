import type { FastifyRequest } from 'fastify'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { addressGroup } from '#platform/server/limits/limits.ts'
import type { Endpoint } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { type PaymentChannel, depositErrors, paystackWebhook, tranzakWebhook } from '../../contract.ts'
import type { ConfiguredProviders } from './check-deposit.ts'
import type { DepositSweep } from './sweep.ts'
import { saveWebhookEvent, scheduleCheckNow, findReference } from '../store.ts'

/** Bytes: a notice with every field its provider documents has 6 KB. */
const bodyLimit = 64 * 1024
const limitPerAddress = { burst: 300, seconds: 60 }

/**
 * Notices of the providers. A signature is of the bytes, so they are taken as they come. A notice is stored and answered, and only makes
 * its deposit due: what happened is read from the provider.
 */
export const mountWebhooks = ({ app, platform, endpoints, bodies }: Routes, providers: ConfiguredProviders, sweep: DepositSweep): void => {
  const { db, clock, limits, log } = platform
  const serve = (endpoint: Endpoint, channel: PaymentChannel) => {
    endpoints.push(endpoint)
    return async (request: FastifyRequest): Promise<{ received: true }> => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const notice = providers[channel]?.verifyWebhook({ body, headers: request.headers })
      if (notice === undefined) {
        log.warn({ channel }, 'a notice that is not from the provider')
        throw new AppError(depositErrors.unsigned)
      }
      await inTransaction(db, async (tx) => {
        const { ids, ...told } = notice
        const reference = told.reference ?? (ids === undefined ? undefined : await findReference(tx, channel, ids))
        await saveWebhookEvent(tx, { channel, ...told, reference }, clock.now())
        if (reference !== undefined) await scheduleCheckNow(tx, reference, clock.now())
      })
      sweep.wake()
      return { received: true }
    }
  }
  const [paystack, tranzak] = [serve(paystackWebhook, 'paystack'), serve(tranzakWebhook, 'tranzak')]
  void app.register((scope, _options, done) => {
    // Before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      await limits.take(`webhooks:${addressGroup(request.ip)}`, limitPerAddress)
      bodies.take({ raw: request.raw, response: reply.raw, address: request.ip, limit: bodyLimit })
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, parsed) => parsed(null, body))
    scope.post(`/api${paystackWebhook.path}`, { bodyLimit }, paystack)
    scope.post(`/api${tranzakWebhook.path}`, { bodyLimit }, tranzak)
    done()
  })
}
