// @slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeService } from '#apps/server/compose.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import type { Person } from '#tests/support/people/people.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type Message, messageChangedEvent, reactionEmoji } from '../../contract.ts'

let testApp: TestApp
let second: Awaited<ReturnType<typeof composeService>>
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  const { config, db, clock, log } = testApp.platform
  second = await composeService({ config, db, clock, log })
  const publish = second.platform.realtime.publish.bind(second.platform.realtime)
  second.platform.realtime.publish = (to, event, payload) => {
    testApp.published.push({ to, name: event.name, payload })
    publish(to, event, payload)
  }
  await second.app.ready()
})
afterAll(async () => {
  await second.app.close()
  await second.platform.realtime[Symbol.asyncDispose]()
  await testApp[Symbol.asyncDispose]()
})

/** Walks through the changes as a client does that knows the messages as they were sent. */
const walk = async (talk: ReturnType<typeof createChatCalls>, as: Person, peer: Person, limit: number): Promise<Message[]> => {
  const known = new Map<number, Message>()
  for (let after = 0; ;) {
    const { messages, conversation } = await talk.list(as, peer, { changed_after: after, limit })
    for (const message of messages) known.set(message.seq, message)
    const changes = messages.map(({ change }) => change)
    expect(changes).toEqual(changes.toSorted((a, b) => a - b))
    expect(changes.every((change) => change > after)).toBe(true)
    after = changes.at(-1) ?? after
    if (messages.length === limit) continue
    expect(after).toBe(conversation?.last_change)
    return [...known.values()].toSorted((a, b) => a.seq - b.seq)
  }
}

test('50 rounds of racing edits, deletions, reactions and messages at two processes: every change has its own number, without gaps', async () => {
  const { next: random } = createSeededRandom(63)
  const talks = [createChatCalls(testApp), createChatCalls({ ...testApp, call: callAt(second.app) })]
  const [first] = talks
  if (first === undefined) throw new Error('no process')
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const pair = await first.createPair()
  const sides = [pair, [pair[1], pair[0]]] as const
  for (const [index, [as, peer]] of [sides[0], sides[1], sides[0], sides[1]].entries()) await first.send(as, peer, `start ${index}`)
  testApp.published.length = 0
  let last = 5
  for (let round = 0; round < 50; round++) {
    const acts = Array.from({ length: 8 }, (_, index) => {
      const [as, peer] = pick(sides)
      const talk = pick(talks)
      const seq = last - Math.floor(random() * 4)
      const act = random()
      if (act < 0.3) return () => talk.edit(as, peer, seq, `edit ${round} ${index}`)
      if (act < 0.4) return () => talk.remove(as, peer, seq)
      if (act < 0.8) return () => talk.react(as, peer, seq, pick([...reactionEmoji, null]))
      return () => talk.send(as, peer, `new ${round} ${index}`, { reply_to: seq })
    })
    const answers = await Promise.all(acts.map((act) => act()))
    expect(answers.filter(({ status }) => ![200, 403, 409].includes(status))).toEqual([])
    const { last_seq, last_change } = await readNumbers(pair[0])
    last = last_seq
    expect(changeNumbers(pair[0])).toEqual(Array.from({ length: last_change }, (_, index) => index + 1))
    for (const { unread, real } of await unreadCounts(pair)) expect(unread).toBe(real)
  }
  const walks = [await walk(first, ...sides[0], 3), await walk(first, ...sides[1], 100)]
  const stored = (await readAll(first, ...sides[0])).filter(({ change }) => change > 0)
  expect(stored.length).toBeGreaterThan(20)
  expect(walks[0]).toEqual(stored)
  const withoutStatus = (message: Message) => ({ ...message, status: 'sent' })
  expect(walks[1]?.map(withoutStatus)).toEqual(stored.map(withoutStatus))
}, 300_000)

/** The numbers of the published changes, in order. */
const changeNumbers = ({ id }: Person): number[] =>
  testApp.published
    .filter(({ name, to }) => name === messageChangedEvent.name && to[0] === id)
    .map(({ payload }) => (payload as { message: Message }).message.change)
    .toSorted((a, b) => a - b)

const readAll = async (talk: ReturnType<typeof createChatCalls>, as: Person, peer: Person): Promise<Message[]> => {
  const all: Message[] = []
  for (let more = true; more;) {
    const { messages } = await talk.list(as, peer, { after: all.length, limit: 100 })
    all.push(...messages)
    more = messages.length === 100
  }
  return all
}

const readNumbers = async ({ id }: Person) =>
  testApp.db
    .selectFrom('participant')
    .innerJoin('conversation', 'conversation.id', 'participant.conversation_id')
    .select(['conversation.last_change', 'conversation.last_seq'])
    .where('participant.member_id', '=', id)
    .executeTakeFirstOrThrow()
    .then(({ last_change, last_seq }) => ({ last_change: Number(last_change), last_seq: Number(last_seq) }))

const unreadCounts = (pair: readonly Person[]) =>
  Promise.all(
    pair.map(async ({ id }) => {
      const own = await testApp.db.selectFrom('participant').selectAll().where('member_id', '=', id).executeTakeFirstOrThrow()
      const rows = await testApp.db
        .selectFrom('message')
        .select('seq')
        .where('conversation_id', '=', own.conversation_id)
        .where('sender_id', '=', own.peer_id)
        .where('seq', '>', own.read_seq)
        .where('deleted_at', 'is', null)
        .execute()
      return { unread: own.unread, real: rows.length }
    }),
  )

/** `testApp.call` for another process. */
const callAt =
  (app: TestApp['app']): TestApp['call'] =>
  async (endpoint, request, options = {}) => {
    const { params = {}, body } = (request ?? {}) as { params?: Record<string, unknown>; body?: object }
    const response = await app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => String(params[name]))}`,
      headers: { authorization: `Bearer ${options.as?.token}` },
      ...(body === undefined ? {} : { payload: body }),
    })
    const parsed = response.json<never>()
    return { status: response.statusCode, body: parsed, error: parsed, text: response.payload, headers: {} }
  }
