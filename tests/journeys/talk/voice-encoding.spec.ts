import { expect, test } from '../support/journey.ts'
import { matchMembers, openConversationAs } from '../support/calls.ts'
import {
  button,
  openWithMicrophone,
  recordButton,
  voiceNotePlayers,
  waitForRecordingTime,
  readPlayedSounds,
  trackSoundCode,
  trackSounds,
  fakeMicrophoneOptions,
} from '../support/composer.ts'
import { createMember } from '../support/people.ts'

test.use(fakeMicrophoneOptions)
test.slow()

test('a browser without Opus records and plays with code that is loaded then', async ({ browser, request }, { project, retry }) => {
  const here = { lat: 5.8 + retry, lng: 12 }
  const [ama, kofi] = [await createMember(request, 'Ama', here), await createMember(request, 'Kofi', here)]
  await matchMembers(request, ama, kofi)
  const context = await browser.newContext({ ...project.use, permissions: ['microphone'] })
  await trackSounds(context)
  await context.addInitScript("delete globalThis.MediaRecorder; HTMLMediaElement.prototype.canPlayType = () => ''")
  const page = await openConversationAs(context, ama, kofi)
  const code = trackSoundCode(page)
  await recordButton(page).press('Enter')
  await waitForRecordingTime(page, '0:02')
  await button(page, 'Stop recording').click()
  await button(page, 'Play').click()
  await expect.poll(async () => (await readPlayedSounds(page))[0]?.at).toBeGreaterThan(0)
  await button(page, 'Send voice note').click()
  await expect(page.getByRole('log').getByText(/^(Sent|Delivered|Read)$/)).toBeAttached()
  expect(code).toEqual(expect.arrayContaining(['encoderWorker', 'wasm-decode']))
  // Plays the voice note again, now from the file that the server has written.
  await page.reload()
  await voiceNotePlayers(page).getByRole('button', { name: 'Play' }).click()
  await expect.poll(async () => (await readPlayedSounds(page))[0]?.at).toBeGreaterThan(0)
})

test('a recording takes at most 100 kB for 30 seconds', async ({ browser, request }, { project, retry }) => {
  const here = { lat: 5.6 + retry, lng: 11.8 }
  const [ama, kofi] = [await createMember(request, 'Ama', here), await createMember(request, 'Kofi', here)]
  await matchMembers(request, ama, kofi)
  const page = await openWithMicrophone(browser, ama, kofi, project.use)
  await page.evaluate(`globalThis.kept = []
    const create = URL.createObjectURL
    URL.createObjectURL = (blob) => { kept.push(blob.size); return create(blob) }`)
  await recordButton(page).press('Enter')
  const seconds = Number(process.env.RECORDED_SECONDS ?? 5)
  await expect(page.getByRole('timer')).toHaveText(`0:${String(seconds).padStart(2, '0')}`, { timeout: 60_000 })
  await button(page, 'Stop recording').click()
  await expect(button(page, 'Send voice note')).toBeVisible()
  const [bytes = 0] = await page.evaluate<number[]>('kept')
  console.log(`${seconds} s are ${bytes} bytes`)
  expect(bytes).toBeGreaterThan(1000)
  expect(bytes).toBeLessThanOrEqual(((seconds + 1) / 30) * 100_000)
})
