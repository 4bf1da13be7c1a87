import { recordAudit } from '#features/audit/server/index.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'

/** Who decides on a deposit: an administrator in the console, or the operator on the command line (`system`). */
export type ReviewerContext = MemberContext | Context<{ kind: 'system' }>

/** A decision on a deposit, as the audit log stores it. */
export interface RecordedReviewDecision {
  action: 'deposit.credited' | 'deposit.refunded'
  id: string
  reason: string
  details?: Record<string, unknown>
}

/** Adds a decision on a payment to the audit log, in the transaction that carries it out. */
export const recordReviewDecision = (
  tx: Tx,
  { actor, now }: ReviewerContext,
  { action, id, reason, details }: RecordedReviewDecision,
): Promise<void> =>
  recordAudit(tx, {
    admin: actor.kind === 'member' ? actor.id : null,
    action,
    subject: { kind: 'deposit', id },
    reason,
    ...(details === undefined ? {} : { details }),
    now,
  })
