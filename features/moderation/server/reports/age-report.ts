import { hasTwoWayConversation } from '#features/chat/server/index.ts'
import type { MemberRow } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import {
  markReportsMayHideMember,
  isReporterOfDismissedAgeReport,
  hasReporterCausedHoldSince,
  readOpenAgeReportsByOthers,
} from './age-report-store.ts'

const dayMs = 86_400_000
/** A report by an account younger than this many days cannot hold a member on its own. */
const trustedAccountDays = 7

/** A stored report of the category `underage`. */
export interface AgeReport {
  id: string
  reporter: MemberRow
  reportedId: string
  /** Keyed hashes of the sender's network, one per secret. */
  networks: readonly Buffer[]
}

/** Whether a reporter's age reports may hold members: none was dismissed, and none within a day was allowed to hold somebody. */
const canReporterHold = async (tx: Tx, reporterId: string, now: Date): Promise<boolean> =>
  !(await isReporterOfDismissedAgeReport(tx, reporterId)) &&
  !(await hasReporterCausedHoldSince(tx, reporterId, new Date(now.getTime() - dayMs)))

/** Whether two reporters count as different people. They do not if they share a network and signed up within a day of each other. */
const isIndependent = (report: AgeReport, other: { network: Buffer | null; created_at: Date }): boolean =>
  other.network === null ||
  !report.networks.some((network) => other.network?.equals(network)) ||
  Math.abs(report.reporter.created_at.getTime() - other.created_at.getTime()) > dayMs

/**
 * Decides whether an age report may hold the member until the review, and stores that. Either the reporter's account is older than a week and
 * has a two-way conversation, or an independent reporter agrees. Otherwise one new account could hide many members.
 * @returns whether the member may be held
 */
export const decideAgeHold = async (tx: Tx, report: AgeReport, now: Date): Promise<boolean> => {
  const { id, reporter, reportedId } = report
  if (!(await canReporterHold(tx, reporter.id, now))) return false
  const isTrusted =
    now.getTime() - reporter.created_at.getTime() > trustedAccountDays * dayMs && (await hasTwoWayConversation(tx, reporter.id))
  if (isTrusted) {
    await markReportsMayHideMember(tx, [id])
    return true
  }
  for (const other of await readOpenAgeReportsByOthers(tx, reportedId, reporter.id))
    if (isIndependent(report, other) && (other.may_hold || (await canReporterHold(tx, other.reporter_id, now)))) {
      await markReportsMayHideMember(tx, [id, other.id])
      return true
    }
  return false
}
