import { en } from '#features/onboarding/locales/en.ts'
import { expect, test } from '../support/journey.ts'
import { douala, openPageAs, expectQuestion } from '../support/onboarding.ts'
import { createMember } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

test('the questions need no more than a keyboard', async ({ context, request }) => {
  const page = await openPageAs(context, await createMember(request, 'Esi', douala), 'en')
  const seen = watchForFaults(page)
  const { keyboard } = page
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key)
  }
  await page.goto('/onboarding')
  await expectQuestion(page, en.people.title)
  await press('Enter')
  await expect(page.getByText(en.people.none)).toBeVisible()
  await press('Tab', 'Space', 'Enter')
  await expectQuestion(page, en.goals.title)
  await press('Tab', 'Tab', 'Space', 'Enter')
  await expectQuestion(page, en.distance.title)
  await press('Tab', 'Space', 'Enter')
  await expectQuestion(page, en.languages.title)
  await press('Tab')
  await keyboard.type('pidg')
  await press('Enter', 'Tab', 'Enter')
  await expectQuestion(page, en.interests.title)
  await press('Tab')
  await keyboard.type('karaoke')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await press('Tab', 'Space', 'Enter')
  await expectQuestion(page, en.prompt.title)
  await press('Tab')
  await keyboard.type('Home')
  await press('Tab')
  await keyboard.type('where it smells of plantain')
  await press('Tab', 'Enter')
  await expectQuestion(page, en.privacy.title)
  await press('Tab', 'Space', 'Enter')
  await expect(page).toHaveURL('/dashboard/matches')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Esi')
  seen.clean()
})

test('a member who is here already is asked once, on all devices', async ({ browser, request }, { project }) => {
  const chantal = await createMember(request, 'Chantal', douala)
  const [home, work] = [await browser.newContext(project.use), await browser.newContext(project.use)]
  const first = await openPageAs(home, chantal, 'en')
  const second = await openPageAs(work, chantal, 'en')
  await first.goto('/dashboard/matches')
  await expect(first.getByRole('heading', { name: en.offer.title })).toBeVisible()
  await first.getByRole('button', { name: en.offer.accept }).click()
  await expectQuestion(first, en.people.title)
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
