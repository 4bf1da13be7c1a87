import { prepareResponse, type PreparedResponse, sendPrepared } from '#platform/server/http/responses/prepared-response.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { isLocale, type Locale } from '#platform/shared/i18n/locales.ts'

const name = /^([a-z]{2})-([a-f\d]{12})\.json$/
const type = 'application/json; charset=utf-8'

/**
 * Serves the operator's texts in one language. A page requests the version that was current when it was sent. A process that has another version
 * sends that one and forbids caching.
 */
export const serveOperatorTexts = ({ app, guards, platform: { texts } }: Routes): void => {
  const kept = new Map<Locale, { version: string | undefined; prepare: () => Promise<PreparedResponse> }>()
  app.get<{ Params: { file: string } }>('/texts/:file', async (request, reply) => {
    const [, locale, version] = name.exec(request.params.file) ?? []
    if (!isLocale(locale)) throw new AppError(platformErrors.not_found)
    const own = texts.operatorTexts(locale)
    let found = kept.get(locale)
    if (found === undefined || found.version !== own?.version) {
      found = { version: own?.version, prepare: guards.memoize(() => prepareResponse(type, JSON.stringify(own?.catalogue ?? {}))) }
      kept.set(locale, found)
    }
    reply.header('cache-control', own?.version === version ? 'public, max-age=31536000, immutable' : 'no-store')
    return sendPrepared(request, reply, await found.prepare())
  })
}
