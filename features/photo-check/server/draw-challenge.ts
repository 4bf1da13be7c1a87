import { randomUUID } from 'node:crypto'
import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { challengeSeconds, type drawChallenge as endpoint } from '../contract.ts'
import { drawPoses } from './draw-poses.ts'
import { requireMayStart } from './show-own.ts'
import { replaceChallenge } from './store.ts'

const challengesAnHour = { burst: 20, seconds: 3600 }

/**
 * Draws the poses of a new check. `random` returns unpredictable numbers of at least 0 and less than 1.
 * @throws {AppError} photo_check.no_photo, waiting, already, platform.too_many
 */
export const drawChallenge = async (
  { db, actor, now }: MemberContext,
  { limits, random }: Pick<Platform, 'limits' | 'random'>,
): Promise<HandlerResult<typeof endpoint>> => {
  await limits.take(`photo-checks:${actor.id}`, challengesAnHour)
  return inTransaction(db, async (tx) => {
    await lockMember(tx, actor.id)
    await requireMayStart(tx, actor.id, now)
    const [id, poses] = [randomUUID(), drawPoses(random)]
    const expires_at = new Date(now.getTime() + challengeSeconds * 1000)
    await replaceChallenge(tx, { id, member_id: actor.id, poses, created_at: now, expires_at })
    return { data: { id, poses, seconds: challengeSeconds } }
  })
}
