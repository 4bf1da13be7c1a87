import { vi } from 'vitest'
import type { Call, CallPerson, CallSignal } from '#features/calls/contract.ts'
import { CallController, type CallControllerOptions } from '#features/calls/web/controller/call-controller.ts'
import { useCallView } from '#features/calls/web/controller/call-view.ts'
import { createFakePeer, createFakeDevices, FakePeer, createFakeClock } from './call-media.ts'

export const deviceId = '90000000-0000-4000-8000-000000000009'
export const brian: CallPerson = {
  id: '20000000-0000-4000-8000-000000000002',
  firstname: 'Brian',
  lastname: 'Otieno',
  image: null,
  image_blur: null,
}
export const incomingCallId = '30000000-0000-4000-8000-000000000003'
export const serverError = (code: string) => Object.assign(new Error('No.'), { data: { message: 'No.', code } })
export const lostAnswerError = () => Object.assign(new Error('no answer'), { data: undefined })

export const createCall = (id: string, part: Partial<Call> = {}): Call => ({
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
  device: deviceId,
  peer_away: false,
  ...part,
})
export const createIncomingCall = (part: Partial<Call> = {}) =>
  createCall(incomingCallId, { direction: 'in', device: null, price: null, ...part })

/** A call controller with a fake server; `answers` sets its responses. */
export const openController = () => {
  const clock = createFakeClock()
  const devices = createFakeDevices()
  const requests: [name: string, payload: Record<string, unknown>][] = []
  const handlers = new Map<string, (payload: never) => void>()
  const connects: (() => void)[] = []
  const answers: Record<string, (payload: Record<string, unknown>) => unknown> = {
    'call:ring': ({ id }) => ({ call: createCall(String(id)) }),
    'call:accept': ({ id }) => ({ call: createIncomingCall({ id: String(id), state: 'answered', device: deviceId }) }),
    'call:current': () => ({ call: null, person: null }),
  }
  const onSilent = vi.fn()
  const socket = {
    request: async ({ name }: { name: string }, payload: Record<string, unknown>) => {
      requests.push([name, payload])
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
  const controller = new CallController({
    device: deviceId,
    devices,
    createPeer: createFakePeer,
    clock,
    network: new EventTarget(),
    socket: socket as unknown as CallControllerOptions['socket'],
    ice: async () => ({ configuration: { iceTransportPolicy: 'relay' }, until: Number.POSITIVE_INFINITY }),
    onSilent,
    onOver: () => {},
  })
  return {
    controller,
    clock,
    devices,
    requests,
    answers,
    onSilent,
    settle: clock.settle,
    publish: (name: string, payload: unknown) => handlers.get(name)?.(payload as never),
    reconnect: () => connects.forEach((listener) => listener()),
    requestsOf: (name: string) => requests.filter(([requested]) => requested === name).map(([, payload]) => payload),
    signals: () => requests.filter(([name]) => name === 'call:signal').map(([, { signal }]) => signal as CallSignal),
  }
}
export const callConditions = { remaining: 2, price: 20 }
export const currentView = () => useCallView.getState().view
export const openWithIncomingCall = async (part: Partial<Call> = {}) => {
  const all = openController()
  all.publish('call:incoming', { call: createIncomingCall(part), person: brian })
  await all.settle()
  return all
}
export const openWithActiveCall = async () => {
  const all = openController()
  await all.controller.place(brian, 'voice', callConditions)
  const id = currentView()?.id ?? ''
  all.publish('call', { call: createCall(id, { state: 'answered' }) })
  await all.settle()
  const peer = FakePeer.made.at(-1) as FakePeer
  all.publish('call:signal', { id, signal: { description: { type: 'answer', sdp: 'answer' } } })
  peer.hear(20)
  await all.clock.advance(500)
  return { ...all, id, peer }
}
