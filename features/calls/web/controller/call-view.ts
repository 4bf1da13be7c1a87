import { create } from 'zustand'
import type { CallKind, EndReason, CallPerson } from '../../contract.ts'
import type { DeviceError } from '#platform/web/audio/recording/device-error.ts'
import type { IncomingMedia } from '../media/media-session.ts'

/**
 * - `paying`: beyond the plan; waits for confirmation.
 * - `preparing`: the microphone is being opened, or failed to open (`deviceProblem`).
 * - `calling`, `ringing`: outgoing and incoming.
 * - `connecting`: answered, no audio yet.
 * - `over`: the outcome is shown.
 */
export type CallPhase = 'paying' | 'preparing' | 'calling' | 'ringing' | 'connecting' | 'talking' | 'over'

/** A device that could not be opened, and why. */
export interface DeviceProblem {
  device: 'audio' | 'video'
  failure: DeviceError
}

/** The call shown in this tab. */
export interface CallView {
  id: string
  person: CallPerson
  direction: 'out' | 'in'
  kind: CallKind
  phase: CallPhase
  /** Credits beyond the plan, shown while `paying`. */
  price: number
  /** Whether the member agreed to pay the price. */
  pays: boolean
  /** Why the call is over; null before. `refused` comes with the server's message. */
  reason: EndReason | 'refused' | null
  refusal: string | undefined
  deviceProblem: DeviceProblem | null
  /** When audio started, in milliseconds since 1970. */
  connectedAt: number | null
  /** Duration in seconds, once over. */
  seconds: number
  peerAway: boolean
  media: IncomingMedia
  muted: boolean
  camera: MediaStreamTrack | null
  /** Whether this device's camera was turned off to keep the audio on a weak connection. */
  videoDropped: boolean
  peerMedia: { audio: boolean; video: boolean }
  minimised: boolean
}

const silence: IncomingMedia = { flow: 'waiting', audio: null, video: null, quality: null, sample: null }

export const createCallView = (of: Pick<CallView, 'id' | 'person' | 'direction' | 'kind' | 'phase'>): CallView => ({
  ...of,
  price: 0,
  pays: false,
  reason: null,
  refusal: undefined,
  deviceProblem: null,
  connectedAt: null,
  seconds: 0,
  peerAway: false,
  media: silence,
  muted: false,
  camera: null,
  videoDropped: false,
  peerMedia: { audio: true, video: true },
  minimised: false,
})

/** The call on screen; null without one. */
export const useCallView = create<{ view: CallView | null }>(() => ({ view: null }))

/** Changes the call on screen, if there is one. */
export const updateCallView = (part: Partial<CallView>): void => {
  const { view } = useCallView.getState()
  if (view !== null) useCallView.setState({ view: { ...view, ...part } })
}
