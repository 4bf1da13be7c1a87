import type { Call, CallKind, CallPerson } from '../../contract.ts'
import type { CallView } from './call-view.ts'

/** The state of calls in this tab; `reduceCall` computes the next one. */
export interface CallState {
  view: CallView | null
  /** Id of the call that the server has confirmed. */
  confirmedId: string | undefined
  /** Whether the connection of the current call has been started. */
  isConnectionStarted: boolean
  /** Whether an answer is in progress. A second click is then ignored. */
  isAnswering: boolean
}

/** Why the microphone is opened: to ring, to answer, or to continue a call after a reload. */
type MediaPurpose = { purpose: 'ring' } | { purpose: 'accept' } | { purpose: 'resume'; call: Call }

/** What happened: actions of the member, events of the server, and results of effects. */
export type CallEvent =
  | { type: 'place'; id: string; person: CallPerson; kind: CallKind; conditions: { remaining: number; price: number } }
  /** The member agrees to the price, or tries again. */
  | { type: 'ring'; pays: boolean }
  | { type: 'accept' }
  | { type: 'hang-up' }
  | { type: 'dismiss' }
  /** The member signs out. */
  | { type: 'leave' }
  | { type: 'incoming'; call: Call; person: CallPerson }
  | { type: 'changed'; call: Call }
  /** Response to `call:current`. */
  | { type: 'current'; call: Call | null; person: CallPerson | null }
  | { type: 'media-opened'; id: string; opened: MediaPurpose }
  | { type: 'media-failed'; id: string; opened: MediaPurpose }
  | { type: 'media-changed'; id: string; change: Partial<CallView> }
  | { type: 'ring-acknowledged'; call: Call }
  | { type: 'ring-failed'; id: string; needsCredits: boolean; message: string | undefined }
  | { type: 'accept-acknowledged'; call: Call }
  | { type: 'accept-failed'; id: string; error: unknown }
  | { type: 'connect-failed'; id: string }

/** What the controller does after a change of state. */
export type CallEffect =
  /** Opens the microphone, and the camera for video; reports `media-opened` or `media-failed`. */
  | { type: 'open-media'; id: string; kind: CallKind; opened: MediaPurpose }
  /** Stops all devices, the connection and the timers. */
  | { type: 'release' }
  /** The polite side, the callee, waits for the offer. */
  | { type: 'connect'; id: string; polite: boolean }
  /** Tells the other side that this side creates a new connection. */
  | { type: 'announce-new' }
  | { type: 'resume-media' }
  | { type: 'resume-media-later' }
  | { type: 'send-ring'; id: string; uid: string; kind: CallKind; pays: boolean }
  | { type: 'send-accept'; id: string }
  | { type: 'send-connected'; id: string }
  | { type: 'send-end'; id: string; request: 'decline' | 'cancel' | 'end' }
  | { type: 'start-silence-timer' }
  | { type: 'stop-silence-timer' }
  /** The call has stopped ringing on this device. */
  | { type: 'report-silent'; why: 'elsewhere' | 'missed'; person: CallPerson }
  | { type: 'report-over' }
  | { type: 'show-error'; error: unknown }
