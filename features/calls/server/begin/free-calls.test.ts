// @slow
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { getIce, type Call, type Signal } from '../../contract.ts'
import { end } from '../end/hang-up.ts'
import type { Calls } from '../services.ts'
import { passSignal } from '../media/signal.ts'
import {
  acceptOn,
  callsOf,
  connectOn,
  deviceAt,
  giveCredits,
  meansOf,
  openTalk,
  ringFrom,
  type TestDevice,
} from '#tests/support/features/calls.ts'

let testApp: TestApp
/** Two processes. */
let one: Calls
let two: Calls
let amina: Person
let brian: Person
let hers: TestDevice
let his: TestDevice
const sent: unknown[] = []
beforeAll(async () => {
  testApp = await openTestApp()
  testApp.platform.realtime.publishTo = (_, __, payload) => void sent.push(payload)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[one, two] = [callsOf(testApp.platform), callsOf(testApp.platform)]
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await openTalk(testApp, amina, brian)
  ;[hers, his] = [deviceAt(testApp, one, amina), deviceAt(testApp, two, brian)]
  sent.length = 0
})

const media: Signal = { media: { audio: true, video: false } }
const signal = ({ id: device, calls, ctx }: TestDevice, { id }: Call) => passSignal(ctx(), calls, { id, device, signal: media })
const means = () => meansOf(testApp.db, amina.id, testApp.clock.now())
const row = ({ id }: Call) => testApp.db.selectFrom('call').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const answered = async (): Promise<Call> => {
  const call = await ringFrom(hers, brian, { pay_credits: true })
  await acceptOn(his, call.id)
  return call
}

it('without the caller’s word nothing passes after ten seconds, even while nothing has ended the call yet, and it is over then', async () => {
  const call = await answered()
  await signal(hers, call)
  testApp.clock.advance({ seconds: 10 })
  sent.length = 0
  for (const device of [hers, his]) await expect(signal(device, call)).rejects.toThrow('calls.wrong_state')
  expect((await testApp.call(getIce, undefined, { as: amina })).error.code).toBe('calls.wrong_state')
  expect(sent).toEqual([])
  await testApp.runJobs()
  expect(await row(call)).toMatchObject({ state: 'ended', reason: 'failed', counted: null })
})

it('the callee alone cannot charge the caller, neither by saying that they are heard nor by hanging up', async () => {
  await giveCredits(testApp.db, amina.id, 100, testApp.clock.now())
  for (const hangsUp of [true, false]) {
    const call = await answered()
    await connectOn(his, call.id)
    testApp.clock.advance({ seconds: 5 })
    if (hangsUp) await end(his.ctx(), two, { id: call.id })
    testApp.clock.advance({ seconds: 5 })
    await testApp.runJobs()
    expect(await row(call)).toMatchObject({ state: 'ended', counted: null, connected_at: null })
  }
  expect(await means()).toEqual({ calls: 2, credits: 100 })
})

it('the caller cannot end a call without paying once they said that they hear', async () => {
  const call = await answered()
  await connectOn(hers, call.id)
  await end(hers.ctx(), one, { id: call.id })
  expect(await row(call)).toMatchObject({ counted: 'plan' })
  expect((await means()).calls).toBe(1)
})

it('before the call counts each side sends 100 signals at most', async () => {
  const call = await answered()
  for (let count = 0; count < 100; count++) await signal(hers, call)
  await expect(signal(hers, call)).rejects.toThrow('platform.too_many')
  await signal(his, call)
  await connectOn(hers, call.id)
  await signal(hers, call)
})

it('ten free seconds again and again end: three answered calls an hour between two may come to nothing, ten a day for a caller', async () => {
  const fails = async () => {
    const call = await answered()
    testApp.clock.advance({ seconds: 10 })
    await testApp.runJobs()
    expect(await row(call)).toMatchObject({ counted: null })
  }
  for (let count = 0; count < 3; count++) await fails()
  await expect(ringFrom(hers, brian)).rejects.toThrow('platform.too_many')
  // The other one may still ring, and so may she ring others.
  const back = await ringFrom(his, amina)
  await end(his.ctx(), two, { id: back.id }).catch(() => {})
  testApp.clock.advance({ minutes: 61 })
  await testApp.runJobs()
  for (let hour = 0; hour < 2; hour++) {
    for (let count = 0; count < 3; count++) await fails()
    testApp.clock.advance({ minutes: 61 })
  }
  await fails()
  await expect(ringFrom(hers, brian)).rejects.toThrow('platform.too_many')
  testApp.clock.advance({ hours: 24 })
  expect(await ringFrom(hers, brian)).toMatchObject({ state: 'ringing' })
})

it('nobody is rung more than 30 times a day by one member', async () => {
  let rung = 0
  for (let minute = 0; minute < 12 * 60; minute++) {
    testApp.clock.advance({ minutes: 1 })
    const call = await ringFrom(hers, brian).catch(() => undefined)
    if (call === undefined) continue
    rung += 1
    testApp.clock.advance({ seconds: 30 })
    await testApp.runJobs()
  }
  // 30 at once, and what grows back in 18 hours.
  expect(rung).toBeLessThanOrEqual(30 + 23)
})
