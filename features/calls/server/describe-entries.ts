import { readPeerCards } from '#features/chat/server/index.ts'
import type { DescribeEntries } from '#features/wallet/server/index.ts'
import { readCalleeIdsByCall } from './queries.ts'

/** Returns the name of the called member for each call that was paid with credits. */
export const describeCallEntries: DescribeEntries = async ({ actor, db, now, locale }, entries) => {
  const own = entries.flatMap(({ id, kind, details }) =>
    (kind === 'call' || kind === 'call_returned') && details?.['call'] !== undefined ? [{ id, call: String(details['call']) }] : [],
  )
  if (own.length === 0) return new Map()
  const callees = await readCalleeIdsByCall(db, [...new Set(own.map(({ call }) => call))])
  const people = await readPeerCards(db, { viewerId: actor.id, ids: [...new Set(callees.values())], now, locale })
  return new Map(own.map(({ id, call }) => [id, { person: people.get(callees.get(call) ?? '')?.firstname }]))
}
