import { type APIRequestContext, expect, type Page, test, type WebSocket } from '../support/journey.ts'
import { password, proveEmail } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const run = Date.now().toString(36)
const addressOf = (name: string, project: string) => `${name}.${project}.${run}@example.com`

interface Letter {
  subject: string
  text: string
}
const mailsTo = async (request: APIRequestContext, email: string): Promise<Letter[]> =>
  (await (await request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`)).json()) as Letter[]
/** The code of the newest mail, when more than `seen` codes have arrived. */
const codeTo = async (request: APIRequestContext, email: string, seen = 0): Promise<string> => {
  let codes: string[] = []
  await expect
    .poll(async () => {
      codes = (await mailsTo(request, email)).flatMap(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0] ?? [])
      return codes.length
    })
    .toBeGreaterThan(seen)
  return codes[0] ?? ''
}

interface Session {
  user: object
  token: string
}
const person = {
  firstName: 'Solange',
  lastName: 'Atangana',
  countryCode: 'CM',
  mobileNumber: '677123499',
  gender: 'female',
  age: 33,
  password,
  confirmPassword: password,
  accept_terms: true,
  locale: 'en',
}
const signedUp = async (request: APIRequestContext, email: string): Promise<Session> => {
  const asked = await request.post('/api/auth/sign-up', { data: { ...person, email } })
  expect(asked.status()).toBe(202)
  const verified = await proveEmail(request, asked, email)
  return ((await verified.json()) as { data: Session }).data
}
/** Stores the session once, not on every load, so that what the page stores later is kept. */
const keep = async (page: Page, { user, token }: Session): Promise<void> => {
  await page.goto('/login')
  await page.evaluate(
    `localStorage.setItem('auth', ${JSON.stringify(JSON.stringify({ state: { user, _ndloo_token: token }, version: 0 }))})`,
  )
}
const logIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('signing up needs no more than a keyboard', async ({ page }, { project }) => {
  const email = addressOf('keys', project.name)
  const seen = watchForFaults(page)
  await page.goto('/signup?redirect=%2Fdashboard%2Fprofile')
  const { keyboard } = page
  await page.getByLabel('First name').focus()
  await keyboard.type('Bih')
  await keyboard.press('Tab')
  await keyboard.type('Ngala')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.type('29')
  await keyboard.press('Enter')
  await expect(page.getByText('Step 2 of 2')).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type(email)
  await keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Country code' })).toBeFocused()
  await keyboard.type('camer')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Country code' })).toHaveText('CM+237')
  await keyboard.press('Tab')
  await keyboard.type('677123498')
  await keyboard.press('Tab')
  await expect(page.getByLabel('Phone number')).toHaveValue('6 77 12 34 98')
  await keyboard.type(password)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.type(password)
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/otp\?.*type=verify-email/)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.reload()
  await page.getByLabel('Code', { exact: true }).focus()
  await keyboard.type(await codeTo(page.request, email))
  await expect(page).toHaveURL('/add-photo?redirect=%2Fdashboard%2Fprofile')
  seen.clean()
})

test('a stranger who signs up with the same address gets neither the account nor its name', async ({ page, request }, { project }) => {
  const email = addressOf('same', project.name)
  const seen = watchForFaults(page)
  await page.goto('/signup')
  await page.getByLabel('First name').fill('Amina')
  await page.getByLabel('Last name').fill('Bello')
  await page.getByText('Woman', { exact: true }).click()
  await page.getByLabel('Age', { exact: true }).fill('29')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('combobox', { name: 'Country code' }).press('Enter')
  await page.getByRole('option', { name: /Cameroon/ }).click()
  await page.getByLabel('Phone number').fill('677123497')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/otp\?type=verify-email/)

  const theirs = 'i take what is yours'
  expect(
    (await request.post('/api/auth/sign-up', { data: { ...person, email, password: theirs, confirmPassword: theirs } })).status(),
  ).toBe(202)
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(request, email))
  await expect(page).toHaveURL(/\/add-photo/)
  const session = JSON.parse(await page.evaluate<string>("localStorage.getItem('auth')")) as { state: { user: { firstname: string } } }
  expect(session.state.user.firstname).toBe('Amina')
  expect((await request.post('/api/auth/login', { data: { email, password: theirs } })).status()).toBe(422)
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(200)
  seen.clean()
})

test('the link in the mail opens an account in another browser, which asks for a password', async ({ page, request }, { project }) => {
  const email = addressOf('link', project.name)
  expect((await request.post('/api/auth/sign-up', { data: { ...person, email } })).status()).toBe(202)
  await codeTo(request, email)
  const [mail] = (await (await request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`)).json()) as { text: string }[]
  const seen = watchForFaults(page)
  await page.goto(/https?:\/\/[^/]+(\S+~[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '')
  await expect(page.getByRole('heading', { name: `Continue as ${email}?` })).toBeVisible()
  await expect(page).toHaveURL('/otp?type=verify-email')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Set a password' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  const next = 'papayas in the sun'
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('Confirm new password', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page).toHaveURL(/\/add-photo/)
  expect((await request.post('/api/auth/login', { data: { email, password } })).status()).toBe(422)
  expect((await request.post('/api/auth/login', { data: { email, password: next } })).status()).toBe(200)
  seen.clean()
})

test('a forgotten password becomes a new one, which logs in', { tag: '@main' }, async ({ page }, { project }) => {
  const email = addressOf('forgot', project.name)
  const { token } = await signedUp(page.request, email)
  await page.goto('/login?redirect=%2Fdashboard%2Fprofile')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  // The login screen has a field with this label, too, so the test waits for the next screen.
  await expect(page.getByRole('button', { name: 'Get code' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(page.request, email, 1))
  await page.getByLabel('New password', { exact: true }).fill('another river 43')
  await page.getByLabel('Confirm new password', { exact: true }).fill('another river 43')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset successfully!')).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  expect((await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } })).status()).toBe(401)
  await logIn(page, email, 'another river 43')
  await expect(page).toHaveURL('/dashboard/profile')
  await expect
    .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject))
    .toContain('Your Ndloo password was changed')
})

test('a code logs in without a password', async ({ page }, { project }) => {
  const email = addressOf('code', project.name)
  await signedUp(page.request, email)
  const seen = watchForFaults(page)
  await page.goto('/otp-login')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page).toHaveURL(/\/otp\?type=login/)
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(page.request, email, 1))
  await expect(page).toHaveURL('/dashboard/matches')
  seen.clean()
})

test('a change of email needs the code mailed to the new address, and both addresses get a mail', async ({ page }, { project }) => {
  const [before, after] = [addressOf('before', project.name), addressOf('after', project.name)]
  await keep(page, await signedUp(page.request, before))
  await page.goto('/otp?type=change-email')
  await page.getByLabel('New email').fill(after)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Get code' }).click()
  await page.getByLabel('Code', { exact: true }).fill(await codeTo(page.request, after))
  await expect(page.getByText('Email change successful!')).toBeVisible()
  for (const email of [before, after])
    await expect
      .poll(async () => (await mailsTo(page.request, email)).map(({ subject }) => subject))
      .toContain('The email of your Ndloo account was changed')
  expect((await page.request.post('/api/auth/login', { data: { email: after, password } })).status()).toBe(200)
})

test('signing out everywhere ends another browser within a second', async ({ browser, page }, { project }) => {
  const email = addressOf('everywhere', project.name)
  const session = await signedUp(page.request, email)
  const elsewhere = await browser.newContext(project.use)
  const other = await elsewhere.newPage()
  // The server closes the socket of an ended session; the test measures when.
  const socket = new Promise<WebSocket>((resolve) => {
    other.on('websocket', (opened) => opened.once('framereceived', () => resolve(opened)))
  })
  await other.goto('/login')
  await logIn(other, email, password)
  await expect(other).toHaveURL('/dashboard/matches')
  const closed = new Promise<number>((resolve) => {
    void socket.then((opened) => opened.once('close', () => resolve(Date.now())))
  })
  await socket
  const headers = { authorization: `Bearer ${session.token}` }
  const asked = Date.now()
  expect((await page.request.delete('/api/auth/sessions', { headers })).status()).toBe(204)
  expect((await closed) - asked).toBeLessThan(1000)
  await expect(other).toHaveURL(/\/login/)
  expect(await other.evaluate<string | null>("localStorage.getItem('auth')")).toBeNull()
  await elsewhere.close()
})
