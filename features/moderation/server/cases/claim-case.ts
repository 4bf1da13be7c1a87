import { recordAudit } from '#features/audit/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import type { HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import { type claimCase as endpoint, moderationErrors } from '../../contract.ts'
import { readAppealOfCase } from '../appeals/appeal-store.ts'
import { readCase } from './case-queries.ts'
import { assignCase, unassignCase } from './case-store.ts'
import { canDecideAppeal } from '../appeals/decide-appeal.ts'
import { readDecision } from '../decisions/decision-store.ts'

/**
 * Assigns a case to the caller, or returns it to the queue.
 * @throws {AppError} platform.not_found, moderation.changed for an outdated version, moderation.own_decision
 */
const changeOwner = async (
  { db, now, actor }: MemberContext,
  { params, body }: HandlerInput<typeof endpoint>,
  action: 'claimed' | 'released',
): Promise<void> => {
  const reportCase = await readCase(db, params.id, actor.id)
  if (reportCase === undefined) throw new AppError(platformErrors.not_found)
  const appeal = await readAppealOfCase(db, reportCase.id)
  if (appeal !== undefined && !(await canDecideAppeal(db, await readDecision(db, appeal.decision_id), actor.id)))
    throw new AppError(moderationErrors.own_decision)
  const expected = { id: reportCase.id, version: body.version }
  await inTransaction(db, async (tx) => {
    const isChanged = await (action === 'claimed' ? assignCase(tx, expected, actor.id, now) : unassignCase(tx, expected, now))
    if (!isChanged) throw new AppError(moderationErrors.changed)
    await recordAudit(tx, {
      admin: actor.id,
      action: `report.${action}`,
      subject: { kind: 'report', id: reportCase.id },
      reason: action,
      now,
    })
  })
}

/**
 * Assigns a case to the caller and records that in the audit log.
 * @throws {AppError} platform.not_found, moderation.changed, moderation.own_decision
 */
export const claimCase = (ctx: MemberContext, input: HandlerInput<typeof endpoint>): Promise<void> => changeOwner(ctx, input, 'claimed')

/**
 * Returns a case to the queue and records that in the audit log.
 * @throws {AppError} platform.not_found, moderation.changed, moderation.own_decision
 */
export const releaseCase = (ctx: MemberContext, input: HandlerInput<typeof endpoint>): Promise<void> => changeOwner(ctx, input, 'released')
