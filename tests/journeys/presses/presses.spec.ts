import { type Locale, locales } from '#platform/shared/i18n/locales.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { storeSession } from '../support/people.ts'
import { type PressedLooks, popupSelector, findTooWide, findWrongPresses } from '../support/presses.ts'
import { listScreens, type ScreenGroup } from './every-screen.ts'

// Every screen and every dialog that one press opens, at three widths and in five languages: nothing is wider than the window, and every press
// reaches the control under it. It takes half an hour, so it is no journey of every change: npm run bench presses.

const widths = [1280, 390, 320] as const
const asked = (process.env.PRESSES ?? 'en fr es pt sw')
  .split(' ')
  .filter((one): one is Locale => (locales as readonly string[]).includes(one))

interface Opener {
  path: string
  nth: number
}

const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished))`)
}

const open = async (page: Page, path: string, language: Locale): Promise<void> => {
  if (!page.url().startsWith('http')) await page.goto('/privacy')
  await page.evaluate(`localStorage.setItem('preferred-language', '${language}')`)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  await expect(page, path).not.toHaveTitle('Ndloo')
  // Photos that change by themselves would move under the press.
  await page.evaluate(`document.querySelectorAll('button:has(.lucide-pause)').forEach((one) => one.click())`)
  await settled(page)
}

/** Buttons that might open something, one of each look and name; rows of a list repeat, so only the first is taken. */
const openersOf = (page: Page): Promise<number[]> =>
  page.evaluate<number[]>(`(() => {
    const seen = new Set()
    return [...document.querySelectorAll('button, [role=button]')].flatMap((one, nth) => {
      const { width, height } = one.getBoundingClientRect()
      const row = one.closest('li, tr')
      const repeats = row && row.previousElementSibling?.tagName === row.tagName && row.parentElement.children.length > 4
      const key = one.className + (one.getAttribute('aria-label') ?? one.textContent)
      if (width < 2 || height < 2 || !one.checkVisibility() || one.disabled || one.closest('[inert]') || repeats || seen.has(key)) return []
      seen.add(key)
      return [nth]
    })
  })()`)

const press = async (page: Page, nth: number): Promise<boolean> => {
  await page
    .locator('button, [role=button]')
    .nth(nth)
    .click({ timeout: 2000 })
    .catch(() => {})
  const opened = page.locator(popupSelector).filter({ visible: true }).last()
  return opened.waitFor({ timeout: 700 }).then(
    () => true,
    () => false,
  )
}

interface Look {
  where: string
  wrong: string[]
  known: Map<string, PressedLooks>
  /** Key of `known`: pressed looks are kept for each language, and separately for screens and dialogs. */
  key: string
  within?: string
  at?: readonly number[]
}

const lookAt = async (page: Page, { where, wrong, known, key, within, at = widths }: Look): Promise<void> => {
  for (const width of at) {
    await page.setViewportSize({ width, height: 844 })
    await settled(page)
    wrong.push(...(await findTooWide(page)).map((one) => `${where} at ${width}: ${one}`))
    // In another language only the length of the words differs, so its presses are made at the width of a phone only.
    if (!key.startsWith('en') && width !== 390) continue
    const pressed = known.get(`${key} ${width}`) ?? new Set<string>()
    known.set(`${key} ${width}`, pressed)
    wrong.push(...(await findWrongPresses(page, pressed, within)).map((one) => `${where} at ${width}: ${one}`))
  }
}

const dialogsOf = async (
  page: Page,
  path: string,
  openers: Opener[],
  wrong: string[],
  known: Map<string, PressedLooks>,
  language: Locale,
) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, path, language)
  const candidates = language === asked[0] ? await openersOf(page) : openers.filter((one) => one.path === path).map(({ nth }) => nth)
  for (const nth of candidates) {
    if (!(await press(page, nth))) {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, path, language)
      continue
    }
    if (language === asked[0]) openers.push({ path, nth })
    await settled(page)
    const name = (await page.locator(popupSelector).filter({ visible: true }).last().innerText()).trim().split('\n')[0] ?? ''
    // A menu stays where its button was when it opened, so it is checked at that width only.
    const isMenu = await page.locator('[role=menu]').filter({ visible: true }).count()
    const where = `${language} ${path} → ${name.slice(0, 40)}`
    await lookAt(page, { where, wrong, known, key: `${language} dialog`, within: popupSelector, at: isMenu > 0 ? [390] : widths })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path, language)
  }
}

const lookAround = async (page: Page, { paths, member }: ScreenGroup): Promise<string[]> => {
  const wrong: string[] = []
  const known = new Map<string, PressedLooks>()
  const openers: Opener[] = []
  for (const language of asked)
    for (const path of paths) {
      const before = wrong.length
      try {
        await page.setViewportSize({ width: 1280, height: 844 })
        await open(page, path, language)
        // A session that has ended would lead every screen to the login, which has nothing wrong.
        if (member !== undefined) expect(new URL(page.url()).pathname, path).not.toBe('/login')
        await lookAt(page, { where: `${language} ${path}`, wrong, known, key: language })
        await dialogsOf(page, path, openers, wrong, known, language)
      } catch (error) {
        wrong.push(`${language} ${path}: ${String(error).slice(0, 300)}`)
      }
      // Printed at once, so that a run that is stopped has reported what it found until then.
      const dialogs = openers.filter((one) => one.path === path).length
      console.log([`${language} ${path}, ${dialogs} dialogs`, ...wrong.slice(before)].join('\n  '))
    }
  expect(openers.length, 'dialogs that were opened').toBeGreaterThan(3)
  return wrong
}

for (const name of ['of a visitor', 'of a member, first half', 'of a member, second half', 'of an administrator'])
  test(`every screen and dialog ${name}`, async ({ page }) => {
    test.setTimeout(3_600_000)
    const group = (await listScreens(page.request)).find((one) => one.name === name)
    if (group === undefined) throw new Error(`no screens ${name}`)
    if (group.member !== undefined) await storeSession(page, group.member)
    expect(await lookAround(page, group)).toEqual([])
  })
