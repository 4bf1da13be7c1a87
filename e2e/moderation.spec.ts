import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ask, join, type Member, password } from './people.ts'
import { violations } from './sound.ts'
import { watch } from './watch.ts'

const place = { lat: 4.6, lng: 9.4 }

/** Into the console with the code of the demo's authenticator; each opens once, so a spent one is waited out. */
const enterConsole = async (page: Page): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill('admin@ndloo.example')
  await page.getByLabel('Password', { exact: true }).fill('welcome to ndloo')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/dashboard\/matches/)
  await page.goto('/admin/reports')
  await expect(async () => {
    const { code } = (await (await page.request.get('/sandbox/authenticator.json')).json()) as { code: string }
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Enter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 60_000 })
}

/** The case of a member by the keyboard alone: down the list with J, and in. */
const openByKeyboard = async (page: Page, name: RegExp): Promise<void> => {
  const row = page.getByRole('link', { name })
  await expect(row).toBeVisible()
  for (let presses = 0; presses < 40 && (await row.and(page.locator(':focus')).count()) === 0; presses++) await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const emailOf = ({ stored }: Member): string => (JSON.parse(stored) as { state: { user: { email: string } } }).state.user.email

const logIn = async (page: Page, member: Member): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(emailOf(member))
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click()
}

const upload = (page: Page, { token }: Member, photo: Buffer) =>
  page.request.post('/api/profile/images/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { 'images[]': { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo } },
  })

test('a report is decided, the member reads why in Spanish, appeals, and it is taken back; a photo rejected stays out', async ({
  page,
  browser,
}) => {
  const seen = watch(page, [/422 POST .*enter/, /422/])
  const reporter = await join(page.request, 'Modana', place)
  const reported = await join(page.request, 'Modrian', place)
  const spanish = { data: { locale: 'es' }, headers: { authorization: `Bearer ${reported.token}` } }
  expect((await page.request.patch('/api/me/settings', spanish)).ok()).toBe(true)
  const report = await ask(page.request, reporter, 'POST', `/abuse/${reported.id}/report`, {
    content: 'He asked me for money, twice.',
    category: 'threat',
  })
  expect(report.ok()).toBe(true)

  await enterConsole(page)
  expect(await violations(page)).toEqual([])
  await openByKeyboard(page, /Modrian/)
  await expect(page.getByText('He asked me for money, twice.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('radio', { name: 'Suspend' }).check()
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Please choose a reason.').first()).toBeVisible()
  await page.getByLabel('Reason').selectOption({ label: 'Threats or violence.' })
  await page.getByLabel('More for the member to read').fill('You wrote it on Sunday.')
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Decided. Next one.')).toBeVisible()

  const theirs = await browser.newContext({ locale: 'es-ES', viewport: { width: 390, height: 844 } })
  const phone = await theirs.newPage()
  await logIn(phone, reported)
  await expect(phone.getByText(/suspendida hasta el .* Amenazas o violencia/).first()).toBeVisible()
  await phone.getByRole('link', { name: 'Leer el motivo y recurrir' }).click()
  await expect(phone.getByText('You wrote it on Sunday.')).toBeVisible()
  expect(await phone.content()).not.toContain('Modana')
  expect(await violations(phone)).toEqual([])
  await phone.getByLabel('¿Por qué no es correcto?').fill('Fue otra persona, no yo.')
  await phone.getByRole('button', { name: 'Enviar el recurso' }).click()
  await expect(phone.getByText('Tu recurso se está revisando.')).toBeVisible()

  await page.getByRole('link', { name: 'Appeals' }).click()
  await openByKeyboard(page, /Modrian/)
  await expect(page.getByText('Fue otra persona, no yo.')).toBeVisible()
  await page.getByRole('radio', { name: 'Take the decision back' }).check()
  await page.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Decided. Next one.')).toBeVisible()

  await logIn(phone, reported)
  const dialog = phone.getByRole('dialog')
  await expect(dialog.getByText(/anulado la decisión/)).toBeVisible()
  expect(await violations(phone)).toEqual([])
  await dialog.getByRole('button', { name: 'Lo he leído' }).click()
  await expect(dialog).toBeHidden()

  // A photo: rejected by keyboard, and its smaller mirror image refused.
  const stored = await phone.evaluate<string>("localStorage.getItem('auth')")
  const token = (JSON.parse(stored) as { state: { _ndloo_token: string } }).state._ndloo_token
  const back = { ...reported, token }
  // Another picture in each run: what was rejected once is refused for good.
  const any = (most: number) => Math.floor(Math.random() * most)
  const tiles = Array.from(
    { length: 40 },
    () =>
      `<rect x="${any(850)}" y="${any(1050)}" width="${60 + any(300)}" height="${60 + any(300)}" fill="rgb(${any(255)},${any(255)},${any(255)})"/>`,
  )
  const drawing = `<svg width="900" height="1100">${tiles.join('')}</svg>`
  const photo = await sharp(Buffer.from(drawing)).jpeg().toBuffer()
  expect((await upload(page, back, photo)).ok()).toBe(true)
  await page.goto('/admin/photos')
  const reject = page.getByRole('button', { name: /Reject: Modrian/ })
  await reject.focus()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  // The tile is gone at once; the copy is refused from the answer on.
  const rejected = page.waitForResponse((response) => response.url().endsWith('/review'))
  await page.keyboard.press('2')
  await expect(reject).toBeHidden()
  expect((await rejected).status()).toBe(204)
  const copy = await upload(page, back, await sharp(photo).resize({ width: 400 }).flop().jpeg({ quality: 50 }).toBuffer())
  expect([copy.status(), ((await copy.json()) as { code: string }).code]).toEqual([422, 'photos.refused_before'])
  await phone.reload()
  await expect(phone.getByRole('dialog').getByText('Hemos retirado fotos tuyas.')).toBeVisible()
  await theirs.close()
  seen.clean()
})
