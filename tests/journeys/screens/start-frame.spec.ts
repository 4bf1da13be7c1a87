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
  // The placeholder is as large as the card that replaces it.
  const [box, { width, height }] = [await tiles(page).boundingBox(), page.viewportSize() ?? { width: 0, height: 0 }]
  expect(box?.width).toBeGreaterThanOrEqual(Math.min(width - 40, 440))
  expect(box?.height).toBeGreaterThan(height / 2)
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

test('a member with another language than the browser is asked for once, in that language', async ({ page }) => {
  await storeSession(page, await createMember(page.request, 'Solange', { lat: 4.05, lng: 9.7 }))
  await page.addInitScript(`localStorage.setItem('preferred-language', 'sw')`)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(`${new URL(request.url()).pathname} ${request.headers()['accept-language']}`)
  })
  await page.goto('/dashboard/matches')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await page.waitForLoadState('networkidle')
  for (const path of ['/api/matches', '/api/picks']) expect(asked.filter((one) => one.startsWith(`${path} `))).toEqual([`${path} sw`])
})

test('there is room for picks only for a member who had some, and nothing moves when none come', async ({ page }) => {
  const member = await signInDemoMember(page.request)
  await storeSession(page, member)
  const picks = (): Locator => page.locator('[data-picks]')
  await openWithoutScripts(page, '/dashboard/matches')
  await expect(tiles(page)).toHaveCount(8)
  await expect(picks()).toHaveCount(0)
  await page.addInitScript(`localStorage.setItem('matches-picks:${member.id}', 'some')`)
  await page.reload()
  await expect(picks()).toHaveCount(1)

  await page.unroute('**/assets/*.js')
  await page.addInitScript(`window.moved = 0
    new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.moved += value })
      .observe({ type: 'layout-shift', buffered: true })`)
  // The answer about the picks arrives before the matches, and there are no picks.
  await page.route(/\/api\/picks/, (route) => route.fulfill({ json: { data: { people: [], ends_at: new Date().toISOString() } } }))
  await page.route(/\/api\/matches\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/dashboard/matches')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(picks()).toHaveCount(0)
  expect(await page.evaluate<number>('window.moved')).toBeLessThan(0.02)
})
