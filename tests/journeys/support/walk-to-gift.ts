import { type Locator, expect, type Page } from './journey.ts'
import { createGiftSender, fill, type Language, sendGift, texts } from './first-hello.ts'
import { expectAccessible, findAxeViolations } from './page-checks.ts'
import { callApi, jpegWithGps, readMailedCode, password } from './people.ts'

/** How somebody uses the page: with a finger, or with the keyboard alone. */
export interface InputMethod {
  press: (control: Locator) => Promise<void>
  /** Chooses a radio button or a checkbox by its label. */
  choose: (role: 'radio' | 'checkbox', label: string) => Promise<void>
  write: (field: Locator, words: string) => Promise<void>
  /** Chooses a country in the list that a button opens. */
  chooseCountry: (button: Locator, name: RegExp) => Promise<void>
  choosePhoto: (button: Locator, photo: { name: string; mimeType: string; buffer: Buffer }) => Promise<void>
}

interface Walk {
  page: Page
  hands: InputMethod
  language: Language
  host: string
  place: { lat: number; lng: number }
}

const line = 'Which book is it at the moment?'
const hello = 'I bring the tea.'

/** The focus is on something that a screen reader reads, not lost. */
const expectFocusKept = async (page: Page, where: string): Promise<void> => {
  await expect.poll(() => page.evaluate('document.activeElement !== document.body'), { message: `${where} keeps the focus` }).toBe(true)
}

/** Walks from the landing page through the sign-up to the first people. */
const signUp = async ({ page, hands, language, place }: Walk, email: string, onMember: (uid: string) => Promise<void>): Promise<void> => {
  const { press, choose, write } = hands
  const t = texts[language]
  await page.goto('/')
  await expectAccessible(page, 'the landing page')
  await press(page.getByRole('link', { name: t.site.nav.signUp }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.auth.signUp.title)
  await expectAccessible(page, 'the first step of the sign-up')
  await write(page.getByLabel(t.auth.signUp.firstName, { exact: true }), 'Thandi')
  await write(page.getByLabel(t.auth.signUp.lastName, { exact: true }), 'Dube')
  await choose('radio', t.members.female)
  await write(page.getByLabel(t.auth.signUp.age, { exact: true }), '29')
  await press(page.getByRole('button', { name: t.auth.signUp.next }))
  await expect(page.getByText(fill(t.auth.signUp.step, { step: '2', steps: '2' }))).toBeFocused()
  await expectAccessible(page, 'the second step of the sign-up')
  await write(page.getByLabel(t.auth.signUp.email, { exact: true }), email)
  await hands.chooseCountry(page.getByRole('combobox', { name: t.auth.signUp.country }), /Camero/)
  await write(page.getByLabel(t.auth.signUp.phone, { exact: true }), '677123456')
  await write(page.getByLabel(t.auth.signUp.password, { exact: true }), password)
  await write(page.getByLabel(t.auth.signUp.confirmPassword, { exact: true }), password)
  await press(page.getByRole('checkbox'))
  await press(page.getByRole('button', { name: t.auth.signUp.create }))

  await expect(page).toHaveURL(/\/otp/)
  await expectAccessible(page, 'the code')
  await write(page.getByLabel(t.auth.code.label, { exact: true }), await readMailedCode(page.request, email))
  await expect(page).toHaveURL(/\/add-photo/)
  await onMember(await page.evaluate<string>("JSON.parse(localStorage.getItem('auth')).state.user.id"))
  await expectAccessible(page, 'the photo')
  const photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await jpegWithGps({ r: 15, g: 118, b: 110 }) }
  await hands.choosePhoto(page.getByRole('button', { name: t.photos.upload.choose }), photo)
  await press(page.getByRole('button', { name: t.photos.upload.send.one }))

  const question = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectAccessible(page, title)
  }
  const next = () => press(page.getByRole('button', { name: t.onboarding.continue, exact: true }))
  await question(t.onboarding.people.title)
  await choose('checkbox', t.onboarding.people.genders.male)
  await next()
  await question(t.onboarding.goals.title)
  await choose('checkbox', t.vocabulary.goals.marriage)
  await next()
  await question(t.places.step.title)
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: place.lat, longitude: place.lng, accuracy: 10 })
  await press(page.getByRole('button', { name: t.places.step.usePosition }))
  await question(t.onboarding.distance.title)
  await press(page.getByRole('button', { name: t.onboarding.skipAll }))
  await expect(page).toHaveURL(/\/dashboard\/matches/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(t.frame.header.welcome, { name: 'Thandi' }))
  await expectAccessible(page, 'the first people')
}

/**
 * From the landing page to an opened gift, as somebody who reads the page or listens to it: sign-up, questions, deck, a like with a line, the match,
 * a first message, and a gift from the other. At each step axe finds nothing, and what must be announced is there.
 */
export const walkToGift = async (walk: Walk): Promise<void> => {
  const { page, hands, language, host: name, place } = walk
  const { press, write } = hands
  const t = texts[language]
  const [host, email] = [await createGiftSender(page.request, name, place), `thandi.${crypto.randomUUID().slice(0, 8)}@example.com`]
  let self = ''
  await signUp(walk, email, async (uid) => {
    self = uid
    expect((await callApi(page.request, host, 'POST', `/actions/toggle/like?uid=${uid}`)).ok()).toBe(true)
  })

  await press(page.getByRole('button', { name: t.matches.view.deck }))
  await expect(page.getByRole('article', { name: `${name}, 31` })).toBeVisible()
  await expectAccessible(page, 'the deck')
  await press(page.getByRole('button', { name: fill(t.matches.deck.write, { name }) }))
  const sheet = page.getByRole('dialog', { name: fill(t.reactions.line.prompt, { name }) })
  await expect(sheet.locator(':focus')).toHaveCount(1)
  expect(await findAxeViolations(page), 'the line').toEqual([])
  await write(sheet.getByRole('textbox'), line)
  await press(sheet.getByRole('button', { name: t.reactions.line.likeAndSend }))

  const moment = page.getByRole('dialog', { name: t.reactions.match.title })
  await expect(moment).toBeFocused()
  await expect(page.locator('[role=status]').filter({ hasText: fill(t.matches.deck.liked, { name }) })).toBeAttached()
  await expect(moment.getByText(line)).toBeVisible()
  expect(await findAxeViolations(page), 'the match').toEqual([])
  await write(moment.getByRole('textbox', { name: fill(t.chat.firstWords.field, { name }) }), hello)
  await press(moment.getByRole('button', { name: t.chat.send, exact: true }))
  await expect(moment.getByRole('status')).toHaveText(fill(t.chat.firstWords.sent, { name }))
  await expect(moment.getByRole('button', { name: t.chat.firstWords.open })).toBeFocused()
  expect(await findAxeViolations(page), 'the first message').toEqual([])

  // A member who leaves the match for later finds the deck empty, and the focus is not lost.
  await press(moment.getByRole('button', { name: t.reactions.match.later }))
  await expect(moment).toHaveCount(0)
  await expectFocusKept(page, 'the deck after the match')
  await expectAccessible(page, 'the deck without anybody')
  await page.goto(`/dashboard/messages/m?uid=${host.id}`)
  const log = page.getByRole('log')
  for (const words of [line, hello]) await expect(log.getByText(words)).toBeVisible()
  expect(await findAxeViolations(page), 'the conversation').toEqual([])
  await sendGift(page.request, host, self)
  await expect(log.getByText(fill(t.gifts.opening.from, { name }))).toBeVisible()
  await press(log.getByRole('button', { name: t.gifts.opening.open }))
  await expect(log.locator('p:focus')).toHaveText(/\S/)
  await expect(log.getByRole('button', { name: t.gifts.opening.open })).toHaveCount(0)
  expect(await findAxeViolations(page), 'the gift').toEqual([])
}
