import { expect, type Page, test } from '../support/journey.ts'
import { callApi, createMember, type Member, storeSession } from '../support/people.ts'
import { expectNoOverflow, findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const place = { lat: -12.2, lng: 21.4 }

const statusOf = async (page: Page, viewer: Member, { id }: Member): Promise<number> =>
  (await callApi(page.request, viewer, 'GET', `/profile/${id}`)).status()

const openSettings = async (page: Page): Promise<void> => {
  await page.goto('/dashboard/settings?part=privacy')
  await expect(page.getByRole('heading', { level: 2, name: 'Who sees me' })).toBeVisible()
}

test('private mode hides and shows, by keyboard', async ({ page }) => {
  const seen = watchForFaults(page, [])
  const [hidden, viewer] = [await createMember(page.request, 'Hawa', place), await createMember(page.request, 'Hassan', place)]
  await storeSession(page, hidden)
  await openSettings(page)
  const toggle = page.getByRole('switch', { name: /^Private mode/ })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'Saved: Who sees me' })).toHaveCount(1)
  expect(await statusOf(page, viewer, hidden)).toBe(404)
  expect(await findAxeViolations(page)).toEqual([])
  await page.reload()
  await expect(toggle).toBeChecked()
  await callApi(page.request, hidden, 'GET', `/actions/toggle/like?uid=${viewer.id}`)
  expect(await statusOf(page, viewer, hidden)).toBe(200)
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).not.toBeChecked()
  seen.clean()
})

test('somebody known is named, and taken back by naming them again, by keyboard', async ({ page }) => {
  const seen = watchForFaults(page, [])
  const [hidden, known] = [await createMember(page.request, 'Halima', place), await createMember(page.request, 'Haruna', place)]
  await storeSession(page, hidden)
  const email = ((await (await callApi(page.request, known, 'GET', '/me')).json()) as { data: { person: { email: string } } }).data.person
    .email
  await openSettings(page)
  const field = page.getByRole('textbox', { name: /^Phone numbers or email addresses/ })
  await field.fill(`${email}\nno number`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 email address', { exact: true })).toBeVisible()
  await expect(page.getByText('1 line is neither a number nor an email address.')).toBeVisible()
  expect([await statusOf(page, known, hidden), await statusOf(page, hidden, known)]).toEqual([404, 200])
  expect(await findAxeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 720 })
  await expectNoOverflow(page, 'the settings')
  await field.fill(email)
  await page.getByRole('button', { name: 'Remove these' }).press('Enter')
  await expect(page.getByText('You haven’t added anyone yet.')).toBeVisible()
  expect(await statusOf(page, known, hidden)).toBe(200)
  seen.clean()
})
