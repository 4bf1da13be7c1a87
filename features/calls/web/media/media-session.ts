import { assessVideoBandwidth, type ConnectionQuality, rateQuality, type ConnectionSample, readSample } from './connection-quality.ts'
import type { CallSignal } from '../../contract.ts'

/** `waiting`: no audio yet; `flowing`: audio arrives; `lost`: audio stopped and ICE is restarting. */
export type IncomingAudioState = 'waiting' | 'flowing' | 'lost'

/** The media that arrive from the other side, and their quality. */
export interface IncomingMedia {
  flow: IncomingAudioState
  /** The audio track of the other side. `video` is null while the other side sends none. */
  audio: MediaStreamTrack | null
  video: MediaStreamTrack | null
  quality: ConnectionQuality | null
  sample: ConnectionSample | null
}

export interface MediaSessionOptions {
  /** The polite side, the callee, rolls back its offer when two offers collide. The other side makes the first offer. */
  polite: boolean
  configuration: RTCConfiguration
  createPeer: (configuration: RTCConfiguration) => RTCPeerConnection
  send: (signal: CallSignal) => void
  clock: { setTimeout: (due: () => void, milliseconds: number) => unknown; clearTimeout: (timer: never) => void }
  /** Source of `online` events, such as window. */
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  onChange: (state: IncomingMedia) => void
  /** Called when the bandwidth has been too low for video for a while. */
  onNarrow: () => void
}

const sampleIntervals = { waiting: 250, flowing: 2000, lost: 500 } satisfies Record<IncomingAudioState, number>
/** Milliseconds to wait before an ICE restart: short interruptions often recover, and the polite side lets the other side restart first. */
const restartDelayMs = 1500
const restartIntervalMs = 4000

const audioLimit = 40_000
const videoLimit = 900_000

const prioritizeAudio = async (sender: RTCRtpSender, isAudio: boolean): Promise<void> => {
  const parameters = sender.getParameters()
  const [encoding] = parameters.encodings
  if (encoding === undefined) return
  const priority = isAudio ? 'high' : 'low'
  Object.assign(encoding, { priority, networkPriority: priority, maxBitrate: isAudio ? audioLimit : videoLimit })
  if (!isAudio) Object.assign(parameters, { degradationPreference: 'maintain-framerate' })
  // Browsers that do not support priorities still send.
  await sender.setParameters(parameters).catch(() => {})
}

/**
 * Audio and video between two members. Both sides may change what they send at any time, and either may restart ICE after a network change;
 * colliding offers are resolved by the polite side. It opens and closes no device.
 */
export class MediaSession {
  readonly #parts: MediaSessionOptions
  readonly #peer: RTCPeerConnection
  #state: IncomingMedia = { flow: 'waiting', audio: null, video: null, quality: null, sample: null }
  #microphone: MediaStreamTrack | null
  #camera: MediaStreamTrack | null
  #offering = false
  #settlingAnswer = false
  #ignoring = false
  #incoming: Promise<void> = Promise.resolve()
  #early: CallSignal[] = []
  #look: unknown
  #restart: unknown
  #narrow = 0
  #closed = false

  constructor(parts: MediaSessionOptions, microphone: MediaStreamTrack | null, camera: MediaStreamTrack | null) {
    this.#parts = parts
    this.#microphone = microphone
    this.#camera = camera
    const peer = parts.createPeer({ bundlePolicy: 'max-bundle', ...parts.configuration })
    this.#peer = peer
    peer.addEventListener('negotiationneeded', () => void this.#offer())
    peer.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate !== null) this.#send({ candidate: { ...candidate.toJSON(), candidate: candidate.candidate } })
    })
    peer.addEventListener('track', ({ track }) => {
      if (track.kind === 'audio') this.#change({ audio: track })
    })
    peer.addEventListener('connectionstatechange', () => this.#connectionChanged())
    parts.network.addEventListener('online', this.#networkChanged)
    // The callee answers on the transceivers of the first offer, so that there is one for each kind.
    if (!parts.polite) {
      peer.addTransceiver(microphone ?? 'audio', { direction: 'sendrecv' })
      peer.addTransceiver(camera ?? 'video', { direction: camera === null ? 'recvonly' : 'sendrecv' })
    }
    this.#lookAgain()
  }

  /** Processes signals from the other side in order. */
  receive(signal: CallSignal): void {
    this.#incoming = this.#incoming.then(() => this.#take(signal)).catch(() => {})
  }

  /** Replaces the sent audio track, or sends none. */
  async sendMicrophone(track: MediaStreamTrack | null): Promise<void> {
    this.#microphone = track
    await this.#lineFor('audio')?.sender.replaceTrack(track)
  }

  /** Replaces the sent video track, or sends none; the direction is renegotiated. */
  async sendCamera(track: MediaStreamTrack | null): Promise<void> {
    this.#camera = track
    this.#narrow = 0
    const line = this.#lineFor('video')
    if (line === undefined) return
    await line.sender.replaceTrack(track)
    line.direction = track === null ? 'recvonly' : 'sendrecv'
  }

  /** Restarts ICE, for example after a network change. */
  restartIce(): void {
    if (this.#closed) return
    this.#peer.restartIce()
    this.#later(restartIntervalMs)
  }

  /** Sets new relays or credentials for the next ICE restart. */
  reconfigure(configuration: RTCConfiguration): void {
    if (!this.#closed) this.#peer.setConfiguration({ bundlePolicy: 'max-bundle', ...configuration })
  }

  /** Signals may have been lost: sends an unanswered offer again, and restarts ICE when not connected. */
  resume(): void {
    if (this.#closed) return
    const { localDescription, signalingState, connectionState } = this.#peer
    if (signalingState === 'have-local-offer' && localDescription !== null) {
      this.#send({ description: { type: 'offer', sdp: localDescription.sdp } })
    } else if (connectionState !== 'connected') this.restartIce()
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#parts.network.removeEventListener('online', this.#networkChanged)
    this.#parts.clock.clearTimeout(this.#look as never)
    this.#parts.clock.clearTimeout(this.#restart as never)
    this.#peer.close()
  }

  #lineFor(kind: 'audio' | 'video'): RTCRtpTransceiver | undefined {
    return this.#peer.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)
  }

  #send(signal: CallSignal): void {
    if (!this.#closed) this.#parts.send(signal)
  }

  #change(part: Partial<IncomingMedia>): void {
    if (this.#closed) return
    this.#state = { ...this.#state, ...part }
    this.#parts.onChange(this.#state)
  }

  async #describe(): Promise<void> {
    await this.#peer.setLocalDescription()
    const description = this.#peer.localDescription
    if (description !== null) this.#send({ description: { type: description.type, sdp: description.sdp } })
  }

  async #offer(): Promise<void> {
    try {
      this.#offering = true
      await this.#describe()
    } catch {
      // The other side's offer came first; negotiation is needed again after that.
    } finally {
      this.#offering = false
    }
  }

  async #take(signal: CallSignal): Promise<void> {
    if (this.#closed) return
    if ('media' in signal) return
    if ('candidate' in signal) {
      await this.#takeCandidate(signal)
      return
    }
    const { description } = signal
    const isOffer = description.type === 'offer'
    const isReady = !this.#offering && (this.#peer.signalingState === 'stable' || this.#settlingAnswer)
    this.#ignoring = isOffer && !isReady && !this.#parts.polite
    if (this.#ignoring) return
    this.#settlingAnswer = !isOffer
    try {
      await this.#peer.setRemoteDescription(description)
    } finally {
      this.#settlingAnswer = false
    }
    for (const early of this.#early.splice(0)) this.receive(early)
    if (isOffer) {
      await this.#join()
      await this.#describe()
    }
    this.#findPicture()
    await Promise.all(this.#peer.getTransceivers().map(({ sender, receiver }) => prioritizeAudio(sender, receiver.track.kind === 'audio')))
  }

  async #takeCandidate({ candidate }: Extract<CallSignal, { candidate: unknown }>): Promise<void> {
    if (this.#peer.remoteDescription === null) {
      this.#early.push({ candidate })
      return
    }
    // Candidates of an ignored offer cannot be added.
    await this.#peer.addIceCandidate(candidate).catch((error: unknown) => {
      if (!this.#ignoring) throw error
    })
  }

  /** Adds the tracks of this device to the transceivers of an offer. */
  async #join(): Promise<void> {
    for (const [kind, track] of [
      ['audio', this.#microphone],
      ['video', this.#camera],
    ] as const) {
      const line = this.#lineFor(kind)
      if (line === undefined || line.sender.track === track) continue
      // oxlint-disable-next-line no-await-in-loop -- two at most, and the answer needs both
      await line.sender.replaceTrack(track)
    }
    const [audio, video] = [this.#lineFor('audio'), this.#lineFor('video')]
    if (audio !== undefined) audio.direction = 'sendrecv'
    if (video !== undefined) video.direction = this.#camera === null ? 'recvonly' : 'sendrecv'
  }

  /** Use the negotiated direction: Chromium leaves a receiver track muted for good after two offers collide. */
  #findPicture(): void {
    const line = this.#lineFor('video')
    const comes = line?.currentDirection === 'sendrecv' || line?.currentDirection === 'recvonly'
    const video = comes ? line.receiver.track : null
    if (video !== this.#state.video) this.#change({ video })
  }

  #connectionChanged(): void {
    const { connectionState } = this.#peer
    if (connectionState === 'connected') {
      this.#parts.clock.clearTimeout(this.#restart as never)
      this.#restart = undefined
      if (this.#state.flow === 'lost') this.#change({ flow: 'flowing' })
    }
    if (connectionState !== 'disconnected' && connectionState !== 'failed') return
    if (this.#state.flow === 'flowing') this.#change({ flow: 'lost', quality: 'poor' })
    if (this.#restart === undefined) this.#later(this.#parts.polite ? 2 * restartDelayMs : restartDelayMs)
  }

  readonly #networkChanged = (): void => this.restartIce()

  #later(milliseconds: number): void {
    this.#parts.clock.clearTimeout(this.#restart as never)
    this.#restart = this.#parts.clock.setTimeout(() => {
      this.#restart = undefined
      if (this.#peer.connectionState !== 'connected') this.restartIce()
    }, milliseconds)
  }

  #lookAgain(): void {
    if (this.#closed) return
    this.#look = this.#parts.clock.setTimeout(
      () => void this.#observe().finally(() => this.#lookAgain()),
      sampleIntervals[this.#state.flow],
    )
  }

  async #observe(): Promise<void> {
    const before = this.#state.sample
    const sample = readSample(await this.#peer.getStats())
    if (this.#state.flow === 'waiting') {
      this.#change({ sample, ...(sample.received > 0 ? { flow: 'flowing' } : {}) })
      return
    }
    this.#change({ sample, ...(before === null || this.#state.flow === 'lost' ? {} : { quality: rateQuality(before, sample) }) })
    if (this.#camera === null) return
    // Start counting anew: packets lost during an interruption say nothing about the bandwidth afterwards.
    const { narrow, drops } = this.#state.flow === 'lost' ? { narrow: 0, drops: false } : assessVideoBandwidth(this.#narrow, sample)
    this.#narrow = narrow
    if (drops) this.#parts.onNarrow()
  }
}
