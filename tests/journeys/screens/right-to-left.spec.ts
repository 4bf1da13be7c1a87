import { signInDemoAdministrator } from '../support/console.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { createDataFolder, startServer } from '../support/own-server.ts'
import { expectNoOverflow } from '../support/page-checks.ts'
import { callApi, signInDemoMember, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

const port = Number(process.env.E2E_PORT ?? 3210) + 4
test.use({ baseURL: `http://localhost:${port}`, locale: 'ar-EG', viewport: { width: 320, height: 640 } })

const forVisitors = ['/', '/safety', '/terms&conditions', '/login', '/signup']
const screens = ['matches', 'matches?view=deck', 'likes', 'messages', 'profile', 'notifications', 'wallet', 'settings', 'upgrade']
const forMembers = screens.map((name) => `/dashboard/${name}`)
const sections = ['town', 'members', 'reports', 'photo-checks', 'applicants', 'currencies', 'ledger', 'proposals', 'catalogue', 'brand']
const settings = ['help-numbers', 'lists', 'profile-fields', 'programs', 'registration', 'texts', 'audit']
const forStaff = ['/admin', ...[...sections, ...settings].map((name) => `/admin/${name}`)]

const arabic = /[\u0600-\u06ff]/

const expectMirrored = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.locator('html'), path).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html'), path).toHaveAttribute('lang', 'ar')
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expectNoOverflow(page, path)
}
const middle = async (page: Page, selector: string): Promise<number> => {
  let box: { x: number; width: number } | null = null
  // Without a box the element is not drawn yet, or drawn anew at this moment.
  await expect.poll(async () => (box = await page.locator(selector).first().boundingBox())).not.toBeNull()
  const { x, width } = box as unknown as { x: number; width: number }
  return x + width / 2
}

test('a language of the operator, from right to left, fits every screen, and its texts can be changed', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  await using data = await createDataFolder()
  await using _server = await startServer(port, data.path, { LOCALES_DIR: 'docs/examples' })
  const watched = watchForFaults(page)
  for (const path of forVisitors) await expectMirrored(page, path)

  // The page from the server has the new text, in every process within two seconds, and the script on it does not change the text back.
  const administrator = await signInDemoAdministrator(request)
  const key = 'public.hero.first.title'
  const change = { locale: 'ar', key, text: 'أهلًا بكم', before: null, reason: 'our own words' }
  expect((await callApi(request, administrator, 'PUT', '/admin/texts', change)).ok()).toBe(true)
  await expect.poll(async () => (await request.get('/?lang=ar')).text()).toContain(change.text)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(change.text)).toBeVisible()

  const member = await signInDemoMember(request)
  expect((await callApi(request, member, 'PATCH', '/me/settings', { locale: 'ar' })).ok()).toBe(true)
  // Signs in again, because the stored session names the language of the account, which has just changed.
  await storeSession(page, await signInDemoMember(request))
  for (const path of forMembers) await expectMirrored(page, path)

  // The navigation begins on the right, and like stays on the right of pass, as the swipe does.
  await page.goto('/dashboard/matches?view=deck')
  expect(await middle(page, 'nav a[href="/dashboard/matches"]:visible')).toBeGreaterThan(
    await middle(page, 'nav a[href="/dashboard/gift"]:visible'),
  )
  const buttons = page.getByRole('group', { name: 'إجابتك' }).getByRole('button')
  const [pass, like] = await Promise.all([/تجاوز/, /الإعجاب/].map((name) => buttons.and(page.getByRole('button', { name })).boundingBox()))
  expect(like?.x).toBeGreaterThan(pass?.x ?? 0)
  watched.clean()

  // The console is in the language of the operator, too, and its pictures are mirrored with it.
  await using staff = await browser.newContext({
    baseURL: `http://localhost:${port}`,
    locale: 'ar-EG',
    viewport: { width: 390, height: 800 },
  })
  const console = await staff.newPage()
  const watchedConsole = watchForFaults(console)
  await console.addInitScript(`localStorage.setItem('preferred-language', 'ar')`)
  await storeSession(console, administrator)
  for (const path of forStaff) {
    await expectMirrored(console, path)
    await expect(console.getByRole('heading', { level: 1 }), path).toHaveText(arabic)
  }
  await console.goto('/admin/brand')
  const frame = console.locator('iframe').first()
  const [box, shown] = await Promise.all([frame.boundingBox(), console.locator('figure').first().boundingBox()])
  expect(box?.x).toBeGreaterThanOrEqual(shown?.x ?? 0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((shown?.x ?? 0) + (shown?.width ?? 0) + 1)
  await expect(frame.contentFrame().locator('html')).toHaveAttribute('dir', 'rtl')
  watchedConsole.clean()
})
