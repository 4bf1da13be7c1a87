// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listConversations, listMessages, markConversationRead } from '#features/chat/contract.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import type { Call } from '../../contract.ts'
import { cancelCall, declineCall, hangUpCall } from './hang-up.ts'
import type { CallServices } from '../services.ts'
import {
  acceptOnDevice,
  createCallServices,
  connectOnDevice,
  createDevice,
  matchForCall,
  ringFromDevice,
  type TestDevice,
} from '#tests/support/features/calls.ts'

let testApp: TestApp
let calls: CallServices
let amina: Person
let brian: Person
let diego: Person
let hers: TestDevice
let his: TestDevice
let call: Call
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100' })
  calls = createCallServices(testApp.platform)
  diego = await createPerson(testApp, 'diego')
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await matchForCall(testApp, amina, brian)
  ;[hers, his] = [createDevice(testApp, calls, amina), createDevice(testApp, calls, brian)]
  call = await ringFromDevice(hers, brian, { kind: 'video' })
  testApp.published.length = 0
})

type Command = typeof declineCall
const run = async (command: Command, { calls: at, ctx }: TestDevice) => (await command(ctx(), at, { id: call.id })).call
const said = (person: Person) =>
  testApp.published
    .filter(({ name, to }) => name === 'call' && to.includes(person.id))
    .map(({ payload }) => (payload as { call: Call }).call)
const unread = async () => (await testApp.call(listConversations, { query: {} }, { as: brian })).body.data.conversations[0]?.unread
const card = async () =>
  (await testApp.call(listMessages, { params: { uid: brian.id }, query: {} }, { as: amina })).body.data.messages.filter(
    ({ kind }) => kind === 'call',
  )

const stages = {
  ringing: () => Promise.resolve(),
  answered: async () => void (await acceptOnDevice(his, call.id)),
  over: async () => void (await run(cancelCall, hers)),
} as const

/** Who may do what in which state; `as it is` means the call is returned unchanged. */
const table: [name: string, command: Command, by: 'hers' | 'his', when: keyof typeof stages, outcome: string][] = [
  ['decline', declineCall, 'his', 'ringing', 'declined'],
  ['decline', declineCall, 'hers', 'ringing', 'calls.wrong_state'],
  ['decline', declineCall, 'his', 'answered', 'calls.wrong_state'],
  ['decline', declineCall, 'his', 'over', 'as it is'],
  ['cancel', cancelCall, 'hers', 'ringing', 'cancelled'],
  ['cancel', cancelCall, 'his', 'ringing', 'calls.wrong_state'],
  ['cancel', cancelCall, 'hers', 'answered', 'calls.wrong_state'],
  ['cancel', cancelCall, 'hers', 'over', 'as it is'],
  ['end', hangUpCall, 'hers', 'ringing', 'calls.wrong_state'],
  ['end', hangUpCall, 'hers', 'answered', 'ended'],
  ['end', hangUpCall, 'his', 'answered', 'ended'],
  ['end', hangUpCall, 'his', 'over', 'as it is'],
]

describe.each(table)('%s', (_, command, by, when, outcome) => {
  it(`by ${by === 'hers' ? 'who rings' : 'who is called'}, ${when}: ${outcome}`, async () => {
    await stages[when]()
    testApp.published.length = 0
    const device = by === 'hers' ? hers : his
    const before = await testApp.db.selectFrom('call').selectAll().where('id', '=', call.id).executeTakeFirst()
    const answer = await run(command, device).catch((error: unknown) => (error as Error).message)
    const after = await testApp.db.selectFrom('call').selectAll().where('id', '=', call.id).executeTakeFirst()
    const isRefused = outcome.startsWith('calls.')
    const changes = !isRefused && outcome !== 'as it is'
    const reason = changes ? outcome : 'cancelled'
    const seen = typeof answer === 'string' ? answer : `${answer.state} ${answer.reason} ${answer.device}`
    expect(seen).toBe(isRefused ? outcome : `ended ${reason} null`)
    expect(isRefused || outcome === 'as it is' ? after : undefined).toEqual(changes ? undefined : before)
    const told = { id: call.id, state: 'ended', reason }
    for (const person of [amina, brian]) expect(said(person)).toMatchObject(changes ? [told] : [])
  })

  it('repeating the command returns the same call and adds one message', async () => {
    await stages[when]()
    const device = by === 'hers' ? hers : his
    const answers = [0, 1].map(() => run(command, device).catch((error: unknown) => (error as Error).message))
    const [first, second] = await Promise.all(answers)
    expect(second).toEqual(first)
    expect(await card()).toHaveLength(outcome.startsWith('calls.') ? 0 : 1)
  })

  it('another member gets not_found', async () => {
    await expect(run(command, createDevice(testApp, calls, diego))).rejects.toThrow('platform.not_found')
  })
})

it('any device of the member can end it, and both are free at once', async () => {
  expect(await run(declineCall, createDevice(testApp, calls, brian))).toMatchObject({ reason: 'declined' })
  expect(await ringFromDevice(his, amina)).toMatchObject({ state: 'ringing' })
})

it('the conversation shows a call once, with its duration; an answered call is not unread', async () => {
  await acceptOnDevice(his, call.id)
  testApp.clock.advance({ seconds: 2 })
  await connectOnDevice(hers, call.id)
  testApp.clock.advance({ seconds: 125 })
  expect(await run(hangUpCall, hers)).toMatchObject({ seconds: 125 })
  expect(await card()).toMatchObject([{ id: call.id, sender_id: amina.id, body: 'video ended 125', seq: 2 }])
  expect(await unread()).toBe(0)
  const { id } = await ringFromDevice(hers, brian)
  await cancelCall(hers.ctx(), calls, { id })
  expect(await unread()).toBe(1)
  // Marking one message as read recounts the unread messages and gives the same number.
  await testApp.call(markConversationRead, { params: { uid: amina.id }, body: { seq: 1 } }, { as: brian })
  expect(await unread()).toBe(1)
  await testApp.runJobs()
  const messages = testApp.published.filter(({ name, to }) => name === 'message' && to.includes(brian.id))
  const bodies = messages.map(({ payload }) => (payload as { message: { body: string } }).message.body)
  expect(bodies).toEqual(['matched', 'video ended 125', 'voice cancelled 0'])
})

it('a call ends even if its id is used by a message', async () => {
  const { conversation_id } = await testApp.db
    .selectFrom('participant')
    .select('conversation_id')
    .where('member_id', '=', amina.id)
    .executeTakeFirstOrThrow()
  const taken = {
    conversation_id,
    seq: '900',
    id: call.id,
    sender_id: amina.id,
    kind: 'text',
    body: 'words',
    created_at: testApp.clock.now(),
  }
  await testApp.db.insertInto('message').values(taken).execute()
  expect(await run(cancelCall, hers)).toMatchObject({ state: 'ended' })
  expect(await card()).toEqual([])
})

it('an ended call cannot be changed, not even in SQL', async () => {
  await run(cancelCall, hers)
  const again = testApp.db.updateTable('call').set({ reason: 'missed' }).where('id', '=', call.id).execute()
  await expect(again).rejects.toThrow('is over')
})
