import { randomUUID } from 'node:crypto'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { codeAt, stepAt } from '#platform/server/totp.ts'
import { jpegOf, logIn, mailedCode, password } from './people.ts'
import { violations } from './sound.ts'

const run = randomUUID().slice(0, 8)
const roles = { admin: 'Adwoa', user: 'Usman', guest: 'Gloria' } as const
type Role = keyof typeof roles
const emailOf = (role: Role) => `${role}-${run}@example.com`
const demo = { email: 'admin@ndloo.example', password: 'welcome to ndloo' }

const clean = async (page: Page) => expect(await violations(page)).toEqual([])

/** A code of the demo's authenticator opens once; one that another journey has spent is waited out. */
const giveCode = async (page: Page, button: string): Promise<void> => {
  await expect(async () => {
    const { code } = (await (await page.request.get('/sandbox/authenticator.json')).json()) as { code: string }
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByLabel('Code', { exact: true })).toBeHidden({ timeout: 4000 })
  }).toPass({ timeout: 80_000 })
}

const addUser = async (page: Page, role: Role): Promise<void> => {
  await page.goto('/admin/members')
  await page.getByRole('button', { name: 'Add a user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a user' })
  await dialog.getByLabel('Name').fill(`${roles[role]} Mensah`)
  await dialog.getByLabel('Email').fill(emailOf(role))
  await dialog.getByLabel('Role').selectOption(role)
  const hue = { r: Math.floor(Math.random() * 250), g: 90, b: Math.floor(Math.random() * 250) }
  await dialog.getByLabel('Profile photo').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegOf(hue) })
  await dialog.getByRole('button', { name: 'Add' }).click()
  if (role !== 'admin') return
  const proof = page.getByRole('dialog', { name: 'Is it still you?' })
  await proof.getByLabel('Password', { exact: true }).fill(demo.password)
  await giveCode(page, 'Confirm')
}

/** Opens the account with the mailed code, and signs in. */
const moveIn = async (browser: Browser, role: Role): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/reset-password#${encodeURIComponent(emailOf(role))}`)
  await page.getByLabel('Code', { exact: true }).fill(await mailedCode(page.request, emailOf(role)))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
  await logIn(page, emailOf(role), password)
  return page
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (written: string): Buffer => {
  const bits = [...written].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/** Sets up an authenticator of their own; answers the recovery codes, each of which proves them once. */
const setUpAuthenticator = async (page: Page): Promise<string[]> => {
  await page.goto('/admin')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the key below' })).toBeVisible()
  await clean(page)
  const secret = (await page.locator('[translate=no]').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code', { exact: true }).fill(codeAt(bytesOf(secret), stepAt(new Date())))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeVisible()
  const codes = await page.getByRole('listitem').allInnerTexts()
  await clean(page)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
  return codes
}

/** By the ways of the application, without loading it anew. */
const toPlans = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('link', { name: 'Upgrade' }).first().click()
}

const prove = async (page: Page, code: string | undefined): Promise<void> => {
  const proof = page.getByRole('dialog', { name: 'Is it still you?' })
  await proof.getByLabel('Password', { exact: true }).fill(password)
  await proof.getByLabel('Code', { exact: true }).fill(code ?? '')
  await page.keyboard.press('Enter')
  await expect(proof).toBeHidden()
}

/** Fills the dialog that is open and puts it in force. */
const putInForce = async (page: Page, dialog: string, fields: Record<string, string>, button = 'Put in force', code?: string) => {
  const form = page.getByRole('dialog', { name: dialog })
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value)
  await form.getByLabel('Reason').fill('for this journey')
  await form.getByRole('button', { name: button, exact: true }).click()
  if (code !== undefined) await prove(page, code)
  await expect(form).toBeHidden()
}

test('people of each role do what the role allows, and what the console changes members see at their next look', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await logIn(page, demo.email, demo.password)
  await page.goto('/admin/members')
  await giveCode(page, 'Enter')
  for (const role of ['admin', 'user', 'guest'] as const) {
    await addUser(page, role)
    await expect(page.getByRole('heading', { level: 1, name: `${roles[role]} Mensah` })).toBeVisible()
  }

  // A user takes part, and knows of no console.
  const user = await moveIn(browser, 'user')
  await user.goto('/admin')
  await expect(user.getByText('This page does not exist')).toBeVisible()
  await user.goto('/dashboard/matches?distance=any')
  const card = user.getByRole('article').first()
  await card.getByRole('link').first().click()
  await expect(user).toHaveURL(/\/dashboard\/user\/.*\/profile/)
  const profile = new URL(user.url()).pathname
  await expect(user.getByRole('button', { name: 'Message me' })).toBeVisible()
  await user.getByRole('button', { name: /^Like / }).click()
  await expect(user.getByRole('button', { name: /^Take back your like/ })).toBeVisible()

  // A guest reads: nothing to react, to write or to buy with, no console, and on nobody's list.
  const guest = await moveIn(browser, 'guest')
  await guest.goto(profile)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest.getByRole('group', { name: 'What to do' })).toBeHidden()
  await clean(guest)
  await guest.goto('/admin')
  await expect(guest.getByText('This page does not exist')).toBeVisible()
  await user.goto(`/dashboard/matches?distance=any&name=${roles.guest}`)
  await expect(user.getByText('Nobody here just now')).toBeVisible()

  // An administrator enters with an authenticator of their own.
  const admin = await moveIn(browser, 'admin')
  const [first] = await setUpAuthenticator(admin)

  const giftName = `Kite ${run}`
  await user.goto(`/dashboard/gifts?uid=${profile.split('/')[3]}`)
  await expect(user.getByRole('button', { name: /^Buy Rose/ })).toBeVisible()
  await admin.goto('/admin/catalogue')
  await admin.getByRole('button', { name: 'Add', exact: true }).click()
  await putInForce(admin, 'Add to: Gifts', { English: giftName, 'Price, USD': '2' }, 'Put in force', first)
  await user.goto('/dashboard/boost-profile')
  await user.goBack()
  await expect(user.getByRole('button', { name: new RegExp(`^Buy ${giftName} for \\$2`) })).toBeVisible()
  await admin.getByRole('button', { name: `Retire ${giftName}` }).click()
  await putInForce(admin, `Retire ${giftName}`, {}, 'Retire')
  // By the ways of the application, without loading it anew.
  await user.getByRole('link', { name: 'Boost Profile' }).first().click()
  await expect(user.getByRole('radio', { name: /^30 days/ })).toBeVisible()
  await user.goBack()
  await expect(user.getByRole('button', { name: /^Buy Rose/ })).toBeVisible()
  await expect(user.getByRole('button', { name: new RegExp(`^Buy ${giftName}`) })).toHaveCount(0)

  const boost = async (price: string) => {
    await admin.goto('/admin/catalogue?shelf=boosts')
    await admin.getByRole('button', { name: 'Change Boost for 30 days' }).click()
    await putInForce(admin, 'Change Boost for 30 days', { 'Price, USD': price })
    await user.getByRole('link', { name: 'Boost Profile' }).first().click()
    await expect(user.getByText(`$${price}`).first()).toBeVisible()
    await user.getByRole('link', { name: 'Matches' }).first().click()
  }
  await boost('30.99')
  await boost('29.99')

  const planName = `Ember ${run}`
  await admin.goto('/admin/catalogue?shelf=plans')
  await admin.getByRole('button', { name: 'Add', exact: true }).click()
  await putInForce(admin, 'Add to: Plans', {
    English: planName,
    'Short word': `ember-${run}`,
    Days: '10',
    Messages: '90',
    Calls: '9',
    'Gift conversion, %': '65',
    'Price, USD': '6.49',
  })
  await toPlans(user)
  await expect(user.getByRole('button', { name: `Choose ${planName}` })).toBeVisible()
  await user.getByRole('link', { name: 'Matches' }).first().click()
  await admin.getByRole('button', { name: `Retire ${planName}` }).click()
  await putInForce(admin, `Retire ${planName}`, {}, 'Retire')
  await toPlans(user)
  await expect(user.getByRole('button', { name: 'Choose Spark' })).toBeVisible()
  await expect(user.getByRole('button', { name: `Choose ${planName}` })).toHaveCount(0)

  // A rate, on the deposit screen; a guest sees it too.
  const cost = async () => {
    await user.getByRole('link', { name: 'Wallet' }).first().click()
    await user.getByRole('link', { name: 'Deposit' }).first().click()
    await user.getByRole('button', { name: 'Paystack' }).click()
    await user.getByLabel('Currency').selectOption('ZAR')
    return user.getByText(/^1 US dollar costs/).innerText()
  }
  const before = await cost()
  await admin.goto('/admin/currencies')
  await admin.getByRole('button', { name: 'Change the rate of ZAR' }).click()
  const mid = Number(await admin.getByRole('dialog').getByLabel('Market rate').inputValue())
  await putInForce(admin, 'Change the rate of ZAR', { 'Market rate': String(Math.round(mid * 103) / 100) })
  await expect.poll(cost).not.toBe(before)
  await clean(user)

  // Every screen of the console at both sizes, for whoever reads it otherwise than by eye.
  for (const width of [1280, 390]) {
    await admin.setViewportSize({ width, height: 844 })
    for (const path of [
      '',
      '/members',
      '/reports',
      '/appeals',
      '/photos',
      '/catalogue',
      '/catalogue?shelf=plans',
      '/catalogue?shelf=credits',
      '/currencies',
      '/deposits',
      '/ledger',
      '/audit',
    ]) {
      await admin.goto(`/admin${path}`)
      await expect(admin.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(admin.locator('[aria-busy=true], .animate-pulse')).toHaveCount(0)
      expect(await violations(admin), `${path} at ${width}`).toEqual([])
    }
  }
})
