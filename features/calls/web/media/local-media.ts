/** Why the microphone or the camera cannot be had. */
export type MediaFailure = 'refused' | 'missing' | 'busy' | 'unsupported'

const failures: Record<string, MediaFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** The words' key for what a browser throws when it gives no device. */
export const mediaFailure = (error: unknown): MediaFailure =>
  error instanceof Error ? (failures[error.name] ?? (error.name === 'TypeError' ? 'unsupported' : 'busy')) : 'busy'

const voice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
/** A face on a phone; the estimate of the line decides how much of it travels. */
const picture = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } }

type Kind = 'audio' | 'video'
/** What of `navigator.mediaDevices` a call uses; absent on a page that did not come over a safe connection. */
export type Devices = Pick<MediaDevices, 'getUserMedia'>

const chosen = (kind: Kind, deviceId: string | undefined): MediaStreamConstraints => {
  const wanted = { ...(kind === 'audio' ? voice : picture), ...(deviceId === undefined ? {} : { deviceId: { exact: deviceId } }) }
  return { [kind]: wanted }
}

/** The own microphone and camera for one call. Whatever it has opened it closes, also what a browser hands over too late. */
export class LocalMedia {
  readonly #devices: Devices | undefined
  readonly #onEnded: (kind: Kind) => void
  #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  #turns: Record<Kind, number> = { audio: 0, video: 0 }
  #closed = false

  /** `onEnded` is told when a device goes away by itself: unplugged, or taken back by the member. */
  constructor(devices: Devices | undefined, onEnded: (kind: Kind) => void = () => {}) {
    this.#devices = devices
    this.#onEnded = onEnded
  }

  get microphone(): MediaStreamTrack | null {
    return this.#tracks.audio
  }
  get camera(): MediaStreamTrack | null {
    return this.#tracks.video
  }

  /**
   * Opens a microphone or camera in place of the one in use; null when it was closed again meanwhile.
   * @throws what the browser throws, for `mediaFailure`
   */
  async open(kind: Kind, deviceId?: string): Promise<MediaStreamTrack | null> {
    this.#turns[kind] += 1
    const mine = this.#turns[kind]
    if (this.#devices === undefined) throw new TypeError('no media devices here')
    const stream = await this.#devices.getUserMedia(chosen(kind, deviceId))
    const [track = null] = kind === 'audio' ? stream.getAudioTracks() : stream.getVideoTracks()
    if (this.#closed || mine !== this.#turns[kind]) {
      track?.stop()
      return null
    }
    if (track !== null) {
      track.enabled = this.#tracks[kind]?.enabled ?? true
      track.addEventListener('ended', () => {
        if (this.#tracks[kind] === track) this.#onEnded(kind)
      })
    }
    this.#tracks[kind]?.stop()
    this.#tracks[kind] = track
    return track
  }

  /** Lets a device go; its light goes out. */
  shut(kind: Kind): void {
    this.#turns[kind] += 1
    this.#tracks[kind]?.stop()
    this.#tracks[kind] = null
  }

  close(): void {
    this.#closed = true
    this.shut('audio')
    this.shut('video')
  }
}
