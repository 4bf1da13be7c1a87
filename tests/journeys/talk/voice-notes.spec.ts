import { expect, type Locator, type Page, test } from '../support/journey.ts'
import { matchMembers, openConversationAs, readOpenDeviceKinds } from '../support/calls.ts'
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
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

test.use(fakeMicrophoneOptions)
test.slow()

/** Presses the middle of a control and keeps the pointer down; `slide` moves it from there. */
const hold = async (page: Page, target: Locator) => {
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  return { slide: (dx: number, dy: number) => page.mouse.move(x + dx, y + dy, { steps: 5 }), lift: () => page.mouse.up() }
}
test('a voice note is held, slid away, locked, heard and sent; the other hears two in a row', async ({ browser, request }, {
  project,
  retry,
}) => {
  const here = { lat: 5.2 + retry, lng: 11.4 }
  const [ama, kofi] = [await createMember(request, 'Ama', here), await createMember(request, 'Kofi', here)]
  await matchMembers(request, ama, kofi)
  const hers = await openWithMicrophone(browser, ama, kofi, project.use)
  const faults = watchForFaults(hers)
  const code = trackSoundCode(hers)
  await expect(recordButton(hers)).toBeVisible()
  expect(code, 'nothing is loaded before the first press').toEqual([])

  // Sliding the finger away discards the recording and closes the microphone.
  const away = await hold(hers, recordButton(hers))
  await waitForRecordingTime(hers, '0:01')
  expect(await readOpenDeviceKinds(hers)).toEqual(['audio'])
  await away.slide(-120, 0)
  await expect(hers.getByText('Let go to cancel')).toBeVisible()
  await away.lift()
  await expect(recordButton(hers)).toBeVisible()
  await expect(hers.getByRole('timer')).toHaveCount(0)
  expect(await readOpenDeviceKinds(hers)).toEqual([])

  // Lifting the finger at the end of a recording leads to the preview.
  const first = await hold(hers, recordButton(hers))
  await waitForRecordingTime(hers, '0:02')
  await first.lift()
  await expect(button(hers, 'Send voice note')).toBeFocused()
  expect(await readOpenDeviceKinds(hers)).toEqual([])
  await button(hers, 'Play').click()
  await expect(button(hers, 'Pause')).toBeVisible()
  expect(await findAxeViolations(hers)).toEqual([])
  await button(hers, 'Send voice note').click()
  await expect(voiceNotePlayers(hers)).toHaveCount(1)

  // A locked recording goes on without the finger.
  const second = await hold(hers, recordButton(hers))
  await waitForRecordingTime(hers, '0:00')
  await second.slide(0, -110)
  await second.lift()
  await expect(button(hers, 'Stop recording')).toBeVisible()
  await waitForRecordingTime(hers, '0:02')
  expect(await findAxeViolations(hers)).toEqual([])
  await button(hers, 'Stop recording').click()
  await button(hers, 'Send voice note').press('Enter')
  await expect(voiceNotePlayers(hers)).toHaveCount(2)
  await expect(hers.getByRole('log').getByText(/^(Sent|Delivered|Read)$/)).toHaveCount(2)

  const context = await browser.newContext(project.use)
  await trackSounds(context)
  const his = await openConversationAs(context, kofi, ama)
  const hisFaults = watchForFaults(his)
  await expect(voiceNotePlayers(his)).toHaveCount(2)
  expect(await readPlayedSounds(his), 'nothing is loaded before the tap').toEqual([])
  const [one, two] = [voiceNotePlayers(his).nth(0), voiceNotePlayers(his).nth(1)]
  await one.getByRole('button', { name: 'Speed 1×' }).click()
  await one.getByRole('button', { name: 'Speed 1.5×' }).click()
  await one.getByRole('button', { name: 'Play' }).click()
  await expect(one.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await readPlayedSounds(his)).toMatchObject([{ rate: 2, playing: true }])
  // The second voice note plays by itself after the first.
  await expect(two.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(one.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(two.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await readPlayedSounds(his)).toMatchObject([{ rate: 2, playing: false }])

  const bar = one.getByRole('slider', { name: 'Position' })
  await bar.focus()
  await bar.press('ArrowRight')
  await expect(bar).toHaveAttribute('aria-valuetext', /^1 of \d seconds$/)
  await his.reload()
  await expect(voiceNotePlayers(his).nth(0).getByRole('button', { name: 'Speed 2×' })).toBeVisible()
  expect(await findAxeViolations(his)).toEqual([])
  faults.clean()
  hisFaults.clean()
})

test('a refused microphone says how to allow it, and keys are enough once it is allowed', async ({ browser, request }, {
  project,
  retry,
}) => {
  const here = { lat: 5.4 + retry, lng: 11.6 }
  const [ama, kofi] = [await createMember(request, 'Ama', here), await createMember(request, 'Kofi', here)]
  await matchMembers(request, ama, kofi)
  const context = await browser.newContext({ ...project.use, permissions: ['microphone'] })
  const page = await openConversationAs(context, ama, kofi)
  await page.evaluate(`globalThis.allowed = navigator.mediaDevices.getUserMedia
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))`)
  await recordButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Allow it for this site' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.evaluate('navigator.mediaDevices.getUserMedia = allowed')
  await page.keyboard.press('Enter')
  await waitForRecordingTime(page, '0:01')
  await page.keyboard.press('Escape')
  await expect(recordButton(page)).toBeFocused()
  expect(await readOpenDeviceKinds(page)).toEqual([])
})
