import type { CallClock } from '#features/calls/web/controller/call-media.ts'

/** A clock that only moves with `advance`. */
export const createFakeClock = (begin = 1_000_000) => {
  let now = begin
  let timers: { due: () => void; at: number; id: number }[] = []
  let last = 0
  const clock: CallClock = {
    now: () => now,
    setTimeout: (due, milliseconds) => {
      last += 1
      timers.push({ due, at: now + milliseconds, id: last })
      return last
    },
    clearTimeout: (timer: unknown) => {
      timers = timers.filter(({ id }) => id !== timer)
    },
  }
  /** Runs pending promise callbacks. */
  const settle = async () => {
    for (let turn = 0; turn < 200; turn++) await Promise.resolve()
  }
  return {
    ...clock,
    settle,
    advance: async (milliseconds: number) => {
      const end = now + milliseconds
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (next === undefined) break
        timers = timers.filter(({ id }) => id !== next.id)
        now = next.at
        next.due()
        await settle()
      }
      now = end
      await settle()
    },
  }
}

export class FakeTrack extends EventTarget {
  readonly kind: 'audio' | 'video'
  readonly name: string
  enabled = true
  readyState: 'live' | 'ended' = 'live'
  constructor(kind: 'audio' | 'video', name: string = kind) {
    super()
    this.kind = kind
    this.name = name
  }
  stop(): void {
    this.readyState = 'ended'
  }
  getSettings() {
    return { deviceId: this.name }
  }
}
export const asTrack = (track: FakeTrack): MediaStreamTrack => track as unknown as MediaStreamTrack

/** Fake devices that record the tracks they return. `refuse` makes them throw; `hold` delays the result until it is called. */
export const createFakeDevices = () => {
  const opened: FakeTrack[] = []
  let refusal: Partial<Record<'audio' | 'video', string>> = {}
  let gate: Promise<void> = Promise.resolve()
  return {
    opened,
    live: () => opened.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind),
    refuse: (given: typeof refusal) => {
      refusal = given
    },
    hold: () => {
      let release = () => {}
      gate = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    getUserMedia: async (wanted: MediaStreamConstraints = {}): Promise<MediaStream> => {
      await gate
      const kind = wanted.audio === undefined ? 'video' : 'audio'
      const name = refusal[kind]
      if (name !== undefined) throw Object.assign(new Error('no'), { name })
      const { deviceId } = (wanted[kind] ?? {}) as { deviceId?: { exact: string } }
      const track = new FakeTrack(kind, deviceId?.exact ?? `${kind}-${opened.length}`)
      opened.push(track)
      const of = (wantedKind: string) => () => (wantedKind === kind ? [track] : [])
      return { getAudioTracks: of('audio'), getVideoTracks: of('video') } as unknown as MediaStream
    },
  }
}

class FakeLine {
  readonly #peer: FakePeer
  readonly receiver: { track: FakeTrack }
  readonly encoding: Record<string, unknown> = {}
  readonly sender: { track: FakeTrack | null } & Record<string, unknown>
  /** The negotiated direction; null until a test sets it. */
  currentDirection: RTCRtpTransceiverDirection | null = null
  #direction: RTCRtpTransceiverDirection
  constructor(peer: FakePeer, kind: 'audio' | 'video', direction: RTCRtpTransceiverDirection, track: FakeTrack | null) {
    this.#peer = peer
    this.#direction = direction
    this.receiver = { track: new FakeTrack(kind, `remote-${kind}`) }
    this.sender = {
      track,
      replaceTrack: async (next: FakeTrack | null) => {
        this.sender.track = next
      },
      getParameters: () => ({ encodings: [this.encoding] }),
      setParameters: async () => {},
    }
  }
  get direction(): RTCRtpTransceiverDirection {
    return this.#direction
  }
  set direction(next) {
    if (next === this.#direction) return
    this.#direction = next
    this.#peer.need()
  }
}

/** A fake peer connection that checks the order of offers and answers; nothing is sent. */
export class FakePeer extends EventTarget {
  static made: FakePeer[] = []
  readonly lines: FakeLine[] = []
  readonly configurations: RTCConfiguration[]
  readonly candidates: RTCIceCandidateInit[] = []
  signalingState: RTCSignalingState = 'stable'
  connectionState: RTCPeerConnectionState = 'new'
  localDescription: RTCSessionDescriptionInit | null = null
  remoteDescription: RTCSessionDescriptionInit | null = null
  restarts = 0
  offers = 0
  stats: Record<string, unknown>[] = []
  #needed = false

  constructor(configuration: RTCConfiguration) {
    super()
    this.configurations = [configuration]
    FakePeer.made.push(this)
  }
  need(): void {
    this.#needed = true
    this.#negotiateSoon()
  }
  #negotiateSoon(): void {
    queueMicrotask(() => {
      if (!this.#needed || this.signalingState !== 'stable' || this.connectionState === 'closed') return
      this.#needed = false
      this.dispatchEvent(new Event('negotiationneeded'))
    })
  }
  addTransceiver(given: FakeTrack | 'audio' | 'video', { direction = 'sendrecv' }: { direction?: RTCRtpTransceiverDirection }): void {
    const [kind, track] = typeof given === 'string' ? [given, null] : [given.kind, given]
    this.lines.push(new FakeLine(this, kind, direction, track))
    this.need()
  }
  getTransceivers() {
    return this.lines
  }
  async setLocalDescription(): Promise<void> {
    if (this.signalingState === 'have-remote-offer') {
      this.localDescription = { type: 'answer', sdp: 'answer' }
      // This side's answer also contains its own changes, so no further offer is needed.
      this.#needed = false
      this.#stable()
    } else {
      this.offers += 1
      this.localDescription = { type: 'offer', sdp: `offer ${this.offers}` }
      this.signalingState = 'have-local-offer'
    }
  }
  async setRemoteDescription(description: RTCSessionDescriptionInit): Promise<void> {
    if (description.type === 'answer') {
      if (this.signalingState !== 'have-local-offer') throw new Error('an answer to nothing')
      this.remoteDescription = description
      this.#stable()
      return
    }
    this.remoteDescription = description
    this.signalingState = 'have-remote-offer'
    if (this.lines.length > 0) return
    for (const kind of ['audio', 'video'] as const) {
      const line = new FakeLine(this, kind, 'recvonly', null)
      this.lines.push(line)
      this.dispatchEvent(Object.assign(new Event('track'), { track: line.receiver.track }))
    }
  }
  #stable(): void {
    this.signalingState = 'stable'
    this.#negotiateSoon()
  }
  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    this.candidates.push(candidate)
  }
  restartIce(): void {
    this.restarts += 1
    this.need()
  }
  setConfiguration(configuration: RTCConfiguration): void {
    this.configurations.push(configuration)
  }
  async getStats(): Promise<unknown> {
    return new Map(this.stats.map((entry, index) => [String(index), { id: String(index), ...entry }]))
  }
  fare(state: RTCPeerConnectionState): void {
    this.connectionState = state
    this.dispatchEvent(new Event('connectionstatechange'))
  }
  close(): void {
    this.connectionState = 'closed'
  }
  /** Simulates received audio: the total of packets so far. */
  hear(packetsReceived: number, more: Record<string, unknown>[] = []): void {
    this.stats = [{ type: 'inbound-rtp', kind: 'audio', packetsReceived, packetsLost: 0 }, ...more]
  }
}
export const createFakePeer = (configuration: RTCConfiguration): RTCPeerConnection =>
  new FakePeer(configuration) as unknown as RTCPeerConnection
