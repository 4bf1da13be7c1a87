// @slow
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { getIceConfiguration, type Call, type CallSignal } from '../../contract.ts'
import { hangUpCall } from '../end/hang-up.ts'
import type { CallServices } from '../services.ts'
import { forwardSignal } from '../media/signal.ts'
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
/** Two server processes. */
let one: CallServices
let two: CallServices
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
  ;[one, two] = [createCallServices(testApp.platform), createCallServices(testApp.platform)]
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await matchForCall(testApp, amina, brian)
  ;[hers, his] = [createDevice(testApp, one, amina), createDevice(testApp, two, brian)]
  sent.length = 0
})

const media: CallSignal = { media: { audio: true, video: false } }
const signal = ({ id: device, calls, ctx }: TestDevice, { id }: Call) => forwardSignal(ctx(), calls, { id, device, signal: media })
const means = () => readCallBalance(testApp.db, amina.id, testApp.clock.now())
const row = ({ id }: Call) => testApp.db.selectFrom('call').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const answered = async (): Promise<Call> => {
  const call = await ringFromDevice(hers, brian, { pay_credits: true })
  await acceptOnDevice(his, call.id)
  return call
}

it('without the caller’s report no signals are forwarded after ten seconds, even before the job ends the call', async () => {
  const call = await answered()
  await signal(hers, call)
  testApp.clock.advance({ seconds: 10 })
  sent.length = 0
  for (const device of [hers, his]) await expect(signal(device, call)).rejects.toThrow('calls.wrong_state')
  expect((await testApp.call(getIceConfiguration, undefined, { as: amina })).error.code).toBe('calls.wrong_state')
  expect(sent).toEqual([])
  await testApp.runJobs()
  expect(await row(call)).toMatchObject({ state: 'ended', reason: 'failed', counted: null })
})

it('the callee cannot cause a charge, neither by reporting audio nor by hanging up', async () => {
  await giveCredits(testApp.db, amina.id, 100, testApp.clock.now())
  for (const hangsUp of [true, false]) {
    const call = await answered()
    await connectOnDevice(his, call.id)
    testApp.clock.advance({ seconds: 5 })
    if (hangsUp) await hangUpCall(his.ctx(), two, { id: call.id })
    testApp.clock.advance({ seconds: 5 })
    await testApp.runJobs()
    expect(await row(call)).toMatchObject({ state: 'ended', counted: null, connected_at: null })
  }
  expect(await means()).toEqual({ calls: 2, credits: 100 })
})

it('a caller who reported audio pays for the call', async () => {
  const call = await answered()
  await connectOnDevice(hers, call.id)
  await hangUpCall(hers.ctx(), one, { id: call.id })
  expect(await row(call)).toMatchObject({ counted: 'plan' })
  expect((await means()).calls).toBe(1)
})

it('each side can send 100 signals before the call is connected', async () => {
  const call = await answered()
  for (let count = 0; count < 100; count++) await signal(hers, call)
  await expect(signal(hers, call)).rejects.toThrow('platform.too_many')
  await signal(his, call)
  await connectOnDevice(hers, call.id)
  await signal(hers, call)
})

it('answered calls without audio are limited to three per pair and hour, and ten per caller and day', async () => {
  const fails = async () => {
    const call = await answered()
    testApp.clock.advance({ seconds: 10 })
    await testApp.runJobs()
    expect(await row(call)).toMatchObject({ counted: null })
  }
  for (let count = 0; count < 3; count++) await fails()
  await expect(ringFromDevice(hers, brian)).rejects.toThrow('platform.too_many')
  // The callee may still call back, and the caller may call others.
  const back = await ringFromDevice(his, amina)
  await hangUpCall(his.ctx(), two, { id: back.id }).catch(() => {})
  testApp.clock.advance({ minutes: 61 })
  await testApp.runJobs()
  for (let hour = 0; hour < 2; hour++) {
    for (let count = 0; count < 3; count++) await fails()
    testApp.clock.advance({ minutes: 61 })
  }
  await fails()
  await expect(ringFromDevice(hers, brian)).rejects.toThrow('platform.too_many')
  testApp.clock.advance({ hours: 24 })
  expect(await ringFromDevice(hers, brian)).toMatchObject({ state: 'ringing' })
})

it('a member can call another at most 30 times a day', async () => {
  let rung = 0
  for (let minute = 0; minute < 12 * 60; minute++) {
    testApp.clock.advance({ minutes: 1 })
    const call = await ringFromDevice(hers, brian).catch(() => undefined)
    if (call === undefined) continue
    rung += 1
    testApp.clock.advance({ seconds: 30 })
    await testApp.runJobs()
  }
  // A burst of 30, plus what is regained in 18 hours.
  expect(rung).toBeLessThanOrEqual(30 + 23)
})
