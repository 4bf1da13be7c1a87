import { lockMember } from '#features/members/server/index.ts'
import { deleteUpload } from '#features/uploads/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerInput, HandlerResult } from '#platform/shared/endpoint.ts'
import { AppError } from '#platform/shared/errors.ts'
import { minFrameGapMs, photoCheckErrors, type sendPhotoCheck as endpoint } from '../contract.ts'
import { acceptFrames, storeFrames } from './frames.ts'
import type { ChallengeRow } from './rows.ts'
import { readOwnPhotoCheck, requireMayStart } from './show-own.ts'
import { insertPhotoCheck, takeChallenge } from './store.ts'

type Services = Pick<Platform, 'storage' | 'config'>

/**
 * Whether frames can have been taken at these times, in milliseconds after the challenge arrived in the browser: in order, with a pause
 * before each, and not in the future. The clock of the device does not matter.
 */
const arePlausibleTimes = (times: readonly number[], elapsedMs: number): boolean =>
  times.every((at, index) => at - (times[index - 1] ?? 0) >= minFrameGapMs) && (times.at(-1) ?? Infinity) <= elapsedMs

const spendChallenge = async ({ db, actor, now }: MemberContext, id: string): Promise<ChallengeRow> => {
  const challenge = await takeChallenge(db, actor.id, id)
  if (challenge === undefined || challenge.expires_at <= now) throw new AppError(photoCheckErrors.challenge_over)
  return challenge
}

/**
 * Stores the frames of a challenge for the moderators. The challenge is used up even if they are refused.
 * @throws {AppError} every photo_check error of the contract, uploads.incomplete
 */
export const sendPhotoCheck = async (
  ctx: MemberContext,
  { body }: HandlerInput<typeof endpoint>,
  services: Services,
): Promise<HandlerResult<typeof endpoint>> => {
  const { db, actor, now } = ctx
  const challenge = await spendChallenge(ctx, body.challenge)
  const times = body.frames.map(({ at }) => at)
  if (!arePlausibleTimes(times, now.getTime() - challenge.created_at.getTime())) throw new AppError(photoCheckErrors.wrong_times)
  await requireMayStart(db, actor.id, now)
  const uploads = body.frames.map(({ upload }) => upload)
  try {
    const frames = await storeFrames(ctx, services, { id: challenge.id, frames: await acceptFrames(ctx, uploads) })
    await inTransaction(db, async (tx) => {
      await lockMember(tx, actor.id)
      await requireMayStart(tx, actor.id, now)
      await insertPhotoCheck(tx, { id: challenge.id, member_id: actor.id, poses: challenge.poses, times }, frames, now)
    })
  } finally {
    // The uploads of the frames are deleted in every case: they are not used again, and count towards the member's limit of uploads.
    await inTransaction(db, async (tx) => {
      for (const upload of uploads) await deleteUpload(tx, actor.id, upload)
    })
  }
  return { data: await readOwnPhotoCheck(db, actor.id, now) }
}
