import { readReactions } from '#features/reactions/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { Answer } from '#platform/shared/endpoint.ts'
import type { getProfile as endpoint, Viewer } from '../contract.ts'
import { readOwnPerson, readPerson } from './queries.ts'
import type { z } from 'zod'

const ownViewer: z.infer<typeof Viewer> = {
  is_self: true,
  reaction: 'none',
  likes_me: false,
  matched: false,
  can_message: false,
  can_react: false,
}

/** A member's profile and what the caller may do there. */
export const showProfile = async (ctx: MemberContext, { params }: { params: { id: string } }): Promise<Answer<typeof endpoint>> => {
  const { id: viewerId, role } = ctx.actor
  const view = { viewerId, id: params.id, now: ctx.now, locale: ctx.locale }
  if (params.id === viewerId) return { data: { person: await readOwnPerson(ctx.db, view), viewer: ownViewer } }
  const person = await readPerson(ctx.db, view)
  const known = (await readReactions(ctx.db, viewerId, [params.id])).get(params.id)
  const { reaction = 'none', likes_me = false, matched = false } = known ?? {}
  const acts = role !== 'guest'
  return { data: { person, viewer: { is_self: false, reaction, likes_me, matched, can_message: acts && matched, can_react: acts } } }
}
