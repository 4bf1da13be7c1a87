// @slow
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import type { Call } from '../../contract.ts'
import { resumeCurrentCall } from '../resume-current-call.ts'
import { cancelCall } from './hang-up.ts'
import type { CallServices } from '../services.ts'
import {
  acceptOnDevice,
  createCallServices,
  connectOnDevice,
  createDevice,
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
let call: Call
const sent: { connection: string; payload: { call: Call } }[] = []
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100' })
  testApp.platform.realtime.publishTo = ({ connection }, _, payload) => void sent.push({ connection, payload: payload as { call: Call } })
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  await testApp.db.deleteFrom('call').execute()
  ;[one, two] = [createCallServices(testApp.platform), createCallServices(testApp.platform)]
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await matchForCall(testApp, amina, brian)
  ;[hers, his] = [createDevice(testApp, one, amina), createDevice(testApp, two, brian)]
  call = await ringFromDevice(hers, brian)
  testApp.published.length = 0
  sent.length = 0
})

const talk = async () => {
  await acceptOnDevice(his, call.id)
  await connectOnDevice(hers, call.id)
}
/** Advances the clock with these processes running and the others stopped. */
const pass = async (seconds: number, running: readonly CallServices[]) => {
  for (let second = 0; second < seconds; second++) {
    testApp.clock.advance({ seconds: 1 })
    for (const { monitor } of running) {
      await monitor.endForbiddenCalls()
      await monitor.touchDevices()
      await monitor.endLostCalls()
    }
    await testApp.runJobs()
  }
}
const drop = ({ calls, ctx }: TestDevice) => calls.monitor.connectionClosed(ctx().connection ?? '')
const row = () => testApp.db.selectFrom('call').selectAll().where('id', '=', call.id).executeTakeFirstOrThrow()
const left = async () => (await readCallBalance(testApp.db, amina.id, testApp.clock.now())).calls

it('a device that is away for more than 15 seconds loses the call, which stays charged', async () => {
  await talk()
  await drop(his)
  await pass(14, [one, two])
  expect((await row()).state).toBe('answered')
  await pass(1, [one, two])
  expect(await row()).toMatchObject({ state: 'ended', reason: 'lost', counted: 'plan' })
  expect(await left()).toBe(1)
  expect(testApp.published.at(-1)?.name).toBe('message')
})

it('a call whose caller disconnects while it rings is missed', async () => {
  await drop(hers)
  await pass(15, [one, two])
  expect(await row()).toMatchObject({ state: 'ended', reason: 'missed' })
})

it('the devices of a process that was killed come back to another one, and the call goes on', async () => {
  await talk()
  await pass(20, [one])
  const back = { ...createDevice(testApp, one, brian), id: his.id }
  expect((await resumeCurrentCall(back.ctx(), one, { device: back.id })).call?.state).toBe('answered')
  await pass(40, [one])
  expect((await row()).state).toBe('answered')
})

it('a call ends when its devices do not come back, even if every process was killed', async () => {
  await talk()
  await pass(30, [])
  expect((await row()).state).toBe('answered')
  await pass(1, [createCallServices(testApp.platform)])
  expect(await row()).toMatchObject({ state: 'ended', reason: 'lost' })
  expect(await ringFromDevice(createDevice(testApp, createCallServices(testApp.platform), amina), brian)).toMatchObject({
    state: 'ringing',
  })
  expect(await left()).toBe(1)
})

it('a call lost before audio flows has failed and is not charged', async () => {
  await acceptOnDevice(his, call.id)
  await pass(9, [])
  expect(await left()).toBe(1)
  await pass(1, [])
  expect(await row()).toMatchObject({ state: 'ended', reason: 'failed', counted: null })
  expect(await left()).toBe(2)
})

it('a socket that closes before its call is stored is marked away', async () => {
  await drop(his)
  await acceptOnDevice(his, call.id)
  const participant = await testApp.db
    .selectFrom('call_seat')
    .select(['connection', 'away_at'])
    .where('member_id', '=', brian.id)
    .executeTakeFirst()
  expect(participant).toEqual({ connection: null, away_at: testApp.clock.now() })
})

it('a socket is informed once, at the next check, of a call that ended on another process', async () => {
  await talk()
  await testApp.db.deleteFrom('call_seat').where('call_id', '=', call.id).execute()
  await testApp.db
    .updateTable('call')
    .set({ state: 'ended', reason: 'ended', ended_at: testApp.clock.now() })
    .where('id', '=', call.id)
    .execute()
  await two.monitor.endForbiddenCalls()
  await two.monitor.endForbiddenCalls()
  expect(sent).toMatchObject([{ connection: his.ctx().connection, payload: { call: { id: call.id, state: 'ended' } } }])
})

it('a socket that is already in its next call stays in it', async () => {
  await cancelCall(hers.ctx(), one, { id: call.id })
  const next = await ringFromDevice(hers, brian)
  await one.monitor.endForbiddenCalls()
  expect(sent).toEqual([])
  testApp.clock.advance({ seconds: 5 })
  await one.monitor.touchDevices()
  const participant = await testApp.db
    .selectFrom('call_seat')
    .select('seen_at')
    .where('call_id', '=', next.id)
    .where('member_id', '=', amina.id)
    .executeTakeFirst()
  expect(participant?.seen_at).toEqual(testApp.clock.now())
})
