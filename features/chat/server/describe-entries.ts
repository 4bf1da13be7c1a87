import type { DescribeEntries } from '#features/wallet/server/index.ts'
import { readPeerCards } from './conversation/peer-cards.ts'
import { readMessageReceivers } from './queries.ts'

/** Returns the name of the receiver of each message that was paid with credits. The key of the journal ends with the id of the message. */
export const describeMessageEntries: DescribeEntries = async ({ actor, db, now, locale }, entries) => {
  const own = entries.filter(({ kind }) => kind === 'message_request').map(({ id, key }) => ({ id, message: key.split(':').at(-1) ?? '' }))
  if (own.length === 0) return new Map()
  const receivers = await readMessageReceivers(
    db,
    actor.id,
    own.map(({ message }) => message),
  )
  const people = await readPeerCards(db, { viewerId: actor.id, ids: [...new Set(receivers.values())], now, locale })
  return new Map(own.map(({ id, message }) => [id, { person: people.get(receivers.get(message) ?? '')?.firstname }]))
}
