import { requirePeer, storeDateMessage, takeFromSendLimit } from '#features/chat/server/index.ts'
import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx } from '#platform/server/db/database.ts'
import { addJob } from '#platform/server/jobs/add-job.ts'
import type { RateLimit } from '#platform/server/limits/limits.ts'
import type { Platform } from '#platform/server/platform.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { dayMs, hourMs } from '#platform/shared/durations.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import {
  maxDaysAhead,
  maxOpenDates,
  type NewSharedDate,
  linkOpenHours,
  type SharedDate,
  sharedDateErrors,
  sharedDateEvent,
} from '../contract.ts'
import { askCheckInJob } from './check-in.ts'
import { presentSharedDate } from './list-dates.ts'
import { readSharedDateOwner, readOwnOpenSharedDate, readOwnOpenSharedDates } from './queries.ts'
import { insertSharedDate, replaceLinkTokenHash } from './store.ts'
import { createLinkToken } from './tokens.ts'

type Services = Pick<Platform, 'config' | 'limits' | 'publicUrl'>
export interface DateWithLink {
  date: SharedDate
  link: string
}

/** Limit of shared dates. Each may ask another member, so the limit is low. */
const sharingLimit: RateLimit = { burst: 20, seconds: dayMs / 1000 }

/** The wall time in a zone, such as `2026-12-01` and `19:00`. */
const wallTime = (at: Date, zone: string): { day: string; time: string } => {
  // Swedish dates and times are in the order of ISO 8601.
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .split(' ')
  return { day, time }
}

const readWithLink = async (tx: Tx, ctx: MemberContext, { publicUrl }: Services, id: string, token: string): Promise<DateWithLink> => {
  const row = await readOwnOpenSharedDate(tx, { id, memberId: ctx.actor.id }, ctx.now)
  if (row === undefined) throw new AppError(platformErrors.not_found)
  return { date: presentSharedDate(row), link: `${publicUrl}/date/${token}` }
}

/** Makes a new link for an open date. @throws {AppError} platform.not_found */
export const renewDateLink = (ctx: MemberContext, services: Services, id: string): Promise<DateWithLink> => {
  const { token, hash } = createLinkToken(services.config.secrets)
  return inTransaction(ctx.db, async (tx) => {
    if (!(await replaceLinkTokenHash(tx, { id, memberId: ctx.actor.id }, hash, ctx.now))) throw new AppError(platformErrors.not_found)
    return readWithLink(tx, ctx, services, id, token)
  })
}

/**
 * Shares a date by a link, and asks the other member in the conversation. A repeat with the same id changes nothing but the link.
 * @throws {AppError} any of sharedDateErrors, platform.not_found, platform.too_many
 */
export const shareDate = async (ctx: MemberContext, services: Services, given: NewSharedDate): Promise<DateWithLink> => {
  const { actor, now, db } = ctx
  const [at, uid] = [new Date(given.at), given.uid ?? null]
  if (at <= now || at.getTime() > now.getTime() + maxDaysAhead * dayMs)
    throw new AppError(sharedDateErrors.out_of_range, { fields: { at: [sharedDateErrors.out_of_range] } })
  await services.limits.take(`shared-dates:${actor.id}`, sharingLimit)
  if (uid !== null) {
    await requirePeer(db, actor.id, uid)
    await takeFromSendLimit(services.limits, actor.id)
  }
  const { token, hash } = createLinkToken(services.config.secrets)
  return inTransaction(db, async (tx) => {
    // The lock makes calls of a member run one after the other: two at once cannot pass the limit, and a repeat finds the first.
    await lockMember(tx, actor.id)
    const owner = await readSharedDateOwner(tx, given.id)
    if (owner !== undefined && owner !== actor.id) throw new AppError(sharedDateErrors.id_taken)
    if (owner === undefined) await open(tx, ctx, { given, at, uid, hash })
    else if (!(await replaceLinkTokenHash(tx, { id: given.id, memberId: actor.id }, hash, now)))
      throw new AppError(sharedDateErrors.id_taken)
    return readWithLink(tx, ctx, services, given.id, token)
  })
}

const open = async (
  tx: Tx,
  { actor, now }: MemberContext,
  { given, at, uid, hash }: { given: NewSharedDate; at: Date; uid: string | null; hash: Buffer },
): Promise<void> => {
  if ((await readOwnOpenSharedDates(tx, actor.id, now)).length >= maxOpenDates) throw new AppError(sharedDateErrors.too_many_open)
  const { id, place, words, zone, check_hours } = given
  const check_at = new Date(at.getTime() + check_hours * hourMs)
  const ends_at = new Date(at.getTime() + linkOpenHours * hourMs)
  await insertSharedDate(tx, {
    id,
    member_id: actor.id,
    other_id: uid,
    token_hash: hash,
    place,
    words,
    at,
    zone,
    check_at,
    ends_at,
    created_at: now,
  })
  if (uid !== null) {
    const content = { kind: 'date', ...wallTime(at, zone), zone, place } as const
    const outcome = await storeDateMessage(tx, { from: actor.id, to: uid, id, content, now })
    if (outcome === 'not_open') throw new AppError(sharedDateErrors.not_open)
    if (outcome === 'taken') throw new AppError(sharedDateErrors.id_taken)
    await publishAfterCommit(tx, [uid], sharedDateEvent, {}, now)
  }
  await publishAfterCommit(tx, [actor.id], sharedDateEvent, {}, now)
  await addJob(tx, askCheckInJob, { id }, now, { runAt: check_at })
}
