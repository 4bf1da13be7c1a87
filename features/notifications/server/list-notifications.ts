import { readCardsWithPhotos } from '#features/photos/server/index.ts'
import type { ReadContext } from '#platform/server/context.ts'
import { decodeCursor, encodeCursor } from '#platform/server/keyset.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { listNotifications as endpoint } from '../contract.ts'
import { getNotificationTypesByName } from './notification-type.ts'
import { presentEntry } from './present-notification.ts'
import { countUnreadNotifications, readNotificationPage } from './queries.ts'

type Page = HandlerResult<typeof endpoint>['data']

const pageSize = 30

/** Lists the caller's notifications, newest first, in the language of the request and with the people as the caller may see them now. */
export const listNotifications = async (
  ctx: ReadContext,
  platform: Pick<Platform, 'jobs' | 'texts'>,
  { cursor }: { cursor?: string | undefined },
): Promise<Page> => {
  const { db, actor, now, locale } = ctx
  const known = getNotificationTypesByName(platform)
  const rows = await readNotificationPage(db, actor.id, { names: [...known.keys()], after: decodeCursor(cursor), limit: pageSize + 1 })
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  const ids = [...new Set(page.flatMap(({ about_id }) => about_id ?? []))]
  const [people, unread] = await Promise.all([
    readCardsWithPhotos(db, { viewerId: actor.id, ids, now, locale }),
    countUnreadNotifications(db, actor.id),
  ])
  return {
    notifications: page.flatMap((row) => {
      const type = known.get(row.name)
      const person = people.get(row.about_id ?? '')
      // The member became invisible between the two queries.
      if (type === undefined || (row.about_id !== null && person === undefined)) return []
      return [presentEntry(ctx, platform, type, row, person)]
    }),
    next_cursor: last === undefined ? null : encodeCursor({ at: last.created_at, id: last.id }),
    unread,
  }
}
