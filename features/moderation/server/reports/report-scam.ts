import { randomUUID } from 'node:crypto'
import { limitSender } from '#features/chat/server/index.ts'
import { lockMember } from '#features/members/server/index.ts'
import { keepReportedVoiceHello } from '#features/voice-hello/server/index.ts'
import { recordEvent } from '#features/webhooks/server/index.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { canEnterConsole, type Role } from '#platform/shared/roles.ts'
import type { FoundSign } from '../../evidence-contract.ts'
import { collectEvidence } from '../cases/evidence.ts'
import { updateCaseScore, upsertReportCase } from '../cases/case-store.ts'
import { addReport } from './report-store.ts'

/** Days after which a reported member can write to new people again, even if no moderator has decided. */
export const senderLimitDays = 14

/** Reads the newest report about a member by the service itself; `closed_at` is null while it is open. Undefined without one. */
export const readLastScamReport = (db: Database | Tx, memberId: string): Promise<{ closed_at: Date | null } | undefined> =>
  db
    .selectFrom('report')
    .select('closed_at')
    .where('reported_id', '=', memberId)
    .where('signs', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

interface FoundScam {
  memberId: string
  /** The other member of the conversation that is the evidence. They get no notification. */
  peerId: string
  signs: readonly FoundSign[]
}

/**
 * Reports a member in the name of the service, with the conversation as evidence, and limits how many new people the member can write to until
 * a decision, at most 14 days. The member is not notified. It does nothing for staff, and while such a report is open.
 * @returns whether a report was made
 */
export const reportScam = async (tx: Tx, { memberId, peerId, signs }: FoundScam, now: Date): Promise<boolean> => {
  const member = await lockMember(tx, memberId)
  if (member === undefined || canEnterConsole(member.role as Role)) return false
  const last = await readLastScamReport(tx, memberId)
  if (last !== undefined && last.closed_at === null) return false
  const caseId = await upsertReportCase(tx, memberId, now)
  const id = randomUUID()
  const report = {
    id,
    case_id: caseId,
    reporter_id: null,
    reported_id: memberId,
    content: '',
    category: 'scam',
    signs: JSON.stringify(signs),
  }
  await addReport(tx, report, await collectEvidence(tx, peerId, memberId), now)
  const data = { report_id: id, case_id: caseId, member_id: memberId, category: report.category }
  await recordEvent(tx, { type: 'report.opened', data }, now)
  await keepReportedVoiceHello(tx, id, memberId)
  await updateCaseScore(tx, caseId)
  await limitSender(tx, memberId, new Date(now.getTime() + senderLimitDays * dayMs))
  return true
}
