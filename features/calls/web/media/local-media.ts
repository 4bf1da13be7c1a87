const voice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
/** Video constraints: enough for a face on a phone. The bandwidth estimate decides how much of it is sent. */
const picture = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24, max: 30 } }

type Kind = 'audio' | 'video'
/** The part of `navigator.mediaDevices` that calls use; absent without HTTPS. */
export type MediaDevicesApi = Pick<MediaDevices, 'getUserMedia'>

const chosen = (kind: Kind, deviceId: string | undefined): MediaStreamConstraints => {
  const wanted = { ...(kind === 'audio' ? voice : picture), ...(deviceId === undefined ? {} : { deviceId: { exact: deviceId } }) }
  return { [kind]: wanted }
}

/** The microphone and camera of this device for one call. Stops every track it opened, even one that arrives after closing. */
export class LocalMedia {
  readonly #devices: MediaDevicesApi | undefined
  readonly #onEnded: (kind: Kind) => void
  #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null }
  #turns: Record<Kind, number> = { audio: 0, video: 0 }
  #closed = false

  /** `onEnded` is called when a device disappears: unplugged, or permission withdrawn. */
  constructor(devices: MediaDevicesApi | undefined, onEnded: (kind: Kind) => void = () => {}) {
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
   * Opens a microphone or camera in place of the current one. Resolves to null when it was closed meanwhile.
   * @throws the browser's error, for `toDeviceError`
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

  /** Stops a device; its indicator light goes off. */
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
