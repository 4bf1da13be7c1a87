// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { en as audio } from '#platform/web/audio/locales/en.ts'
import { setInCall } from '#platform/web/audio/sound-focus.ts'
import { createFakeMicrophone, FakeMediaRecorder } from '#tests/support/web/recording.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { Peaks } from '#platform/shared/peaks.ts'
import { en as chat } from '../../locales/en.ts'
import { VoiceButton } from './VoiceButton.tsx'

const user = userEvent.setup({ delay: null })
const [onStart, onEnd, onRecorded] = [vi.fn(), vi.fn(), vi.fn()]
let microphone: ReturnType<typeof createFakeMicrophone>

const record = () => screen.getByRole('button', { name: 'Record a voice note' })
const button = (name: string) => screen.findByRole('button', { name })
/** Returns the text of the live region beside the button. The second live region belongs to the toasts. */
const news = () => screen.getAllByRole('status')[0]?.textContent
/** Puts a finger on the button. The returned functions move and lift the finger; `ms` is the time of the event in milliseconds. */
const press = () => {
  const target = record()
  const at = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', [clientX, clientY]: [number, number], ms: number) => {
    const event = new MouseEvent(type.toLowerCase(), { bubbles: true, button: 0, clientX, clientY })
    Object.defineProperties(event, { isPrimary: { value: true }, pointerId: { value: 1 }, timeStamp: { value: ms } })
    fireEvent(target, event)
  }
  at('pointerDown', [300, 500], 1)
  return {
    move: (to: [number, number]) => at('pointerMove', to, 200),
    lift: (from: [number, number], ms: number) => {
      at('pointerUp', from, ms)
      // The browser sends a click to where the pointer was captured.
      const click = new MouseEvent('click', { bubbles: true, detail: 1 })
      Object.defineProperty(click, 'timeStamp', { value: ms + 1 })
      fireEvent(target, click)
    },
  }
}
const isRecording = () => screen.findByRole('timer')

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  microphone = createFakeMicrophone()
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: microphone.parts.devices })
  vi.spyOn(performance, 'now').mockImplementation(microphone.parts.now)
  Element.prototype.setPointerCapture = () => {}
  URL.createObjectURL = () => 'blob:recording'
  URL.revokeObjectURL = () => {}
  await renderScreen(<VoiceButton onStart={onStart} onEnd={onEnd} onRecorded={onRecorded} />, {
    audio,
    chat,
    platform,
  })
})
afterEach(() => {
  cleanup()
  setInCall(false)
  vi.clearAllMocks()
})

describe('with keys', () => {
  it('Enter records, Enter stops, and Enter sends; a screen reader hears it', async () => {
    record().focus()
    await user.keyboard('{Enter}')
    await isRecording()
    expect(onStart).toHaveBeenCalledOnce()
    expect(news()).toBe('Recording')
    expect(document.activeElement).toBe(await button('Stop recording'))
    microphone.opened.now += 4200
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('group', { name: 'Voice note' })).toBeDefined()
    expect(microphone.live()).toBe(0)
    await waitFor(() => expect(news()).toBe('Recording stopped. You can listen to it now.'))
    expect(document.activeElement).toBe(await button('Send voice note'))
    await user.keyboard('{Enter}')
    expect(onRecorded).toHaveBeenCalledOnce()
    const [[sent]] = onRecorded.mock.calls as [[{ blob: Blob; seconds: number; peaks: string }]]
    expect(sent.seconds).toBe(4.2)
    expect(sent.blob.type).toBe('audio/webm')
    expect(Peaks.safeParse(sent.peaks).success).toBe(true)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(record())
  })
  it('Escape cancels and gives the focus back', async () => {
    record().focus()
    await user.keyboard('{Enter}')
    await isRecording()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('timer')).toBeNull()
    expect(news()).toBe('Recording deleted.')
    expect(microphone.live()).toBe(0)
    expect(document.activeElement).toBe(record())
    expect(onRecorded).not.toHaveBeenCalled()
  })
  it('a recording can be deleted after it was heard', async () => {
    record().focus()
    await user.keyboard('{Enter}')
    await isRecording()
    microphone.opened.now += 2000
    await user.keyboard('{Enter}')
    await user.click(await button('Delete recording'))
    expect(screen.queryByRole('group')).toBeNull()
    expect(onRecorded).not.toHaveBeenCalled()
    expect(onEnd).toHaveBeenCalledOnce()
  })
})

describe('with a finger', () => {
  it('a hold records until the finger is lifted', async () => {
    const finger = press()
    await isRecording()
    expect(screen.queryByRole('button', { name: 'Stop recording' })).toBeNull()
    microphone.opened.now += 3000
    finger.lift([300, 500], 3000)
    expect(await button('Send voice note')).toBeDefined()
    expect(microphone.live()).toBe(0)
  })
  it('a tap goes on without the finger', async () => {
    const finger = press()
    finger.lift([300, 500], 150)
    await isRecording()
    expect(await button('Stop recording')).toBeDefined()
    expect(await button('Cancel recording')).toBeDefined()
  })
  it('a slide to the left cancels when the finger is lifted, and not before', async () => {
    const finger = press()
    await isRecording()
    finger.move([200, 500])
    expect(await screen.findByText('Let go to cancel')).toBeDefined()
    finger.move([290, 500])
    expect(await screen.findByText('Slide to cancel')).toBeDefined()
    finger.move([200, 500])
    microphone.opened.now += 3000
    finger.lift([200, 500], 3000)
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
    expect(news()).toBe('Recording deleted.')
    expect(onStart).toHaveBeenCalledOnce()
    expect(microphone.live()).toBe(0)
    expect(onRecorded).not.toHaveBeenCalled()
  })
  it('a slide up locks it', async () => {
    const finger = press()
    await isRecording()
    finger.move([300, 420])
    expect(await button('Stop recording')).toBeDefined()
    finger.lift([100, 420], 3000)
    expect(microphone.live()).toBe(1)
    expect(await isRecording()).toBeDefined()
  })
  it('let go while the browser asks for permission, it goes on without the finger', async () => {
    const answer = microphone.hold()
    const finger = press()
    expect(await screen.findByText('Opening the microphone…')).toBeDefined()
    finger.lift([300, 500], 3000)
    answer()
    expect(await button('Stop recording')).toBeDefined()
    expect(microphone.live()).toBe(1)
  })
})

describe('without a recording', () => {
  it('a refused microphone says how to allow it, and is asked again', async () => {
    microphone.opened.error = Object.assign(new Error('no'), { name: 'NotAllowedError' })
    await user.click(record())
    expect((await screen.findByText(/Allow it for this site/)).closest('[role=alert]')).not.toBeNull()
    microphone.opened.error = undefined
    await user.click(await button('Try again'))
    expect(await isRecording()).toBeDefined()
  })
  it('the words of a call are read, and the panel closes', async () => {
    setInCall(true)
    await user.click(record())
    expect(await screen.findByText('You’re in a call. You can record once it’s over.')).toBeDefined()
    await user.click(await button('Close'))
    expect(screen.queryByText(/You’re in a call/)).toBeNull()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(microphone.tracks).toHaveLength(0)
  })
})

it('what a call interrupts can be sent after it', async () => {
  await user.click(record())
  await isRecording()
  microphone.opened.now += 2000
  act(() => setInCall(true))
  expect(await screen.findByText(/because of a call/)).toBeDefined()
  expect(microphone.live()).toBe(0)
  await user.click(await button('Send voice note'))
  expect(onRecorded).toHaveBeenCalledOnce()
})
