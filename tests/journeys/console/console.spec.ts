import { prepareTwoAdministrators, authenticatorCode } from '../support/console.ts'
import { type Browser, expect, type Page, test } from '../support/journey.ts'
import { callApi, storeSession, createMember, logIn, toMember, password, setFirstPassword, type SignedIn } from '../support/people.ts'
import { expectAccessible, findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

// Far from all members of the demo and of other journeys.
const place = { lat: 1.1, lng: 20.2 }
/** Adds a user through the form; returns the email address. */
const add = async (page: Page, name: string, role: 'Member' | 'Guest' | 'Administrator'): Promise<string> => {
  const email = `${name.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`
  await page.goto('/admin/members')
  await page.getByRole('button', { name: 'Add a user' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a user' })
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByLabel('Name').fill(`${name} Added`)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Role').selectOption(role)
  await dialog.getByLabel('Age').fill('30')
  await dialog.getByLabel('Country').selectOption('Cameroon')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} Added` })).toBeVisible()
  return email
}

/** Sets the password with the mailed code in a new browser, and signs in. */
const arrive = async (browser: Browser, email: string): Promise<Page> => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  await setFirstPassword(page, email)
  await logIn(page, email, password)
  return page
}

const noConsole = async (page: Page): Promise<void> => {
  for (const path of ['/admin', '/admin/members']) {
    await page.goto(path)
    await expect(page.getByText('This page does not exist')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Console' })).toHaveCount(0)
  }
}

test('an administrator adds one of each role; each may what the role may, and nothing while suspended', async ({ page, browser }) => {
  // Seven people arrive in browsers of their own; the limit only ends what hangs.
  test.setTimeout(400_000)
  const [boss] = await prepareTwoAdministrators(page.request)
  const somebody = await createMember(page.request, 'Sonia', place)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeSession(page, boss)
  const emails = { user: await add(page, 'Ursula', 'Member'), guest: await add(page, 'Gustav', 'Guest') }
  const admin = await add(page, 'Adele', 'Administrator')
  const profile = `/dashboard/user/${somebody.id}/profile`

  // A member can use everything except the console.
  const user = await arrive(browser, emails.user)
  const seen = watchForFaults(user)
  await user.goto(profile)
  const taken = user.waitForResponse((response) => response.url().includes('/actions/toggle/like'))
  await user.getByRole('button', { name: 'Like Sonia' }).click()
  expect((await taken).ok()).toBe(true)
  await expect(user.getByRole('button', { name: 'Take back your like for Sonia' })).toBeVisible()
  await noConsole(user)
  seen.clean()

  // A guest can read, is on no list, and cannot react to others.
  const guest = await arrive(browser, emails.guest)
  await guest.goto(profile)
  await expect(guest.getByRole('heading', { name: /^Sonia/ })).toBeVisible()
  await expect(guest.getByRole('button', { name: /Like|Pass|Message me/ })).toHaveCount(0)
  await guest.goto(`/dashboard/gifts?uid=${somebody.id}`)
  await expect(guest.getByText('Only for members')).toBeVisible()
  await noConsole(guest)
  const session = await guest.evaluate<string>("localStorage.getItem('auth')")
  const gustav = { ...somebody, token: (JSON.parse(session) as { state: { _ndloo_token: string } }).state._ndloo_token }
  const deeds = [
    [`/actions/toggle/like?uid=${somebody.id}`],
    [`/conversations/${somebody.id}/messages`, { id: crypto.randomUUID(), body: 'Hello' }],
    ['/wallet/credits/buy', { usd: '1.00' }],
  ] as const
  for (const [path, body] of deeds) expect((await callApi(page.request, gustav, 'POST', path, body)).status(), path).toBe(403)
  const found = async (name: string) =>
    (await (await callApi(page.request, somebody, 'GET', `/matches?name=${name}&distance=any`)).json()) as { data: { people: unknown[] } }
  expect((await found('Ursula')).data.people).not.toEqual([])
  expect((await found('Gustav')).data.people).toEqual([])
  const liked = await callApi(page.request, somebody, 'GET', '/actions/reactions/others?type=likes')
  const { data } = (await liked.json()) as { data: { people: { firstname: string }[] } }
  expect(data.people.map(({ firstname }) => firstname)).toEqual(['Ursula'])

  // An administrator sets up an authenticator first.
  const adele = await arrive(browser, admin)
  await adele.goto('/admin')
  await adele.getByLabel('Password', { exact: true }).fill(password)
  expect(await findAxeViolations(adele)).toEqual([])
  await adele.keyboard.press('Enter')
  const secret = adele.getByText(/^([A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/)
  await expect(adele.getByRole('img')).toBeVisible()
  expect(await findAxeViolations(adele)).toEqual([])
  await adele.getByLabel('Code', { exact: true }).fill(authenticatorCode(await secret.innerText()))
  await adele.keyboard.press('Enter')
  await adele.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(adele.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

  // A suspended administrator or member is signed out at once with the reason, and can return when reactivated.
  for (const [name, theirs] of [
    ['Adele', adele],
    ['Ursula', user],
  ] as const) {
    await theirs.goto('/dashboard/wallet')
    await page.goto('/admin/members')
    await page.getByRole('searchbox').fill(name)
    await page.keyboard.press('Enter')
    await page
      .getByRole('link', { name: `${name} Added` })
      .first()
      .click()
    await page.getByRole('button', { name: 'Suspend' }).click()
    const dialog = page.getByRole('dialog', { name: 'Suspend' })
    expect(await findAxeViolations(page)).toEqual([])
    await dialog.getByLabel('Reason').fill('has to be looked at')
    await dialog.getByRole('button', { name: 'Suspend' }).click()
    await expect(dialog).toBeHidden()
    await expect(theirs).toHaveURL(/\/login/)
  }
  await user.getByLabel('Email').fill(emails.user)
  await user.getByLabel('Password', { exact: true }).fill(password)
  await user.getByRole('button', { name: 'Log in' }).click()
  await expect(user.getByText(/suspended until .* Against our terms and conditions/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Reactivate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reactivate' })
  await dialog.getByLabel('Reason').fill('all is well')
  await dialog.getByRole('button', { name: 'Reactivate' }).click()
  await expect(dialog).toBeHidden()
  await logIn(user, emails.user, password)
  for (const one of [user, guest, adele]) await one.context().close()
})

test('suspending asks for password and code again, once', async ({ page }) => {
  const [boss] = await prepareTwoAdministrators(page.request)
  const somebody = await createMember(page.request, 'Tilda', place)
  const again = { email: boss.email, password }
  const session = toMember((await (await page.request.post('/api/auth/login', { data: again })).json()) as SignedIn)
  expect((await callApi(page.request, session, 'POST', '/admin/enter', { code: boss.recovery.pop() })).ok()).toBe(true)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeSession(page, session)
  await page.goto(`/admin/members/${somebody.id}`)
  await page.getByRole('button', { name: 'Suspend' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suspend' })
  await dialog.getByLabel('Reason').fill('has to be looked at')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  const proof = page.getByRole('dialog', { name: 'Still you?' })
  await expect(proof).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await proof.getByLabel('Password', { exact: true }).fill(password)
  await proof.getByLabel('Code').fill(boss.recovery.pop() ?? '')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await expect(proof).toBeHidden()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Reactivate' }).click()
  const back = page.getByRole('dialog', { name: 'Reactivate' })
  await back.getByLabel('Reason').fill('all is well')
  await back.getByRole('button', { name: 'Reactivate' }).click()
  await expect(back).toBeHidden()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
})

/** Makes a change in the console: presses a button, fills in its dialog and gives a reason. */
const change = async (page: Page, button: string, fields: Record<string, string>, submit: string): Promise<void> => {
  await page.getByRole('button', { name: button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value)
  await dialog.getByLabel('Reason').fill('the journey of prices')
  await dialog.getByRole('button', { name: submit, exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('prices and rates of the console are seen at once on an open screen, and hold', async ({ page, browser }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [boss] = await prepareTwoAdministrators(page.request)
  const [buyer, friend] = [await createMember(page.request, 'Paola', place), await createMember(page.request, 'Farid', place)]
  await storeSession(page, boss)
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const hers = await context.newPage()
  await storeSession(hers, buyer)

  // The rate changes while a deposit is being entered: the form shows the new rate without a reload, and it applies.
  await hers.goto('/dashboard/deposit')
  await hers.getByRole('button', { name: 'Paystack' }).click()
  await hers.getByLabel('Currency').selectOption('ZAR')
  await hers.getByLabel('Amount').fill('179.22')
  await expect(hers.getByText('You’ll get $10.00')).toBeVisible()
  await page.goto('/admin/currencies')
  await change(page, 'Change the rate of ZAR', { 'Market rate': '18.4' }, 'Apply')
  await expect(hers.getByText('You’ll get $9.45')).toBeVisible()
  const [checkout] = await Promise.all([context.waitForEvent('page'), hers.getByRole('button', { name: 'Go to payment' }).click()])
  await checkout.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(hers.getByRole('heading', { name: '$9.45 is in your wallet' })).toBeVisible()
  await checkout.close()

  // A new gift appears in the shop, and its price changes while the dialog shows the old one.
  const gift = `Kora ${crypto.randomUUID().slice(0, 6)}`
  await hers.goto(`/dashboard/gifts?uid=${friend.id}`)
  await expect(hers.getByRole('complementary').getByText('$9.45')).toBeVisible()
  await page.goto('/admin/catalogue')
  await change(page, 'Add', { English: gift, 'Price, USD': '2.00' }, 'Apply')
  const choose = () => hers.getByRole('button', { name: new RegExp(`^Buy ${gift} for`) })
  await choose().click()
  await expect(hers.getByRole('button', { name: 'Send for $2.00' })).toBeVisible()
  await change(page, `Change ${gift}`, { 'Price, USD': '3.50' }, 'Apply')
  await hers.getByRole('button', { name: 'Send for $3.50' }).click()
  await expect(hers.getByRole('dialog', { name: 'Your gift is on its way' })).toBeVisible()
  await hers.keyboard.press('Escape')
  await expect(hers.getByRole('complementary').getByText('$5.95')).toBeVisible()

  // A retired gift disappears from the open shop.
  await change(page, `Retire ${gift}`, {}, 'Retire')
  await expect(choose()).toHaveCount(0)
  await context.close()
})

const screens = [
  '',
  '/members',
  '/reports',
  '/photos',
  '/appeals',
  '/deposits',
  '/currencies',
  '/ledger',
  '/catalogue',
  '/help-numbers',
  '/registration',
  '/applicants',
  '/audit',
]

test('every screen of the console is sound, wide in English and narrow in French', async ({ page, browser }) => {
  test.setTimeout(400_000)
  const [boss] = await prepareTwoAdministrators(page.request)
  const narrow = await browser.newContext({ locale: 'fr', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const phone = await narrow.newPage()
  await storeSession(page, boss)
  await storeSession(phone, { ...boss, stored: boss.stored.replace('"locale":"en"', '"locale":"fr"') })
  const members = (await (await callApi(page.request, boss, 'GET', '/admin/members?status=active')).json()) as {
    data: { members: { id: string }[] }
  }
  for (const path of [...screens, `/members/${members.data.members[0]?.id}`])
    await Promise.all(
      [page, phone].map(async (one) => {
        await one.goto(`/admin${path}`)
        await expect(one.getByRole('status', { name: /Loading|Chargement/ })).toHaveCount(0)
        await expectAccessible(one, `${path} of the console`)
      }),
    )
  await narrow.close()
})
