import type { ImpressionCounter } from '#features/boosts/server/index.ts'
import type { ReplicaOrPrimaryContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { canParticipate } from '#platform/shared/roles.ts'
import type { getProfile as endpoint, ViewerRelation } from '../contract.ts'
import { readOwnPerson, readProfileAndRecordView } from './queries.ts'
import type { z } from 'zod'

const ownViewer: z.infer<typeof ViewerRelation> = {
  is_self: true,
  reaction: 'none',
  likes_me: false,
  matched: false,
  can_message: false,
  can_react: false,
}

/**
 * Returns a member's profile and what the caller may do there.
 * @throws {AppError} platform.not_found
 */
export const showProfile = async (
  ctx: ReplicaOrPrimaryContext,
  { impressions }: { impressions: Pick<ImpressionCounter, 'recordViewed'> },
  { params }: { params: { id: string } },
): Promise<HandlerResult<typeof endpoint>> => {
  const { id: viewerId, role } = ctx.actor
  const view = { viewerId, id: params.id, now: ctx.now, locale: ctx.locale }
  if (params.id === viewerId) return { data: { person: await readOwnPerson(ctx.db, view), viewer: ownViewer } }
  const { person, between, mayWrite, isFirstView } = await readProfileAndRecordView(ctx, view)
  if (isFirstView) impressions.recordViewed(params.id, ctx.now)
  const acts = canParticipate(role)
  return { data: { person, viewer: { is_self: false, ...between, can_message: acts && (between.matched || mayWrite), can_react: acts } } }
}
