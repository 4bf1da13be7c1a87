import { randomUUID } from 'node:crypto'
import { type SignedInAdministrator, prepareTwoAdministrators } from '../support/console.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { jpegWithGps, password, setFirstPassword } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'

const logIn = async (page: Page, who: string, word: string) => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(who)
  await page.getByLabel('Password', { exact: true }).fill(word)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/matches/)
}

const clean = async (page: Page) => expect(await findAxeViolations(page)).toEqual([])

/** Enters password and code, which changes of money and roles require. */
const prove = async (page: Page, { recovery }: SignedInAdministrator) => {
  const dialog = page.getByRole('dialog', { name: 'Still you?' })
  await expect(dialog).toBeVisible()
  await clean(page)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Code', { exact: true }).fill(recovery.pop() ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

test('the console is entered with a second factor, adds people, sets rates and suspends, by keyboard', async ({ page, browser }) => {
  // No animations, so that axe never checks a toast that is fading out.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [admin] = await prepareTwoAdministrators(page.request)
  // A visitor of the console is sent to the login, and arrives in the console afterwards.
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fadmin$/)
  await page.getByLabel('Email', { exact: true }).fill(admin.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code', { exact: true })).toBeVisible()
  await clean(page)
  await page.getByLabel('Code', { exact: true }).fill(admin.recovery.pop() ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  await clean(page)

  // The arrow keys move between sections.
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Today' }).focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible()
  await clean(page)

  const newcomer = `guest-${randomUUID()}@example.com`
  await page.getByRole('button', { name: 'Add a user' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a user' })
  await dialog.getByLabel('Name').fill('Esi Mensah')
  await dialog.getByLabel('Email').fill(newcomer)
  await dialog.getByLabel('Role').selectOption('guest')
  await dialog.getByLabel('Age').fill('33')
  await dialog.getByLabel('Country').selectOption('GH')
  // A refused photo leads to one message, at its field, and nobody is added.
  await dialog.getByLabel('Profile photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await dialog.getByLabel('Email').press('Enter')
  await prove(page, admin)
  await expect(dialog.getByLabel('Profile photo')).toHaveAccessibleDescription(/That isn’t a png, jpg or jpeg picture/)
  await expect(page.getByText('That isn’t a png, jpg or jpeg picture.')).toHaveCount(1)
  await dialog
    .getByLabel('Profile photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegWithGps({ r: 20, g: 90, b: 90 }) })
  await dialog.getByLabel('Email').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Esi Mensah' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible()
  await clean(page)

  // The guest sets a password with the mailed code, and can only read.
  const guest = await (await browser.newContext()).newPage()
  await setFirstPassword(guest, newcomer)
  await logIn(guest, newcomer, password)
  const { origins } = await guest.context().storageState()
  const auth = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'auth')?.value ?? '{}'
  const token = (JSON.parse(auth) as { state: { _ndloo_token: string } }).state._ndloo_token
  const like = await guest.request.post(`/api/actions/toggle/like?uid=${randomUUID()}`, { headers: { authorization: `Bearer ${token}` } })
  expect(like.status()).toBe(403)
  const hidden = await guest.request.get('/api/admin/members', { headers: { authorization: `Bearer ${token}` } })
  expect(hidden.status()).toBe(404)

  // A new rate applies to members at once.
  await page.getByRole('link', { name: 'Currencies' }).press('Enter')
  await page.getByRole('button', { name: 'Change the rate of GHS' }).press('Enter')
  const rate = page.getByRole('dialog', { name: 'Change the rate of GHS' })
  const mid = Number(await rate.getByLabel('Market rate').inputValue())
  await rate.getByLabel('Market rate').fill(String(Math.round(mid * 105) / 100))
  await rate.getByLabel('Reason').fill('the market moved')
  await page.keyboard.press('Enter')
  await expect(rate).toBeHidden()
  const seen = await guest.request.post('/api/deposit/rate?currency=GHS', { headers: { authorization: `Bearer ${token}` } })
  const told = ((await seen.json()) as { data: { rate: { deposit_rate: number } } }).data.rate.deposit_rate
  expect(told).toBeGreaterThan(mid * 1.05)
  await clean(page)

  // A suspension takes effect on the open screen.
  await page.getByRole('link', { name: 'Members' }).press('Enter')
  await page.getByRole('searchbox').fill(newcomer)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Esi Mensah' }).press('Enter')
  await page.getByRole('button', { name: 'Suspend' }).press('Enter')
  const suspension = page.getByRole('dialog', { name: 'Suspend' })
  await suspension.getByLabel('Reason').fill('asked everybody for money')
  await page.keyboard.press('Enter')
  await expect(suspension).toBeHidden()
  await expect(guest).toHaveURL(/\/login/)
  await expect(page.getByText('suspended', { exact: false }).first()).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await clean(page)
  for (const section of ['Deposits', 'Ledger', 'Audit log']) {
    await page.getByRole('link', { name: section }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
    await clean(page)
  }
  await expect(page.getByRole('cell', { name: 'the market moved' })).toBeVisible()
})
