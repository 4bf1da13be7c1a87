import { locales } from '#platform/shared/i18n/locales.ts'
import { isFullRun } from '../../support/is-full-run.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { signInDemoMember, storeSession } from '../support/people.ts'
import { expectNoOverflow, expectAccessible, findAxeViolations, findMisfitWords } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

/** French and Swahili have the longest words; `TESTS=full` tests all languages. */
const languages = isFullRun ? locales : (['en', 'fr', 'sw'] as const)
const report = '/dashboard/report?uid=35bfda1c-7995-4b0a-a349-d2af8f814a00'
const forVisitors = ['', 'contactUs', 'signup', 'login', 'otp?type=verify-email', 'no/such/page', 'otp-login', 'otp?type=login']
  .concat('forgot-password', 'reset-password', 'account-ready', 'phone', 'phone-password', 'safety')
  .map((name) => `/${name}`)
const questions = ['people', 'distance', 'interests', 'prompt', 'privacy'].map((step) => `/onboarding?step=${step}`)
const ofTheAccount = [...questions, '/add-photo', '/place', '/user', '/change-password', '/otp?type=change-email', report]
const places = ['matches', 'messages', 'likes', 'who-likes-me', 'dislikes', 'blocked', 'profile', 'settings', 'boost-profile', 'no-such']
const trust = [
  'notifications',
  'photo-check',
  'shared-dates',
  'settings?tab=change-email',
  'settings?tab=change-password',
  'settings?part=privacy',
  'settings?part=account',
]
const money = ['wallet', 'wallet/convert', 'deposit', 'withdraw', 'gift', 'boost-profile', 'upgrade']
const forMembers = ofTheAccount.concat(places.concat(trust, money).map((name) => `/dashboard/${name}`))

const narrow = { width: 390, height: 844 }
const narrowest = { width: 320, height: 640 }
const wide = { width: 1280, height: 800 }
/** Axe takes most of the time, so it checks English only, each screen at one of the widths in turn; everything with `TESTS=full`. */
const isCheckedWithAxe = (language: string, index: number, size: string): boolean =>
  isFullRun || (language === 'en' && size === (index % 2 === 0 ? 'narrow' : 'wide'))

const soundAtBothWidths = async (page: Page, language: string, path: string, index: number): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page, path).not.toHaveTitle('Ndloo')
  await page.waitForLoadState('networkidle')
  for (const [size, window] of Object.entries({ wide, narrow })) {
    await page.setViewportSize(window)
    if (isCheckedWithAxe(language, index, size)) expect(await findAxeViolations(page), `${path}, ${size}`).toEqual([])
    await expectNoOverflow(page, `${path}, ${size}`)
  }
  await page.setViewportSize(narrowest)
  await expectNoOverflow(page, `${path}, narrowest`)
  expect(await findMisfitWords(page), `${path}, narrowest`).toEqual([])
}

for (const language of languages) {
  test(`every screen is sound in ${language}`, async ({ page }) => {
    test.setTimeout(1_200_000)
    await page.addInitScript(`localStorage.setItem('preferred-language', '${language}')`)
    const seen = watchForFaults(page)
    for (const [index, path] of forVisitors.entries()) {
      await page.goto(path)
      await soundAtBothWidths(page, language, path, index)
    }
    // The second step of the sign-up with all its errors, and the list of countries.
    await page.goto('/signup')
    await page.locator('[name=firstName]').fill('Ada')
    await page.locator('[name=lastName]').fill('Eyenga')
    await page.locator('[name=gender]').nth(1).check({ force: true })
    await page.locator('[name=age]').fill('27')
    await page.locator('[type=submit]').click()
    await expect(page.locator('[name=mobileNumber]')).toBeVisible()
    await page.locator('[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    await page.getByRole('combobox').click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page, '/signup, second step')

    await storeSession(page, await signInDemoMember(page.request))
    for (const [index, path] of forMembers.entries()) {
      await page.goto(path)
      await soundAtBothWidths(page, language, path, index)
    }
    seen.clean()
  })
}
