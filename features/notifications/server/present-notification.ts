import type { MemberContext } from '#platform/server/context.ts'
import { renderMail } from '#platform/server/mail/render-mail.ts'
import type { Mail } from '#platform/server/mail/mailer.ts'
import { sanitizeName } from '#platform/server/mail/sanitize-name.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isLocale } from '#platform/shared/i18n/locales.ts'
import type { NotificationEntry } from '../contract.ts'
import { notificationsText } from '../locales/text.ts'
import { notificationKindRules } from './kind-rules.ts'
import { type NotificationType, translateNotification, pathWithoutMemberId } from './notification-type.ts'
import type { NotificationRow, OutgoingNotification } from './queries.ts'
import { createUnsubscribeUrl } from './unsubscribe/unsubscribe-url.ts'

type Person = NonNullable<NotificationEntry['person']>

/** Returns the path within the application: the stored one, or the type's own. */
const pathOf = (type: NotificationType, { path, about_id }: Pick<NotificationRow, 'path' | 'about_id'>): string =>
  path ?? type.path.replace('{uid}', about_id ?? '')

/** Presents a notification as an entry of the list. `person` is the member it is about; undefined for none, or if the reader may not see them. */
export const presentEntry = (
  ctx: Pick<MemberContext, 'locale'>,
  platform: Pick<Platform, 'texts'>,
  type: NotificationType,
  row: NotificationRow,
  person: Person | undefined,
): NotificationEntry => {
  const textOf = (part: 'title' | 'body' | 'named', values = {}) =>
    translateNotification(platform, type, part, ctx.locale, { ...row.said, ...values })
  const named = type.named && person !== undefined
  return {
    id: row.id,
    kind: row.kind,
    title: named ? textOf('named', { name: person.firstname }) : textOf('title'),
    body: named ? null : textOf('body'),
    person: person ?? null,
    path: pathOf(type, row),
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}

/** Presents a notification as an email without names, with a link to the application and, unless its kind is mandatory, one-click unsubscribe. */
export const renderNotificationMail = (
  platform: Platform,
  type: NotificationType,
  notification: OutgoingNotification & { email: string },
): Mail => {
  const { texts, publicUrl } = platform
  const locale = isLocale(notification.locale) ? notification.locale : 'en'
  const unsubscribe = notificationKindRules[notification.kind].isMandatory
    ? undefined
    : createUnsubscribeUrl(platform, notification.member_id, notification.kind)
  const mail = renderMail(
    { name: sanitizeName(`${notification.firstname} ${notification.lastname}`), address: notification.email },
    {
      locale,
      subject: translateNotification(platform, type, 'title', locale, notification.said),
      greeting: texts.translate(locale, notificationsText, 'mail.greeting'),
      paragraphs: [translateNotification(platform, type, 'body', locale, notification.said)],
      action: {
        label: texts.translate(locale, notificationsText, 'mail.open'),
        url: `${publicUrl}${pathWithoutMemberId(type, notification)}`,
      },
      closing: texts.translate(locale, notificationsText, 'mail.signature'),
      footer: {
        text: texts.translate(locale, notificationsText, `mail.why.${notification.kind}`),
        label: texts.translate(locale, notificationsText, unsubscribe === undefined ? 'stop.toSettings' : 'mail.stop'),
        url: unsubscribe ?? `${publicUrl}/dashboard/settings`,
      },
    },
    texts.brand(),
  )
  if (unsubscribe === undefined) return mail
  return { ...mail, headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } }
}

/** Presents a notification as the content of a push, without names. On the device, a later push of the same kind replaces it. */
export const presentPush = (platform: Platform, type: NotificationType, notification: OutgoingNotification): object => {
  const locale = isLocale(notification.locale) ? notification.locale : 'en'
  return {
    title: translateNotification(platform, type, 'title', locale, notification.said),
    body: translateNotification(platform, type, 'body', locale, notification.said),
    path: pathWithoutMemberId(type, notification),
    tag: notification.kind,
    lang: locale,
  }
}
