import { readPhotoCards } from '#features/photos/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { readCursor, writeCursor } from '#platform/server/keyset.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Answer } from '#platform/shared/endpoint.ts'
import type { listNotifications as endpoint, NotificationEntry } from '../contract.ts'
import { registeredNotifications, type NotificationType, notificationText } from './notification-type.ts'
import { countUnread, type NotificationRow, readNotificationPage } from './queries.ts'

type Page = Answer<typeof endpoint>['data']
type Person = NonNullable<NotificationEntry['person']>

const pageSize = 30

/** Path within the application: the stored one, or the type's own. */
const pathOf = (declared: NotificationType, { path, about_id }: Pick<NotificationRow, 'path' | 'about_id'>): string =>
  path ?? declared.path.replace('{uid}', about_id ?? '')

const present = (
  ctx: MemberContext,
  platform: Pick<Platform, 'texts'>,
  declared: NotificationType,
  row: NotificationRow,
  person: Person | undefined,
): NotificationEntry => {
  const say = (part: 'title' | 'body' | 'named', values = {}) =>
    notificationText(platform, declared, part, ctx.locale, { ...row.said, ...values })
  const named = declared.named && person !== undefined
  return {
    id: row.id,
    kind: row.kind,
    title: named ? say('named', { name: person.firstname }) : say('title'),
    body: named ? null : say('body'),
    person: person ?? null,
    path: pathOf(declared, row),
    created_at: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}

/** Lists the caller's notifications, newest first, in the language of the request and with the people as the caller may see them now. */
export const listNotifications = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'jobs' | 'texts'>,
  { cursor }: { cursor?: string | undefined },
): Promise<Page> => {
  const { db, actor, now, locale } = ctx
  const known = registeredNotifications(platform)
  const rows = await readNotificationPage(db, actor.id, { names: [...known.keys()], after: readCursor(cursor), limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  const ids = [...new Set(page.flatMap(({ about_id }) => about_id ?? []))]
  const people = await readPhotoCards(db, { viewerId: actor.id, ids, now, locale })
  return {
    notifications: page.flatMap((row) => {
      const declared = known.get(row.name)
      const person = people.get(row.about_id ?? '')
      // The member became invisible between the two queries.
      if (declared === undefined || (row.about_id !== null && person === undefined)) return []
      return [present(ctx, platform, declared, row, person)]
    }),
    next_cursor: last === undefined ? null : writeCursor({ at: last.created_at, id: last.id }),
    unread: await countUnread(db, actor.id),
  }
}
