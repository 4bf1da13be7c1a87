import { expect, type Page, test } from '../support/journey.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { createMember, storeSession } from '../support/people.ts'

const picks = (page: Page) => page.getByRole('list', { name: /for today$/ })
const names = (page: Page) => picks(page).getByRole('link').allInnerTexts()

/** Opens the matches as a member who looks for what most people look for. */
const openMatches = async (page: Page): Promise<void> => {
  const member = await createMember(page.request, 'Zola', { lat: 4.05, lng: 9.7 })
  const headers = { authorization: `Bearer ${member.token}` }
  const answer = await page.request.patch('/api/me', { headers, data: { looking_for: ['dating', 'marriage', 'friendship'] } })
  expect(answer.status()).toBe(200)
  await storeSession(page, member)
  await page.goto('/dashboard/matches?distance=any')
  await expect(picks(page)).toBeVisible()
}

test('five people for today: with reasons, fewer with each answer, the same after a reload', async ({ page }, { project }) => {
  await openMatches(page)
  await expect(page.getByRole('heading', { name: 'Five for today' })).toBeVisible()
  await expect(picks(page).getByText('Both looking for').first()).toBeVisible()
  await expectAccessible(page, 'the picks')
  const five = await names(page)
  expect(five).toHaveLength(5)
  // The first people of the grid stay in sight, also under the offer of the questions, and none of them is a pick.
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 0.5 })
  const inGrid = await page.getByRole('article').getByRole('heading').allInnerTexts()
  expect(inGrid.filter((name) => five.includes(name))).toEqual([])

  await picks(page)
    .getByRole('button', { name: /^Like / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Four for today' })).toBeVisible()
  expect(await names(page)).toEqual(five.slice(1))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Five for today' })).toBeVisible()
  await picks(page)
    .getByRole('button', { name: /^Pass on / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Four for today' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Four for today' })).toBeVisible()
  expect(await names(page)).toEqual(five.slice(1))

  await page.goto('/dashboard/matches?distance=any&view=deck')
  await page.getByRole('button', { name: /Four for today/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Four for today' })
  await expect(sheet.getByRole('link')).toHaveCount(4)
  if (project.name === 'phone') await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  // A press within 400 ms of the last one, at nearly the same place, is dropped as the second of a double press.
  await expect(async () => {
    await sheet.getByRole('link').first().click({ timeout: 2000 })
    await expect(page).toHaveURL(/\/dashboard\/user\/.+\/profile/, { timeout: 2000 })
  }).toPass()
})

test('each card says why it is there, and the order of activity ends the picks', async ({ page }) => {
  await openMatches(page)
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Why do I see this/ })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Why do I see / })
  await expect(dialog.getByText('Who has passed on whom is never used for this.')).toBeVisible()
  await dialog.getByRole('link', { name: 'Change the order' }).click()
  const activity = page.getByRole('radio', { name: /^By activity/ })
  await expect(activity).toBeInViewport()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/me/feed-order') && answer.request().method() === 'PUT')
  await activity.check()
  await saved
  await page.reload()
  await expect(activity).toBeChecked()
  await page.goto('/dashboard/matches?distance=any')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(picks(page)).toHaveCount(0)
})
