import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test'
import sharp from 'sharp'

export interface Newcomer {
  firstName: string
  lastName: string
  gender: 'Woman' | 'Man'
  age: number
  email: string
  phone: string
  lat: number
  lng: number
}

export const password = 'quiet river 42'

/** A JPEG with a GPS position, like a phone's camera makes. */
export const jpegWithGps = (colour: { r: number; g: number; b: number }): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 1500, channels: 3, background: colour } })
    .composite([
      { input: Buffer.from('<svg width="800" height="800"><circle cx="400" cy="400" r="380" fill="#F2A33A"/></svg>'), gravity: 'centre' },
    ])
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '4/1 3/1 0/1' } })
    .jpeg()
    .toBuffer()

/** Returns the newest code mailed to an address. */
export const readMailedCode = async (request: APIRequestContext, email: string): Promise<string> => {
  let code: string | undefined
  await expect
    .poll(async () => {
      const mails = (await (await request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`)).json()) as { text: string }[]
      code = /\b\d{6}\b/.exec(mails[0]?.text ?? '')?.[0]
      return code
    })
    .toBeDefined()
  return code ?? ''
}

/** Signs up through the screens, with the code from the mailbox, a photo and a position, and skips the questions. */
export const signUp = async (page: Page, person: Newcomer, photo: Buffer): Promise<void> => {
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: person.lat, longitude: person.lng, accuracy: 10 })
  await page.goto('/signup')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByText(person.gender, { exact: true }).click()
  await page.getByLabel('Age', { exact: true }).fill(String(person.age))
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('combobox', { name: 'Country code' }).press('Enter')
  await page.getByRole('option', { name: /Cameroon/ }).click()
  await page.getByLabel('Phone number').fill(person.phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('checkbox', { name: /terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()

  await expect(page).toHaveURL(/\/otp\?type=verify-email/)
  await page.getByLabel('Code', { exact: true }).fill(await readMailedCode(page.request, person.email))

  await expect(page).toHaveURL(/\/add-photo/)
  await page.locator('input[type=file]').setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Upload photo' }).click()

  await expect(page).toHaveURL(/\/onboarding/)
  await page.getByRole('button', { name: 'Skip all' }).click()
  await expect(page).toHaveURL(/\/dashboard\/matches/)

  await page.goto('/place')
  await page.getByRole('button', { name: 'Use my location' }).click()
  await expect(page).toHaveURL(/\/dashboard\/matches/)
}

/** Signs in through the screen. */
export const logIn = async (page: Page, email: string, secret: string): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/matches/)
}

/** Sets the password of a user added in the console, with the mailed code. */
export const setFirstPassword = async (page: Page, email: string): Promise<void> => {
  await page.goto(`/reset-password#${encodeURIComponent(email)}`)
  await page.getByLabel('Code', { exact: true }).fill(await readMailedCode(page.request, email))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Confirm new password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login/)
}

const demo = { email: 'demo@ndloo.example', password: 'welcome to ndloo' }
export interface Member {
  id: string
  token: string
  /** The session as the browser stores it. */
  stored: string
}
export interface SignedIn {
  data: { user: { id: string }; token: string }
}

/** Converts the response of a login. */
export const toMember = ({ data: { user, token } }: SignedIn): Member => ({
  id: user.id,
  token,
  stored: JSON.stringify({ state: { user, _ndloo_token: token }, version: 0 }),
})

/** Signs in the demo member through the API. */
export const signInDemoMember = async (request: APIRequestContext): Promise<Member> =>
  toMember((await (await request.post('/api/auth/login', { data: { ...demo, remember: true } })).json()) as SignedIn)

/** Confirms the email of a sign-up with the mailed code. */
export const proveEmail = async (request: APIRequestContext, signedUp: APIResponse, email: string) => {
  const { registration } = ((await signedUp.json()) as { data: { registration: string } }).data
  return request.post('/api/auth/verify-email', { data: { email, code: await readMailedCode(request, email), registration } })
}

/** Signs up a member through the API, with a place and without a photo. */
export const signUpByApi = async (request: APIRequestContext, person: Newcomer): Promise<Member> => {
  const { firstName, lastName, age, email, phone, lat, lng } = person
  const registration = { firstName, lastName, age, email, mobileNumber: phone, countryCode: 'CM', password, confirmPassword: password }
  const gender = person.gender === 'Woman' ? 'female' : 'male'
  const signedUp = await request.post('/api/auth/sign-up', { data: { ...registration, gender, accept_terms: true, locale: 'en' } })
  expect(signedUp.status()).toBe(202)
  const verified = await proveEmail(request, signedUp, email)
  const member = toMember((await verified.json()) as SignedIn)
  await request.put('/api/me/place', { data: { lat, lng }, headers: { authorization: `Bearer ${member.token}` } })
  return member
}

/** Stores a member's session in a new page before it loads. */
export const storeSession = (page: Page, { stored }: Member): Promise<unknown> =>
  page.addInitScript(`if (sessionStorage.getItem('entered') === null) {
    sessionStorage.setItem('entered', '1'); localStorage.setItem('auth', ${JSON.stringify(stored)}) }`)

/** Signs up a member with a given first name and place. */
export const createMember = async (
  request: APIRequestContext,
  firstName: string,
  place: { lat: number; lng: number },
): Promise<Member & { firstName: string }> => {
  const email = `${firstName.toLowerCase()}.${crypto.randomUUID().slice(0, 8)}@example.com`
  const rest = { lastName: 'Mbarga', gender: 'Woman', age: 30, phone: '677123456' } as const
  return { ...(await signUpByApi(request, { firstName, email, ...rest, ...place })), firstName }
}

/** Adds a photo to the profile of a member. */
export const addPhoto = async (request: APIRequestContext, { token }: Member): Promise<void> => {
  const buffer = await jpegWithGps({ r: 40, g: 90, b: 120 })
  const sent = await request.post('/api/profile/images/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { 'images[]': { name: 'me.jpg', mimeType: 'image/jpeg', buffer } },
  })
  expect(sent.ok()).toBe(true)
}

/** Calls the API as a member. */
export const callApi = (
  request: APIRequestContext,
  { token }: Member,
  method: 'GET' | 'PATCH' | 'POST' | 'PUT',
  path: string,
  data?: object,
) => request.fetch(`/api${path}`, { method, headers: { authorization: `Bearer ${token}` }, ...(data === undefined ? {} : { data }) })
