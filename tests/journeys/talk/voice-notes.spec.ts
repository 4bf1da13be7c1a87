import { expect, type Locator, type Page, test } from '../support/journey.ts'
import { matchMembers, openConversationAs, readOpenDeviceKinds } from '../support/calls.ts'
import { button, device, mic, notes, recordedFor, soundOf, trackSoundCode, trackSounds, withMicrophone } from '../support/composer.ts'
import { createMember } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

test.use(withMicrophone)
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
  const hers = await device(browser, ama, kofi, project.use)
  const faults = watchForFaults(hers)
  const code = trackSoundCode(hers)
  await expect(mic(hers)).toBeVisible()
  expect(code, 'nothing is loaded before the first press').toEqual([])

  // Slid away: nothing is left, and the microphone is closed.
  const away = await hold(hers, mic(hers))
  await recordedFor(hers, '0:01')
  expect(await readOpenDeviceKinds(hers)).toEqual(['audio'])
  await away.slide(-120, 0)
  await expect(hers.getByText('Let go to cancel')).toBeVisible()
  await away.lift()
  await expect(mic(hers)).toBeVisible()
  await expect(hers.getByRole('timer')).toHaveCount(0)
  expect(await readOpenDeviceKinds(hers)).toEqual([])

  // Held: lifting the finger leads to the preview.
  const first = await hold(hers, mic(hers))
  await recordedFor(hers, '0:02')
  await first.lift()
  await expect(button(hers, 'Send voice note')).toBeFocused()
  expect(await readOpenDeviceKinds(hers)).toEqual([])
  await button(hers, 'Play').click()
  await expect(button(hers, 'Pause')).toBeVisible()
  expect(await findAxeViolations(hers)).toEqual([])
  await button(hers, 'Send voice note').click()
  await expect(notes(hers)).toHaveCount(1)

  // Locked: it goes on without the finger.
  const second = await hold(hers, mic(hers))
  await recordedFor(hers, '0:00')
  await second.slide(0, -110)
  await second.lift()
  await expect(button(hers, 'Stop recording')).toBeVisible()
  await recordedFor(hers, '0:02')
  expect(await findAxeViolations(hers)).toEqual([])
  await button(hers, 'Stop recording').click()
  await button(hers, 'Send voice note').press('Enter')
  await expect(notes(hers)).toHaveCount(2)
  await expect(hers.getByRole('log').getByText(/^(Sent|Delivered|Read)$/)).toHaveCount(2)

  const context = await browser.newContext(project.use)
  await trackSounds(context)
  const his = await openConversationAs(context, kofi, ama)
  const hisFaults = watchForFaults(his)
  await expect(notes(his)).toHaveCount(2)
  expect(await soundOf(his), 'nothing is loaded before the tap').toEqual([])
  const [one, two] = [notes(his).nth(0), notes(his).nth(1)]
  await one.getByRole('button', { name: 'Speed 1×' }).click()
  await one.getByRole('button', { name: 'Speed 1.5×' }).click()
  await one.getByRole('button', { name: 'Play' }).click()
  await expect(one.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(await soundOf(his)).toMatchObject([{ rate: 2, playing: true }])
  // The second follows the first.
  await expect(two.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(one.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect(two.getByRole('button', { name: 'Play' })).toBeVisible()
  expect(await soundOf(his)).toMatchObject([{ rate: 2, playing: false }])

  const bar = one.getByRole('slider', { name: 'Position' })
  await bar.focus()
  await bar.press('ArrowRight')
  await expect(bar).toHaveAttribute('aria-valuetext', /^1 of \d seconds$/)
  await his.reload()
  await expect(notes(his).nth(0).getByRole('button', { name: 'Speed 2×' })).toBeVisible()
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
  await mic(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Allow it for this site' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.evaluate('navigator.mediaDevices.getUserMedia = allowed')
  await page.keyboard.press('Enter')
  await recordedFor(page, '0:01')
  await page.keyboard.press('Escape')
  await expect(mic(page)).toBeFocused()
  expect(await readOpenDeviceKinds(page)).toEqual([])
})
