import { en as vocabularyEn } from '#features/members/locales/vocabulary/en.ts'
import { fr as vocabularyFr } from '#features/members/locales/vocabulary/fr.ts'
import { en } from '#features/onboarding/locales/en.ts'
import { fr } from '#features/onboarding/locales/fr.ts'
import { expect, test } from '../support/journey.ts'
import { douala, openPageAs, expectQuestion } from '../support/onboarding.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { createMember } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

const skip = { en: 'Skip for now', fr: 'Passer pour l’instant' }
const welcome = { en: 'Welcome, Thandi', fr: 'Bienvenue, Thandi' }
const filters = { en: ['Within 10 km', 'Ages 25 and up', 'Male'], fr: ['À moins de 10 km', 'À partir de 25 ans', 'Homme'] }
const texts = { en, fr }
const vocabularies = { en: vocabularyEn, fr: vocabularyFr }

for (const language of ['en', 'fr'] as const)
  test(`a newcomer answers on a phone and goes on in another browser, in ${language}`, async ({ browser, request }, { project }) => {
    const t = texts[language]
    const names = vocabularies[language]
    const thandi = await createMember(request, 'Thandi', douala)
    const phone = await browser.newContext(project.use)
    const first = await openPageAs(phone, thandi, language)
    const seen = watchForFaults(first)
    await first.goto('/add-photo')
    await first.getByRole('button', { name: skip[language] }).tap()
    await expectQuestion(first, t.people.title)
    await expect(first).toHaveURL('/onboarding?step=people')
    expect(await findAxeViolations(first)).toEqual([])
    await first.getByText(t.people.genders.male, { exact: true }).tap()
    await first.getByLabel(t.people.minAge).selectOption('25')
    await first.getByRole('button', { name: t.continue }).tap()
    await expectQuestion(first, t.goals.title)
    await first.getByText(names.goals.marriage, { exact: true }).tap()
    await first.getByRole('button', { name: t.continue }).tap()
    await expectQuestion(first, t.distance.title)

    const other = await browser.newContext(project.use)
    const second = await openPageAs(other, thandi, language)
    await second.goto('/onboarding')
    await expectQuestion(second, t.distance.title)
    await second.getByText(t.distance.within.replace('{km}', '10'), { exact: true }).tap()
    await second.getByRole('button', { name: t.continue }).tap()
    await expectQuestion(second, t.languages.title)
    await second.getByText(names.languages.fr, { exact: true }).tap()
    await second.getByRole('button', { name: t.continue }).tap()
    await expectQuestion(second, t.interests.title)
    await second.getByLabel(names.picker.searchInterests).fill('makos')
    await second.getByText(names.interests.makossa, { exact: true }).tap()
    await second.getByRole('button', { name: t.continue }).tap()
    await expectQuestion(second, t.prompt.title)
    await second.getByLabel(t.prompt.opening).selectOption('perfect_sunday')
    await second.getByLabel(t.prompt.answer).fill('Poisson braisé')
    await second.getByRole('button', { name: t.continue }).tap()
    await expectQuestion(second, t.privacy.title)
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
