// What is written just before or during an outage of the primary, and the reads that must show it.
import { randomUUID } from 'node:crypto'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { Person } from '../../support/app/test-app.ts'
import type { ChatPopulation } from '../chat/chat-population.ts'
import type { Send } from './pairs.ts'

/** A read after a write. `judge` returns what an answer shows wrongly or does not show; undefined when the answer is up to date. */
export interface Probe {
  kind: string
  as: Person
  path: string
  judge(answer: { status: number; text: string }): string | undefined
}

const messageProbes = async (world: ChatPopulation, random: Random, send: Send): Promise<Probe[]> => {
  const [a, b] = random.pick(world.pairs)
  const [from, to] = [world.members[a], world.members[b]]
  if (from === undefined || to === undefined) throw new Error('nobody is there')
  const id = randomUUID()
  const { text: sent } = await send(0, from, 'POST', `/conversations/${to.id}/messages`, { id, body: `message ${id}` })
  const { seq } = (JSON.parse(sent) as { data: { message: { seq: number } } }).data.message
  const judge = ({ status, text }: { status: number; text: string }) =>
    status === 200 && text.includes(id) ? undefined : `${status}, message ${seq} is missing`
  return [
    { kind: 'own message', as: from, path: `/conversations/${to.id}/messages?after=${seq - 1}`, judge },
    { kind: 'message of another', as: to, path: `/conversations/${from.id}/messages?after=${seq - 1}`, judge },
  ]
}

/** Blocks or unblocks a member through the service, as `blocks` says, and returns the read that must show the change. */
const blockProbes = async ([from, to]: readonly [Person, Person], blocks: boolean, send: Send): Promise<Probe[]> => {
  await send(0, from, 'POST', `/actions/block/${to.id}`, { action: blocks ? 'block' : 'unblock' })
  const expected = blocks ? 404 : 200
  return [
    {
      kind: 'hidden profile',
      as: to,
      path: `/profile/${from.id}`,
      judge: ({ status }) =>
        status === expected ? undefined : `${status} for a profile whose owner ${blocks ? 'has' : 'has not'} blocked`,
    },
  ]
}

/** Ends the session of a member at the primary, as a process that still reaches it does. */
export const endSessionAndProbe = async (db: Database, of: Person): Promise<Probe> => {
  await db.deleteFrom('session').where('member_id', '=', of.id).execute()
  return {
    kind: 'ended session',
    as: of,
    path: '/me',
    judge: ({ status }) => (status === 401 ? undefined : `${status} for an ended session`),
  }
}

/** Writes through the service, and returns the reads that must show it. */
export const writeAndProbe = async (
  world: ChatPopulation,
  lone: readonly [Person, Person],
  { random, blocks, send }: { random: Random; blocks: boolean; send: Send },
): Promise<Probe[]> => [...(await blockProbes(lone, blocks, send)), ...(await messageProbes(world, random, send))]
