import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import type { Call, CallSignal } from '../contract.ts'
import { resumeCurrentCall } from './resume-current-call.ts'
import type { CallServices } from './services.ts'
import { forwardSignal } from './media/signal.ts'
import {
  acceptOnDevice,
  createCallServices,
  connectOnDevice,
  createDevice,
  matchForCall,
  ringFromDevice,
  type TestDevice,
} from '#tests/support/features/calls.ts'

const relay = { ICE_SERVERS: 'turn:relay.example:3478', TURN_SECRET: 'north wind and sun' }

let testApp: TestApp
let calls: CallServices
let amina: Person
let brian: Person
let hers: TestDevice
let his: TestDevice
let call: Call
const sent: { connection: string; payload: unknown }[] = []
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '100', ...relay })
  testApp.platform.realtime.publishTo = ({ connection }, _, payload) => void sent.push({ connection, payload })
  calls = createCallServices(testApp.platform)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  ;[amina, brian] = [await createPerson(testApp, 'amina'), await createPerson(testApp, 'brian')]
  await matchForCall(testApp, amina, brian)
  ;[hers, his] = [createDevice(testApp, calls, amina), createDevice(testApp, calls, brian)]
  call = await ringFromDevice(hers, brian)
  sent.length = 0
  testApp.published.length = 0
})

const media: CallSignal = { media: { audio: true, video: false } }
const signal = ({ id: device, calls: at, ctx }: TestDevice, passed: CallSignal = media) =>
  forwardSignal(ctx(), at, { id: call.id, device, signal: passed })
const current = ({ id: device, calls: at, ctx }: TestDevice) => resumeCurrentCall(ctx(), at, { device })
/** The current socket of a member's device. */
const socketOf = async (person: Person) =>
  (await testApp.db.selectFrom('call_seat').select('connection').where('member_id', '=', person.id).executeTakeFirst())?.connection
/** The same device after a reload, with a new socket. */
const reloaded = (device: TestDevice, person: Person): TestDevice => ({ ...createDevice(testApp, calls, person), id: device.id })
const awayAsSeenBy = (person: Person) =>
  testApp.published.flatMap(({ name, to, payload }) =>
    name === 'call' && to.includes(person.id) ? [(payload as { call: Call }).call.peer_away] : [],
  )

describe('signals', () => {
  it('go only between the calling and the answering device', async () => {
    await acceptOnDevice(his, call.id)
    await signal(hers)
    await signal(his)
    expect(sent).toEqual([
      { connection: await socketOf(brian), payload: { id: call.id, signal: media } },
      { connection: await socketOf(amina), payload: { id: call.id, signal: media } },
    ])
    expect(testApp.published.filter(({ name }) => name === 'call:signal')).toEqual([])
  })

  it('contain no address but the relay’s', async () => {
    await acceptOnDevice(his, call.id)
    const candidate = (typ: string) => `candidate:1 1 udp 2122260223 192.168.7.23 51234 typ ${typ}`
    await signal(hers, { candidate: { candidate: candidate('host') } })
    expect(sent).toEqual([])
    await signal(hers, { description: { type: 'offer', sdp: `v=0\r\na=${candidate('host')}\r\na=ice-ufrag:x9Qa\r\n` } })
    expect(sent).toMatchObject([{ payload: { signal: { description: { sdp: 'v=0\r\na=ice-ufrag:x9Qa\r\n' } } } }])
  })

  it('are refused before the answer, from another device, from anybody else and after the end', async () => {
    await expect(signal(hers)).rejects.toThrow('calls.wrong_state')
    await acceptOnDevice(his, call.id)
    await expect(signal(createDevice(testApp, calls, brian))).rejects.toThrow('calls.elsewhere')
    await expect(signal(createDevice(testApp, calls, await createPerson(testApp, 'diego')))).rejects.toThrow('platform.not_found')
    testApp.clock.advance({ seconds: 10 })
    await testApp.runJobs()
    await expect(signal(hers)).rejects.toThrow('calls.wrong_state')
    expect(sent).toEqual([])
  })

  it('are limited', async () => {
    await acceptOnDevice(his, call.id)
    const taken: string[] = []
    const limits = { ...testApp.platform.limits, take: (key: string) => (taken.push(key), Promise.reject(new Error('too many'))) }
    await expect(signal({ ...hers, calls: { ...calls, limits } })).rejects.toThrow('too many')
    expect(taken).toEqual([`signals:${amina.id}`])
    expect(sent).toEqual([])
  })
})

describe('connected', () => {
  it('is recorded once, when the caller reports it; the callee’s report changes nothing', async () => {
    await acceptOnDevice(his, call.id)
    expect((await connectOnDevice(his, call.id)).connected_at).toBeNull()
    const first = await connectOnDevice(hers, call.id)
    expect(first.connected_at).toBe(testApp.clock.now().toISOString())
    testApp.clock.advance({ seconds: 3 })
    expect((await connectOnDevice(hers, call.id)).connected_at).toBe(first.connected_at)
    expect((await connectOnDevice(his, call.id)).connected_at).toBe(first.connected_at)
  })

  it('is refused before the answer, and from another device', async () => {
    await expect(connectOnDevice(hers, call.id)).rejects.toThrow('calls.wrong_state')
    await acceptOnDevice(his, call.id)
    await expect(connectOnDevice(createDevice(testApp, calls, amina), call.id)).rejects.toThrow('calls.elsewhere')
    await expect(connectOnDevice(createDevice(testApp, calls, await createPerson(testApp, 'diego')), call.id)).rejects.toThrow(
      'platform.not_found',
    )
  })
})

describe('the current call', () => {
  it('is returned to every device of both members, with the other member, and to nobody else', async () => {
    expect(await current(createDevice(testApp, calls, brian))).toMatchObject({
      call: { id: call.id, state: 'ringing', device: null },
      person: { firstname: 'Amina' },
    })
    expect(await current(hers)).toMatchObject({ call: { id: call.id, device: hers.id }, person: { firstname: 'Brian' } })
    expect(await current(createDevice(testApp, calls, await createPerson(testApp, 'diego')))).toEqual({ call: null, person: null })
  })

  it('moves to the new socket of its device, not to another device', async () => {
    await acceptOnDevice(his, call.id)
    const before = await socketOf(brian)
    await current(createDevice(testApp, calls, brian))
    expect(await socketOf(brian)).toBe(before)
    const back = reloaded(his, brian)
    await current(back)
    expect(await socketOf(brian)).toBe(back.ctx().connection)
    await signal(hers)
    expect(sent).toMatchObject([{ connection: back.ctx().connection }])
  })

  it('a device that reconnects within 15 seconds continues; the other side sees it leave and return', async () => {
    await acceptOnDevice(his, call.id)
    await connectOnDevice(hers, call.id)
    await calls.monitor.connectionClosed(his.ctx().connection ?? '')
    expect(awayAsSeenBy(amina).at(-1)).toBe(true)
    testApp.clock.advance({ seconds: 14 })
    await calls.monitor.touchDevices()
    await calls.monitor.endLostCalls()
    expect((await current(reloaded(his, brian))).call).toMatchObject({ state: 'answered', device: his.id })
    expect(awayAsSeenBy(amina).at(-1)).toBe(false)
    testApp.clock.advance({ seconds: 5 })
    await calls.monitor.touchDevices()
    await calls.monitor.endLostCalls()
    expect((await current(hers)).call?.state).toBe('answered')
  })
})
