import { expect, type Page, test } from '../support/journey.ts'
import { en as enTexts } from '#features/site/locales/public/en.ts'
import { fr as frTexts } from '#features/site/locales/public/fr.ts'
import { fr as legalTexts } from '#features/site/locales/legal/fr.ts'
import { locales } from '#platform/shared/i18n/locales.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'
import { withBrandName } from '#tests/support/with-brand-name.ts'

const [en, fr, legal] = [withBrandName(enTexts), withBrandName(frTexts), withBrandName(legalTexts)]

const demo = { email: 'demo@ndloo.example', password: 'welcome to ndloo' }
const loadWords = async (language: string): Promise<typeof en> =>
  ((await import(`../../../features/site/locales/public/${language}.ts`)) as Record<string, typeof en>)[language] ?? en
const texts = (node: unknown): string[] => (typeof node === 'string' ? [node] : Object.values(node as object).flatMap(texts))
/** Hidden slides become inert when the scripts have started. */
const hydrated = (page: Page) => expect(page.locator('[aria-roledescription=slide][inert]')).toHaveCount(2)
const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).boundingBox()
  if (found === null) throw new Error(`${selector} is not drawn`)
  return found
}

test('the landing page is readable in every language without scripts, and leads on', async ({ browser }, { project }) => {
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false, locale: 'is-IS' })
  const page = await context.newPage()
  const seen = watchForFaults(page)
  await page.goto('/')
  for (const language of locales) {
    const words = withBrandName(await loadWords(language))
    // The language links work without scripts, and the choice is remembered.
    await page.getByRole('contentinfo').locator(`a[hreflang=${language}]`).click()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page).toHaveTitle(words.meta.title)
    const { hero, features, testimonials, install } = words
    const shown = [hero.first, hero.second, hero.third, features, testimonials].flatMap(texts)
    for (const text of [...shown, install.title, install.text, install.ios, install.android, install.computer])
      await expect(page.getByText(text, { exact: true }).first(), `${language}: ${text}`).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: words.nav.login })).toHaveAttribute('href', '/login')
    expect(await page.locator('body').innerText()).not.toMatch(/%[A-Z_]+%/)
  }
  const last = locales[locales.length - 1] ?? 'en'
  for (const [path, heading] of [
    ['/contactUs', (await loadWords(last)).contact.title],
    ['/privacy', undefined],
    ['/terms&conditions', undefined],
  ] as const) {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', last)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? /\w/)
  }
  seen.clean()
  await context.close()
})

test('the slides move by arrow, dot and key, wait under the pointer, and can be stopped', async ({ page }) => {
  const seen = watchForFaults(page)
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  const slide = (number: number) => page.locator('[aria-roledescription=slide]').nth(number - 1)
  await page.clock.runFor(5100)
  await expect(slide(2)).not.toHaveAttribute('inert')
  await expect(slide(2).getByRole('heading', { name: en.hero.second.title })).toBeInViewport()
  await page.getByRole('button', { name: en.hero.next }).click()
  await expect(slide(3)).not.toHaveAttribute('inert')
  await page.getByRole('button', { name: en.hero.next }).click()
  await expect(slide(1)).not.toHaveAttribute('inert')
  await page.getByRole('button', { name: 'Show slide 3' }).press('Enter')
  await expect(slide(3)).not.toHaveAttribute('inert')
  // Slides do not move while the focus is inside the carousel.
  await page.clock.runFor(20_000)
  await expect(slide(3)).not.toHaveAttribute('inert')
  await page.getByRole('button', { name: en.hero.pause }).click()
  await expect(page.getByRole('button', { name: en.hero.play })).toBeVisible()
  const track = page.locator('[aria-roledescription=carousel] > div').first()
  expect(
    await track.evaluate('getComputedStyle(document.querySelector("[aria-roledescription=slide]").parentElement).transitionDuration'),
  ).toBe('0.4s')
  seen.clean()
})

test('the bar turns solid white past 50 px', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const ground = () => page.evaluate<string>("getComputedStyle(document.querySelector('header')).backgroundColor")
  await page.evaluate('scrollTo(0, 50)')
  await expect.poll(ground).toBe('rgba(0, 0, 0, 0)')
  await page.evaluate('scrollTo(0, 51)')
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
})

test('the language menus open where they should, close as they should, and change every tab', async ({ page, context }) => {
  const seen = watchForFaults(page)
  const other = await context.newPage()
  await other.goto('/login')
  await page.goto('/')
  await hydrated(page)
  const button = page.getByRole('contentinfo').getByRole('button', { name: /Language/ })
  const menu = page.getByRole('menu')
  const width = await page.evaluate<number>('document.documentElement.clientWidth')
  const placed = async () => {
    await expect(menu).toBeVisible()
    // The page can still be scrolling to the button.
    await expect(async () => {
      const at = await box(page, '[role=menu]')
      const from = await box(page, 'footer button[aria-haspopup=menu]')
      expect(at.width).toBe(160)
      expect(from.y - (at.y + at.height)).toBeCloseTo(8, 0)
      const narrow = await page.evaluate<number>('document.documentElement.clientWidth')
      expect(at.x).toBeCloseTo(Math.max(16, Math.min(from.x, narrow - 176)), 0)
    }).toPass()
  }
  await button.click()
  await placed()
  await page.setViewportSize({ width: width - 60, height: 700 })
  await placed()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await page.getByRole('contentinfo').getByRole('heading').first().click()
  await expect(menu).toBeHidden()

  const top = page.getByRole('banner').getByRole('button', { name: /Language/ })
  await top.click()
  const below = await box(page, '[role=menu]')
  expect(below.y).toBeGreaterThan((await box(page, 'header button[aria-haspopup=menu]')).y)
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: fr.features.title })).toBeVisible()
  await expect(page).toHaveTitle(fr.meta.title)
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr')
  expect(await page.evaluate("localStorage.getItem('preferred-language')")).toBe('fr')
  // The server sends the next page in that language.
  const html = await (await page.request.get('/privacy')).text()
  expect(html).toContain(legal.privacy.title)
  seen.clean()
})

test('a choice that the server cannot know wins before anything is drawn', async ({ page }) => {
  const seen = watchForFaults(page)
  await page.addInitScript("localStorage.setItem('preferred-language', 'sw')")
  await page.goto('/privacy')
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw')
  await expect(page).toHaveURL(/\/privacy$/)
  seen.clean()
})

test('the contact form sends once, to the operator, and says what is wrong', async ({ page }, { project }) => {
  const seen = watchForFaults(page)
  await page.goto('/contactUs')
  const send = page.getByRole('button', { name: en.contact.submit })
  await send.click()
  await expect(page.getByText('this field is required').first()).toBeVisible()
  await expect(page.getByLabel(en.contact.name)).toBeFocused()
  const message = `Hello from ${project.name} ${Date.now()}, do you open soon?`
  await page.getByLabel(en.contact.name).fill('Esi Mensah')
  await page.getByLabel(en.contact.email).fill('esi@ndloo.example')
  await page.getByLabel(en.contact.message).fill(message)
  await send.dblclick()
  await expect(page.getByRole('heading', { name: en.contact.sent })).toBeFocused()
  const received = async () => {
    const mails = (await (await page.request.get('/sandbox/mail.json?to=operator@ndloo.example')).json()) as { text: string }[]
    return mails.filter(({ text }) => text.includes(message)).length
  }
  await expect.poll(received).toBe(1)
  seen.clean()
})

test('the login is read and filled in before scripts run, and keeps what was typed', async ({ page }) => {
  const seen = watchForFaults(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/site-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login?redirect=%2Fdashboard%2Flikes', { waitUntil: 'commit' })
  const submit = page.getByRole('button', { name: 'Log in' })
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('checkbox', { name: 'Remember me' }).check()
  await expect(submit).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup?redirect=%2Fdashboard%2Flikes')
  release()
  await expect(submit).toBeEnabled()
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked()
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/signup?redirect=%2Fdashboard%2Flikes')
  await submit.click()
  await expect(page).toHaveURL('/dashboard/likes')
  await expect(page.getByRole('heading', { level: 1, name: 'My Likes' })).toBeVisible()
  // A signed-in member is not shown the login.
  await page.goto('/login?redirect=%2Fdashboard%2Fdislikes')
  await expect(page).toHaveURL('/dashboard/dislikes')
  seen.clean()
})

test('the public pages are sound for everybody', async ({ page }) => {
  const seen = watchForFaults(page)
  for (const path of ['/', '/contactUs', '/terms&conditions', '/safety', '/privacy', '/no/such/page']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findAxeViolations(page), path).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'), path).toBe(true)
  }
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(/\/privacy$/)
  seen.clean()
})

test('an unknown address without a way back leads home', async ({ page }) => {
  await page.goto('/no/such/page')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page.getByRole('heading', { name: en.features.title })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
