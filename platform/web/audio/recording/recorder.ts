import { createStore } from 'zustand/vanilla'
import { isInCall, onRecordingMustStop, requestPause } from '../sound-focus.ts'
import { startCapture } from './capture.ts'
import { type DeviceError, toDeviceError } from './device-error.ts'
import type { Capture } from './encoding.ts'
import { createLevelMeter, type LevelMeter } from './level-meter.ts'
import { toPeaks } from './peaks.ts'

/** A finished recording. */
export interface Recording {
  blob: Blob
  /** Length in seconds, rounded to tenths. */
  seconds: number
  /** The waveform: 48 hexadecimal digits. */
  peaks: string
}

/** Why nothing was recorded. */
export type RecordingProblem = DeviceError | 'in_call' | 'failed' | 'too_short'
/** Why a recording ended by itself: maximum length reached, page hidden, device lost, or a call began. */
export type RecordingInterruption = 'limit' | 'hidden' | 'device' | 'call'

/**
 * - `opening`: the microphone is being opened; the browser may ask for permission.
 * - `done`: the recording waits to be sent or deleted.
 */
export type RecorderState =
  | { phase: 'idle' | 'opening' | 'recording' | 'finishing' }
  | {
      phase: 'done'
      recording: Recording
      /** Blob URL; valid until the recorder starts again or closes. */ url: string
      interruption: RecordingInterruption | undefined
    }
  | { phase: 'failed'; problem: RecordingProblem }

/** A recording in progress: its length in seconds, and its levels from 0 to 1. */
export interface LiveRecording {
  seconds: number
  levels: readonly number[]
}

/** The parts of the browser that a recorder uses. */
export interface RecorderParts {
  /** Undefined on pages without HTTPS. */
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined
  capture: (stream: MediaStream) => Promise<Capture>
  meter: (stream: MediaStream) => LevelMeter
  now: () => number
}
const browser = (): RecorderParts => ({
  devices: 'mediaDevices' in navigator ? navigator.mediaDevices : undefined,
  capture: startCapture,
  meter: createLevelMeter,
  now: () => performance.now(),
})

const voice = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }
/** How often the level is read, in milliseconds. */
const tickMs = 50
/** A recording ends this long before its maximum length, because encoders add up to a tenth of a second. */
const marginMs = 250
/** Shorter recordings count as accidental. */
const shortestMs = 500

const live: () => LiveRecording = () => ({ seconds: 0, levels: [] })

/** Resources that are open during a recording. */
interface Session {
  stream: MediaStream
  capture: Capture
  meter: LevelMeter
  startedAt: number
  timer: ReturnType<typeof setInterval>
}

/** A recorder of the microphone. */
export type Recorder = ReturnType<typeof createRecorder>

/**
 * Creates a microphone recorder for recordings of at most `maxSeconds`. The microphone is open only while it records, and closes however the
 * recording ends.
 */
export const createRecorder = (maxSeconds: number, parts: RecorderParts = browser()) => {
  const state = createStore<RecorderState>()(() => ({ phase: 'idle' }))
  const progress = createStore<LiveRecording>()(live)
  const set = (next: RecorderState) => {
    const before = state.getState()
    if (before.phase === 'done') URL.revokeObjectURL(before.url)
    state.setState(next, true)
  }
  let session: Session | undefined
  /** Increases with every start and end, so that a microphone that opens too late is closed again. */
  let turn = 0

  const release = ({ stream, meter, timer }: Pick<Session, 'stream'> & Partial<Session>) => {
    clearInterval(timer)
    meter?.close()
    for (const track of stream.getTracks()) track.stop()
  }
  const fail = (problem: RecordingProblem) => set({ phase: 'failed', problem })

  const tick = ({ meter, startedAt }: Session) => {
    const elapsed = parts.now() - startedAt
    progress.setState(({ levels }) => ({ seconds: elapsed / 1000, levels: [...levels, meter.read()] }))
    if (elapsed >= maxSeconds * 1000 - marginMs) void stop('limit')
  }

  const open = async (mine: number) => {
    let stream: MediaStream | undefined
    try {
      if (parts.devices === undefined) throw new TypeError('no media devices here')
      stream = await parts.devices.getUserMedia({ audio: voice })
      if (mine !== turn) return release({ stream })
      const capture = await parts.capture(stream)
      if (mine !== turn) {
        capture.cancel()
        return release({ stream })
      }
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => (session?.stream === stream ? void stop('device') : undefined))
      const begun: Session = {
        stream,
        capture,
        meter: parts.meter(stream),
        startedAt: parts.now(),
        timer: setInterval(() => tick(begun), tickMs),
      }
      session = begun
      set({ phase: 'recording' })
    } catch (error) {
      if (stream !== undefined) release({ stream })
      if (mine === turn) fail(toDeviceError(error))
    }
  }

  /** Opens the microphone and records. Does nothing during a recording. */
  const start = async (): Promise<void> => {
    const { phase } = state.getState()
    if (phase === 'opening' || phase === 'recording' || phase === 'finishing') return
    if (isInCall()) return fail('in_call')
    turn += 1
    progress.setState(live())
    requestPause()
    set({ phase: 'opening' })
    await open(turn)
  }

  /** Ends and keeps the recording. If the microphone is not open yet, stops waiting for it. */
  const stop = async (interruption?: RecordingInterruption): Promise<void> => {
    if (state.getState().phase === 'opening') return cancel()
    if (session === undefined) return
    const ended = session
    session = undefined
    turn += 1
    const mine = turn
    const elapsed = parts.now() - ended.startedAt
    set({ phase: 'finishing' })
    try {
      const encoded = ended.capture.stop()
      release(ended)
      const blob = await encoded
      if (mine !== turn) return
      const { levels } = progress.getState()
      if (elapsed < shortestMs || blob.size === 0) return fail(elapsed < shortestMs ? 'too_short' : 'failed')
      const recording = { blob, seconds: Math.round(elapsed / 100) / 10, peaks: toPeaks(levels) }
      set({ phase: 'done', recording, url: URL.createObjectURL(blob), interruption })
    } catch {
      if (mine === turn) fail('failed')
    }
  }

  /** Discards the current or finished recording. */
  const cancel = (): void => {
    turn += 1
    if (session !== undefined) {
      session.capture.cancel()
      release(session)
      session = undefined
    }
    set({ phase: 'idle' })
  }

  return {
    state,
    progress,
    maxSeconds,
    start,
    stop,
    cancel,
    /**
     * Ends the recording when the page is hidden or a call begins. Call it while the recorder is mounted. Returns a function that stops watching
     * and discards the recording.
     */
    watch: (): (() => void) => {
      const onVisibility = () => (document.visibilityState === 'hidden' ? void stop('hidden') : undefined)
      document.addEventListener('visibilitychange', onVisibility)
      const stopCalls = onRecordingMustStop(() => void stop('call'))
      return () => {
        document.removeEventListener('visibilitychange', onVisibility)
        stopCalls()
        cancel()
      }
    },
  }
}
