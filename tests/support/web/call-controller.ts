import { vi } from 'vitest'
import type { Call, Party, Signal } from '#features/calls/contract.ts'
import { CallDesk, type DeskParts } from '#features/calls/web/desk/call-desk.ts'
import { useCall } from '#features/calls/web/stage/call-view.ts'
import { createPeer, fakeDevices, FakePeer, stillClock } from './calls.ts'

export const device = '90000000-0000-4000-8000-000000000009'
export const brian: Party = {
  id: '20000000-0000-4000-8000-000000000002',
  firstname: 'Brian',
  lastname: 'Otieno',
  image: null,
  image_blur: null,
}
export const anotherId = '30000000-0000-4000-8000-000000000003'
export const refusal = (code: string) => Object.assign(new Error('No.'), { data: { message: 'No.', code } })
export const noAnswer = () => Object.assign(new Error('no answer'), { data: undefined })

export const callOf = (id: string, part: Partial<Call> = {}): Call => ({
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
export const incoming = (part: Partial<Call> = {}) => callOf(anotherId, { direction: 'in', device: null, price: null, ...part })

/** A desk whose server says what the test says. */
export const open = () => {
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
export const within = { remaining: 2, price: 20 }
export const view = () => useCall.getState().view
export const ringing = async (part: Partial<Call> = {}) => {
  const all = open()
  all.tell('call:incoming', { call: incoming(part), person: brian })
  await all.settle()
  return all
}
export const talking = async () => {
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
