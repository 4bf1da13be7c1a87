import type { CallKind, Signal } from '../../contract.ts'
import type { CallView } from '../stage/call-view.ts'
import { type Devices, LocalMedia, mediaFailure } from '../media/local-media.ts'
import { MediaSession, type SessionParts } from '../media/media-session.ts'
import { SignalLine } from '../media/signal-line.ts'

/** Milliseconds since 1970, and timers. */
export type Clock = SessionParts['clock'] & { now: () => number }

export interface MediaParts {
  devices: Devices | undefined
  createPeer: SessionParts['createPeer']
  network: SessionParts['network']
  clock: Clock
}

/** How media finds its way, and until when that holds, in milliseconds since 1970. */
export interface Ice {
  configuration: RTCConfiguration
  until: number
}

interface Told {
  ice: () => Promise<Ice>
  send: (signal: Signal) => Promise<void>
  /** A refusal, which sending again does not change. */
  isFinal: (error: unknown) => boolean
  onChange: (part: Partial<CallView>) => void
}

/** Everything one call holds of the browser: the devices, the connection, and what waits to be sent. */
export class CallMedia {
  readonly #parts: MediaParts
  readonly #told: Told
  readonly #local: LocalMedia
  readonly #line: SignalLine<Signal>
  #session: MediaSession | undefined
  #polite = false
  #until = Number.POSITIVE_INFINITY
  #begun = 0
  /** What came before the connection was made here. */
  #early: Signal[] = []
  #muted = false

  constructor(parts: MediaParts, told: Told) {
    this.#parts = parts
    this.#told = told
    this.#line = new SignalLine(told.send, told.isFinal)
    this.#local = new LocalMedia(parts.devices, (kind) => void (kind === 'audio' ? this.choose('audio') : this.#hide({ gaveWay: false })))
  }

  /** Opens the microphone, and for video the camera; without a camera the call is one of voice. Says whether it can begin. */
  async prepare(kind: CallKind): Promise<boolean> {
    try {
      if ((await this.#local.open('audio')) === null) return false
    } catch (error) {
      this.#told.onChange({ trouble: { device: 'audio', failure: mediaFailure(error) } })
      return false
    }
    this.#told.onChange({ trouble: null })
    if (kind === 'video') await this.#show()
    return true
  }

  /**
   * Begins the connection, or begins it anew; the one who rang makes the offer.
   * @throws when the server does not say how media finds its way
   */
  async begin(polite: boolean): Promise<void> {
    this.#polite = polite
    this.#session?.close()
    this.#session = undefined
    this.#begun += 1
    const mine = this.#begun
    const { configuration, until } = await this.#told.ice()
    if (mine !== this.#begun) return
    this.#until = until
    this.#session = new MediaSession(
      {
        ...this.#parts,
        polite,
        configuration,
        send: (signal) => this.#line.push(signal),
        onChange: (media) => this.#told.onChange({ media }),
        onNarrow: () => void this.#hide({ gaveWay: true }),
      },
      this.#local.microphone,
      this.#local.camera,
    )
    this.#tell()
    for (const signal of this.#early.splice(0)) this.#session.receive(signal)
  }

  receive(signal: Signal): void {
    if ('media' in signal) this.#told.onChange({ theirs: signal.media })
    else if ('description' in signal && signal.description.type === 'rollback') {
      this.#early = []
      void this.begin(this.#polite).catch(() => {})
    } else if (this.#session === undefined) this.#early.push(signal)
    else this.#session.receive(signal)
  }

  /** Tells the other side that this one has lost its connection and begins another. */
  announceNew(): void {
    this.#line.push({ description: { type: 'rollback', sdp: '' } })
  }

  /** The socket is back: what waits goes out, and where nothing flows another way is looked for. */
  async resume(): Promise<void> {
    this.#line.retry()
    if (this.#parts.clock.now() > this.#until) {
      const { configuration, until } = await this.#told.ice()
      this.#until = until
      this.#session?.reconfigure(configuration)
    }
    this.#session?.resume()
    this.#tell()
  }

  mute(muted: boolean): void {
    this.#muted = muted
    if (this.#local.microphone !== null) this.#local.microphone.enabled = !muted
    this.#told.onChange({ muted })
    this.#tell()
  }

  /** Turns the own picture on or off. */
  async turnCamera(on: boolean): Promise<void> {
    await (on ? this.#show() : this.#hide({ gaveWay: false }))
  }

  /** Takes another microphone or camera; the usual one without an id. */
  async choose(kind: 'audio' | 'video', deviceId?: string): Promise<void> {
    if (kind === 'video') {
      await this.#show(deviceId)
      return
    }
    try {
      const track = await this.#local.open('audio', deviceId)
      if (track === null) return
      await this.#session?.speakWith(track)
      this.#told.onChange({ trouble: null })
    } catch (error) {
      this.#told.onChange({ trouble: { device: 'audio', failure: mediaFailure(error) } })
    }
  }

  close(): void {
    this.#begun += 1
    this.#line.close()
    this.#session?.close()
    this.#local.close()
  }

  async #show(deviceId?: string): Promise<void> {
    try {
      const camera = await this.#local.open('video', deviceId)
      if (camera === null) return
      this.#told.onChange({ camera, gaveWay: false, trouble: null })
      await this.#session?.showWith(camera)
      this.#tell()
    } catch (error) {
      this.#told.onChange({ trouble: { device: 'video', failure: mediaFailure(error) } })
    }
  }

  async #hide({ gaveWay }: Pick<CallView, 'gaveWay'>): Promise<void> {
    this.#local.shut('video')
    this.#told.onChange({ camera: null, gaveWay })
    await this.#session?.showWith(null)
    this.#tell()
  }

  #tell(): void {
    if (this.#session !== undefined) this.#line.push({ media: { audio: !this.#muted, video: this.#local.camera !== null } })
  }
}
