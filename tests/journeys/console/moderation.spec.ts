import sharp from 'sharp'
import { prepareTwoAdministrators } from '../support/console.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { callApi, storeSession, createMember, type Member, password } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const place = { lat: 4.6, lng: 9.4 }

/** The texts the member sees, in their language. */
const speeches = {
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    logIn: 'Iniciar sesión',
    suspended: /suspendida hasta el .* Amenazas o violencia/,
    read: 'Leer el motivo y apelar',
    why: '¿Por qué crees que es un error?',
    words: 'Fue otra persona, no yo.',
    send: 'Enviar la apelación',
    sent: 'Estamos revisando tu apelación.',
    reversed: /anulamos la decisión/,
    seen: 'Ya lo leí',
  },
  fr: {
    email: 'E-mail',
    password: 'Mot de passe',
    logIn: 'Se connecter',
    suspended: /suspendu jusqu’au .* Menaces ou violence/,
    read: 'Lire le motif et faire un recours',
    why: /Pourquoi est-ce une erreur/,
    words: 'Ce n’était pas moi.',
    send: 'Envoyer le recours',
    sent: /Nous examinons ton recours/,
    reversed: /annulé la décision/,
    seen: 'J’ai lu',
  },
} as const
type Speech = (typeof speeches)[keyof typeof speeches]

/** Opens the case of a member with the keyboard: J moves down the list, Enter opens. */
const openByKeyboard = async (page: Page, name: RegExp): Promise<void> => {
  const row = page.getByRole('link', { name })
  await expect(row).toBeVisible()
  for (let presses = 0; presses < 40 && (await row.and(page.locator(':focus')).count()) === 0; presses++) await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const emailOf = ({ stored }: Member): string => (JSON.parse(stored) as { state: { user: { email: string } } }).state.user.email

const logIn = async (page: Page, member: Member, speech: Speech): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel(speech.email).fill(emailOf(member))
  await page.getByLabel(speech.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: speech.logIn, exact: true }).click()
}

const upload = (page: Page, { token }: Member, photo: Buffer) =>
  page.request.post('/api/profile/images/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { 'images[]': { name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo } },
  })

/** Signs up a member with a stored language. */
const joinIn = async (page: Page, name: string, locale: string): Promise<Member> => {
  const member = await createMember(page.request, name, place)
  const spoken = { data: { locale }, headers: { authorization: `Bearer ${member.token}` } }
  expect((await page.request.patch('/api/me/settings', spoken)).ok()).toBe(true)
  return member
}

const report = async (page: Page, from: Member, { id }: Member): Promise<void> => {
  const said = { content: 'He asked me for money, twice.', category: 'threat' }
  expect((await callApi(page.request, from, 'POST', `/abuse/${id}/report`, said)).ok()).toBe(true)
}

/** Another moderator decides the appeal and reverses the decision. */
const takeBack = async (page: Page, name: RegExp, words: string): Promise<void> => {
  await page.goto('/admin/appeals')
  await openByKeyboard(page, name)
  await expect(page.getByText(words)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await tabTo(page, page.getByRole('radio', { name: 'The decision stands' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Take the decision back' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Decide' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Decided. On to the next one.')).toBeVisible()
}

for (const [locale, speech] of Object.entries(speeches))
  test(`the queue is worked by keyboard alone; the member reads why, appeals, and it is taken back (${locale})`, async ({
    page,
    browser,
  }) => {
    const [one, other] = await prepareTwoAdministrators(page.request)
    const seen = watchForFaults(page, [/422 POST .*decide/, /status of 422/])
    const reporter = await createMember(page.request, 'Modana', place)
    const names = [`Modrian${locale}`, `Modnext${locale}`] as const
    const [reported, next] = [await joinIn(page, names[0], locale), await joinIn(page, names[1], locale)]
    for (const somebody of [reported, next]) await report(page, reporter, somebody)
    const [first, second] = [new RegExp(names[0]), new RegExp(names[1])]

    // From the overview to the queue, and into a case.
    await storeSession(page, one)
    await page.goto('/admin')
    await tabTo(page, page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Reports' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await openByKeyboard(page, first)
    await expect(page.getByText('He asked me for money, twice.')).toBeVisible()
    expect(await findAxeViolations(page)).toEqual([])
    // Taking the case prevents others from deciding it.
    await tabTo(page, page.getByRole('button', { name: 'Take it' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Give it back' })).toBeVisible()
    await tabTo(page, page.getByRole('radio', { name: 'Dismiss' }))
    for (let down = 0; down < 3; down++) await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Suspend' })).toBeChecked()
    const decide = page.getByRole('button', { name: 'Decide' })
    await tabTo(page, decide)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Please choose a reason.').first()).toBeVisible()
    await tabTo(page, page.getByLabel('Reason'), 'Shift+Tab')
    await page.keyboard.type('Threats')
    await tabTo(page, page.getByLabel('Anything else for the member to read'))
    await page.keyboard.type('You wrote it on Sunday.')
    await tabTo(page, decide)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Decided. On to the next one.')).toBeVisible()
    await expect(page.getByRole('link', { name: first })).toHaveCount(0)
    // The next case is dismissed.
    await openByKeyboard(page, second)
    await tabTo(page, decide)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()
    await expect(page.getByRole('link', { name: second })).toHaveCount(0)

    const theirs = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
    const phone = await theirs.newPage()
    await logIn(phone, reported, speech)
    await expect(phone.getByText(speech.suspended).first()).toBeVisible()
    // Pressed by key: the link may appear under the finger that has just pressed, and then a press is ignored.
    await phone.getByRole('link', { name: speech.read }).press('Enter')
    await expect(phone.getByText('You wrote it on Sunday.')).toBeVisible()
    expect(await phone.content()).not.toContain('Modana')
    expect(await findAxeViolations(phone)).toEqual([])
    await phone.getByLabel(speech.why).fill(speech.words)
    await phone.getByRole('button', { name: speech.send }).click()
    await expect(phone.getByText(speech.sent)).toBeVisible()

    const bench = await browser.newContext()
    const judging = await bench.newPage()
    await storeSession(judging, other)
    await takeBack(judging, first, speech.words)

    await logIn(phone, reported, speech)
    const dialog = phone.getByRole('dialog')
    await expect(dialog.getByText(speech.reversed)).toBeVisible()
    expect(await findAxeViolations(phone)).toEqual([])
    await dialog.getByRole('button', { name: speech.seen }).click()
    await expect(dialog).toBeHidden()
    for (const context of [theirs, bench]) await context.close()
    seen.clean()
  })

test('a photo is rejected by keyboard, its smaller mirror image refused, and the member told', async ({ page, browser }) => {
  const [one] = await prepareTwoAdministrators(page.request)
  const seen = watchForFaults(page)
  const shown = await joinIn(page, 'Modphoto', 'es')
  // A different picture in each run, because the service refuses a rejected picture forever.
  const any = (most: number) => Math.floor(Math.random() * most)
  const tiles = Array.from(
    { length: 40 },
    () =>
      `<rect x="${any(850)}" y="${any(1050)}" width="${60 + any(300)}" height="${60 + any(300)}" fill="rgb(${any(255)},${any(255)},${any(255)})"/>`,
  )
  const photo = await sharp(Buffer.from(`<svg width="900" height="1100">${tiles.join('')}</svg>`))
    .jpeg()
    .toBuffer()
  expect((await upload(page, shown, photo)).ok()).toBe(true)
  await storeSession(page, one)
  await page.goto('/admin/photos')
  const reject = page.getByRole('button', { name: /Reject: Modphoto/ })
  await reject.focus()
  expect(await findAxeViolations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  // The tile disappears at once; the server refuses the photo as soon as it has responded.
  const rejected = page.waitForResponse((response) => response.url().endsWith('/review'))
  await page.keyboard.press('2')
  await expect(reject).toBeHidden()
  expect((await rejected).status()).toBe(204)
  const copy = await upload(page, shown, await sharp(photo).resize({ width: 400 }).flop().jpeg({ quality: 50 }).toBuffer())
  expect([copy.status(), ((await copy.json()) as { code: string }).code]).toEqual([422, 'photos.refused_before'])
  const theirs = await browser.newContext({ locale: 'es', viewport: { width: 390, height: 844 } })
  const phone = await theirs.newPage()
  await storeSession(phone, { ...shown, stored: shown.stored.replace('"locale":"en"', '"locale":"es"') })
  await phone.goto('/dashboard/matches')
  await expect(phone.getByRole('dialog').getByText('Retiramos fotos tuyas.')).toBeVisible()
  await theirs.close()
  // The audit log describes every action.
  await page.goto('/admin/audit')
  await expect(page.getByRole('cell', { name: 'Photo rejected' }).first()).toBeVisible()
  await expect(page.getByRole('table').locator('code')).toHaveCount(0)
  seen.clean()
})
