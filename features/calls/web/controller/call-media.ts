import type { CallKind, Signal } from '../../contract.ts'
import type { CallView } from './call-view.ts'
import { type MediaDevicesApi, LocalMedia, toDeviceError } from '../media/local-media.ts'
import { MediaSession, type MediaSessionOptions } from '../media/media-session.ts'
import { SignalQueue } from '../media/signal-queue.ts'

/** Current time in milliseconds since 1970, and timers. */
export type Clock = MediaSessionOptions['clock'] & { now: () => number }

export interface MediaDependencies {
  devices: MediaDevicesApi | undefined
  createPeer: MediaSessionOptions['createPeer']
  network: MediaSessionOptions['network']
  clock: Clock
}

/** ICE configuration, and its expiry in milliseconds since 1970. */
export interface IceSettings {
  configuration: RTCConfiguration
  until: number
}

interface MediaCallbacks {
  ice: () => Promise<IceSettings>
  send: (signal: Signal) => Promise<void>
  /** Whether the error is a rejection that a retry does not change. */
  isFinal: (error: unknown) => boolean
  onChange: (part: Partial<CallView>) => void
}

/** Browser resources of one call: devices, connection and queued signals. */
export class CallMedia {
  readonly #parts: MediaDependencies
  readonly #told: MediaCallbacks
  readonly #local: LocalMedia
  readonly #line: SignalQueue<Signal>
  #session: MediaSession | undefined
  #polite = false
  #until = Number.POSITIVE_INFINITY
  #begun = 0
  /** Signals that arrived before the connection was created. */
  #early: Signal[] = []
  #muted = false

  constructor(parts: MediaDependencies, told: MediaCallbacks) {
    this.#parts = parts
    this.#told = told
    this.#line = new SignalQueue(told.send, told.isFinal)
    this.#local = new LocalMedia(
      parts.devices,
      (kind) => void (kind === 'audio' ? this.choose('audio') : this.#hide({ videoDropped: false })),
    )
  }

  /**
   * Opens the microphone, and the camera for a video call; without a camera the call continues as a voice call. Returns whether the call
   * can start.
   */
  async prepare(kind: CallKind): Promise<boolean> {
    try {
      if ((await this.#local.open('audio')) === null) return false
    } catch (error) {
      this.#told.onChange({ deviceProblem: { device: 'audio', failure: toDeviceError(error) } })
      return false
    }
    this.#told.onChange({ deviceProblem: null })
    if (kind === 'video') await this.#show()
    return true
  }

  /**
   * Creates the connection, or replaces it; the caller makes the offer.
   * @throws when the ICE configuration cannot be loaded
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
        onNarrow: () => void this.#hide({ videoDropped: true }),
      },
      this.#local.microphone,
      this.#local.camera,
    )
    this.#tell()
    for (const signal of this.#early.splice(0)) this.#session.receive(signal)
  }

  receive(signal: Signal): void {
    if ('media' in signal) this.#told.onChange({ peerMedia: signal.media })
    else if ('description' in signal && signal.description.type === 'rollback') {
      this.#early = []
      void this.begin(this.#polite).catch(() => {})
    } else if (this.#session === undefined) this.#early.push(signal)
    else this.#session.receive(signal)
  }

  /** Tells the other side that this side lost its connection and creates a new one. */
  announceNew(): void {
    this.#line.push({ description: { type: 'rollback', sdp: '' } })
  }

  /** Continues after a socket reconnect: sends queued signals and restarts ICE when no media flows. */
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

  /** Turns the own camera on or off. */
  async turnCamera(on: boolean): Promise<void> {
    await (on ? this.#show() : this.#hide({ videoDropped: false }))
  }

  /** Switches the microphone or camera; without an id to the default one. */
  async choose(kind: 'audio' | 'video', deviceId?: string): Promise<void> {
    if (kind === 'video') {
      await this.#show(deviceId)
      return
    }
    try {
      const track = await this.#local.open('audio', deviceId)
      if (track === null) return
      await this.#session?.sendMicrophone(track)
      this.#told.onChange({ deviceProblem: null })
    } catch (error) {
      this.#told.onChange({ deviceProblem: { device: 'audio', failure: toDeviceError(error) } })
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
      this.#told.onChange({ camera, videoDropped: false, deviceProblem: null })
      await this.#session?.sendCamera(camera)
      this.#tell()
    } catch (error) {
      this.#told.onChange({ deviceProblem: { device: 'video', failure: toDeviceError(error) } })
    }
  }

  async #hide({ videoDropped }: Pick<CallView, 'videoDropped'>): Promise<void> {
    this.#local.shut('video')
    this.#told.onChange({ camera: null, videoDropped })
    await this.#session?.sendCamera(null)
    this.#tell()
  }

  #tell(): void {
    if (this.#session !== undefined) this.#line.push({ media: { audio: !this.#muted, video: this.#local.camera !== null } })
  }
}
