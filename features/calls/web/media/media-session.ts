import { giveWay, type Quality, qualityOf, type Sample, sampleOf } from './line-quality.ts'
import type { Signal } from '../../contract.ts'

/** `waiting`: nothing flows yet; `flowing`: voice comes in; `lost`: it did, and the way there is being looked for again. */
export type Flow = 'waiting' | 'flowing' | 'lost'

export interface MediaState {
  flow: Flow
  /** The other one's voice, and their picture while they send one. */
  voice: MediaStreamTrack | null
  picture: MediaStreamTrack | null
  quality: Quality | null
  sample: Sample | null
}

export interface SessionParts {
  /** Whose offer waits when two cross: whoever was called. The other one makes the first. */
  polite: boolean
  configuration: RTCConfiguration
  createPeer: (configuration: RTCConfiguration) => RTCPeerConnection
  send: (signal: Signal) => void
  clock: { setTimeout: (due: () => void, milliseconds: number) => unknown; clearTimeout: (timer: never) => void }
  /** Tells of `online`; a window is one. */
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  onChange: (state: MediaState) => void
  /** The line has been too narrow for a picture for a while. */
  onNarrow: () => void
}

const lookEvery = { waiting: 250, flowing: 2000, lost: 500 } satisfies Record<Flow, number>
/** A gap of this long often heals by itself; the polite side lets the other one try first. */
const patience = 1500
const tryEvery = 4000

const voiceLimit = 40_000
const pictureLimit = 900_000

const voiceFirst = async (sender: RTCRtpSender, isVoice: boolean): Promise<void> => {
  const parameters = sender.getParameters()
  const [encoding] = parameters.encodings
  if (encoding === undefined) return
  const priority = isVoice ? 'high' : 'low'
  Object.assign(encoding, { priority, networkPriority: priority, maxBitrate: isVoice ? voiceLimit : pictureLimit })
  if (!isVoice) Object.assign(parameters, { degradationPreference: 'maintain-framerate' })
  // A browser that knows no priorities sends all the same.
  await sender.setParameters(parameters).catch(() => {})
}

/**
 * The voice and the pictures between two members, from the first offer to the last packet. Both may change what they send at any time, and either may
 * look for another way when the network changes; offers that cross are settled by who is polite. It opens and closes no device.
 */
export class MediaSession {
  readonly #parts: SessionParts
  readonly #peer: RTCPeerConnection
  #state: MediaState = { flow: 'waiting', voice: null, picture: null, quality: null, sample: null }
  #microphone: MediaStreamTrack | null
  #camera: MediaStreamTrack | null
  #offering = false
  #settlingAnswer = false
  #ignoring = false
  #incoming: Promise<void> = Promise.resolve()
  #early: Signal[] = []
  #look: unknown
  #restart: unknown
  #narrow = 0
  #closed = false

  constructor(parts: SessionParts, microphone: MediaStreamTrack | null, camera: MediaStreamTrack | null) {
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
      if (track.kind === 'audio') this.#change({ voice: track })
    })
    peer.addEventListener('connectionstatechange', () => this.#connectionChanged())
    parts.network.addEventListener('online', this.#networkChanged)
    // Whoever was called answers on the lines of the first offer, so that there is one for each kind.
    if (!parts.polite) {
      peer.addTransceiver(microphone ?? 'audio', { direction: 'sendrecv' })
      peer.addTransceiver(camera ?? 'video', { direction: camera === null ? 'recvonly' : 'sendrecv' })
    }
    this.#lookAgain()
  }

  /** Takes what the other side has sent; in the order it came. */
  receive(signal: Signal): void {
    this.#incoming = this.#incoming.then(() => this.#take(signal)).catch(() => {})
  }

  /** Sends another voice, or none. */
  async speakWith(track: MediaStreamTrack | null): Promise<void> {
    this.#microphone = track
    await this.#lineFor('audio')?.sender.replaceTrack(track)
  }

  /** Sends a picture, another one, or none; whether there is one is settled anew with the other side. */
  async showWith(track: MediaStreamTrack | null): Promise<void> {
    this.#camera = track
    this.#narrow = 0
    const line = this.#lineFor('video')
    if (line === undefined) return
    await line.sender.replaceTrack(track)
    line.direction = track === null ? 'recvonly' : 'sendrecv'
  }

  /** Looks for another way to the other side, such as after the network has changed. */
  findAnotherWay(): void {
    if (this.#closed) return
    this.#peer.restartIce()
    this.#later(tryEvery)
  }

  /** Other relays, or newer credentials, for the next way that is looked for. */
  reconfigure(configuration: RTCConfiguration): void {
    if (!this.#closed) this.#peer.setConfiguration({ bundlePolicy: 'max-bundle', ...configuration })
  }

  /** What was sent meanwhile may not have arrived: an offer without an answer goes out again, and where nothing flows another way is looked for. */
  resume(): void {
    if (this.#closed) return
    const { localDescription, signalingState, connectionState } = this.#peer
    if (signalingState === 'have-local-offer' && localDescription !== null) {
      this.#send({ description: { type: 'offer', sdp: localDescription.sdp } })
    } else if (connectionState !== 'connected') this.findAnotherWay()
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

  #send(signal: Signal): void {
    if (!this.#closed) this.#parts.send(signal)
  }

  #change(part: Partial<MediaState>): void {
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
      // The other side's offer came first; what is needed still is asked for once that is settled.
    } finally {
      this.#offering = false
    }
  }

  async #take(signal: Signal): Promise<void> {
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
    await Promise.all(this.#peer.getTransceivers().map(({ sender, receiver }) => voiceFirst(sender, receiver.track.kind === 'audio')))
  }

  async #takeCandidate({ candidate }: Extract<Signal, { candidate: unknown }>): Promise<void> {
    if (this.#peer.remoteDescription === null) {
      this.#early.push({ candidate })
      return
    }
    // Those of an offer that was passed over have nowhere to go.
    await this.#peer.addIceCandidate(candidate).catch((error: unknown) => {
      if (!this.#ignoring) throw error
    })
  }

  /** Puts the own tracks on the lines of an offer. */
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
    const [voice, picture] = [this.#lineFor('audio'), this.#lineFor('video')]
    if (voice !== undefined) voice.direction = 'sendrecv'
    if (picture !== undefined) picture.direction = this.#camera === null ? 'recvonly' : 'sendrecv'
  }

  /** Goes by what was settled on: Chromium leaves the track of a line muted for good when two offers about it have crossed. */
  #findPicture(): void {
    const line = this.#lineFor('video')
    const comes = line?.currentDirection === 'sendrecv' || line?.currentDirection === 'recvonly'
    const picture = comes ? line.receiver.track : null
    if (picture !== this.#state.picture) this.#change({ picture })
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
    if (this.#restart === undefined) this.#later(this.#parts.polite ? 2 * patience : patience)
  }

  readonly #networkChanged = (): void => this.findAnotherWay()

  #later(milliseconds: number): void {
    this.#parts.clock.clearTimeout(this.#restart as never)
    this.#restart = this.#parts.clock.setTimeout(() => {
      this.#restart = undefined
      if (this.#peer.connectionState !== 'connected') this.findAnotherWay()
    }, milliseconds)
  }

  #lookAgain(): void {
    if (this.#closed) return
    this.#look = this.#parts.clock.setTimeout(() => void this.#observe().finally(() => this.#lookAgain()), lookEvery[this.#state.flow])
  }

  async #observe(): Promise<void> {
    const before = this.#state.sample
    const sample = sampleOf(await this.#peer.getStats())
    if (this.#state.flow === 'waiting') {
      this.#change({ sample, ...(sample.received > 0 ? { flow: 'flowing' } : {}) })
      return
    }
    this.#change({ sample, ...(before === null || this.#state.flow === 'lost' ? {} : { quality: qualityOf(before, sample) }) })
    if (this.#camera === null) return
    // What goes missing while there is no way at all says nothing of how wide the next one is.
    const { narrow, gives } = this.#state.flow === 'lost' ? { narrow: 0, gives: false } : giveWay(this.#narrow, sample)
    this.#narrow = narrow
    if (gives) this.#parts.onNarrow()
  }
}
