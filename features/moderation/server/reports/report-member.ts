import { createHmac, randomUUID } from 'node:crypto'
import { hasBlocked } from '#features/blocks/server/index.ts'
import { haveConversation } from '#features/chat/server/index.ts'
import { lockMember, type MemberRow, requireVisible } from '#features/members/server/index.ts'
import { hasSeenProfile } from '#features/profiles/server/index.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { addressGroup } from '#platform/server/limits/limits.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { moderationErrors, type Report, reportsADay } from '../../contract.ts'
import { takeEvidence } from '../cases/evidence.ts'
import { caseOfReports, weighCase } from '../cases/case-store.ts'
import { mayHold } from './age-report.ts'
import { hold } from '../decisions/hold.ts'
import { addReport, isRepeated, reportsSince } from '../store.ts'

const dayMs = 86_400_000

/** Where the caller is, told apart from other places and from nothing else. */
const networkOf = ({ actor }: MemberContext, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`network of a report\n${addressGroup(actor.address)}`)
    .digest()

/** Somebody who blocks the caller can still be reported by those who met them: a block must not be a way out. */
const requireMet = async (db: Database, self: string, id: string): Promise<void> => {
  const met = (await hasBlocked(db, self, id)) || (await haveConversation(db, self, id)) || (await hasSeenProfile(db, self, id))
  if (!met) await requireVisible(db, self, id)
}

/**
 * Keeps a report and the evidence for it. The same words about the same member within a day are one report, however often they are sent.
 * @throws {AppError} moderation.oneself, moderation.reports_spent, platform.not_found for those the caller never met
 */
export const reportMember = async (
  ctx: MemberContext,
  { id, content, category = null }: Report & { id: string },
  { limitFactor, secrets }: Pick<Config, 'limitFactor' | 'secrets'>,
): Promise<void> => {
  const self = ctx.actor.id
  if (id === self) throw new AppError(moderationErrors.oneself)
  await requireMet(ctx.db, self, id)
  const since = new Date(ctx.now.getTime() - dayMs)
  const report = { reporter_id: self, reported_id: id, content, category }
  await inTransaction(ctx.db, async (tx) => {
    // One report of a member at a time: two clicks and two tabs must see each other.
    // Both members, in an order that is the same for everybody, so that nobody waits in a ring.
    const locked = new Map<string, MemberRow | undefined>()
    for (const each of [self, id].toSorted()) locked.set(each, await lockMember(tx, each))
    if (await isRepeated(tx, report, since)) return
    const made = await reportsSince(tx, self, since)
    const oldest = made.at(-reportsADay * limitFactor)
    if (oldest !== undefined)
      throw new AppError(moderationErrors.reports_spent, {
        retryAfter: Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000)),
        values: { max: reportsADay * limitFactor },
      })
    const caseId = await caseOfReports(tx, id, ctx.now)
    const [network, ...before] = secrets.map((secret) => networkOf(ctx, secret)) as [Buffer, ...Buffer[]]
    const reportId = randomUUID()
    await addReport(tx, { id: reportId, case_id: caseId, network, ...report }, await takeEvidence(tx, self, id), ctx.now)
    await weighCase(tx, caseId)
    const [reporter, reported] = [locked.get(self), locked.get(id)]
    if (category !== 'underage' || reporter === undefined || reported === undefined) return
    if (await mayHold(tx, { id: reportId, reporter, reportedId: id, networks: [network, ...before] }, ctx.now))
      await hold(tx, reported, caseId, ctx.now)
  })
}
