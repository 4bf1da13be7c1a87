import type { CallKind, CallSignal } from '../../contract.ts'
import type { CallView } from './call-view.ts'
import { toDeviceError } from '#platform/web/audio/recording/device-error.ts'
import { type MediaDevicesApi, LocalMedia } from '../media/local-media.ts'
import { MediaSession, type MediaSessionOptions } from '../media/media-session.ts'
import { SignalQueue } from '../media/signal-queue.ts'

/** Current time in milliseconds since 1970, and timers. */
export type CallClock = MediaSessionOptions['clock'] & { now: () => number }

export interface MediaDependencies {
  devices: MediaDevicesApi | undefined
  createPeer: MediaSessionOptions['createPeer']
  network: MediaSessionOptions['network']
  clock: CallClock
}

/** ICE configuration, and its expiry in milliseconds since 1970. */
export interface IceSettings {
  configuration: RTCConfiguration
  until: number
}

interface MediaCallbacks {
  ice: () => Promise<IceSettings>
  send: (signal: CallSignal) => Promise<void>
  /** Whether an error is a rejection that a retry would not change. */
  isFinal: (error: unknown) => boolean
  onChange: (part: Partial<CallView>) => void
}

/** Browser resources of one call: devices, connection and queued signals. */
export class CallMedia {
  readonly #parts: MediaDependencies
  readonly #callbacks: MediaCallbacks
  readonly #local: LocalMedia
  readonly #signals: SignalQueue<CallSignal>
  #session: MediaSession | undefined
  #polite = false
  #iceExpiresAt = Number.POSITIVE_INFINITY
  #attempt = 0
  /** Signals that arrived before the connection was created. */
  #earlySignals: CallSignal[] = []
  #muted = false

  constructor(parts: MediaDependencies, callbacks: MediaCallbacks) {
    this.#parts = parts
    this.#callbacks = callbacks
    this.#signals = new SignalQueue(callbacks.send, callbacks.isFinal)
    this.#local = new LocalMedia(
      parts.devices,
      (kind) => void (kind === 'audio' ? this.choose('audio') : this.#closeCamera({ videoDropped: false })),
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
      this.#callbacks.onChange({ deviceProblem: { device: 'audio', failure: toDeviceError(error) } })
      return false
    }
    this.#callbacks.onChange({ deviceProblem: null })
    if (kind === 'video') await this.#openCamera()
    return true
  }

  /**
   * Creates the connection, or replaces it. The member who placed the call makes the first offer; the called member is `polite` and waits for it.
   * @throws when the ICE configuration cannot be loaded
   */
  async begin(polite: boolean): Promise<void> {
    this.#polite = polite
    this.#session?.close()
    this.#session = undefined
    this.#attempt += 1
    const attempt = this.#attempt
    const { configuration, until } = await this.#callbacks.ice()
    if (attempt !== this.#attempt) return
    this.#iceExpiresAt = until
    this.#session = new MediaSession(
      {
        ...this.#parts,
        polite,
        configuration,
        send: (signal) => this.#signals.push(signal),
        onChange: (media) => this.#callbacks.onChange({ media }),
        onNarrow: () => void this.#closeCamera({ videoDropped: true }),
      },
      this.#local.microphone,
      this.#local.camera,
    )
    this.#sendMediaState()
    for (const signal of this.#earlySignals.splice(0)) this.#session.receive(signal)
  }

  receive(signal: CallSignal): void {
    if ('media' in signal) this.#callbacks.onChange({ peerMedia: signal.media })
    else if ('description' in signal && signal.description.type === 'rollback') {
      this.#earlySignals = []
      void this.begin(this.#polite).catch(() => {})
    } else if (this.#session === undefined) this.#earlySignals.push(signal)
    else this.#session.receive(signal)
  }

  /** Tells the other side that this side lost its connection and creates a new one. */
  announceNew(): void {
    this.#signals.push({ description: { type: 'rollback', sdp: '' } })
  }

  /** Continues after a socket reconnect: sends queued signals and restarts ICE when no media flows. */
  async resume(): Promise<void> {
    this.#signals.retry()
    if (this.#parts.clock.now() > this.#iceExpiresAt) {
      const { configuration, until } = await this.#callbacks.ice()
      this.#iceExpiresAt = until
      this.#session?.reconfigure(configuration)
    }
    this.#session?.resume()
    this.#sendMediaState()
  }

  mute(muted: boolean): void {
    this.#muted = muted
    if (this.#local.microphone !== null) this.#local.microphone.enabled = !muted
    this.#callbacks.onChange({ muted })
    this.#sendMediaState()
  }

  /** Turns this device's camera on or off. */
  async turnCamera(on: boolean): Promise<void> {
    await (on ? this.#openCamera() : this.#closeCamera({ videoDropped: false }))
  }

  /** Switches to another microphone or camera; without an id to the default device. */
  async choose(kind: 'audio' | 'video', deviceId?: string): Promise<void> {
    if (kind === 'video') {
      await this.#openCamera(deviceId)
      return
    }
    try {
      const track = await this.#local.open('audio', deviceId)
      if (track === null) return
      await this.#session?.sendMicrophone(track)
      this.#callbacks.onChange({ deviceProblem: null })
    } catch (error) {
      this.#callbacks.onChange({ deviceProblem: { device: 'audio', failure: toDeviceError(error) } })
    }
  }

  close(): void {
    this.#attempt += 1
    this.#signals.close()
    this.#session?.close()
    this.#local.close()
  }

  async #openCamera(deviceId?: string): Promise<void> {
    try {
      const camera = await this.#local.open('video', deviceId)
      if (camera === null) return
      this.#callbacks.onChange({ camera, videoDropped: false, deviceProblem: null })
      await this.#session?.sendCamera(camera)
      this.#sendMediaState()
    } catch (error) {
      this.#callbacks.onChange({ deviceProblem: { device: 'video', failure: toDeviceError(error) } })
    }
  }

  async #closeCamera({ videoDropped }: Pick<CallView, 'videoDropped'>): Promise<void> {
    this.#local.shut('video')
    this.#callbacks.onChange({ camera: null, videoDropped })
    await this.#session?.sendCamera(null)
    this.#sendMediaState()
  }

  #sendMediaState(): void {
    if (this.#session !== undefined) this.#signals.push({ media: { audio: !this.#muted, video: this.#local.camera !== null } })
  }
}
