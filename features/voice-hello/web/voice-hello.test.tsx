// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { appendToUpload, beginUpload } from '#features/uploads/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { en as audio } from '#platform/web/audio/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { createFakeMicrophone, FakeAudio } from '#tests/support/web/recording.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { getOwnVoiceHello, getVoiceHello, type OwnVoiceHello as Own, putVoiceHello, removeVoiceHello } from '../contract.ts'
import { en } from '../locales/en.ts'
import { HearVoiceHelloButton } from './HearVoiceHelloButton.tsx'
import { OwnVoiceHello } from './OwnVoiceHello.tsx'
import { VoiceHelloPlayer } from './VoiceHelloPlayer.tsx'

/** Records what the microphone hears, without a microphone. */
class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = () => true
  state = 'recording'
  start = () => {}
  stop = () => {
    this.state = 'inactive'
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }))
    this.dispatchEvent(new Event('stop'))
  }
}

const words = { voice_hello: en, platform, audio }
const user = userEvent.setup({ delay: null })
const onChanged = vi.fn()
const hello = { audio: '/voice-hellos/a/b/hello.ogg', seconds: 4.2, peaks: '8'.repeat(48) }
const own = (voice_hello: Own['voice_hello'], taken_down = false) => json({ data: { voice_hello, taken_down } })
let server: ReturnType<typeof fakeServer>
let microphone: ReturnType<typeof createFakeMicrophone>

// Loads the player and the recorder before the tests, because loading them within a test takes too long on a busy machine.
beforeAll(() => Promise.all([import('#platform/web/audio/playing/AudioPlayer.tsx'), import('./RecordVoiceHello.tsx')]))
beforeEach(() => {
  server = fakeServer()
  microphone = createFakeMicrophone()
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  vi.stubGlobal('Audio', FakeAudio)
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder)
  vi.spyOn(performance, 'now').mockImplementation(microphone.parts.now)
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: microphone.parts.devices })
  URL.createObjectURL = () => 'blob:recording'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onChanged.mockClear()
})

const button = (name: string) => screen.findByRole('button', { name })
/** What can be heard now. The player of the tab keeps its element from test to test. */
const playing = () => FakeAudio.made.filter(({ paused }) => !paused).map(({ src }) => src)
const sent = (endpoint: { method: string; path: string }) => server.seen.filter((request) => request.endpoint === endpoint)

describe('the section of the own profile', () => {
  it('records a hello, uploads it and says that it is checked first', async () => {
    server.on(getOwnVoiceHello, () => own(null))
    server.on(beginUpload, () => json({ data: { received: 0 } }))
    server.on(appendToUpload, () => json({ data: { received: 5 } }))
    server.on(putVoiceHello, () => own({ ...hello, shown: false }))
    await renderScreen(<OwnVoiceHello onChanged={onChanged} />, words)
    expect(await screen.findByText('Say hello in up to 15 seconds. People can hear it on your profile.')).toBeTruthy()
    await user.click(await button('Record a hello'))
    await screen.findByRole('timer')
    microphone.opened.now += 4200
    await user.click(await button('Stop recording'))
    expect(microphone.live()).toBe(0)
    await user.click(await button('Use this recording'))
    expect(await screen.findByText('We’re checking it. After that, others can hear it.')).toBeTruthy()
    expect(await screen.findByText('We’ve got your voice hello. We’ll listen to it first.')).toBeTruthy()
    expect(onChanged).toHaveBeenCalledOnce()
    const [put] = sent(putVoiceHello)
    expect(put?.body).toEqual({ upload: sent(beginUpload)[0]?.params.id, peaks: expect.stringMatching(/^[\da-f]{48}$/) })
    await waitFor(async () => expect(document.activeElement).toBe(await button('Record a new one')))
  })

  it('keeps the recording after a failure, and tries again with the same upload', async () => {
    server.on(getOwnVoiceHello, () => own(null))
    server.on(beginUpload, () => json({ data: { received: 5 } }))
    server.on(putVoiceHello, () => json({ message: 'We are away.' }, 422))
    await renderScreen(<OwnVoiceHello onChanged={onChanged} />, words)
    await user.click(await button('Record a hello'))
    await screen.findByRole('timer')
    microphone.opened.now += 4200
    await user.click(await button('Stop recording'))
    await user.click(await button('Use this recording'))
    expect(await screen.findByText('We are away.')).toBeTruthy()
    expect(onChanged).not.toHaveBeenCalled()
    server.on(putVoiceHello, () => own({ ...hello, shown: true }))
    await user.click(await button('Use this recording'))
    expect(await screen.findByText('Your voice hello is up.')).toBeTruthy()
    expect(new Set(sent(putVoiceHello).map(({ body }) => (body as { upload: string }).upload)).size).toBe(1)
  })

  it('says what to do when the microphone is refused', async () => {
    server.on(getOwnVoiceHello, () => own(null))
    microphone.opened.error = new DOMException('no', 'NotAllowedError')
    await renderScreen(<OwnVoiceHello onChanged={onChanged} />, words)
    await user.click(await button('Record a hello'))
    expect(await screen.findByText(/^The microphone is blocked\./)).toBeTruthy()
  })

  it('plays the hello and removes it, after a question', async () => {
    server.on(getOwnVoiceHello, () => own({ ...hello, shown: true }))
    server.on(removeVoiceHello, () => new Response(null, { status: 204 }))
    await renderScreen(<OwnVoiceHello onChanged={onChanged} />, words)
    await user.click(await button('Play'))
    await waitFor(() => expect(playing()).toEqual([hello.audio]))
    await user.click(await button('Remove'))
    const dialog = await screen.findByRole('dialog', { name: 'Remove your voice hello?' })
    expect(sent(removeVoiceHello)).toEqual([])
    await user.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove') as HTMLElement)
    expect(await screen.findByText('Your voice hello is gone.')).toBeTruthy()
    expect(await button('Record a hello')).toBeTruthy()
    expect(onChanged).toHaveBeenCalledOnce()
  })

  it('says that a hello was taken down', async () => {
    server.on(getOwnVoiceHello, () => own(null, true))
    await renderScreen(<OwnVoiceHello onChanged={onChanged} />, words)
    expect(await screen.findByText(en.own.takenDown)).toBeTruthy()
  })
})

describe('the hello of somebody else', () => {
  it('has a player with a name, and loads nothing before it is played', async () => {
    await renderScreen(<VoiceHelloPlayer id="brian" name="Brian" hello={hello} />, words)
    expect(await screen.findByRole('group', { name: 'Brian’s voice hello' })).toBeTruthy()
    expect(playing()).toEqual([])
  })

  it('is asked for with the press on a card, and plays at once', async () => {
    server.on(getVoiceHello, () => json({ data: hello }))
    await renderScreen(<HearVoiceHelloButton id="esi" name="Esi" />, words)
    expect(server.seen).toEqual([])
    await user.click(await button('Hear Esi'))
    expect(await screen.findByRole('group', { name: 'Esi’s voice hello' })).toBeTruthy()
    expect(sent(getVoiceHello).map(({ params }) => params.id)).toEqual(['esi'])
    await waitFor(() => expect(playing()).toEqual([hello.audio]))
  })

  it('says when it is not there any more, and can be asked for again', async () => {
    server.on(getVoiceHello, () => json({ message: 'Not found.' }, 404))
    await renderScreen(<HearVoiceHelloButton id="esi" name="Esi" />, words)
    await user.click(await button('Hear Esi'))
    expect(await screen.findByText('We couldn’t load the recording. Please try again.')).toBeTruthy()
    expect(await button('Hear Esi')).toBeTruthy()
  })
})
