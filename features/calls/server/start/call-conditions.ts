import { requirePeer } from '#features/chat/server/index.ts'
import { readAllowance } from '#features/subscriptions/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import { callPriceCredits, type getCallConditions } from '../../contract.ts'
import { iceConfiguration } from '../config.ts'
import { readCallEligibility } from '../queries.ts'

type Conditions = HandlerResult<typeof getCallConditions>['data']

const refusalOf = async (
  { db, actor }: MemberContext,
  { config }: Pick<Platform, 'config'>,
  uid: string,
): Promise<Conditions['refusal']> => {
  if (uid === actor.id) return 'oneself'
  await requirePeer(db, actor.id, uid)
  if (!config.section(iceConfiguration).available) return 'off'
  if (!canParticipate(actor.role)) return 'taking_part'
  return (await readCallEligibility(db, actor.id, uid)).refusal
}

/**
 * Returns the conditions for calling a member.
 * @throws {AppError} platform.not_found
 */
export const readCallConditions = async (
  ctx: MemberContext,
  platform: Pick<Platform, 'config'>,
  { uid }: { uid: string },
): Promise<HandlerResult<typeof getCallConditions>> => ({
  data: {
    refusal: await refusalOf(ctx, platform, uid),
    remaining: await readAllowance(ctx.db, ctx.actor.id, 'calls', ctx.now),
    price: callPriceCredits,
  },
})
