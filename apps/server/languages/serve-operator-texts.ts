import { prepareResponse, type PreparedResponse, sendPrepared } from '#platform/server/http/responses/prepared-response.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { isLocale, type Locale } from '#platform/shared/i18n/locales.ts'

const name = /^([a-z]{2})-([a-f\d]{12})\.json$/
const type = 'application/json; charset=utf-8'

/**
 * Serves the texts of the operator in one language. A page names the version it was sent with; while processes of different ages are running, it
 * may reach one that has another, which then sends its own and lets nobody keep it.
 */
export const serveOperatorTexts = ({ app, guards, platform: { texts } }: Routes): void => {
  const kept = new Map<Locale, { version: string | undefined; prepare: () => Promise<PreparedResponse> }>()
  app.get<{ Params: { file: string } }>('/texts/:file', async (request, reply) => {
    const [, locale, version] = name.exec(request.params.file) ?? []
    if (!isLocale(locale)) throw new AppError(platformErrors.not_found)
    const own = texts.own(locale)
    let found = kept.get(locale)
    if (found === undefined || found.version !== own?.version) {
      found = { version: own?.version, prepare: guards.memoize(() => prepareResponse(type, JSON.stringify(own?.catalogue ?? {}))) }
      kept.set(locale, found)
    }
    reply.header('cache-control', own?.version === version ? 'public, max-age=31536000, immutable' : 'no-store')
    return sendPrepared(request, reply, await found.prepare())
  })
}
