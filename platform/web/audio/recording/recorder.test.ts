// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakeMicrophone } from '#tests/support/web/recording.ts'
import { setInCall } from '../sound-focus.ts'
import { createRecorder } from './recorder.ts'

let microphone: ReturnType<typeof createFakeMicrophone>
let recorder: ReturnType<typeof createRecorder>
let stopWatching: () => void
const phase = () => recorder.state.getState().phase
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  URL.createObjectURL = vi.fn(() => 'blob:one')
  URL.revokeObjectURL = vi.fn()
  microphone = createFakeMicrophone()
  recorder = createRecorder(60, microphone.parts)
  stopWatching = recorder.watch()
})
afterEach(() => {
  stopWatching()
  setInCall(false)
  vi.useRealTimers()
})

describe('a recording', () => {
  it('has its sound, its length and 48 peaks, and closes the microphone', async () => {
    await recorder.start()
    expect(phase()).toBe('recording')
    await microphone.pass(3000)
    expect(recorder.progress.getState().seconds).toBe(3)
    await recorder.stop()
    expect(recorder.state.getState()).toEqual({
      phase: 'done',
      recording: { blob: microphone.opened.blob, seconds: 3, peaks: 'f'.repeat(48) },
      url: 'blob:one',
      interruption: undefined,
    })
    expect(microphone.live()).toBe(0)
    recorder.cancel()
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:one')
  })
  it('ends at its greatest length, and never after it', async () => {
    await recorder.start()
    await microphone.pass(61_000)
    const state = recorder.state.getState()
    expect(state).toMatchObject({ phase: 'done', interruption: 'limit' })
    expect(state.phase === 'done' && state.recording.seconds).toBeLessThanOrEqual(60)
    expect(microphone.live()).toBe(0)
  })
  it('is dropped by cancel, with the microphone', async () => {
    await recorder.start()
    await microphone.pass(1000)
    recorder.cancel()
    expect(phase()).toBe('idle')
    expect(microphone.cancelled).toHaveBeenCalledOnce()
    expect(microphone.live()).toBe(0)
  })
  it('is dropped when its screen goes', async () => {
    await recorder.start()
    stopWatching()
    expect(phase()).toBe('idle')
    expect(microphone.live()).toBe(0)
  })
  it('does not open a second microphone', async () => {
    await Promise.all([recorder.start(), recorder.start()])
    await recorder.start()
    expect(microphone.tracks).toHaveLength(1)
  })
  it('of a moment says that it is too short', async () => {
    await recorder.start()
    await microphone.pass(300)
    await recorder.stop()
    expect(recorder.state.getState()).toEqual({ phase: 'failed', problem: 'too_short' })
    expect(microphone.live()).toBe(0)
  })
  it('fails when the encoder does, and can be started again', async () => {
    const { capture } = microphone.parts
    microphone.parts.capture = async () => ({ stop: () => Promise.reject(new Error('broken')), cancel: () => {} })
    await recorder.start()
    await microphone.pass(1000)
    await recorder.stop()
    expect(recorder.state.getState()).toEqual({ phase: 'failed', problem: 'failed' })
    expect(microphone.live()).toBe(0)
    microphone.parts.capture = capture
    await recorder.start()
    expect(phase()).toBe('recording')
  })
})

describe('what was recorded is kept', () => {
  it.each([
    ['hidden', () => hide('hidden')],
    ['call', () => setInCall(true)],
    ['device', () => microphone.tracks[0]?.unplug()],
  ] as const)('when it is interrupted: %s', async (interruption, interrupt) => {
    await recorder.start()
    await microphone.pass(2000)
    interrupt()
    await vi.advanceTimersByTimeAsync(0)
    expect(recorder.state.getState()).toMatchObject({ phase: 'done', interruption, recording: { seconds: 2 } })
    expect(microphone.live()).toBe(0)
  })
})

describe('the microphone', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
    ['TypeError', 'unsupported'],
  ])('that answers %s is %s', async (name, problem) => {
    microphone.opened.error = Object.assign(new Error(name), { name })
    await recorder.start()
    expect(recorder.state.getState()).toEqual({ phase: 'failed', problem })
  })
  it('is unsupported without HTTPS', async () => {
    recorder = createRecorder(60, { ...microphone.parts, devices: undefined })
    await recorder.start()
    expect(recorder.state.getState()).toEqual({ phase: 'failed', problem: 'unsupported' })
  })
  it('that opens after cancel is closed at once', async () => {
    const answer = microphone.hold()
    const starting = recorder.start()
    expect(phase()).toBe('opening')
    recorder.cancel()
    answer()
    await starting
    expect(phase()).toBe('idle')
    expect(microphone.tracks).toHaveLength(1)
    expect(microphone.live()).toBe(0)
  })
  it('is closed when the encoder does not start', async () => {
    microphone.parts.capture = () => Promise.reject(new TypeError('no encoder'))
    await recorder.start()
    expect(recorder.state.getState()).toEqual({ phase: 'failed', problem: 'unsupported' })
    expect(microphone.live()).toBe(0)
  })
  it('is not opened during a call', async () => {
    setInCall(true)
    await recorder.start()
    expect(recorder.state.getState()).toEqual({ phase: 'failed', problem: 'in_call' })
    expect(microphone.tracks).toHaveLength(0)
  })
})
