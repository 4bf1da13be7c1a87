import { type RawBuilder, sql } from 'kysely'
import { blockedByCondition, visibleToCondition } from '#features/members/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import { rolesThatOpenPrivateMedia } from '#platform/shared/roles.ts'

/**
 * SQL condition: the viewer gets only blurred photos of the member row behind `member.id`. Others cost one comparison; the SQL function
 * `matches_with` is called for members who have chosen this.
 */
export const blurredForCondition = (viewerId: string): RawBuilder<boolean> =>
  sql<boolean>`(member.blurs_photos and member.id <> ${viewerId} and not matches_with(member.id, ${viewerId}))`

/** The version of a photo that a viewer gets. */
type PhotoView = 'real' | 'blurred'

/**
 * Returns which version of a photo a viewer may open; undefined if none or if it was taken down. Allowed are their own photos, those of members they
 * may see or have
 * blocked, and any for administrators, moderators and support, who always get the real one.
 */
export const readPhotoAccess = async (db: Database, photoId: string, viewerId: string): Promise<PhotoView | undefined> => {
  const found = await db
    .selectFrom('photo')
    .innerJoin('member', 'member.id', 'photo.member_id')
    .innerJoin('member as viewer', (join) => join.on('viewer.id', '=', viewerId))
    .select((row) => row.and([row('viewer.role', 'not in', rolesThatOpenPrivateMedia), blurredForCondition(viewerId)]).as('blurred'))
    .where('photo.id', '=', photoId)
    .where('photo.review', '<>', 'removed')
    .where('viewer.status', 'in', ['active', 'paused', 'held'])
    .where((row) =>
      row.or([
        row('viewer.role', 'in', rolesThatOpenPrivateMedia),
        row.and([
          row.or([row('photo.shown', '=', true), row('member.id', '=', viewerId)]),
          row.or([visibleToCondition(viewerId), blockedByCondition(viewerId)]),
        ]),
      ]),
    )
    .executeTakeFirst()
  return found && (found.blurred ? 'blurred' : 'real')
}
