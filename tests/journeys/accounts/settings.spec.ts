import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '../support/journey.ts'
import { unzip } from '../../support/data/unzip.ts'
import { password, proveEmail } from '../support/people.ts'
import { expectNoOverflow, findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

interface Account {
  user: { id: string; email: string }
  token: string
}
const run = Date.now().toString(36)

/** Signs up a new member through the API. */
const join = async (request: APIRequestContext, name: string, project: string): Promise<Account> => {
  const email = `${name}.${project}.${run}@example.com`.toLowerCase()
  const registration = {
    firstName: name,
    lastName: 'Ndongo',
    email,
    countryCode: 'CM',
    mobileNumber: '677123456',
    gender: 'female',
    age: 30,
  }
  const data = { ...registration, password, confirmPassword: password, accept_terms: true, locale: 'en' }
  const asked = await request.post('/api/auth/sign-up', { data })
  expect(asked.status()).toBe(202)
  const proven = await proveEmail(request, asked, email)
  return ((await proven.json()) as { data: Account }).data
}
const signIn = async (page: Page, { user, token }: Account): Promise<void> => {
  const session = JSON.stringify({ state: { user, _ndloo_token: token }, version: 0 })
  await page.goto('/login')
  await page.evaluate(`localStorage.setItem('auth', ${JSON.stringify(session)})`)
}
const seen = async (request: APIRequestContext, by: Account, whom: Account): Promise<number> =>
  (await request.get(`/api/profile/${whom.user.id}`, { headers: { authorization: `Bearer ${by.token}` } })).status()
const sound = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  expect(await findAxeViolations(page)).toEqual([])
  await expectNoOverflow(page, page.url())
}

test('settings are kept, a pause hides, data is taken along, and a deletion is taken back', async ({ page, request }, { project }) => {
  test.slow()
  const [she, other] = [await join(request, 'Sita', project.name), await join(request, 'Tobi', project.name)]
  const watched = watchForFaults(page, [/403 POST .*\/auth\/login/, /status of 403/])
  await signIn(page, she)
  await page.goto('/dashboard/settings?tab=bogus')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  const saved = page.getByRole('status').filter({ hasText: 'Saved: What others see' })
  await page.getByRole('link', { name: /^Privacy/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy' })).toBeFocused()
  await page.getByRole('switch', { name: /^Show only my age/ }).click()
  await expect(saved).toHaveCount(1)
  await page.getByRole('switch', { name: /^Show only my initial/ }).click()
  await expect(page.getByRole('switch', { name: /^Show only my initial/ })).toBeChecked()
  await page.getByRole('link', { name: 'All settings' }).click()
  await page.getByRole('link', { name: /^Meeting people/ }).click()
  await page.getByLabel('To age').selectOption('60')
  await expect(page.getByRole('status').filter({ hasText: 'Saved: Who can find me' })).toHaveCount(1)
  await page.reload()
  await expect(page.getByLabel('To age')).toHaveValue('60')
  await page.goto('/dashboard/settings?part=privacy')
  await expect(page.getByRole('switch', { name: /^Show only my age/ })).toBeChecked()
  await expect(page.getByRole('switch', { name: /^Show only my initial/ })).toBeChecked()
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(page.getByRole('link', { name: /^Privacy/ })).toBeFocused()

  const second = await page.context().newPage()
  await second.goto('/dashboard/settings')
  await expect(second.getByRole('switch', { name: /^Notifications/ })).toBeChecked()
  await page.getByRole('switch', { name: /^Notifications/ }).click()
  await expect(page.getByRole('switch', { name: /^Notifications/ })).not.toBeChecked()
  await expect(second.getByRole('switch', { name: /^Notifications/ })).not.toBeChecked()
  await page.getByLabel('Language', { exact: true }).selectOption('fr')
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible()
  await second.close()

  expect(await seen(request, other, she)).toBe(200)
  await page.getByRole('link', { name: /^Compte/ }).click()
  await page.getByRole('button', { name: 'Mettre mon compte en pause' }).click()
  await expect(page.getByRole('button', { name: 'Revenir' })).toHaveCount(2)
  expect(await seen(request, other, she)).toBe(404)
  await page.getByRole('main').getByRole('button', { name: 'Revenir' }).click()
  await expect(page.getByRole('button', { name: 'Mettre mon compte en pause' })).toBeVisible()
  expect(await seen(request, other, she)).toBe(200)

  await page.getByRole('button', { name: 'Recevoir mes données' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Télécharger mes données' }).click()
  const files = unzip(await readFile(await (await downloading).path()))
  expect(JSON.parse(files.get('ndloo.json')?.toString() ?? '')).toMatchObject({ member: { email: she.user.email, locale: 'fr' } })

  // Pressed by key, because a second click at the same place within 400 ms would be dropped.
  await page.getByRole('button', { name: 'Supprimer mon compte' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /Supprimer ton compte/ })
  await expect(dialog.getByText('Tu n’as ni solde, ni forfait en cours, ni cadeau en attente.')).toBeVisible()
  await sound(page)
  await dialog.getByLabel('Écris SUPPRIMER pour continuer').fill('supprimer')
  await dialog.getByLabel('Ton mot de passe', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(page.getByText(/Connecte-toi avant le/)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  expect(await seen(request, other, she)).toBe(404)

  await page.evaluate("localStorage.setItem('preferred-language', 'en')")
  await page.goto('/login')
  await page.getByLabel('Email').fill(she.user.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  const back = page.getByRole('dialog', { name: 'Welcome back' })
  await expect(back.getByText(/This account will be deleted on/)).toBeVisible()
  await sound(page)
  await back.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page).toHaveURL(/\/dashboard\/matches/)
  // What the visitor chose in this browser does not change the language of the account.
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await seen(request, other, she)).toBe(200)
  watched.clean()
})
