import type { FastifyReply, FastifyRequest } from 'fastify'
import { type MainPhoto, loadMainPhotoImage, readMainPhoto } from '#features/photos/server/index.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { addressLimitKey, type RateLimit } from '#platform/server/limits/limits.ts'
import { isLocale, type Locale, pickLocale } from '#platform/shared/i18n/locales.ts'
import { type LinkedDate, readLinkedDate } from '../queries.ts'
import { linkTokenHashes } from '../tokens.ts'
import { datePagePolicy, renderDatePage } from './render-date-page.ts'

/** Limit of requests for pages and photos from one address; it is enough for a friend who reloads the page now and then. */
const lookLimit: RateLimit = { burst: 60, seconds: 60 }

interface TokenRequest {
  Params: { token: string }
}

const localeOf = ({ query, headers }: FastifyRequest): Locale => {
  const { lang } = query as { lang?: unknown }
  return isLocale(lang) ? lang : pickLocale((headers['accept-language'] ?? '').split(','))
}

/**
 * Serves the link of a shared date to a friend without an account: one page of HTML, and one photo. Not endpoints of the contract, as they
 * answer no JSON. An ended and an unknown link get the same response after the same query.
 */
export const serveDatePage = ({ app, platform }: Routes): void => {
  const { clock, config, db, limits, storage, texts } = platform

  const find = async (request: FastifyRequest<TokenRequest>): Promise<LinkedDate | undefined> => {
    await limits.take(`shared-dates.look:${addressLimitKey(request.ip)}`, lookLimit)
    return readLinkedDate(db, linkTokenHashes(config.secrets, request.params.token), clock.now())
  }
  const photoOf = async (date: LinkedDate | undefined): Promise<MainPhoto | undefined> =>
    date === undefined || date.other_id === null ? undefined : readMainPhoto(db, date.other_id)
  /** Sets headers so that caches, search engines and other sites keep nothing of the link. */
  const keepNothing = (reply: FastifyReply): FastifyReply =>
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow, noarchive' })

  app.get<TokenRequest>('/date/:token', async (request, reply) => {
    const date = await find(request)
    const locale = localeOf(request)
    const hasPhoto = (await photoOf(date)) !== undefined
    const html = renderDatePage(texts, locale, { date, token: request.params.token, hasPhoto, now: clock.now() })
    return keepNothing(reply)
      .code(date === undefined ? 404 : 200)
      .headers({ 'content-language': locale, vary: 'Accept-Language', 'content-security-policy': datePagePolicy(texts.brand()) })
      .type('text/html; charset=utf-8')
      .send(html)
  })
  app.get<TokenRequest>('/date/:token/photo', async (request, reply) => {
    const photo = await photoOf(await find(request))
    const bytes = photo && (await loadMainPhotoImage(storage, photo))
    keepNothing(reply).header('content-security-policy', datePagePolicy(texts.brand()))
    return bytes === undefined ? reply.code(404).type('image/webp').send(Buffer.alloc(0)) : reply.type('image/webp').send(bytes)
  })
}
