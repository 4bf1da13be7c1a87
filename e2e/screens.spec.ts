import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { watch } from './watch.ts'

const demo = { email: 'demo@ndloo.example', password: 'welcome to ndloo' }
const report = '/dashboard/report?uid=35bfda1c-7995-4b0a-a349-d2af8f814a00'
const languages = ['en', 'es', 'fr', 'pt', 'sw'] as const

const speak = (page: Page, language: string) => page.addInitScript(`localStorage.setItem('preferred-language', '${language}')`)
const signIn = async (page: Page): Promise<void> => {
  const response = await page.request.post('/api/auth/login', { data: { ...demo, remember: true } })
  const { data } = (await response.json()) as { data: { user: object; token: string } }
  const session = JSON.stringify({ state: { user: data.user, _ndloo_token: data.token }, version: 0 })
  await page.addInitScript(`localStorage.setItem('auth', ${JSON.stringify(session)})`)
}
const violations = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}
const noSidewaysScroll = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth <= document.documentElement.clientWidth')

for (const language of languages) {
  test(`every screen is sound in ${language}`, async ({ page }) => {
    await speak(page, language)
    const seen = watch(page)
    for (const path of ['/', '/signup', '/login', '/otp?type=verify-email', '/no/such/page']) {
      await page.goto(path)
      expect(await violations(page), path).toEqual([])
      expect(await noSidewaysScroll(page), path).toBe(true)
    }
    await signIn(page)
    const dashboard = ['matches', 'messages', 'likes', 'who-likes-me', 'dislikes', 'blocked', 'profile', 'settings', 'no-such']
    const money = ['wallet', 'wallet/convert', 'deposit', 'withdraw']
    const paths = ['/add-photo', '/place', '/user', report, ...[...dashboard, ...money].map((name) => `/dashboard/${name}`)]
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      expect(await violations(page), path).toEqual([])
      expect(await noSidewaysScroll(page), path).toBe(true)
    }
    seen.clean()
  })
}

test('a screen for members sends a visitor to the login and back to the full address', async ({ page }) => {
  await page.goto('/dashboard/messages?uid=35bfda1c-7995-4b0a-a349-d2af8f814a00')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/dashboard/messages?uid=35bfda1c-7995-4b0a-a349-d2af8f814a00')
})

test('an unknown address says so and leads back', async ({ page }) => {
  await page.goto('/login')
  await page.goto('/no/such/page')
  await expect(page.getByText('This page does not exist')).toBeVisible()
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('logging out asks, empties the storage, ends the session and takes two seconds', async ({ page, isMobile }, { project }) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/matches/)
  const stored = await page.evaluate<string>("localStorage.getItem('auth')")
  const token = (JSON.parse(stored) as { state: { _ndloo_token: string } }).state._ndloo_token
  if (project.name === 'phone' || isMobile) await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate<string | null>("localStorage.getItem('auth')")).toBeNull()
  expect((await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401)
})
