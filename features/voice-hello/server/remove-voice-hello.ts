import { lockMember } from '#features/members/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { releaseCurrentVoiceHello, refreshVoiceHelloFlag } from './store.ts'

/** Removes the caller's voice hello; its URL answers 404 from then on. Without one nothing changes. */
export const removeVoiceHello = (ctx: MemberContext): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, ctx.actor.id)
    await releaseCurrentVoiceHello(tx, ctx.actor.id, ctx.now)
    await refreshVoiceHelloFlag(tx, ctx.actor.id)
  })
