import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import config from '../playwright.config.ts'
import { fakeDeviceArguments, openConversationAs } from './calls.ts'
import type { Member } from './people.ts'

const launch = config.use?.launchOptions ?? {}
/** Chromium with a made-up microphone, for `test.use`. */
export const fakeMicrophoneOptions = { launchOptions: { ...launch, args: [...(launch.args ?? []), ...fakeDeviceArguments] } }

/** Opens by key the part of the composer for everything besides text; on a wide screen it is open already. */
export const openComposerTools = async (page: Page): Promise<void> => {
  const more = page.getByRole('button', { name: 'More to send' })
  if (await more.isVisible()) await more.press('Enter')
}

/** A button by its exact name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** The button of the composer that begins a recording. */
export const recordButton = (page: Page) => button(page, 'Record a voice note')
/** The players of a conversation, in order. */
export const voiceNotePlayers = (page: Page) => page.getByRole('log').getByRole('group', { name: 'Voice note' })
/** Opens a conversation on a device that allows the microphone. */
export const openWithMicrophone = async (browser: Browser, who: Member, to: Member, use: object): Promise<Page> =>
  openConversationAs(await browser.newContext({ ...use, permissions: ['microphone'] }), who, to)

/** Follows which code for sound a page loads. */
export const trackSoundCode = (page: Page): string[] => {
  const fetched: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/assets\/(VoicePanel|AudioPlayer|encoderWorker|wasm-decode)/.exec(request.url()) ?? []
    if (name !== undefined) fetched.push(name)
  })
  return fetched
}

/** Waits until a recording has this length. */
export const waitForRecordingTime = (page: Page, time: string) => expect(page.getByRole('timer')).toHaveText(time)
/** Returns what the audio elements of a page play; needs `trackSounds`. */
export const readPlayedSounds = (page: Page) =>
  page.evaluate<{ rate: number; at: number; length: number; playing: boolean }[]>(
    'sounds.map((sound) => ({ rate: sound.playbackRate, at: sound.currentTime, length: sound.duration, playing: !sound.paused }))',
  )

/** Keeps track of the audio elements of a page, which are never in its document. */
export const trackSounds = (context: BrowserContext) =>
  context.addInitScript(`globalThis.sounds = []
    const Real = Audio
    globalThis.Audio = function (...given) { const made = new Real(...given); sounds.push(made); return made }`)
