import { expect, type Locator, type Page, test } from '../support/journey.ts'
import { createMember, signInDemoMember, storeSession } from '../support/people.ts'

/** Opens a screen whose scripts never arrive, so that only what is drawn before them is on it. */
const openWithoutScripts = async (page: Page, path: string): Promise<void> => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(path)
}
const frame = (page: Page): Locator => page.locator('#start')
const tiles = (page: Page): Locator => frame(page).locator('main .aspect-4\\/5')
const logo = (page: Page): Locator => page.locator('#start-logo')

test('the matches are drawn before the scripts: name, greeting and the first faces', async ({ page }) => {
  await storeSession(page, await signInDemoMember(page.request))
  await openWithoutScripts(page, '/dashboard/matches')
  await expect(frame(page).locator('h1')).toHaveText('Welcome back, Amina')
  await expect(frame(page)).not.toContainText('%')
  await expect(logo(page)).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(8)
  await expect.poll(() => tiles(page).locator('img').count()).toBeGreaterThan(1)
  await expect(tiles(page).locator('img').first()).toBeVisible()
  const { clientWidth, scrollWidth } = await page.evaluate<{ clientWidth: number; scrollWidth: number }>(
    '(({ clientWidth, scrollWidth }) => ({ clientWidth, scrollWidth }))(document.documentElement)',
  )
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('the deck is drawn as one card, and a small sidebar as small, as this member left them', async ({ page }, { project }) => {
  const member = await signInDemoMember(page.request)
  await storeSession(page, member)
  await page.addInitScript(`localStorage.setItem('matches-view:${member.id}', 'deck')
    localStorage.setItem('drawer:${member.id}', JSON.stringify({ state: { collapsed: true }, version: 0 }))`)
  await openWithoutScripts(page, '/dashboard/matches')
  await expect(tiles(page)).toHaveCount(1)
  await expect(tiles(page)).toBeVisible()
  if (project.name === 'desktop') expect((await frame(page).locator('nav').first().boundingBox())?.width).toBe(80)
})

test('without a session or in another language only the logo is there, and other screens are drawn too', async ({ page, browser }, {
  project,
}) => {
  const member = await createMember(page.request, 'Solange', { lat: 4.05, lng: 9.7 })
  await openWithoutScripts(page, '/dashboard/matches')
  await expect(frame(page)).toHaveCount(0)
  await expect(logo(page)).toBeVisible()

  const context = await browser.newContext(project.use)
  const swahili = await context.newPage()
  await storeSession(swahili, member)
  await swahili.addInitScript(`localStorage.setItem('preferred-language', 'sw')`)
  await openWithoutScripts(swahili, '/dashboard/matches')
  await expect(frame(swahili)).toHaveCount(0)
  await expect(logo(swahili)).toBeVisible()
  await context.close()

  await storeSession(page, member)
  await page.goto('/dashboard/wallet')
  await expect(frame(page).locator('h1')).toHaveText('Wallet')
  await expect(frame(page)).not.toContainText('%')
})
