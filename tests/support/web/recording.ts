import { vi } from 'vitest'
import type { RecorderParts } from '#platform/web/audio/recording/recorder.ts'

/** A microphone track that can be taken away. */
class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live'
  stop() {
    this.readyState = 'ended'
  }
  /** Simulates that the device is unplugged. */
  unplug() {
    this.readyState = 'ended'
    this.dispatchEvent(new Event('ended'))
  }
}

/** A microphone, an encoder and a clock for a recorder. */
export const createFakeMicrophone = () => {
  const tracks: FakeTrack[] = []
  const opened = { now: 0, level: 0.5, error: undefined as Error | undefined, blob: new Blob(['sound'], { type: 'audio/webm' }) }
  let waiting: (() => void)[] | undefined
  const cancelled = vi.fn()
  const parts: RecorderParts = {
    devices: {
      getUserMedia: async () => {
        if (waiting !== undefined) await new Promise<void>((resolve) => waiting?.push(resolve))
        if (opened.error !== undefined) throw opened.error
        const track = new FakeTrack()
        tracks.push(track)
        return { getTracks: () => [track] } as unknown as MediaStream
      },
    },
    capture: async () => ({ stop: async () => opened.blob, cancel: cancelled }),
    meter: () => ({ read: () => opened.level, close: () => {} }),
    now: () => opened.now,
  }
  return {
    parts,
    tracks,
    cancelled,
    /** State that tests may set: the time, the level, the error of the next opening, and the recorded sound. */
    opened,
    /** Keeps the permission question open. Returns a function that grants it. */
    hold: () => {
      waiting = []
      return () => {
        for (const release of waiting ?? []) release()
        waiting = undefined
      }
    },
    /** Returns the number of open microphones. */
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
    /** Lets time pass, with fake timers. */
    pass: async (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 50) {
        opened.now += 50
        await vi.advanceTimersByTimeAsync(50)
      }
    },
  }
}

/** An audio element without sound. */
export class FakeAudio extends EventTarget {
  static made: FakeAudio[] = []
  /** The answer of `canPlayType`. */
  static plays = 'probably'
  preload = ''
  src = ''
  currentTime = 0
  playbackRate = 1
  defaultPlaybackRate = 1
  ended = false
  paused = true
  /** Why the next `play` fails. */
  refusal: Error | undefined
  constructor() {
    super()
    FakeAudio.made.push(this)
  }
  canPlayType = () => FakeAudio.plays
  load = () => {}
  play = async () => {
    if (this.refusal !== undefined) {
      const { refusal } = this
      this.refusal = undefined
      throw refusal
    }
    this.paused = false
    this.ended = false
    this.dispatchEvent(new Event('loadedmetadata'))
    this.dispatchEvent(new Event('playing'))
  }
  pause = () => {
    if (this.paused) return
    this.paused = true
    this.dispatchEvent(new Event('pause'))
  }
  /** Simulates that the audio was played to its end. */
  finish = () => {
    this.ended = true
    this.paused = true
    this.dispatchEvent(new Event('pause'))
    this.dispatchEvent(new Event('ended'))
  }
}

/** A fake of the browser's MediaRecorder. */
export class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  state: 'inactive' | 'recording' = 'inactive'
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
    this.dispatchEvent(new Event('stop'))
  }
}
