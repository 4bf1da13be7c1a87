import { en as vocabularyEn } from '#features/members/locales/vocabulary/en.ts'
import { fr as vocabularyFr } from '#features/members/locales/vocabulary/fr.ts'
import { en } from '#features/onboarding/locales/en.ts'
import { fr } from '#features/onboarding/locales/fr.ts'
import { type BrowserContext, expect, type Page, test } from '../support/journey.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { createMember, type Member, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

const douala = { lat: 4.0483, lng: 9.7043 }
const skip = { en: 'Skip for now', fr: 'Passer pour l’instant' }
const welcome = { en: 'Welcome, Thandi', fr: 'Bienvenue, Thandi' }
const filters = { en: ['Within 10 km', 'Ages 25 and up', 'Male'], fr: ['À moins de 10 km', 'À partir de 25 ans', 'Homme'] }
const texts = { en, fr }
const vocabularies = { en: vocabularyEn, fr: vocabularyFr }
type Language = keyof typeof texts

const enter = async (context: BrowserContext, member: Member, language: Language): Promise<Page> => {
  const page = await context.newPage()
  await storeSession(page, member)
  await page.addInitScript(`localStorage.setItem('preferred-language', '${language}')`)
  return page
}
const isOn = async (page: Page, title: string) => {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
}

for (const language of ['en', 'fr'] as const)
  test(`a newcomer answers on a phone and goes on in another browser, in ${language}`, async ({ browser, request }, { project }) => {
    test.skip(project.name !== 'phone', 'by touch')
    const t = texts[language]
    const names = vocabularies[language]
    const thandi = await createMember(request, 'Thandi', douala)
    const phone = await browser.newContext(project.use)
    const first = await enter(phone, thandi, language)
    const seen = watchForFaults(first)
    await first.goto('/add-photo')
    await first.getByRole('button', { name: skip[language] }).tap()
    await isOn(first, t.people.title)
    await expect(first).toHaveURL('/onboarding?step=people')
    expect(await findAxeViolations(first)).toEqual([])
    await first.getByText(t.people.genders.male, { exact: true }).tap()
    await first.getByLabel(t.people.minAge).selectOption('25')
    await first.getByRole('button', { name: t.continue }).tap()
    await isOn(first, t.goals.title)
    await first.getByText(names.goals.marriage, { exact: true }).tap()
    await first.getByRole('button', { name: t.continue }).tap()
    await isOn(first, t.distance.title)

    const other = await browser.newContext(project.use)
    const second = await enter(other, thandi, language)
    await second.goto('/onboarding')
    await isOn(second, t.distance.title)
    await second.getByText(t.distance.within.replace('{km}', '10'), { exact: true }).tap()
    await second.getByRole('button', { name: t.continue }).tap()
    await isOn(second, t.languages.title)
    await second.getByText(names.languages.fr, { exact: true }).tap()
    await second.getByRole('button', { name: t.continue }).tap()
    await isOn(second, t.interests.title)
    await second.getByLabel(names.picker.searchInterests).fill('makos')
    await second.getByText(names.interests.makossa, { exact: true }).tap()
    await second.getByRole('button', { name: t.continue }).tap()
    await isOn(second, t.prompt.title)
    await second.getByLabel(t.prompt.opening).selectOption('perfect_sunday')
    await second.getByLabel(t.prompt.answer).fill('Poisson braisé')
    await second.getByRole('button', { name: t.continue }).tap()
    await isOn(second, t.privacy.title)
    await second.getByLabel(t.privacy.onlyInitial).tap()
    await second.getByRole('button', { name: t.finish }).tap()
    await expect(second).toHaveURL('/dashboard/matches')
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(welcome[language])
    for (const filter of filters[language]) await expect(second.getByText(filter, { exact: true })).toBeVisible()
    await expect(second.getByText(t.offer.title)).toBeHidden()

    await first.goto('/onboarding')
    await expect(first).toHaveURL('/dashboard/matches')
    await first.goto('/dashboard/profile')
    await expect(first.getByText('Poisson braisé')).toBeVisible()
    await expect(first.getByText(names.interests.makossa).first()).toBeVisible()
    seen.clean()
    await phone.close()
    await other.close()
  })

test('the questions need no more than a keyboard', async ({ context, request }, { project }) => {
  test.skip(project.name !== 'desktop', 'by keyboard')
  const page = await enter(context, await createMember(request, 'Esi', douala), 'en')
  const seen = watchForFaults(page)
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  await page.goto('/onboarding')
  await isOn(page, en.people.title)
  await press('Enter')
  await expect(page.getByText(en.people.none)).toBeVisible()
  await press('Tab', 'Space', 'Enter')
  await isOn(page, en.goals.title)
  await press('Tab', 'Tab', 'Space', 'Enter')
  await isOn(page, en.distance.title)
  await press('Tab', 'Space', 'Enter')
  await isOn(page, en.languages.title)
  await press('Tab')
  await keyboard.type('pidg')
  await press('Enter', 'Tab', 'Enter')
  await isOn(page, en.interests.title)
  await press('Tab')
  await keyboard.type('karaoke')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await press('Tab', 'Space', 'Enter')
  await isOn(page, en.prompt.title)
  await press('Tab')
  await keyboard.type('Home')
  await press('Tab')
  await keyboard.type('where it smells of plantain')
  await press('Tab', 'Enter')
  await isOn(page, en.privacy.title)
  await press('Tab', 'Space', 'Enter')
  await expect(page).toHaveURL('/dashboard/matches')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Esi')
  seen.clean()
})

test('a member who is here already is asked once, on all devices', async ({ browser, request }, { project }) => {
  test.skip(project.name !== 'desktop', 'the same on a phone')
  const chantal = await createMember(request, 'Chantal', douala)
  const [home, work] = [await browser.newContext(project.use), await browser.newContext(project.use)]
  const first = await enter(home, chantal, 'en')
  const second = await enter(work, chantal, 'en')
  await first.goto('/dashboard/matches')
  await expect(first.getByRole('heading', { name: en.offer.title })).toBeVisible()
  await first.getByRole('button', { name: en.offer.accept }).click()
  await isOn(first, en.people.title)
  await first.goto('/dashboard/matches')
  for (const page of [first, second]) {
    await page.goto('/dashboard/matches')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Chantal')
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: en.offer.title })).toBeHidden()
  }
  await home.close()
  await work.close()
})
