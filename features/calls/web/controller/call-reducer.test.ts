import { expect, it } from 'vitest'
import type { Call, CallPerson } from '../../contract.ts'
import type { CallEvent, CallState } from './call-events.ts'
import { initialCallState, liveCall, reduceCall } from './call-reducer.ts'

const device = 'this-tab'
const person: CallPerson = { id: 'brian', firstname: 'Brian', lastname: 'O', image: null, image_blur: null }
const callOf = (part: Partial<Call> = {}): Call => ({
  id: 'call',
  with: person.id,
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
const silence = { flow: 'waiting', audio: null, video: null, quality: null, sample: null } as const
const placed: CallEvent = { type: 'place', id: 'call', person, kind: 'voice', conditions: { remaining: 1, price: 20 } }
const answered: CallEvent = { type: 'changed', call: callOf({ state: 'answered' }) }
const flowing: CallEvent = { type: 'media-changed', id: 'call', change: { media: { ...silence, flow: 'flowing' } } }
const opened: CallEvent = { type: 'media-opened', id: 'call', opened: { purpose: 'ring' } }
const acknowledged: CallEvent = { type: 'ring-acknowledged', call: callOf() }
const incoming: CallEvent = { type: 'incoming', call: callOf({ direction: 'in', device: null }), person }

/** Applies events from the start; returns the state and the effects of the last event. */
const after = (...events: readonly CallEvent[]) => {
  let state: CallState = initialCallState
  let effects: readonly { type: string }[] = []
  for (const event of events) [state, effects] = reduceCall(state, event, { device, now: 10_000 })
  return { state, phase: state.view?.phase, effects: effects.map(({ type }) => type) }
}

it('an outgoing call goes from the microphone to the conversation', () => {
  expect(after(placed)).toMatchObject({ phase: 'preparing', effects: ['open-media'] })
  expect(after(placed, opened)).toMatchObject({ phase: 'calling', effects: ['send-ring'] })
  expect(after(placed, opened, acknowledged)).toMatchObject({ phase: 'calling', effects: [] })
  expect(after(placed, opened, acknowledged, answered)).toMatchObject({ phase: 'connecting', effects: ['connect'] })
  const talking = after(placed, opened, acknowledged, answered, flowing)
  expect(talking).toMatchObject({ phase: 'talking', effects: ['stop-silence-timer', 'send-connected'] })
  expect(talking.state.view?.connectedAt).toBe(10_000)
})

it('a call beyond the plan opens nothing before the member agrees to pay', () => {
  const unpaid: CallEvent = { ...placed, conditions: { remaining: 0, price: 20 } }
  expect(after(unpaid)).toMatchObject({ phase: 'paying', effects: [] })
  expect(after(unpaid, { type: 'hang-up' })).toMatchObject({ phase: undefined, effects: ['release', 'report-over'] })
  expect(after(unpaid, { type: 'ring', pays: true })).toMatchObject({ phase: 'preparing', effects: ['open-media'] })
})

it('an acknowledgement of a cancelled call cancels it on the server', () => {
  const cancelled = after(placed, opened, { type: 'hang-up' })
  expect(cancelled).toMatchObject({ phase: 'over', effects: ['release', 'report-over', 'send-end'] })
  expect(after(placed, opened, { type: 'hang-up' }, acknowledged).effects).toEqual(['send-end'])
})

it('answering runs once and continues to ring without a microphone', () => {
  const accept: CallEvent = { type: 'accept' }
  expect(after(incoming, accept).effects).toEqual(['open-media'])
  expect(after(incoming, accept, accept).effects).toEqual([])
  const failed: CallEvent = { type: 'media-failed', id: 'call', opened: { purpose: 'accept' } }
  expect(after(incoming, accept, failed)).toMatchObject({ phase: 'ringing', effects: [] })
  expect(after(incoming, accept, failed, accept).effects).toEqual(['open-media'])
})

it.each([
  ['another device answers', { state: 'answered', device: 'other-tab' }, ['release', 'report-over', 'report-silent']],
  ['it is missed', { state: 'ended', reason: 'missed' }, ['release', 'report-over', 'report-silent']],
  ['it is declined elsewhere', { state: 'ended', reason: 'declined' }, ['release', 'report-over']],
] as const)('an incoming call stops ringing when %s', (_, part, effects) => {
  const call = callOf({ direction: 'in', device: null, ...part })
  expect(after(incoming, { type: 'changed', call })).toMatchObject({ phase: undefined, effects })
})

it('the server decides how a call ended, and its duration replaces the local one', () => {
  const talking = [placed, opened, acknowledged, answered, flowing] as const
  const hungUp = after(...talking, { type: 'hang-up' }, { type: 'changed', call: callOf({ state: 'ended', reason: 'ended', seconds: 65 }) })
  expect(hungUp.state.view).toMatchObject({ phase: 'over', reason: 'ended', seconds: 65 })
  expect(after(...talking, { type: 'current', call: null, person: null }).state.view).toMatchObject({ phase: 'over', reason: 'lost' })
})

it('events of another call change nothing', () => {
  const { state } = after(placed, opened, acknowledged)
  const other: CallEvent[] = [
    { type: 'changed', call: callOf({ id: 'other', state: 'ended', reason: 'missed' }) },
    { type: 'incoming', call: callOf({ id: 'other', direction: 'in' }), person },
    { type: 'connect-failed', id: 'other' },
    { type: 'ring-failed', id: 'other', needsCredits: false, message: 'no' },
    { type: 'media-changed', id: 'other', change: { muted: true } },
  ]
  for (const event of other) expect(reduceCall(state, event, { device, now: 0 })).toEqual([state, []])
})

it('a call that is over stays on screen until it is dismissed', () => {
  const ended: CallEvent = { type: 'changed', call: callOf({ state: 'ended', reason: 'busy' }) }
  const { state } = after(placed, opened, acknowledged, ended)
  expect([state.view?.phase, liveCall(state)]).toEqual(['over', undefined])
  expect(after(placed, opened, acknowledged, ended, { type: 'dismiss' }).state.view).toBeNull()
})
