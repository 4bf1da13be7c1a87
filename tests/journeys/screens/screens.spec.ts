import { expect, test } from '../support/journey.ts'

const demo = { email: 'demo@ndloo.example', password: 'welcome to ndloo' }
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
