import { recordAudit } from '#features/audit/server/index.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'

/** An administrator in the console, or the operator at the command line. */
export type ReviewerContext = MemberContext | Context<{ kind: 'system' }>

export interface RecordedDecision {
  action: 'deposit.credited' | 'deposit.refunded'
  id: string
  reason: string
  details?: Record<string, unknown>
}

/** Writes down who decided what on a payment, in the transaction that does it. */
export const recordReviewDecision = (tx: Tx, { actor, now }: ReviewerContext, { action, id, reason, details }: RecordedDecision): Promise<void> =>
  recordAudit(tx, {
    admin: actor.kind === 'member' ? actor.id : null,
    action,
    subject: { kind: 'deposit', id },
    reason,
    ...(details === undefined ? {} : { details }),
    now,
  })
