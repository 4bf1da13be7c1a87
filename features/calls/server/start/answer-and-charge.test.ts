// @slow
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listPlans } from '#features/subscriptions/contract.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addBlock } from '#features/blocks/server/index.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import type { Call } from '../../contract.ts'
import { hangUpCall } from '../end/hang-up.ts'
import type { CallServices } from '../services.ts'
import {
  acceptOnDevice,
  createCallServices,
  connectOnDevice,
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
let call: Call
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100' })
  calls = createCallServices(testApp.platform)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await matchForCall(testApp, amina, brian)
  ;[hers, his] = [createDevice(testApp, calls, amina), createDevice(testApp, calls, brian)]
  call = await ringFromDevice(hers, brian)
  testApp.published.length = 0
})

const now = () => testApp.clock.now()
const means = () => readCallBalance(testApp.db, amina.id, now())
const exhaust = (count: number) =>
  testApp.db.updateTable('entitlement').set({ calls_used: count }).where('member_id', '=', amina.id).execute()
const hangUp = ({ calls: at, ctx }: TestDevice, id: string) => hangUpCall(ctx(), at, { id })
const said = (person: Person) =>
  testApp.published
    .filter(({ name, to }) => name === 'call' && to.includes(person.id))
    .map(({ payload }) => (payload as { call: Call }).call)
const allTold = () => testApp.published.filter(({ name }) => name === 'subscription').map(({ payload }) => payload)
/** Starts and answers a call beyond the plan. */
const paidCall = async (): Promise<Call> => {
  await hangUp(his, (await acceptOnDevice(his, call.id)).id)
  await exhaust(2)
  await giveCredits(testApp.db, amina.id, 25, now())
  return ringFromDevice(hers, brian, { pay_credits: true })
}

it('answering charges once and is published to every device of both members', async () => {
  const answered = await acceptOnDevice(his, call.id)
  expect(answered).toMatchObject({ state: 'answered', direction: 'in', device: his.id, price: null, peer_away: false })
  expect(await means()).toEqual({ calls: 1, credits: 0 })
  expect(said(brian)).toEqual([answered])
  expect(said(amina)).toMatchObject([{ id: call.id, state: 'answered', device: hers.id, price: 0 }])
  expect(await acceptOnDevice(his, call.id)).toEqual(answered)
  expect(await means()).toEqual({ calls: 1, credits: 0 })
  expect((await testApp.call(listPlans, undefined, { as: amina })).body.data.running).toMatchObject({ calls: 2, calls_used: 1 })
  await testApp.runJobs()
  expect(allTold()).toEqual([{ messages_left: 20, calls_left: 1 }])
})

it('when two devices answer at once, one is in the call and it is charged once', async () => {
  const others = [his, createDevice(testApp, calls, brian), createDevice(testApp, calls, brian)]
  const answers = await Promise.allSettled(others.map((device) => acceptOnDevice(device, call.id)))
  const won = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(won).toHaveLength(1)
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []))
  expect(refused).toEqual(['calls.elsewhere', 'calls.elsewhere'])
  expect(said(brian).map(({ device }) => device)).toEqual([won[0]?.device])
  expect(await means()).toEqual({ calls: 1, credits: 0 })
})

it('the last call of a plan, answered on two devices at once, is charged once', async () => {
  await exhaust(1)
  const devices = [his, createDevice(testApp, calls, brian)]
  await Promise.allSettled(devices.map((device) => acceptOnDevice(device, call.id)))
  expect(await means()).toEqual({ calls: 0, credits: 0 })
})

it('two calls use two calls of the caller’s plan and none of the callee’s', async () => {
  await acceptOnDevice(his, call.id)
  await connectOnDevice(hers, call.id)
  await hangUp(his, call.id)
  const back = await ringFromDevice(his, amina)
  await acceptOnDevice(hers, back.id)
  expect(await means()).toEqual({ calls: 1, credits: 0 })
  expect((await readCallBalance(testApp.db, brian.id, now())).calls).toBe(1)
})

describe('past the plan', () => {
  it('the answer costs 20 credits, once', async () => {
    const { id } = await paidCall()
    expect(await means()).toEqual({ calls: 0, credits: 25 })
    await acceptOnDevice(his, id)
    await acceptOnDevice(his, id)
    expect(await means()).toEqual({ calls: 0, credits: 5 })
    await connectOnDevice(hers, id)
    await hangUp(hers, id)
    expect(said(amina).at(-1)).toMatchObject({ id, state: 'ended', price: 20 })
    expect(said(brian).at(-1)).toMatchObject({ id, state: 'ended', price: null })
    expect(await means()).toEqual({ calls: 0, credits: 5 })
  })

  it('a plan call that became available meanwhile is used before credits', async () => {
    const { id } = await paidCall()
    await exhaust(1)
    await acceptOnDevice(his, id)
    expect(await means()).toEqual({ calls: 0, credits: 25 })
  })

  it('a call whose credits were spent while it rang fails and charges nothing', async () => {
    const { id } = await paidCall()
    await giveCredits(testApp.db, amina.id, -10, now())
    expect(await acceptOnDevice(his, id)).toMatchObject({ state: 'ended', reason: 'failed' })
    expect(said(amina).at(-1)).toMatchObject({ id, state: 'ended', reason: 'failed', price: 0 })
    expect(await means()).toEqual({ calls: 0, credits: 15 })
    expect(await ringFromDevice(his, amina)).toMatchObject({ state: 'ringing' })
  })

  it('a call whose plan was used up while it rang, without consent to pay, fails and charges nothing', async () => {
    await exhaust(2)
    await giveCredits(testApp.db, amina.id, 100, now())
    expect(await acceptOnDevice(his, call.id)).toMatchObject({ state: 'ended', reason: 'failed' })
    expect(await means()).toEqual({ calls: 0, credits: 100 })
  })
})

describe('a call without audio costs nothing', () => {
  const silence = async () => {
    testApp.clock.advance({ seconds: 10 })
    await testApp.runJobs()
  }

  it('after ten seconds it fails, the plan gets the call back, and the conversation shows it', async () => {
    await acceptOnDevice(his, call.id)
    await silence()
    expect(said(brian).at(-1)).toMatchObject({ id: call.id, state: 'ended', reason: 'failed', seconds: 0 })
    expect(await means()).toEqual({ calls: 2, credits: 0 })
    const card = await testApp.db.selectFrom('message').select('body').where('id', '=', call.id).executeTakeFirst()
    expect(card?.body).toBe('voice failed 0')
    await silence()
    expect(await means()).toEqual({ calls: 2, credits: 0 })
  })

  it('credits are refunded once, with a separate journal', async () => {
    const { id } = await paidCall()
    await acceptOnDevice(his, id)
    await silence()
    await silence()
    expect(await means()).toEqual({ calls: 0, credits: 25 })
    expect(said(amina).at(-1)).toMatchObject({ price: 0 })
    const kinds = await testApp.db.selectFrom('journal').select('kind').where('key', 'like', `%${id}`).orderBy('kind').execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['call', 'call_returned'])
  })

  it('a caller who hangs up before audio flows gets the charge back', async () => {
    await acceptOnDevice(his, call.id)
    await hangUp(hers, call.id)
    expect(await means()).toEqual({ calls: 2, credits: 0 })
  })

  it('a refund does not change a plan period that started later', async () => {
    await acceptOnDevice(his, call.id)
    await testApp.db
      .updateTable('entitlement')
      .set({ calls_used: 1, period_start: new Date(now().getTime() + 1) })
      .where('member_id', '=', amina.id)
      .execute()
    await silence()
    expect(await means()).toEqual({ calls: 1, credits: 0 })
  })

  it('a call with audio is charged', async () => {
    await acceptOnDevice(his, call.id)
    testApp.clock.advance({ seconds: 9 })
    expect(await connectOnDevice(hers, call.id)).toMatchObject({ state: 'answered', connected_at: now().toISOString() })
    await silence()
    expect(said(amina).at(-1)).toMatchObject({ state: 'answered' })
    expect(await means()).toEqual({ calls: 1, credits: 0 })
  })
})

it('rejects other members, ended calls, and members who may no longer call each other', async () => {
  const diego = createDevice(testApp, calls, await createPerson(testApp, 'diego'))
  await expect(acceptOnDevice(diego, call.id)).rejects.toThrow('platform.not_found')
  await expect(acceptOnDevice(hers, call.id)).rejects.toThrow('calls.wrong_state')
  await inTransaction(testApp.db, (tx) => addBlock(tx, amina.id, brian.id, now()))
  await expect(acceptOnDevice(his, call.id)).rejects.toThrow('platform.not_found')
  await calls.monitor.endForbiddenCalls()
  await expect(acceptOnDevice(his, call.id)).rejects.toThrow('calls.wrong_state')
  expect(await means()).toEqual({ calls: 2, credits: 0 })
})
