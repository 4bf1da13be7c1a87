// Pairs of a write and a read that must show it. The two go to different processes.
import { randomUUID } from 'node:crypto'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { Person } from '../../support/app/test-app.ts'
import type { ChatPopulation } from '../chat/chat-population.ts'

export const writeReadPairKinds = ['own message', 'message of another', 'own list', 'block', 'hidden profile'] as const
export type WriteReadPairKind = (typeof writeReadPairKinds)[number]

export interface WriteReadPairResult {
  kind: WriteReadPairKind
  /** What the read showed wrongly or did not show; undefined when it was up to date. */
  stale: string | undefined
  readMs: number
}

/** Calls one of the two processes, by `turn`. Rejects when the answer is neither a success nor has the status `allowed`. */
export type Send = (
  turn: number,
  as: Person,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  allowed?: number,
) => Promise<{ status: number; text: string }>

export const createSend =
  (addresses: readonly string[]): Send =>
  async (turn, as, method, path, body, allowed) => {
    const response = await fetch(`${addresses[turn % addresses.length]}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${as.token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok && response.status !== allowed) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return { status: response.status, text }
  }

interface Turn {
  send: Send
  /** The process that takes the write; the other one reads. */
  turn: number
}

const timed = async (read: ReturnType<Send>): Promise<{ status: number; text: string; readMs: number }> => {
  const began = performance.now()
  return { ...(await read), readMs: performance.now() - began }
}

/** Sends a message through one process and reads it through the other: as its sender when `isOwn`, else as the receiver. */
export const messagePair = async (from: Person, to: Person, isOwn: boolean, { send, turn }: Turn): Promise<WriteReadPairResult> => {
  const id = randomUUID()
  const { text: sent } = await send(turn, from, 'POST', `/conversations/${to.id}/messages`, { id, body: `message ${id}` })
  const { seq } = (JSON.parse(sent) as { data: { message: { seq: number } } }).data.message
  const [reader, other] = isOwn ? [from, to] : [to, from]
  const { text, readMs } = await timed(send(turn + 1, reader, 'GET', `/conversations/${other.id}/messages?after=${seq - 1}`))
  const kind = isOwn ? 'own message' : 'message of another'
  return { kind, readMs, stale: text.includes(id) ? undefined : `message ${seq} is missing` }
}

/** Likes a member, takes the like back, and reads the list of likes after each. The two are `lone`: nobody else changes what they see. */
const listPair = async (from: Person, to: Person, { send, turn }: Turn): Promise<WriteReadPairResult> => {
  const read = () => timed(send(turn + 1, from, 'GET', '/actions/reactions?type=likes'))
  await send(turn, from, 'GET', `/actions/toggle/like?uid=${to.id}`)
  const liked = await read()
  await send(turn, from, 'GET', `/actions/toggle/unlike?uid=${to.id}`)
  const unliked = await read()
  const stale = !liked.text.includes(to.id) ? 'the like is missing' : unliked.text.includes(to.id) ? 'the like is still there' : undefined
  return { kind: 'own list', stale, readMs: (liked.readMs + unliked.readMs) / 2 }
}

const blockPair = async (from: Person, to: Person, { send, turn }: Turn): Promise<WriteReadPairResult[]> => {
  const block = (action: 'block' | 'unblock') => send(turn, from, 'POST', `/actions/block/${to.id}`, { action })
  await block('block')
  const profile = await timed(send(turn + 1, to, 'GET', `/profile/${from.id}`, undefined, 404))
  const list = await timed(send(turn + 1, from, 'GET', '/actions/reactions?type=blocked'))
  await block('unblock')
  return [
    { kind: 'hidden profile', readMs: profile.readMs, stale: profile.status === 404 ? undefined : 'the profile of who blocked is shown' },
    { kind: 'block', readMs: list.readMs, stale: list.text.includes(to.id) ? undefined : 'the block is missing' },
  ]
}

/** Returns a function that writes, and reads what the write must have changed. `lone` are two members whom no other caller uses. */
export const createWriteReadPairRunner =
  (send: Send, world: ChatPopulation, lone: readonly [Person, Person]) =>
  async (random: Random, turn: number): Promise<WriteReadPairResult[]> => {
    if (random.chance(0.06)) return blockPair(...lone, { send, turn })
    if (random.chance(0.15)) return [await listPair(...lone, { send, turn })]
    const [a, b] = random.pick(world.pairs)
    const [from, to] = [world.members[a], world.members[b]]
    if (from === undefined || to === undefined) throw new Error('nobody is there')
    return [await messagePair(from, to, random.chance(0.5), { send, turn })]
  }
