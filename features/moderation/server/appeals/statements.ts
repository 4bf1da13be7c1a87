import { createAppealToken, verifyAppealToken } from '#features/auth/server/index.ts'
import { cancelErasure, lockMember, readMember } from '#features/members/server/index.ts'
import { isHeldApplicant } from '#features/registration/server/index.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx, type Database } from '#platform/server/db/database.ts'
import { addressLimitKey } from '#platform/server/limits/limits.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import {
  appealPeriodDays,
  type getStatement,
  type getAccountStatus,
  type makeAppeal as endpoint,
  moderationErrors,
  type DecisionStatement,
} from '../../contract.ts'
import type { getPhotoCheckStatement } from '../../photo-check-contract.ts'
import { addAppeal, type AppealRow, readAppealOfDecision } from './appeal-store.ts'
import { openAppealCase } from '../cases/case-store.ts'
import {
  decisionKindOf,
  type DecisionRow,
  markDecisionSeen,
  readDecision,
  readPhotoCheckRefusal,
  readUnseenDecision,
} from '../decisions/decision-store.ts'
import { translateReason } from '../mails.ts'

type Services = Pick<Platform, 'texts' | 'config' | 'limits'>

const dayMs = 86_400_000
const callsPerHour = { burst: 60, seconds: 3600 }

const isAppealLate = (decision: DecisionRow, now: Date): boolean => now.getTime() - decision.created_at.getTime() > appealPeriodDays * dayMs

const presentStatement = (
  decision: DecisionRow,
  appeal: AppealRow | undefined,
  { now, locale }: { now: Date; locale: Locale },
  { texts, config }: Services,
): DecisionStatement => ({
  id: decision.id,
  kind: decisionKindOf(decision) as DecisionStatement['kind'],
  reason: translateReason(texts, locale, decision.reason),
  words: decision.words,
  until: decision.until?.toISOString() ?? null,
  photos: decision.photo_ids.length,
  created_at: decision.created_at.toISOString(),
  appeal: appeal === undefined ? null : { content: appeal.content, state: appeal.state as 'open', answer: appeal.answer },
  may_appeal: appeal === undefined && decision.reversed_at === null && !isAppealLate(decision, now),
  token: createAppealToken(config.secrets[0], decision.id),
})

/** Returns whether the caller is hidden for a review, and the oldest decision or appeal result they have not seen. */
export const showAccountStatus = async (ctx: MemberContext, services: Services): Promise<HandlerResult<typeof getAccountStatus>> => {
  const [member, decision] = await Promise.all([readMember(ctx.db, ctx.actor.id), readUnseenDecision(ctx.db, ctx.actor.id)])
  const statement =
    decision === undefined ? null : presentStatement(decision, await readAppealOfDecision(ctx.db, decision.id), ctx, services)
  return {
    data: {
      held: member?.status === 'held',
      applicant: member?.status === 'held' && (await isHeldApplicant(ctx.db, ctx.actor.id)),
      statement,
    },
  }
}

/** Returns the decision that refused the caller's last photo check; null when the last one was not refused. */
export const showPhotoCheckStatement = async (
  ctx: MemberContext,
  services: Services,
): Promise<HandlerResult<typeof getPhotoCheckStatement>> => {
  const decision = await readPhotoCheckRefusal(ctx.db, ctx.actor.id)
  if (decision === undefined) return { data: null }
  return { data: presentStatement(decision, await readAppealOfDecision(ctx.db, decision.id), ctx, services) }
}

/** Marks a decision about the caller as seen; has no effect on decisions about others. */
export const markStatementSeen = (ctx: MemberContext, id: string): Promise<void> => markDecisionSeen(ctx.db, ctx.actor.id, id, ctx.now)

const readDecisionByToken = async (db: Database | Tx, token: string, { config }: Services): Promise<DecisionRow> => {
  const id = verifyAppealToken(config.secrets, token)
  const decision = id === undefined ? undefined : await readDecision(db, id)
  if (decision === undefined || decision.kind === 'dismiss') throw new AppError(platformErrors.not_found)
  return decision
}

const limitCalls = ({ limits }: Services, { actor }: Context): Promise<void> =>
  limits.take(`appeals:${actor.kind === 'system' ? 'system' : addressLimitKey(actor.address)}`, callsPerHour)

/**
 * Returns a decision to the bearer of its token.
 * @throws {AppError} platform.not_found, platform.too_many
 */
export const showStatement = async (
  ctx: Context,
  { query }: HandlerInput<typeof getStatement>,
  services: Services,
): Promise<HandlerResult<typeof getStatement>> => {
  await limitCalls(services, ctx)
  const decision = await readDecisionByToken(ctx.db, query.token, services)
  return { data: presentStatement(decision, await readAppealOfDecision(ctx.db, decision.id), ctx, services) }
}

/**
 * Appeals a decision and opens an appeal case. Repeating the same text returns the first appeal; another text is refused.
 * @throws {AppError} platform.not_found, platform.too_many, moderation.appealed, moderation.appeal_late
 */
export const makeAppeal = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  services: Services,
): Promise<HandlerResult<typeof endpoint>> => {
  await limitCalls(services, ctx)
  const { id, member_id: memberId } = await readDecisionByToken(ctx.db, body.token, services)
  return inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, memberId)
    const decision = await readDecisionByToken(tx, body.token, services)
    const before = await readAppealOfDecision(tx, id)
    if (before !== undefined) {
      if (before.content !== body.content) throw new AppError(moderationErrors.appealed)
      return { data: presentStatement(decision, before, ctx, services) }
    }
    if (decision.reversed_at !== null || isAppealLate(decision, ctx.now)) throw new AppError(moderationErrors.appeal_late)
    // The account of a refused applicant is kept while an appeal is open.
    await cancelErasure(tx, memberId)
    const caseId = await openAppealCase(tx, memberId, ctx.now)
    await addAppeal(tx, { decision_id: id, member_id: memberId, case_id: caseId, content: body.content }, ctx.now)
    return { data: presentStatement(decision, await readAppealOfDecision(tx, id), ctx, services) }
  })
}
