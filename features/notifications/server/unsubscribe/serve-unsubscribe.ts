import type { FastifyReply, FastifyRequest } from 'fastify'
import { readMember } from '#features/members/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import type { Routes } from '#platform/server/http/route.ts'
import { addressLimitKey } from '#platform/server/limits/limits.ts'
import type { SentenceKey } from '#platform/shared/i18n/catalogue.ts'
import { isLocale, type Locale, pickLocale } from '#platform/shared/i18n/locales.ts'
import { type NotificationKind, notificationKinds } from '../../contract.ts'
import type { en } from '../../locales/en.ts'
import { notificationsText } from '../../locales/text.ts'
import { notificationKindRules } from '../kind-rules.ts'
import { changeNotificationPreferences } from '../preferences.ts'
import { verifyUnsubscribeQuery, unsubscribePath } from './unsubscribe-url.ts'
import { type UnsubscribePage, renderUnsubscribePage } from './unsubscribe-page.ts'

const fromOneAddress = { burst: 100, seconds: 60 }
const bodyLimit = 4096

/** The kinds of which the link in an email can stop emails. Not `safety`, because a mail can be forwarded; the settings can stop it. */
const stoppable = notificationKinds.filter((kind) => !notificationKindRules[kind].isMandatory)

const stopMails = (db: Database, memberId: string, kinds: readonly NotificationKind[]): Promise<void> =>
  inTransaction(db, (tx) => changeNotificationPreferences(tx, memberId, Object.fromEntries(kinds.map((kind) => [kind, { email: false }]))))

/**
 * Serves the unsubscribe link of emails, without a session. A POST unsubscribes at once (RFC 8058). A GET only shows buttons, because link
 * scanners follow every link. The page is the same for a deleted account.
 */
export const serveUnsubscribe = ({ app, platform }: Routes): void => {
  const { config, db, limits, texts, publicUrl } = platform
  const answer = (reply: FastifyReply, locale: Locale, status: number, page: UnsubscribePage) =>
    reply
      .status(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
      .send(renderUnsubscribePage(texts.brand(), locale, page))

  const serve = (stops: boolean) => async (request: FastifyRequest, reply: FastifyReply) => {
    await limits.take(`unsubscribe:${addressLimitKey(request.ip)}`, fromOneAddress)
    const query = verifyUnsubscribeQuery(request.query, config.secrets)
    const member = query && (await readMember(db, query.memberId))
    const acceptedLocale = pickLocale((request.headers['accept-language'] ?? '').split(','))
    const locale = isLocale(member?.locale) ? member.locale : acceptedLocale
    const say = (key: SentenceKey<typeof en>, values = {}) => texts.translate(locale, notificationsText, key, values)
    const title = say('stop.title')
    if (query === undefined) return answer(reply, locale, 404, { title, paragraphs: [say('stop.broken')] })
    const link = { label: say('stop.toSettings'), url: `${publicUrl}/dashboard/settings` }
    // Emails of an earlier release have a link for `safety`, too.
    if (notificationKindRules[query.kind].isMandatory) return answer(reply, locale, 200, { title, paragraphs: [say('stop.safety')], link })
    const kind = say(`kinds.${query.kind}`)
    if (!stops) {
      const buttons = [
        { name: 'List-Unsubscribe', value: 'One-Click', label: say('stop.confirm') },
        { name: 'all', value: '1', label: say('stop.all') },
      ]
      return answer(reply, locale, 200, { title, paragraphs: [say('stop.question', { kind })], buttons })
    }
    const everything = (request.body as URLSearchParams | undefined)?.get('all') === '1'
    if (member !== undefined) await stopMails(db, query.memberId, everything ? stoppable : [query.kind])
    const done = everything ? say('stop.allDone') : say('stop.done', { kind })
    return answer(reply, locale, 200, { title, paragraphs: [done, say('stop.again')], link })
  }

  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    // Accepts any content type, because only the field `all` is read from the body; everything else is in the URL.
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, parsed) =>
      parsed(null, new URLSearchParams(String(body))),
    )
    scope.get(unsubscribePath, serve(false))
    scope.post(unsubscribePath, { bodyLimit }, serve(true))
    done()
  })
}
