import { expect, type Locator, type Page, test } from '../support/journey.ts'
import { locales } from '#platform/shared/i18n/locales.ts'
import { trackCallCode } from '../support/calls.ts'
import { drawerButton, sidebarToggle } from '../support/frame.ts'
import { callApi, signInDemoMember, storeSession, createMember } from '../support/people.ts'
import { type PressedLooks, findTooWide, findWrongPresses } from '../support/presses.ts'
import { expectNoOverflow } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

test.use({ serviceWorkers: 'allow' })

/** A phone, the last width before and the first after the sidebar appears, a desktop. */
const widths = [320, 390, 767, 768, 1280] as const

const header = (page: Page): Locator => page.getByRole('link', { name: 'My profile', exact: true })
/** Every screen: its heading, and whether it has the header and the phone's bottom bar. */
interface Screen {
  path: string
  heading: string | RegExp | null
  /** `wide` for another member's profile: on phones it begins with the photo and has no header. */
  header: boolean | 'wide'
  bar: boolean
}
const screens: readonly Screen[] = [
  { path: '/dashboard/matches', heading: 'Welcome back, Amina', header: true, bar: true },
  { path: '/dashboard/likes', heading: 'My Likes', header: true, bar: true },
  { path: '/dashboard/who-likes-me', heading: 'Who Likes Me', header: true, bar: true },
  { path: '/dashboard/dislikes', heading: 'My Dislikes', header: true, bar: true },
  { path: '/dashboard/blocked', heading: 'Blocked Users', header: true, bar: true },
  { path: '/dashboard/messages', heading: 'Messages', header: false, bar: true },
  { path: '/dashboard/messages/m', heading: null, header: false, bar: false },
  { path: '/dashboard/profile', heading: 'My profile', header: true, bar: true },
  { path: '/dashboard/settings', heading: 'Settings', header: true, bar: true },
  { path: '/dashboard/wallet', heading: 'Wallet', header: true, bar: true },
  { path: '/dashboard/deposit', heading: 'Deposit', header: true, bar: true },
  { path: '/dashboard/withdraw', heading: 'Withdraw', header: true, bar: true },
  { path: '/dashboard/boost-profile', heading: 'Boost Profile', header: true, bar: true },
  { path: '/dashboard/upgrade', heading: 'Upgrade', header: true, bar: true },
  { path: '/dashboard/gift', heading: 'Gift', header: true, bar: true },
  { path: '/dashboard/gifts', heading: 'Buy gift', header: true, bar: true },
  { path: '/dashboard/report', heading: 'Report Abuse', header: true, bar: true },
  { path: '/dashboard/user/{other}/profile', heading: 'Profile', header: 'wide', bar: true },
  { path: '/user', heading: 'My profile', header: true, bar: true },
]
/** Screens about one member, which need that member's id. */
const aboutSomebody = ['/dashboard/gifts', '/dashboard/messages', '/dashboard/messages/m', '/dashboard/report']

test('every screen works by its address, in the frame of its width', async ({ page }) => {
  test.setTimeout(300_000)
  const member = await signInDemoMember(page.request)
  const other = await createMember(page.request, 'Solange', { lat: 4.05, lng: 9.7 })
  await storeSession(page, member)
  const seen = watchForFaults(page)
  const callCode = trackCallCode(page)
  for (const { path, heading, ...frame } of screens) {
    const address = path.replace('{other}', other.id) + (aboutSomebody.includes(path) ? `?uid=${other.id}` : '')
    await page.goto(address)
    const title = page.getByRole('heading', { level: 1 })
    const shown = heading === null ? page.getByRole('main') : title.filter({ hasText: heading }).first()
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      await expect(shown, path).toBeVisible()
      await expect(sidebarToggle(page), path).toBeVisible({ visible: width >= 768 })
      await expect(drawerButton(page), path).toBeVisible({ visible: width < 768 && frame.bar })
      await expect(header(page), path).toHaveCount(frame.header === true || (frame.header === 'wide' && width >= 768) ? 1 : 0)
      await expectNoOverflow(page, `${path} at ${width}`)
    }
    await expect(page, path).toHaveTitle(/\S · Ndloo$/)
    await expect(page).toHaveURL(address)
  }
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/dashboard/matches')
  expect(callCode, 'code that only a call needs').toEqual([])
  seen.clean()
})

test('a visitor comes to each screen by way of the login, with the whole path', async ({ page }) => {
  const uid = '35bfda1c-7995-4b0a-a349-d2af8f814a00'
  for (const { path } of screens) {
    const wanted = path.replace('{other}', uid)
    await page.goto(`${wanted}?uid=a%26b&tab=x`)
    if (path === '/user') await expect(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login?redirect=%2Fuser')
    else {
      await expect(page).toHaveURL(/\/login\?redirect=/)
      const back = new URL(new URL(page.url()).searchParams.get('redirect') ?? '', page.url())
      expect(back.pathname).toBe(wanted)
      if (aboutSomebody.includes(path)) expect(back.searchParams.get('uid')).toBe('a&b')
    }
  }
})

test.describe('presses', () => {
  test.use({ hasTouch: true })

  // A few screens in one language and width, chosen by PRESS_SEED; npm run bench presses looks at all of them.
  test('a press meets its control and nothing moves under it', async ({ page }) => {
    const seed = Number(process.env.PRESS_SEED ?? 7)
    test.info().annotations.push({ type: 'PRESS_SEED', description: String(seed) })
    const pick = <T>(from: readonly T[], step: number): T => from[Math.floor(seed / step) % from.length] as T
    const [language, width] = [pick(locales, 1), pick([320, 390, 1280], 5)]
    const member = await signInDemoMember(page.request)
    const feed = await callApi(page.request, member, 'GET', '/matches?distance=any')
    const { people } = ((await feed.json()) as { data: { people: { id: string; images: unknown[] }[] } }).data
    const other = people.find(({ images }) => images.length > 1)?.id ?? ''
    await page.addInitScript(`localStorage.setItem('preferred-language', '${language}')`)
    await storeSession(page, member)
    await page.setViewportSize({ width, height: 844 })
    const known: PressedLooks = new Set()
    const quiet = screens.filter(({ path, header: has }) => has && !path.includes('{') && !aboutSomebody.includes(path))
    // The profile has the arrows of the gallery; the second screen is chosen at random.
    for (const path of [`/dashboard/user/${other}/profile`, pick(quiet, 15).path]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const where = `${path} in ${language} at ${width}, PRESS_SEED=${seed}`
      expect(await findTooWide(page), where).toEqual([])
      expect(await findWrongPresses(page, known), where).toEqual([])
    }
    // A planted control that moves away under a press is found.
    await page.evaluate(`(() => {
      const jumping = new CSSStyleSheet()
      jumping.replaceSync('header a:active { translate: 0 23px }')
      document.adoptedStyleSheets = [jumping]
    })()`)
    const found = (await findWrongPresses(page, new Set(), 'header:has(a[href="/dashboard/profile"])')).join()
    for (const fault of ['moves by 23', 'is no longer under the press', 'release and press meet different']) expect(found).toContain(fault)
  })
})
