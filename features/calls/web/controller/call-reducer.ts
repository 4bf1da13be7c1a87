import { type Call, callPriceCredits, type CallPerson } from '../../contract.ts'
import type { CallEffect, CallEvent, CallState } from './call-events.ts'
import { type CallView, createCallView } from './call-view.ts'

/** The next state, and what the controller has to do, in order. */
type Step = readonly [CallState, readonly CallEffect[]]
interface Context {
  /** Id of this tab. */
  device: string
  /** Milliseconds since 1970. */
  now: number
}
type EventOf<T extends CallEvent['type']> = Extract<CallEvent, { type: T }>

export const initialCallState: CallState = { view: null, confirmedId: undefined, isConnectionStarted: false, isAnswering: false }

/** Returns the call on screen; undefined without one or when it is over. */
export const liveCall = ({ view }: Pick<CallState, 'view'>): CallView | undefined =>
  view === null || view.phase === 'over' ? undefined : view

const withView = (state: CallState, change: Partial<CallView>): CallState =>
  state.view === null ? state : { ...state, view: { ...state.view, ...change } }

const spokenSeconds = ({ connectedAt }: CallView, { now }: Context): number =>
  connectedAt === null ? 0 : Math.round((now - connectedAt) / 1000)

const over = (state: CallState, reason: NonNullable<CallView['reason']>, seconds: number, refusal?: string): Step => [
  { ...withView(state, { phase: 'over', reason, seconds, refusal, deviceProblem: null, camera: null }), isConnectionStarted: false },
  [{ type: 'release' }, { type: 'report-over' }],
]

const close = (state: CallState): Step => [
  { ...state, view: null, isConnectionStarted: false },
  [{ type: 'release' }, { type: 'report-over' }],
]

const stopRinging = (state: CallState, why: 'elsewhere' | 'missed', person: CallPerson): Step => {
  const [next, effects] = close(state)
  return [next, [...effects, { type: 'report-silent', why, person }]]
}

const ring = (state: CallState, pays: boolean): Step => {
  const view = liveCall(state)
  if (view === undefined) return [state, []]
  const next = { ...withView(state, { phase: 'preparing', pays }), isConnectionStarted: false }
  return [next, [{ type: 'open-media', id: view.id, kind: view.kind, opened: { purpose: 'ring' } }]]
}

const place = (state: CallState, { id, person, kind, conditions }: EventOf<'place'>): Step => {
  if (liveCall(state) !== undefined) return [withView(state, { minimised: false }), []]
  const view = { ...createCallView({ id, person, direction: 'out', kind, phase: 'paying' }), price: conditions.price }
  const next = { ...state, view, confirmedId: undefined }
  return conditions.remaining > 0 ? ring(next, false) : [next, []]
}

const accept = (state: CallState): Step => {
  const view = liveCall(state)
  if (view === undefined || view.phase !== 'ringing' || state.isAnswering) return [state, []]
  const next = { ...state, isAnswering: true, isConnectionStarted: false }
  return [next, [{ type: 'open-media', id: view.id, kind: view.kind, opened: { purpose: 'accept' } }]]
}

const hangUp = (state: CallState, context: Context): Step => {
  const view = liveCall(state)
  if (view === undefined) return [state, []]
  const { id, phase } = view
  if (state.confirmedId !== id && (phase === 'paying' || phase === 'preparing')) return close(state)
  const request = phase === 'ringing' ? 'decline' : phase === 'calling' ? 'cancel' : 'end'
  const [next, effects] =
    request === 'decline' ? close(state) : over(state, request === 'cancel' ? 'cancelled' : 'ended', spokenSeconds(view, context))
  return [next, [...effects, { type: 'send-end', id, request }]]
}

const incoming = (state: CallState, { call, person }: { call: Call; person: CallPerson }): Step => {
  if (liveCall(state) !== undefined || call.state !== 'ringing') return [state, []]
  const view = createCallView({ id: call.id, person, direction: 'in', kind: call.kind, phase: 'ringing' })
  return [{ ...state, view, confirmedId: call.id }, []]
}

const ended = (state: CallState, view: CallView, { reason, seconds }: Call): Step => {
  // Prefer the duration of the server, which is more exact.
  if (view.phase === 'over') return [seconds > 0 ? withView(state, { seconds }) : state, []]
  if (view.phase !== 'ringing') return over(state, reason ?? 'ended', seconds)
  return reason === 'declined' ? close(state) : stopRinging(state, 'missed', view.person)
}

const changed = (before: CallState, call: Call, { device }: Context): Step => {
  const { view } = before
  if (view?.id !== call.id) return [before, []]
  const state = { ...before, confirmedId: call.id }
  if (call.state === 'ended') return ended(state, view, call)
  if (view.phase === 'over' || call.state === 'ringing') return [state, []]
  if (call.device !== device) return stopRinging(state, 'elsewhere', view.person)
  const next = withView(state, { peerAway: call.peer_away })
  const isUnconnected = view.phase === 'connecting' && !state.isConnectionStarted
  if (view.phase === 'calling' || view.phase === 'ringing' || isUnconnected) {
    const connecting = { ...withView(next, { phase: 'connecting' }), isConnectionStarted: true }
    return [connecting, [{ type: 'connect', id: call.id, polite: call.direction === 'in' }]]
  }
  return [next, view.peerAway && !call.peer_away ? [{ type: 'resume-media-later' }] : []]
}

/** Shows a call that this page did not know yet: it has begun to ring, or the page was reloaded during the call. */
const found = (state: CallState, call: Call, person: CallPerson, { device }: Context): Step => {
  if (call.device !== device || call.state === 'ended') return call.direction === 'in' ? incoming(state, { call, person }) : [state, []]
  const { id, direction, kind } = call
  const connectedAt = call.connected_at === null ? null : Date.parse(call.connected_at)
  const view = { ...createCallView({ id, person, direction, kind, phase: 'preparing' }), connectedAt }
  const next = { ...state, view, confirmedId: id, isConnectionStarted: false }
  return [next, [{ type: 'open-media', id, kind: 'voice', opened: { purpose: 'resume', call } }]]
}

const current = (state: CallState, { call, person }: EventOf<'current'>, context: Context): Step => {
  const view = liveCall(state)
  if (call === null) {
    if (view === undefined || view.id !== state.confirmedId) return [state, []]
    return view.phase === 'ringing' ? stopRinging(state, 'missed', view.person) : over(state, 'lost', spokenSeconds(view, context))
  }
  if (view?.id === call.id) {
    const [next, effects] = changed(state, call, context)
    return [next, call.state === 'answered' ? [...effects, { type: 'resume-media' }] : effects]
  }
  return view === undefined && person !== null ? found(state, call, person, context) : [state, []]
}

const mediaOpened = (state: CallState, { id, opened }: EventOf<'media-opened'>, context: Context): Step => {
  const view = liveCall(state)
  if (view?.id !== id) return mediaFailed(state, opened)
  if (opened.purpose === 'accept') return [state, [{ type: 'send-accept', id }]]
  if (opened.purpose === 'ring') {
    const { person, kind, pays } = view
    return [withView(state, { phase: 'calling' }), [{ type: 'send-ring', id, uid: person.id, kind, pays }]]
  }
  const { call } = opened
  const [next, effects] = changed(withView(state, { phase: call.state === 'ringing' ? 'calling' : 'connecting' }), call, context)
  return [next, call.state === 'answered' ? [{ type: 'announce-new' }, ...effects] : effects]
}

const mediaFailed = (state: CallState, { purpose }: EventOf<'media-failed'>['opened']): Step => [
  purpose === 'accept' ? { ...state, isAnswering: false } : state,
  [],
]

const mediaChanged = (before: CallState, { id, change }: EventOf<'media-changed'>, { now }: Context): Step => {
  const view = liveCall(before)
  if (view?.id !== id) return [before, []]
  const state = withView(before, change)
  if (change.media === undefined) return [state, []]
  const { flow } = change.media
  const timer = { type: flow === 'lost' ? 'start-silence-timer' : 'stop-silence-timer' } as const
  if (flow !== 'flowing' || view.phase === 'talking') return [state, [timer]]
  return [withView(state, { phase: 'talking', connectedAt: view.connectedAt ?? now }), [timer, { type: 'send-connected', id }]]
}

const ringFailed = (state: CallState, { id, needsCredits, message }: EventOf<'ring-failed'>): Step => {
  if (liveCall(state)?.id !== id) return [state, []]
  if (!needsCredits) return over(state, 'refused', 0, message)
  return [{ ...withView(state, { phase: 'paying', price: callPriceCredits }), isConnectionStarted: false }, [{ type: 'release' }]]
}

const acceptFailed = (before: CallState, { id, error }: EventOf<'accept-failed'>): Step => {
  const state = { ...before, isAnswering: false }
  if (liveCall(state)?.id !== id) return [state, []]
  const [next, effects] = close(state)
  return [next, [{ type: 'show-error', error }, ...effects]]
}

/** Computes the next state of the calls in this tab and the effects to run. It has no side effects. */
export const reduceCall = (state: CallState, event: CallEvent, context: Context): Step => {
  switch (event.type) {
    case 'place':
      return place(state, event)
    case 'ring':
      return ring(state, event.pays)
    case 'accept':
      return accept(state)
    case 'hang-up':
      return hangUp(state, context)
    case 'dismiss':
      return [liveCall(state) === undefined ? { ...state, view: null } : state, []]
    case 'leave':
      return close(state)
    case 'incoming':
      return incoming(state, event)
    case 'changed':
      return changed(state, event.call, context)
    case 'current':
      return current(state, event, context)
    case 'media-opened':
      return mediaOpened(state, event, context)
    case 'media-failed':
      return mediaFailed(state, event.opened)
    case 'media-changed':
      return mediaChanged(state, event, context)
    case 'ring-acknowledged':
      // The member cancelled while the request was running. The server knows the call only now, so cancel it there.
      if (liveCall(state)?.id !== event.call.id) return [state, [{ type: 'send-end', id: event.call.id, request: 'cancel' }]]
      return changed(state, event.call, context)
    case 'ring-failed':
      return ringFailed(state, event)
    case 'accept-acknowledged':
      return changed({ ...state, isAnswering: false }, event.call, context)
    case 'accept-failed':
      return acceptFailed(state, event)
    case 'connect-failed':
      return liveCall(state)?.id === event.id ? hangUp(state, context) : [state, []]
  }
}
