import { expect, test } from '../support/journey.ts'
import { hostileRedirects } from '../../support/shared/hostile-redirects.ts'
import { signInDemoMember, storeSession } from '../support/people.ts'

test('no redirect leads a member away', async ({ page, baseURL }) => {
  await storeSession(page, await signInDemoMember(page.request))
  // Checks only the address, not the content.
  await page.route(/\/(?:api|photos|socket\.io)\//, (route) => route.abort())
  const origin = new URL(baseURL ?? '').origin
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith('http') && new URL(request.url()).origin !== origin) elsewhere.push(request.url())
  })
  const home = `${origin}/dashboard/matches`
  for (const wanted of hostileRedirects.slice(0, 3)) {
    await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`, { waitUntil: 'commit' })
    await expect(page, JSON.stringify(wanted)).toHaveURL(home)
  }
  // All addresses, now inside the open application; `window.mark` proves that the page was not reloaded.
  await expect(page.locator('#startup')).toBeHidden()
  await page.evaluate('window.mark = true')
  for (const wanted of hostileRedirects) {
    const address = JSON.stringify(`/login?redirect=${encodeURIComponent(wanted)}`)
    await page.evaluate(`history.pushState({}, '', ${address})`)
    await expect(page, JSON.stringify(wanted)).toHaveURL(home)
  }
  expect(await page.evaluate('window.mark')).toBe(true)
  expect(elsewhere).toEqual([])
})
