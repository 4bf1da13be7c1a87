// Members who write and read through HTTP while the database fails over. Each repeats a write, with the same id, until it is answered.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { ChatPopulation } from '../chat/chat-population.ts'
import type { MemberWrite, RunRecord, SentMessage } from './writes.ts'

const writers = 8
const readers = 4
/** Pauses in milliseconds between two calls of one member. */
const pauseMs = 50
const patienceMs = 20_000
const readPatienceMs = 4000

interface Answer {
  status: number
  retryAfter: string | null
  body: { code?: string; data?: { transaction?: { id: string } } }
}

export interface ActiveMembers {
  /** Starts no new call and waits until every open write is answered. */
  finish(): Promise<void>
  /** Ends without waiting for answers. */
  abandon(): void
}

interface Surroundings {
  addresses: readonly string[]
  world: ChatPopulation
  seed: number
  record: RunRecord
  /** A planted fault: the client takes a write without an answer as done. */
  trustsSilence: boolean
}

const request = async (url: string, token: string, options: RequestInit, patience: number): Promise<Answer | undefined> => {
  try {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...options.headers }
    const response = await fetch(url, { ...options, headers, signal: AbortSignal.timeout(patience) })
    const text = await response.text()
    return { status: response.status, retryAfter: response.headers.get('retry-after'), body: JSON.parse(text) as Answer['body'] }
  } catch {
    return undefined
  }
}

/** Lets members of `world` write and read until stopped. */
export const startMembers = ({ addresses, world, seed, record, trustsSilence }: Surroundings): ActiveMembers => {
  let [isOpen, isAbandoned] = [true, false]
  let turn = 0
  const nextAddress = (): string => addresses[turn++ % addresses.length] ?? ''

  const note = (answer: Answer | undefined, path: string): void => {
    const isWait = answer?.status === 409 && answer.body.code === 'platform.conflict'
    if (answer === undefined || isWait || (answer.status === 503 && answer.retryAfter !== null)) record.refused += 1
    else {
      const what = `${answer.status} ${answer.body.code} ${path}`
      record.unexpected.set(what, (record.unexpected.get(what) ?? 0) + 1)
    }
  }
  const acknowledge = (write: MemberWrite, began: number, answer?: Answer): void => {
    const now = performance.now()
    const journalId = answer?.body.data?.transaction?.id
    const times = { sentAt: performance.timeOrigin + began, answeredAt: performance.timeOrigin + now }
    record.acknowledged.push({ ...write, ...times, ...(journalId === undefined ? {} : { journalId }) })
    record.writtenAt.push(now)
    record.slowestMs = Math.max(record.slowestMs, now - began)
  }
  const send = async (write: MemberWrite, token: string, path: string, body: object): Promise<void> => {
    const began = performance.now()
    while (!isAbandoned) {
      const options = { method: 'POST', headers: { 'idempotency-key': write.id }, body: JSON.stringify(body) }
      const answer = await request(`${nextAddress()}/api${path}`, token, options, patienceMs)
      if (answer?.status === 200) return acknowledge(write, began, answer)
      note(answer, write.kind)
      if (trustsSilence) return acknowledge(write, began)
      await sleep(200)
    }
  }
  const writeFor = async (index: number): Promise<void> => {
    for (let number = 0; isOpen; number++) {
      const random = createSeededRandom(seed, index * 1_000_000 + number)
      const [a, b] = random.pick(world.pairs)
      const [from, to] = [world.members[a], world.members[b]]
      if (from === undefined || to === undefined) throw new Error('nobody is there')
      const id = randomUUID()
      const write = { id, memberId: from.id, body: `message ${id}` }
      if (random.chance(0.3)) await send({ ...write, kind: 'credits' }, from.token, '/wallet/credits/buy', { usd: '0.05' })
      else {
        await send({ ...write, kind: 'message' }, from.token, `/conversations/${to.id}/messages`, { id, body: write.body })
        record.lastMessage = { body: write.body, token: from.token, peerId: to.id }
      }
      await sleep(pauseMs)
    }
  }
  /** Reads the conversation of the message that was answered last. */
  const readLastMessage = async ({ body, token, peerId }: SentMessage): Promise<void> => {
    const path = `/conversations/${peerId}/messages`
    const answer = await request(`${nextAddress()}/api${path}`, token, {}, readPatienceMs)
    if (answer?.status !== 200) return note(answer, '/conversations/:id/messages')
    record.readAt.push(performance.now())
    if (!JSON.stringify(answer.body).includes(body)) record.stale.push(body)
  }
  const readFor = async (index: number): Promise<void> => {
    for (let number = 0; isOpen; number++) {
      const member = world.members[(index + number) % world.members.length]
      if (member === undefined) throw new Error('nobody is there')
      if (number % 3 === 2 && record.lastMessage !== undefined) await readLastMessage(record.lastMessage)
      const path = number % 2 === 0 ? '/me' : '/conversations'
      const answer = await request(`${nextAddress()}/api${path}`, member.token, {}, readPatienceMs)
      if (answer?.status === 200) record.readAt.push(performance.now())
      else note(answer, path)
      await sleep(pauseMs)
    }
  }
  const running = [
    ...Array.from({ length: writers }, (_, index) => writeFor(index)),
    ...Array.from({ length: readers }, (_, index) => readFor(index)),
  ]
  return {
    finish: async () => {
      isOpen = false
      await Promise.all(running)
    },
    abandon: () => {
      isOpen = false
      isAbandoned = true
    },
  }
}
