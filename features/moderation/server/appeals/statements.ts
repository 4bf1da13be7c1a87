import { appealToken, verifyAppealToken } from '#features/auth/server/index.ts'
import { lockMember, readMember } from '#features/members/server/index.ts'
import type { Context, MemberContext } from '#platform/server/context.ts'
import { inTransaction, type Tx, type Database } from '#platform/server/db/database.ts'
import { addressGroup } from '#platform/server/limits/limits.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult, HandlerInput } from '#platform/shared/endpoint.ts'
import { platformErrors, AppError } from '#platform/shared/errors.ts'
import type { Locale } from '#platform/shared/i18n/locales.ts'
import {
  appealDays,
  type getAppeal,
  type getStanding,
  type makeAppeal as endpoint,
  moderationErrors,
  type Statement,
} from '../../contract.ts'
import { addAppeal, type AppealRow, readAppeal } from './appeal-store.ts'
import { openAppealCase } from '../cases/case-store.ts'
import { type DecisionRow, noteSeen, readDecision, readUnseen } from '../decisions/decision-store.ts'
import { reasonIn } from '../mails.ts'

type Services = Pick<Platform, 'texts' | 'config' | 'limits'>

const dayMs = 86_400_000
const callsAnHour = { burst: 60, seconds: 3600 }

const isLate = (decision: DecisionRow, now: Date): boolean => now.getTime() - decision.created_at.getTime() > appealDays * dayMs

const present = (
  decision: DecisionRow,
  appeal: AppealRow | undefined,
  { now, locale }: { now: Date; locale: Locale },
  { texts, config }: Services,
): Statement => ({
  id: decision.id,
  kind: decision.kind as Statement['kind'],
  reason: reasonIn(texts, locale, decision.reason),
  words: decision.words,
  until: decision.until?.toISOString() ?? null,
  photos: decision.photo_ids.length,
  created_at: decision.created_at.toISOString(),
  appeal: appeal === undefined ? null : { content: appeal.content, state: appeal.state as 'open', answer: appeal.answer },
  may_appeal: appeal === undefined && decision.reversed_at === null && !isLate(decision, now),
  token: appealToken(config.secrets[0], decision.id),
})

/** Whether the caller is hidden for a review, and the oldest decision or answer they have not seen. */
export const showStanding = async (ctx: MemberContext, services: Services): Promise<HandlerResult<typeof getStanding>> => {
  const [member, decision] = await Promise.all([readMember(ctx.db, ctx.actor.id), readUnseen(ctx.db, ctx.actor.id)])
  const statement = decision === undefined ? null : present(decision, await readAppeal(ctx.db, decision.id), ctx, services)
  return { data: { held: member?.status === 'held', statement } }
}

/** The caller has read it; somebody else's changes nothing. */
export const markStatement = (ctx: MemberContext, id: string): Promise<void> => noteSeen(ctx.db, ctx.actor.id, id, ctx.now)

const ofToken = async (db: Database | Tx, token: string, { config }: Services): Promise<DecisionRow> => {
  const id = verifyAppealToken(config.secrets, token)
  const decision = id === undefined ? undefined : await readDecision(db, id)
  if (decision === undefined || decision.kind === 'dismiss') throw new AppError(platformErrors.not_found)
  return decision
}

const takeCall = ({ limits }: Services, { actor }: Context): Promise<void> =>
  limits.take(`appeals:${actor.kind === 'system' ? 'system' : addressGroup(actor.address)}`, callsAnHour)

/**
 * A decision, for the bearer of its token.
 * @throws {AppError} platform.not_found, platform.too_many
 */
export const showStatement = async (
  ctx: Context,
  { query }: HandlerInput<typeof getAppeal>,
  services: Services,
): Promise<HandlerResult<typeof getAppeal>> => {
  await takeCall(services, ctx)
  const decision = await ofToken(ctx.db, query.token, services)
  return { data: present(decision, await readAppeal(ctx.db, decision.id), ctx, services) }
}

/**
 * Appeals a decision, once, into the queue. The very same words again are the same appeal.
 * @throws {AppError} platform.not_found, platform.too_many, moderation.appealed, moderation.appeal_late
 */
export const makeAppeal = async (
  ctx: Context,
  { body }: HandlerInput<typeof endpoint>,
  services: Services,
): Promise<HandlerResult<typeof endpoint>> => {
  await takeCall(services, ctx)
  const { id, member_id: memberId } = await ofToken(ctx.db, body.token, services)
  return inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, memberId)
    const decision = await ofToken(tx, body.token, services)
    const before = await readAppeal(tx, id)
    if (before !== undefined) {
      if (before.content !== body.content) throw new AppError(moderationErrors.appealed)
      return { data: present(decision, before, ctx, services) }
    }
    if (decision.reversed_at !== null || isLate(decision, ctx.now)) throw new AppError(moderationErrors.appeal_late)
    const caseId = await openAppealCase(tx, memberId, ctx.now)
    await addAppeal(tx, { decision_id: id, member_id: memberId, case_id: caseId, content: body.content }, ctx.now)
    return { data: present(decision, await readAppeal(tx, id), ctx, services) }
  })
}
