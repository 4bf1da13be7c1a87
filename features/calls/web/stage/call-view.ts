import { create } from 'zustand'
import type { CallKind, EndReason, Party } from '../../contract.ts'
import type { MediaFailure } from '../media/local-media.ts'
import type { MediaState } from '../media/media-session.ts'

/**
 * - `paying`: past the plan; the member is asked first.
 * - `preparing`: the microphone is being opened, or cannot be (`trouble`).
 * - `calling`, `ringing`: out and in.
 * - `connecting`: answered, no sound yet.
 * - `over`: the last word on it is shown.
 */
export type Phase = 'paying' | 'preparing' | 'calling' | 'ringing' | 'connecting' | 'talking' | 'over'

/** A device that could not be had, and why. */
export interface Trouble {
  device: 'audio' | 'video'
  failure: MediaFailure
}

/** The one call this tab shows. */
export interface CallView {
  id: string
  person: Party
  direction: 'out' | 'in'
  kind: CallKind
  phase: Phase
  /** Credits it costs past the plan, asked for while `paying`. */
  price: number
  /** The member agrees to pay them. */
  pays: boolean
  /** Why it is over; `refused` with the server's sentence. */
  reason: EndReason | 'refused' | null
  refusal: string | undefined
  trouble: Trouble | null
  /** Milliseconds since 1970 when sound began. */
  since: number | null
  /** How long it lasted, once over. */
  seconds: number
  peerAway: boolean
  media: MediaState
  muted: boolean
  camera: MediaStreamTrack | null
  /** The own picture was given up for the voice. */
  gaveWay: boolean
  theirs: { audio: boolean; video: boolean }
  minimised: boolean
}

const silence: MediaState = { flow: 'waiting', voice: null, picture: null, quality: null, sample: null }

export const newView = (of: Pick<CallView, 'id' | 'person' | 'direction' | 'kind' | 'phase'>): CallView => ({
  ...of,
  price: 0,
  pays: false,
  reason: null,
  refusal: undefined,
  trouble: null,
  since: null,
  seconds: 0,
  peerAway: false,
  media: silence,
  muted: false,
  camera: null,
  gaveWay: false,
  theirs: { audio: true, video: true },
  minimised: false,
})

/** The call on the screen, null without one. */
export const useCall = create<{ view: CallView | null }>(() => ({ view: null }))

/** Changes the call on the screen, if there is one. */
export const changeView = (part: Partial<CallView>): void => {
  const { view } = useCall.getState()
  if (view !== null) useCall.setState({ view: { ...view, ...part } })
}
