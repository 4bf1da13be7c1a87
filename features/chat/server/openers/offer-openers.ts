import type { About } from '#features/members/about-contract.ts'
import { operatorSensitiveInterestsSql, toPromptIds, visibleInterests, visibleToCondition } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Database } from '#platform/server/db/database.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { utcDay } from '#platform/shared/utc-day.ts'
import type { Opener } from '../../openers-contract.ts'
import { readUsedOpenerSentences, saveOfferedOpeners } from './opener-store.ts'
import { chooseOpeners, type OpenerProfile } from './choose-openers.ts'

/** Reads the profiles of the viewer and another member without counting a view. A member whom the viewer may not see is left out. */
const readProfiles = async (db: Database, viewerId: string, uid: string) => {
  const rows = await db
    .selectFrom('member')
    .select(['id', 'country', 'city as town', 'interests', 'prompts', 'looking_for', 'languages'])
    .select(operatorSensitiveInterestsSql.as('own_sensitive'))
    .where('id', 'in', [viewerId, uid])
    .where(visibleToCondition(viewerId))
    .execute()
  const profileOf = (id: string): OpenerProfile | undefined => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) return undefined
    // Sensitive interests are never mentioned, not even those that a member shows.
    const interests = visibleInterests({ ...row, shows_sensitive: false })
    return { ...row, interests, prompts: toPromptIds(row.prompts as About['prompts']) }
  }
  return [profileOf(viewerId), profileOf(uid)]
}

/**
 * Suggests first lines from the caller to a member, and stores that they were offered. They stay the same for this pair for a day (UTC), unless the
 * caller sends one of them to somebody. Sentences that the caller has sent, or was offered for this member on an earlier day, come again only when
 * too few others are left.
 * @throws {AppError} platform.not_found for the caller's own id and for a member whose profile the caller may not see
 */
export const offerOpeners = async (ctx: MemberContext, uid: string): Promise<Opener[]> => {
  const [writer, reader] = await readProfiles(ctx.db, ctx.actor.id, uid)
  if (writer === undefined || reader === undefined || uid === ctx.actor.id) throw new AppError(platformErrors.not_found)
  const seed = `${ctx.actor.id} ${uid} ${utcDay(ctx.now)}`
  const used = await readUsedOpenerSentences(ctx.db, ctx.actor.id, uid, ctx.now)
  const openers = chooseOpeners(writer, reader, { seed, locale: ctx.locale, used })
  await saveOfferedOpeners(ctx.db, ctx.actor.id, uid, openers, ctx.now)
  return openers
}
