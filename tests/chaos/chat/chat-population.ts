// The members of a run and their conversations.
import { openMatchConversation } from '#features/chat/server/index.ts'
import { type Database, inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '../../support/people/people.ts'

/** The members of a run and who talks with whom. */
export interface ChatPopulation {
  members: Person[]
  /** Pairs of members with a conversation, as indexes into `members`. */
  pairs: [number, number][]
  /** The pair in which one member blocks the other during the run. */
  blocked: [number, number]
}

/** Creates members and conversations; the last fifth of the members has no conversation. */
export const createChatPopulation = async (
  db: Database,
  count: number,
  conversations: number,
  random: () => number,
): Promise<ChatPopulation> => {
  const clock = { now: () => new Date(), advance: () => {}, set: () => {} }
  const members: Person[] = []
  for (let number = 0; number < count; number++) {
    members.push(await createPerson({ db, clock }, 'amina', { email: `chaos-${number}@example.com`, placed: false }))
  }
  const talkers = Math.ceil(count * 0.8)
  const known = new Set<string>()
  const pairs: [number, number][] = []
  while (pairs.length < conversations) {
    const [a, b] = [Math.floor(random() * talkers), Math.floor(random() * talkers)]
    const key = `${Math.min(a, b)} ${Math.max(a, b)}`
    if (a === b || known.has(key)) continue
    known.add(key)
    pairs.push([a, b])
    const [one, other] = [members[a], members[b]]
    if (one === undefined || other === undefined) throw new Error('nobody there')
    await inTransaction(db, (tx) => openMatchConversation(tx, one.id, other.id, clock.now()))
  }
  const [blocked = [0, 1]] = pairs
  return { members, pairs, blocked }
}
