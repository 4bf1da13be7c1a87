import { hasTwoWayConversation } from '#features/chat/server/index.ts'
import type { MemberRow } from '#features/members/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { allowHold, hasDoubtedWrongly, heldSince, readOtherDoubts } from './age-report-store.ts'

const dayMs = 86_400_000
/** An account that is younger hides nobody by itself. */
const trustedAfterDays = 7

/** A report that doubts somebody's age, once it is stored. */
export interface AgeReport {
  id: string
  reporter: MemberRow
  reportedId: string
  /** Keyed hashes of where it was sent from, one by each secret. */
  networks: readonly Buffer[]
}

/** Whether a reporter may hide somebody: never wrong before about an age, and nobody else hidden within a day. */
const hasRight = async (tx: Tx, reporterId: string, now: Date): Promise<boolean> =>
  !(await hasDoubtedWrongly(tx, reporterId)) && !(await heldSince(tx, reporterId, new Date(now.getTime() - dayMs)))

/** Two reporters from one network whose accounts are of the same day are taken for one person. */
const isIndependent = (report: AgeReport, other: { network: Buffer | null; created_at: Date }): boolean =>
  other.network === null ||
  !report.networks.some((network) => other.network?.equals(network)) ||
  Math.abs(report.reporter.created_at.getTime() - other.created_at.getTime()) > dayMs

/**
 * Decides whether a report may hide the member until somebody has looked, and notes it: the reporter's account is older than a week and has talked
 * with somebody, or another reporter says the same independently. Otherwise one new account could hide a town.
 */
export const mayHold = async (tx: Tx, report: AgeReport, now: Date): Promise<boolean> => {
  const { id, reporter, reportedId } = report
  if (!(await hasRight(tx, reporter.id, now))) return false
  const isTrusted =
    now.getTime() - reporter.created_at.getTime() > trustedAfterDays * dayMs && (await hasTwoWayConversation(tx, reporter.id))
  if (isTrusted) {
    await allowHold(tx, [id])
    return true
  }
  for (const other of await readOtherDoubts(tx, reportedId, reporter.id))
    if (isIndependent(report, other) && (other.may_hold || (await hasRight(tx, other.reporter_id, now)))) {
      await allowHold(tx, [id, other.id])
      return true
    }
  return false
}
