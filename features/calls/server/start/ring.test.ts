import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listConversations, listMessages } from '#features/chat/contract.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { setMemberPaused } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { getCallConditions } from '../../contract.ts'
import { resumeCurrentCall } from '../resume-current-call.ts'
import type { CallServices } from '../services.ts'
import {
  acceptOnDevice,
  createCallServices,
  createDevice,
  giveCredits,
  readCallBalance,
  matchForCall,
  ringFromDevice,
  type TestDevice,
} from '#tests/support/features/calls.ts'

let testApp: TestApp
let calls: CallServices
let amina: Person
let brian: Person
let hers: TestDevice
let his: TestDevice
beforeAll(async () => {
  testApp = await openTestApp()
  calls = createCallServices(testApp.platform)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await matchForCall(testApp, amina, brian)
  ;[hers, his] = [createDevice(testApp, calls, amina), createDevice(testApp, calls, brian)]
  testApp.published.length = 0
})

const told = (person: Person, name: string) => testApp.published.filter((one) => one.name === name && one.to.includes(person.id))
const conditions = async (from: Person, to: Person) =>
  (await testApp.call(getCallConditions, { params: { uid: to.id } }, { as: from })).body.data
const exhaust = (person: Person) =>
  testApp.db.updateTable('entitlement').set({ calls_used: 2 }).where('member_id', '=', person.id).execute()
const rows = (from: Person) => testApp.db.selectFrom('call').selectAll().where('caller_id', '=', from.id).execute()
const set = (person: Person, values: { role?: string; shows_activity?: boolean }) =>
  testApp.db.updateTable('member').set(values).where('id', '=', person.id).execute()
const messages = async (as: Person, uid: string) =>
  (await testApp.call(listMessages, { params: { uid }, query: {} }, { as })).body.data.messages

it('rings on every device of the callee, with name and photo, and charges nothing yet', async () => {
  expect(await conditions(amina, brian)).toEqual({ refusal: null, remaining: 2, price: 20 })
  const call = await ringFromDevice(hers, brian, { kind: 'video' })
  expect(call).toMatchObject({ with: brian.id, direction: 'out', kind: 'video', state: 'ringing', price: 0, device: hers.id })
  const [incoming, ...more] = told(brian, 'call:incoming')
  expect(more).toEqual([])
  expect(incoming?.payload).toMatchObject({
    call: { id: call.id, with: amina.id, direction: 'in', kind: 'video', state: 'ringing', price: null, device: null },
    person: { id: amina.id, firstname: 'Amina' },
  })
  expect(told(amina, 'call:incoming')).toEqual([])
  expect(await readCallBalance(testApp.db, amina.id, testApp.clock.now())).toEqual({ calls: 2, credits: 0 })
})

it('the same id returns the same call, also from two sockets at once; another member’s id is rejected', async () => {
  const id = randomUUID()
  const [first, second] = await Promise.all([ringFromDevice(hers, brian, { id }), ringFromDevice(hers, brian, { id })])
  expect(second).toEqual(first)
  expect(await ringFromDevice(hers, brian, { id })).toEqual(first)
  expect(await rows(amina)).toHaveLength(1)
  await expect(ringFromDevice(his, amina, { id })).rejects.toThrow('calls.id_taken')
  const esi = await createPerson(testApp, 'esi')
  await matchForCall(testApp, amina, esi)
  await expect(ringFromDevice(hers, esi, { id })).rejects.toThrow('calls.id_taken')
})

describe('is rejected before it rings', () => {
  const refused = async (to: Person, reason: string) => {
    await expect(ringFromDevice(hers, to)).rejects.toThrow(reason)
    expect(await rows(amina)).toEqual([])
    expect(told(to, 'call:incoming')).toEqual([])
  }

  it('to oneself, without an open conversation, and after it was closed', async () => {
    await refused(amina, 'calls.oneself')
    expect((await conditions(amina, amina)).refusal).toBe('oneself')
    const esi = await createPerson(testApp, 'esi')
    await refused(esi, 'calls.closed')
    expect((await conditions(amina, esi)).refusal).toBe('closed')
    await testApp.db.updateTable('conversation').set({ state: 'closed' }).execute()
    await refused(brian, 'calls.closed')
  })

  it('to an unknown member and to one who blocks the caller, with the same error', async () => {
    await inTransaction(testApp.db, (tx) => addBlock(tx, brian.id, amina.id, testApp.clock.now()))
    await refused(brian, 'platform.not_found')
    await refused({ ...brian, id: randomUUID() }, 'platform.not_found')
    const answers = [brian.id, randomUUID()].map((uid) => testApp.call(getCallConditions, { params: { uid } }, { as: amina }))
    const [blocked, nobody] = await Promise.all(answers)
    expect([blocked?.status, blocked?.text]).toEqual([404, nobody?.text])
  })

  it('while either member has paused, and to a guest', async () => {
    const pause = (person: Person, paused: boolean) => inTransaction(testApp.db, (tx) => setMemberPaused(tx, person.id, paused))
    for (const person of [amina, brian]) {
      await pause(person, true)
      await refused(brian, 'calls.unreachable')
      expect((await conditions(amina, brian)).refusal).toBe('unreachable')
      await pause(person, false)
    }
    await set(brian, { role: 'guest' })
    await refused(brian, 'calls.unreachable')
    expect((await conditions(brian, amina)).refusal).toBe('taking_part')
  })

  it('without a call in the plan: without consent to pay, and without enough credits', async () => {
    await exhaust(amina)
    await expect(ringFromDevice(hers, brian)).rejects.toMatchObject({
      reason: { code: 'calls.credits_needed', status: 402 },
      details: { price: 20 },
    })
    await expect(ringFromDevice(hers, brian, { pay_credits: true })).rejects.toThrow('wallet.insufficient_funds')
    await giveCredits(testApp.db, amina.id, 20, testApp.clock.now())
    await refused(brian, 'calls.credits_needed')
    expect(await ringFromDevice(hers, brian, { pay_credits: true })).toMatchObject({ state: 'ringing', price: 0 })
  })

  it('after too many calls to one member', async () => {
    for (let index = 0; index < 10; index++) {
      const { id } = await ringFromDevice(hers, brian)
      await testApp.db.deleteFrom('call').where('id', '=', id).execute()
    }
    await expect(ringFromDevice(hers, brian)).rejects.toThrow('platform.too_many')
    expect(await rows(amina)).toEqual([])
  })
})

describe('one call for each member', () => {
  it('a member in a call cannot call, and is busy for others', async () => {
    const esi = await createPerson(testApp, 'esi')
    await matchForCall(testApp, esi, brian)
    await ringFromDevice(hers, brian)
    await expect(ringFromDevice(his, esi)).rejects.toThrow('calls.in_call')
    await expect(ringFromDevice(createDevice(testApp, calls, amina), brian)).rejects.toThrow('calls.in_call')
    const call = await ringFromDevice(createDevice(testApp, calls, esi), brian)
    expect(call).toMatchObject({ state: 'ended', reason: 'busy', seconds: 0, price: 0 })
    expect(told(brian, 'call:incoming')).toHaveLength(1)
    expect(await messages(brian, esi.id)).toMatchObject([
      { kind: 'system' },
      { id: call.id, kind: 'call', body: 'voice busy 0', sender_id: esi.id },
    ])
  })

  it('when two members call the same member at once, one rings and the other gets busy', async () => {
    const esi = await createPerson(testApp, 'esi')
    await matchForCall(testApp, esi, brian)
    const rung = await Promise.all([ringFromDevice(hers, brian), ringFromDevice(createDevice(testApp, calls, esi), brian)])
    expect(rung.map(({ state, reason }) => `${state} ${reason}`).toSorted()).toEqual(['ended busy', 'ringing null'])
  })

  it('when two members call each other at once, one call rings', async () => {
    const rung = await Promise.allSettled([ringFromDevice(hers, brian), ringFromDevice(his, amina)])
    expect(rung.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(rung.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([
      expect.stringContaining('calls.in_call'),
    ])
    expect(
      await testApp.db.selectFrom('call_seat').select('member_id').where('member_id', 'in', [amina.id, brian.id]).execute(),
    ).toHaveLength(2)
  })

  it('a busy callee who hides their activity seems to ring, but on no device', async () => {
    const esi = await createPerson(testApp, 'esi')
    await matchForCall(testApp, esi, brian)
    await set(brian, { shows_activity: false })
    const { id: other } = await ringFromDevice(hers, brian)
    await acceptOnDevice(his, other)
    testApp.published.length = 0
    const hidden = createDevice(testApp, calls, esi)
    const call = await ringFromDevice(hidden, brian)
    expect(call).toMatchObject({ state: 'ringing', reason: null })
    expect(told(brian, 'call:incoming')).toEqual([])
    expect((await resumeCurrentCall(his.ctx(), calls, { device: his.id })).call?.id).toBe(other)
    await expect(acceptOnDevice(his, call.id)).rejects.toThrow('platform.not_found')
    testApp.clock.advance({ seconds: 30 })
    await testApp.runJobs()
    expect(told(esi, 'call').at(-1)?.payload).toMatchObject({ call: { id: call.id, state: 'ended', reason: 'missed' } })
    expect((await messages(brian, esi.id)).at(-1)).toMatchObject({ kind: 'call', body: 'voice missed 0' })
  })
})

it('a call not answered within 30 seconds is missed and unread for the callee, and the caller can call again', async () => {
  const { id } = await ringFromDevice(hers, brian)
  testApp.clock.advance({ seconds: 29 })
  await testApp.runJobs()
  expect((await resumeCurrentCall(his.ctx(), calls, { device: his.id })).call?.state).toBe('ringing')
  testApp.clock.advance({ seconds: 1 })
  await testApp.runJobs()
  for (const person of [amina, brian])
    expect(told(person, 'call').at(-1)?.payload).toMatchObject({ call: { id, state: 'ended', reason: 'missed' } })
  const { conversations } = (await testApp.call(listConversations, { query: {} }, { as: brian })).body.data
  expect(conversations[0]).toMatchObject({ unread: 1, last_message: { id, kind: 'call', body: 'voice missed 0' } })
  expect(await ringFromDevice(his, amina)).toMatchObject({ state: 'ringing' })
})
