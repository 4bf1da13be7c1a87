import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { listPasskeys as endpoint, Passkey } from '../contract.ts'
import { readNeededProof } from './require-proof.ts'
import { type PasskeyRow, readPasskeys } from './store.ts'

/** Returns a passkey as its member sees it: without its key. */
export const presentPasskey = ({ id, name, backed_up, created_at, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  backed_up,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
})

/** Lists the passkeys of the caller, and what adding or removing one asks for. */
export const listPasskeys = async (ctx: MemberContext): Promise<HandlerResult<typeof endpoint>> => ({
  data: { passkeys: (await readPasskeys(ctx.db, ctx.actor.id)).map(presentPasskey), proof: await readNeededProof(ctx) },
})
