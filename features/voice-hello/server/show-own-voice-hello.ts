import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { getOwnVoiceHello as endpoint } from '../contract.ts'
import { presentVoiceHello, type VoiceHelloRow } from './present-voice-hello.ts'
import { hasTakenDownVoiceHello, readCurrentVoiceHello } from './store.ts'

/** Presents the voice hello the caller has now. */
export const presentOwnVoiceHello = (
  current: VoiceHelloRow | undefined,
  takenDown: boolean,
  { actor, now }: Pick<MemberContext, 'actor' | 'now'>,
): HandlerResult<typeof endpoint> => ({
  data: {
    voice_hello: current === undefined ? null : { ...presentVoiceHello(current, actor.id, now), shown: current.shown },
    taken_down: takenDown,
  },
})

/** Returns the caller's voice hello, or whether the last one was taken down. */
export const showOwnVoiceHello = async (ctx: MemberContext): Promise<HandlerResult<typeof endpoint>> => {
  const current = await readCurrentVoiceHello(ctx.db, ctx.actor.id)
  return presentOwnVoiceHello(current, current === undefined && (await hasTakenDownVoiceHello(ctx.db, ctx.actor.id)), ctx)
}
