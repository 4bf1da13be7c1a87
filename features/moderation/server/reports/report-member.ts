import { createHmac, randomUUID } from 'node:crypto'
import { hasBlocked } from '#features/blocks/server/index.ts'
import { haveConversation } from '#features/chat/server/index.ts'
import { isShownProof, lockMember, type MemberRow, requireVisibleMember } from '#features/members/server/index.ts'
import { hasSeenProfile } from '#features/profiles/server/index.ts'
import { keepReportedVoiceHello } from '#features/voice-hello/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { Config } from '#platform/server/config/config.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { addressLimitKey } from '#platform/server/limits/limits.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { moderationErrors, type ReportInput, maxReportsPerDay } from '../../contract.ts'
import { collectEvidence } from '../cases/evidence.ts'
import { upsertReportCase, updateCaseScore } from '../cases/case-store.ts'
import { decideAgeHold } from './age-report.ts'
import { holdForAgeReview } from '../decisions/age-hold.ts'
import { addReport, isDuplicateReport, readReportTimes } from './report-store.ts'

const dayMs = 86_400_000

/** Hashes the caller's network, so that reports from one network can be recognised without storing the address. */
const hashNetwork = ({ actor }: MemberContext, secret: string): Buffer =>
  createHmac('sha256', secret)
    .update(`network of a report\n${addressLimitKey(actor.address)}`)
    .digest()

/** Requires that the caller was shown the member, has seen, blocked or written with them, or can see them now. A block by the member changes nothing. */
const requireHasMet = async (db: Database, self: string, id: string, wasShown: boolean): Promise<void> => {
  const hasMet =
    wasShown || (await hasBlocked(db, self, id)) || (await haveConversation(db, self, id)) || (await hasSeenProfile(db, self, id))
  if (!hasMet) await requireVisibleMember(db, self, id)
}

/**
 * Stores a report with its evidence. The same text about the same member within a day counts as one report.
 * @throws {AppError} moderation.oneself, moderation.reports_spent, platform.not_found for a member the caller has not met
 */
export const reportMember = async (
  ctx: MemberContext,
  { id, content, category = null, shown_proof: proof }: ReportInput & { id: string },
  { limitFactor, secrets }: Pick<Config, 'limitFactor' | 'secrets'>,
): Promise<void> => {
  const self = ctx.actor.id
  if (id === self) throw new AppError(moderationErrors.oneself)
  const wasShown = proof !== undefined && isShownProof(secrets, proof, { viewerId: self, shownId: id }, ctx.now)
  await requireHasMet(ctx.db, self, id, wasShown)
  const since = new Date(ctx.now.getTime() - dayMs)
  const report = { reporter_id: self, reported_id: id, content, category }
  await inTransaction(ctx.db, async (tx) => {
    // The locks make a double click and a second tab wait for each other. Locking in id order avoids deadlocks.
    const locked = new Map<string, MemberRow | undefined>()
    for (const each of [self, id].toSorted()) locked.set(each, await lockMember(tx, each))
    // A proof is still valid after the account is gone.
    if (locked.get(id) === undefined) throw new AppError(platformErrors.not_found)
    if (await isDuplicateReport(tx, report, since)) return
    const times = await readReportTimes(tx, self, since)
    const oldest = times.at(-maxReportsPerDay * limitFactor)
    if (oldest !== undefined)
      throw new AppError(moderationErrors.reports_spent, {
        retryAfter: Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000)),
        values: { max: maxReportsPerDay * limitFactor },
      })
    const caseId = await upsertReportCase(tx, id, ctx.now)
    const [network, ...olderNetworks] = secrets.map((secret) => hashNetwork(ctx, secret)) as [Buffer, ...Buffer[]]
    const reportId = randomUUID()
    await addReport(tx, { id: reportId, case_id: caseId, network, ...report }, await collectEvidence(tx, self, id), ctx.now)
    const data = { report_id: reportId, case_id: caseId, member_id: id, category }
    await recordEvent(tx, { type: 'report.opened', data }, ctx.now)
    await keepReportedVoiceHello(tx, reportId, id)
    await updateCaseScore(tx, caseId)
    const [reporter, reported] = [locked.get(self), locked.get(id)]
    if (category !== 'underage' || reporter === undefined || reported === undefined) return
    if (await decideAgeHold(tx, { id: reportId, reporter, reportedId: id, networks: [network, ...olderNetworks] }, ctx.now))
      await holdForAgeReview(tx, reported, caseId, ctx.now)
  })
}
