import config from '../playwright.config.ts'
import { addCameraNoise, fakeDeviceArguments } from '../support/calls.ts'
import { prepareTwoAdministrators } from '../support/console.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { addPhoto, callApi, createMember, type Member, storeSession } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const launch = config.use?.launchOptions ?? {}
test.use({ launchOptions: { ...launch, args: [...(launch.args ?? []), ...fakeDeviceArguments] }, permissions: ['camera'] })
test.slow()

const place = { lat: 5.1, lng: 10.3 }

/** Takes the pictures of three poses with the made-up camera, looks at them, and sends them. */
const takeAndSend = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: 'Start the camera' })
    .or(page.getByRole('button', { name: 'Try again' }))
    .click()
  for (const pose of [1, 2, 3]) {
    await expect(page.getByText(`Pose ${pose} of 3`).first()).toBeVisible()
    const ready = page.getByRole('button', { name: 'I’m ready' })
    await expect(ready).not.toHaveAttribute('aria-busy', 'true')
    if (pose === 1) expect(await findAxeViolations(page)).toEqual([])
    await ready.click()
  }
  await expect(page.getByRole('heading', { name: 'Are these all right?' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Picture \d: / })).toHaveCount(4)
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Send the pictures' }).click()
  await expect(page.getByText('We’re looking at your pictures. That usually takes a day.')).toBeVisible()
}

/** Opens the check of a member in the console: the arrow moves on to the next one. */
const openCheck = async (page: Page, name: string): Promise<void> => {
  await page.goto('/admin/photo-checks')
  const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${name}, `) })
  await expect(page.getByText(/^\d+ of \d+/).first()).toBeVisible()
  for (let presses = 0; presses < 40 && !(await heading.isVisible()); presses++) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('img', { name: 'Main photo' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Frame \d: / })).toHaveCount(4)
}

const badgeOf = async (page: Page, viewer: Member, { id }: Member): Promise<string | null> => {
  const answer = await (await callApi(page.request, viewer, 'GET', `/profile/${id}`)).json()
  return (answer as { data: { person: { photo_checked_at: string | null } } }).data.person.photo_checked_at
}

test('from asking to the badge, with a refusal first; the moderator decides by keyboard', async ({ page, browser }) => {
  const [moderator] = await prepareTwoAdministrators(page.request)
  const seen = watchForFaults(page, [])
  const [member, viewer] = [await createMember(page.request, 'Posine', place), await createMember(page.request, 'Posian', place)]
  await addPhoto(page.request, member)
  await addCameraNoise(page)
  await storeSession(page, member)
  await page.goto('/dashboard/profile')
  await page.getByRole('link', { name: 'Get your photos checked' }).click()
  await expect(page.getByText('Only our moderators see the pictures.', { exact: false })).toBeVisible()
  expect(await page.locator('input[type=file]').count()).toBe(0)
  expect(await findAxeViolations(page)).toEqual([])
  await takeAndSend(page)

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await storeSession(desk, moderator)
  await openCheck(desk, 'Posine')
  expect(await findAxeViolations(desk)).toEqual([])
  await desk.keyboard.press('r')
  await expect(desk.getByRole('dialog')).toBeVisible()
  await desk.keyboard.press('3')
  await expect(desk.getByRole('heading', { level: 2, name: /^Posine, / })).toHaveCount(0)

  // The member reads why, and tries again.
  await page.reload()
  await page.getByRole('button', { name: 'I’ve read this' }).click()
  await expect(page.getByText('Why: Your face can’t be seen well enough in the pictures.')).toBeVisible()
  await expect(page.getByText('Appeal', { exact: true })).toBeVisible()
  expect(await badgeOf(page, viewer, member)).toBeNull()
  await takeAndSend(page)
  await openCheck(desk, 'Posine')
  await desk.keyboard.press('a')
  await expect(desk.getByRole('heading', { level: 2, name: /^Posine, / })).toHaveCount(0)
  await expect.poll(() => badgeOf(page, viewer, member)).toBe(new Date().toISOString().slice(0, 7))

  await page.goto('/dashboard/photo-check')
  const badge = page.getByRole('button', { name: /^Photo checked, / })
  await badge.click()
  await expect(page.getByText('It says nothing about name, age, job or intentions.', { exact: false })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  seen.clean()
})
