// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Call, Party, Signal } from '../contract.ts'
import * as contract from '../contract.ts'
import { CallDesk, type DeskParts } from './call-desk.ts'
import { useCall } from './call-view.ts'
import { createPeer, fakeDevices, FakePeer, stillClock } from './testing.ts'

const device = '90000000-0000-4000-8000-000000000009'
const brian: Party = { id: '20000000-0000-4000-8000-000000000002', firstname: 'Brian', lastname: 'Otieno', image: null, image_blur: null }
const anotherId = '30000000-0000-4000-8000-000000000003'
const refusal = (code: string) => Object.assign(new Error('No.'), { data: { message: 'No.', code } })
const noAnswer = () => Object.assign(new Error('no answer'), { data: undefined })

const callOf = (id: string, part: Partial<Call> = {}): Call => ({
  id,
  with: brian.id,
  direction: 'out',
  kind: 'voice',
  state: 'ringing',
  reason: null,
  started_at: '2026-01-01T00:00:00.000Z',
  answered_at: null,
  connected_at: null,
  ended_at: null,
  seconds: 0,
  price: 0,
  device,
  peer_away: false,
  ...part,
})
const incoming = (part: Partial<Call> = {}) => callOf(anotherId, { direction: 'in', device: null, price: null, ...part })

/** A desk whose server says what the test says. */
const open = () => {
  const clock = stillClock()
  const devices = fakeDevices()
  const asked: [name: string, payload: Record<string, unknown>][] = []
  const handlers = new Map<string, (payload: never) => void>()
  const connects: (() => void)[] = []
  const answers: Record<string, (payload: Record<string, unknown>) => unknown> = {
    'call:ring': ({ id }) => ({ call: callOf(String(id)) }),
    'call:accept': ({ id }) => ({ call: incoming({ id: String(id), state: 'answered', device }) }),
    'call:current': () => ({ call: null, person: null }),
  }
  const onSilent = vi.fn()
  const socket = {
    request: async ({ name }: { name: string }, payload: Record<string, unknown>) => {
      asked.push([name, payload])
      return answers[name]?.(payload) ?? {}
    },
    onEvent: ({ name }: { name: string }, handler: (payload: never) => void) => {
      handlers.set(name, handler)
      return () => {}
    },
    onConnect: (handler: () => void) => {
      connects.push(handler)
      return () => {}
    },
  }
  const desk = new CallDesk({
    device,
    devices,
    createPeer,
    clock,
    network: new EventTarget(),
    socket: socket as unknown as DeskParts['socket'],
    ice: async () => ({ configuration: { iceTransportPolicy: 'relay' }, until: Number.POSITIVE_INFINITY }),
    onSilent,
    onOver: () => {},
  })
  return {
    desk,
    clock,
    devices,
    asked,
    answers,
    onSilent,
    settle: clock.settle,
    tell: (name: string, payload: unknown) => handlers.get(name)?.(payload as never),
    reconnect: () => connects.forEach((listener) => listener()),
    said: (name: string) => asked.filter(([asked]) => asked === name).map(([, payload]) => payload),
    signals: () => asked.filter(([name]) => name === 'call:signal').map(([, { signal }]) => signal as Signal),
  }
}
const within = { remaining: 2, price: 20 }
const view = () => useCall.getState().view
const ringing = async (part: Partial<Call> = {}) => {
  const all = open()
  all.tell('call:incoming', { call: incoming(part), person: brian })
  await all.settle()
  return all
}
const talking = async () => {
  const all = open()
  await all.desk.place(brian, 'voice', within)
  const id = view()?.id ?? ''
  all.tell('call', { call: callOf(id, { state: 'answered' }) })
  await all.settle()
  const peer = FakePeer.made.at(-1) as FakePeer
  all.tell('call:signal', { id, signal: { description: { type: 'answer', sdp: 'answer' } } })
  peer.hear(20)
  await all.clock.advance(500)
  return { ...all, id, peer }
}

beforeEach(() => {
  useCall.setState({ view: null })
  FakePeer.made = []
})

describe('calling', () => {
  it('opens the microphone, rings, connects when it is answered, and tells when sound flows', async () => {
    const { said, id, peer } = await talking()
    expect(said('call:ring')).toEqual([{ id, uid: brian.id, kind: 'voice', device }])
    expect(peer.configurations[0]?.iceTransportPolicy).toBe('relay')
    expect(peer.offers).toBe(1)
    expect(said('call:connected')).toEqual([{ id, device }])
    expect(view()).toMatchObject({ phase: 'talking', camera: null })
  })
  it('rings nobody without a microphone, and says why', async () => {
    const { desk, devices, asked } = open()
    devices.refuse({ audio: 'NotAllowedError' })
    await desk.place(brian, 'voice', within)
    expect(asked).toEqual([])
    expect(view()).toMatchObject({ phase: 'preparing', trouble: { device: 'audio', failure: 'refused' } })
  })
  it('is one of voice where there is no camera', async () => {
    const { desk, devices, said } = open()
    devices.refuse({ video: 'NotFoundError' })
    await desk.place(brian, 'video', within)
    expect(said('call:ring')).toHaveLength(1)
    expect(view()).toMatchObject({ phase: 'calling', trouble: { device: 'video', failure: 'missing' } })
  })
  it('asks before it is paid for: nothing is opened or rung until then', async () => {
    const { desk, devices, asked, said } = open()
    await desk.place(brian, 'voice', { remaining: 0, price: 20 })
    expect(view()).toMatchObject({ phase: 'paying', price: 20 })
    expect([asked.length, devices.opened.length]).toEqual([0, 0])
    await desk.ring(true)
    expect(said('call:ring')[0]).toMatchObject({ pay_credits: true })
  })
  it('asks then too where the plan ran out meanwhile', async () => {
    const { desk, devices, answers } = open()
    answers['call:ring'] = () => {
      throw refusal('calls.credits_needed')
    }
    await desk.place(brian, 'voice', within)
    expect(view()).toMatchObject({ phase: 'paying', price: contract.callPrice })
    expect(devices.live()).toEqual([])
  })
  it('says what the server refuses with, and lets the microphone go', async () => {
    const { desk, devices, answers } = open()
    answers['call:ring'] = () => {
      throw refusal('calls.unreachable')
    }
    await desk.place(brian, 'voice', within)
    expect(view()).toMatchObject({ phase: 'over', reason: 'refused', refusal: 'No.' })
    expect(devices.live()).toEqual([])
  })
  it('rings again with the same id where no answer came', async () => {
    const { desk, answers, said, clock } = open()
    const answer = answers['call:ring'] as (payload: Record<string, unknown>) => unknown
    let tries = 0
    answers['call:ring'] = (payload) => {
      tries += 1
      if (tries < 3) throw noAnswer()
      return answer(payload)
    }
    const placed = desk.place(brian, 'voice', within)
    await clock.settle()
    await clock.advance(3000)
    await placed
    const ids = said('call:ring').map(({ id }) => id)
    expect(ids).toHaveLength(3)
    expect(new Set(ids).size).toBe(1)
    expect(view()?.phase).toBe('calling')
  })
  it('says that the other one is busy', async () => {
    const { desk, answers, devices } = open()
    answers['call:ring'] = ({ id }) => ({ call: callOf(String(id), { state: 'ended', reason: 'busy' }) })
    await desk.place(brian, 'voice', within)
    expect(view()).toMatchObject({ phase: 'over', reason: 'busy' })
    expect(devices.live()).toEqual([])
  })
  it('opens no second call beside the first', async () => {
    const { desk, said } = open()
    await desk.place(brian, 'voice', within)
    await desk.place({ ...brian, id: anotherId }, 'voice', within)
    expect(said('call:ring')).toHaveLength(1)
    expect(view()?.person.id).toBe(brian.id)
  })
})

describe('giving up', () => {
  it('takes the call back, also one that was on its way', async () => {
    const { desk, devices, answers, said, settle } = open()
    let arrive = (_: unknown) => {}
    answers['call:ring'] = () => new Promise((resolve) => (arrive = resolve))
    const placed = desk.place(brian, 'voice', within)
    await settle()
    const id = view()?.id ?? ''
    await desk.hangUp()
    expect(devices.live()).toEqual([])
    arrive({ call: callOf(id) })
    await placed
    expect(said('call:cancel')).toEqual([{ id }, { id }])
    expect(view()).toMatchObject({ phase: 'over', reason: 'cancelled' })
  })
  it('hangs up where it was answered in the same moment', async () => {
    const { desk, answers, said } = open()
    await desk.place(brian, 'voice', within)
    answers['call:cancel'] = () => {
      throw refusal('calls.wrong_state')
    }
    await desk.hangUp()
    expect(said('call:end')).toHaveLength(1)
  })
  it('leaves no device open that a browser hands over later', async () => {
    const { desk, devices, asked, settle } = open()
    const release = devices.hold()
    const placed = desk.place(brian, 'video', within)
    await settle()
    await desk.hangUp()
    release()
    await placed
    expect([devices.live(), asked]).toEqual([[], []])
    expect(view()).toBeNull()
  })
})

describe('being called', () => {
  it('answers with the microphone open, on this device, and waits for the offer', async () => {
    const { desk, said, devices, settle } = await ringing()
    expect(view()).toMatchObject({ phase: 'ringing', person: brian })
    expect(devices.opened).toEqual([])
    await desk.accept()
    await settle()
    expect(said('call:accept')).toEqual([{ id: anotherId, device }])
    expect(view()?.phase).toBe('connecting')
    expect(FakePeer.made[0]?.offers).toBe(0)
  })
  it('takes what the other side sends before the connection is made here', async () => {
    const { desk, tell, signals, settle } = await ringing()
    const accepted = desk.accept()
    tell('call:signal', { id: anotherId, signal: { description: { type: 'offer', sdp: 'early' } } })
    await accepted
    tell('call:signal', { id: anotherId, signal: { description: { type: 'offer', sdp: 'early' } } })
    await settle()
    expect(signals().some((signal) => 'description' in signal && signal.description.type === 'answer')).toBe(true)
  })
  it('rings on where the microphone cannot be had', async () => {
    const { desk, devices, said } = await ringing()
    devices.refuse({ audio: 'NotFoundError' })
    await desk.accept()
    expect(said('call:accept')).toEqual([])
    expect(view()).toMatchObject({ phase: 'ringing', trouble: { device: 'audio', failure: 'missing' } })
    devices.refuse({})
    await desk.accept()
    expect(view()).toMatchObject({ phase: 'connecting', trouble: null })
  })
  it('answers once, however often it is pressed', async () => {
    const { desk, said } = await ringing()
    await Promise.all([desk.accept(), desk.accept()])
    expect(said('call:accept')).toHaveLength(1)
  })
  it('falls silent when another device answers', async () => {
    const { tell, devices, onSilent } = await ringing()
    tell('call', { call: incoming({ state: 'answered', device: brian.id }) })
    expect(view()).toBeNull()
    expect(onSilent).toHaveBeenCalledWith('elsewhere', brian)
    expect(devices.opened).toEqual([])
  })
  it('declines, and is silent when it was declined elsewhere', async () => {
    const { desk, said, tell, onSilent } = await ringing()
    await desk.hangUp()
    expect(said('call:decline')).toEqual([{ id: anotherId }])
    tell('call:incoming', { call: incoming({ id: brian.id }), person: brian })
    tell('call', { call: incoming({ id: brian.id, state: 'ended', reason: 'declined' }) })
    expect(view()).toBeNull()
    expect(onSilent).not.toHaveBeenCalled()
  })
  it('tells of a call that nobody answered', async () => {
    const { tell, onSilent } = await ringing()
    tell('call', { call: incoming({ state: 'ended', reason: 'cancelled' }) })
    expect(onSilent).toHaveBeenCalledWith('missed', brian)
  })
})

describe('in a call', () => {
  it('mutes, and tells the other side', async () => {
    const { desk, devices, signals, settle } = await talking()
    desk.mute(true)
    await settle()
    expect(devices.opened[0]?.enabled).toBe(false)
    expect(signals().at(-1)).toEqual({ media: { audio: false, video: false } })
  })
  it('turns the picture on and off; nothing of it stays open', async () => {
    const { desk, devices, signals, settle } = await talking()
    await desk.turnCamera(true)
    await settle()
    expect(devices.live()).toEqual(['audio', 'video'])
    expect(signals()).toContainEqual({ media: { audio: true, video: true } })
    await desk.turnCamera(false)
    expect(devices.live()).toEqual(['audio'])
    expect(view()?.camera).toBeNull()
  })
  it('changes the microphone without a new offer', async () => {
    const { desk, devices, peer } = await talking()
    await desk.choose('audio', 'headset')
    expect(peer.lines[0]?.sender.track?.name).toBe('headset')
    expect(peer.offers).toBe(1)
    expect(devices.live()).toEqual(['audio'])
  })
  it('gives the picture up for the voice when the line stays narrow', async () => {
    const { desk, devices, peer, clock } = await talking()
    await desk.turnCamera(true)
    const narrow = [
      { type: 'transport', selectedCandidatePairId: '2' },
      { type: 'candidate-pair', availableOutgoingBitrate: 50_000 },
    ]
    for (let look = 1; look <= 5; look++) {
      peer.hear(20 + 50 * look, narrow)
      await clock.advance(2000)
    }
    expect(devices.live()).toEqual(['audio'])
    expect(view()).toMatchObject({ camera: null, gaveWay: true, phase: 'talking' })
  })
  it('hangs up: every device is let go at once, and the duration is the server’s', async () => {
    const { desk, devices, id, peer, tell, said } = await talking()
    await desk.turnCamera(true)
    await desk.hangUp()
    expect(devices.live()).toEqual([])
    expect(peer.connectionState).toBe('closed')
    expect(said('call:end')).toEqual([{ id }])
    tell('call', { call: callOf(id, { state: 'ended', reason: 'ended', seconds: 61 }) })
    expect(view()).toMatchObject({ phase: 'over', reason: 'ended', seconds: 61 })
  })
  it('is over when the server says so', async () => {
    const { devices, id, tell } = await talking()
    tell('call', { call: callOf(id, { state: 'ended', reason: 'closed', seconds: 5 }) })
    expect(view()).toMatchObject({ phase: 'over', reason: 'closed', seconds: 5 })
    expect(devices.live()).toEqual([])
  })
  it('looks for another way when the socket is back, and ends where the server knows of no call', async () => {
    const { answers, id, peer, reconnect, settle } = await talking()
    answers['call:current'] = () => ({ call: callOf(id, { state: 'answered' }), person: brian })
    peer.fare('failed')
    reconnect()
    await settle()
    expect(peer.restarts).toBe(1)
    answers['call:current'] = () => ({ call: null, person: null })
    reconnect()
    await settle()
    expect(view()).toMatchObject({ phase: 'over', reason: 'lost' })
  })
  it('ends when nothing was heard for half a minute', async () => {
    const { peer, clock, said } = await talking()
    peer.fare('failed')
    await clock.advance(29_000)
    expect(said('call:end')).toHaveLength(0)
    await clock.advance(2000)
    expect(said('call:end')).toHaveLength(1)
  })
  it('lets everything go when the member signs out', async () => {
    const { desk, devices } = await talking()
    desk.leave()
    expect([devices.live(), view()]).toEqual([[], null])
  })
})

describe('a page loaded anew in a call', () => {
  it('says that it begins anew, then makes the connection as before', async () => {
    const { desk, answers, signals, settle } = open()
    const connected_at = '2026-01-01T00:00:10.000Z'
    answers['call:current'] = () => ({ call: callOf(anotherId, { state: 'answered', connected_at }), person: brian })
    await desk.refresh()
    await settle()
    const types = signals().map((signal) => ('description' in signal ? signal.description.type : 'other'))
    expect(types.filter((type) => type !== 'other')).toEqual(['rollback', 'offer'])
    expect(view()).toMatchObject({ id: anotherId, since: Date.parse(connected_at) })
  })
  it('leaves the call of another device alone', async () => {
    const { desk, answers, devices } = open()
    answers['call:current'] = () => ({ call: callOf(anotherId, { state: 'answered', device: brian.id }), person: brian })
    await desk.refresh()
    expect([view(), devices.opened]).toEqual([null, []])
  })
  it('on the other side makes another connection in place of the one that is gone', async () => {
    const { tell, id, peer, settle } = await talking()
    tell('call:signal', { id, signal: { description: { type: 'rollback', sdp: '' } } })
    await settle()
    expect(peer.connectionState).toBe('closed')
    expect(FakePeer.made).toHaveLength(2)
    expect(FakePeer.made[1]?.offers).toBe(1)
  })
})
