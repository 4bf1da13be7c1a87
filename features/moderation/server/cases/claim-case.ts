import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type claimCase as endpoint, moderationErrors } from '../../contract.ts'
import { readAppealOfCase } from '../appeals/appeal-store.ts'
import { readCase } from './case-queries.ts'
import { assignCase, unassignCase } from './case-store.ts'
import { mayJudge } from '../appeals/decide-appeal.ts'
import { readDecision } from '../decisions/decision-store.ts'

/**
 * Takes a case to work on, or gives it back.
 * @throws {AppError} platform.not_found, moderation.changed when somebody else was faster, moderation.own_decision
 */
const move = async (
  { db, now, actor }: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
  to: 'claimed' | 'released',
): Promise<void> => {
  const found = await readCase(db, params.id, actor.id)
  if (found === undefined) throw new AppError(platformErrors.not_found)
  const appeal = await readAppealOfCase(db, found.id)
  if (appeal !== undefined && !(await mayJudge(db, await readDecision(db, appeal.decision_id), actor.id)))
    throw new AppError(moderationErrors.own_decision)
  const seen = { id: found.id, version: body.version }
  await inTransaction(db, async (tx) => {
    const moved = await (to === 'claimed' ? assignCase(tx, seen, actor.id, now) : unassignCase(tx, seen, now))
    if (!moved) throw new AppError(moderationErrors.changed)
    await recordAudit(tx, { admin: actor.id, action: `report.${to}`, subject: { kind: 'report', id: found.id }, reason: to, now })
  })
}

export const claimCase = (ctx: MemberContext, input: HandlerInput<typeof endpoint>): Promise<void> => move(ctx, input, 'claimed')
export const releaseCase = (ctx: MemberContext, input: HandlerInput<typeof endpoint>): Promise<void> => move(ctx, input, 'released')
