import type { Routes } from '#platform/server/http/route.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'

const name = /^([a-z]{2})-([a-f\d]{12})\.json$/

/**
 * Serves the texts of the operator in one language. A page names the version it was sent with; while processes of different ages are running, it
 * may reach one that has another, which then sends its own and lets nobody keep it.
 */
export const serveOwnTexts = ({ app, platform: { texts } }: Routes): void => {
  app.get<{ Params: { file: string } }>('/assets/texts-:file', (request, reply) => {
    const [, locale, version] = name.exec(request.params.file) ?? []
    if (!isLocale(locale)) throw new AppError(platformErrors.not_found)
    const own = texts.own(locale)
    const isAsked = own?.version === version
    return reply
      .type('application/json; charset=utf-8')
      .header('cache-control', isAsked ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(JSON.stringify(own?.catalogue ?? {}))
  })
}
