import sharp from 'sharp'
import { signInDemoAdministrator } from '../support/console.ts'
import { type Browser, expect, type Page, test } from '../support/journey.ts'
import { createDataFolder, startServer } from '../support/own-server.ts'
import { expectNoOverflow, findAxeViolations } from '../support/page-checks.ts'
import { signInDemoMember, storeSession } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

// The brand is that of the whole service, so each width has a server of its own.
const basePort = Number(process.env.E2E_PORT ?? 3210)
const portOf = (isPhone: boolean): number => basePort + (isPhone ? 6 : 7)
const originOf = (isPhone: boolean): string => `http://localhost:${portOf(isPhone)}`
test.use({
  baseURL: async ({ hasTouch }, provide) => provide(originOf(hasTouch)),
})

const purple = { r: 106, g: 27, b: 90 }
const file = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 400, channels: 3, background: purple } })
    .png()
    .toBuffer(),
})
/** Gives the reason in the open dialog, and submits it. */
const confirm = async (page: Page, submit: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('we are called Baobab')
  await dialog.getByRole('button', { name: submit, exact: true }).click()
}

const changeBrand = async (page: Page): Promise<void> => {
  await page.goto('/admin/brand')
  await page.getByLabel('Name').fill('Baobab')
  await page.getByLabel('Logo').setInputFiles(await file('logo.png'))
  await expect(page.getByText('The uploaded logo is shown.')).toBeVisible()
  // A colour that is hard to read is named while it is chosen, and is not saved.
  const colour = page.getByLabel(/^Main colour/)
  const refusal = page.getByText(/^Light: Main colour on Ground has a contrast of \d(\.\d)?\. It needs at least 4\.5\./)
  await colour.fill('#f2a33a')
  await expect(refusal).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await confirm(page, 'Save')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(refusal).toBeVisible()
  await colour.fill('#6a1b5a')
  await expect(refusal).toBeHidden()
  await page.getByRole('button', { name: 'Save' }).click()
  await confirm(page, 'Save')
  await expect(page.getByText(/^Saved\./)).toBeVisible()
  await expectNoOverflow(page, '/admin/brand')
}

const changeText = async (page: Page): Promise<void> => {
  await page.goto('/admin/texts')
  await page.getByLabel('Key or words').fill('public.hero.first.title')
  await expect(page.getByText('1 of 1 texts')).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.getByLabel('Your text').fill('Meet under the tree')
  await confirm(page, 'Save')
  await expect(page.getByRole('dialog')).toBeHidden()
}

const changeRose = async (page: Page): Promise<void> => {
  await page.goto('/admin/catalogue?tab=gifts')
  await page.getByRole('button', { name: 'Change Rose' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Own picture').setInputFiles(await file('rose.png'))
  await expect(dialog.getByText('After saving')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await expectNoOverflow(page, '/admin/catalogue')
  await confirm(page, 'Apply')
  await expect(dialog).toBeHidden()
}

/** Checks that a page has the new name and does not show the old one. */
const expectBaobab = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached()
  await page.waitForLoadState('networkidle')
  const seen = `${await page.title()} ${await page.locator('body').innerText()}`.replaceAll(/[\w.]*@?ndloo\.example/g, '')
  expect(seen, path).toContain('Baobab')
  expect(seen, path).not.toMatch(/ndloo/i)
}

const lookAsVisitor = async (browser: Browser, options: object): Promise<void> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const watched = watchForFaults(page)
  for (const path of ['/', '/login', '/terms&conditions', '/privacy']) await expectBaobab(page, path)
  await page.goto('/')
  await expect(page.getByText('Meet under the tree').first()).toBeVisible()
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { name: string; icons: { src: string }[] }
  expect(manifest.name).toContain('Baobab')
  expect((await page.request.get(manifest.icons[0]?.src ?? '')).ok()).toBe(true)
  const primary = await page.evaluate<string>("getComputedStyle(document.documentElement).getPropertyValue('--color-primary')")
  expect(primary.trim()).toBe('#6a1b5a')
  watched.clean()
  await context.close()
}

/** Returns the widths of the operator's own pictures on a page; 0 for a picture that did not load. */
const drawnPictures = (page: Page) =>
  page.evaluate<number[]>('[...document.querySelectorAll(\'img[src*="/gift-pictures/"]\')].map((image) => image.naturalWidth)')

test('an operator renames and repaints the service, and visitors and members see it at once', async ({ page, browser, hasTouch }, {
  project,
}) => {
  // The journey starts a server of its own, which takes longer.
  test.slow()
  await using data = await createDataFolder()
  await using _server = await startServer(portOf(hasTouch), data.path)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await storeSession(page, await signInDemoAdministrator(page.request))
  const member = await browser.newContext({ ...project.use, baseURL: originOf(hasTouch), reducedMotion: 'reduce' })
  const theirs = await member.newPage()
  await storeSession(theirs, await signInDemoMember(theirs.request))
  // A new demo announces its matches in its first seconds.
  const match = theirs.getByRole('dialog', { name: 'It’s a match!' })
  await theirs.addLocatorHandler(match, () => match.getByRole('button', { name: 'Keep looking' }).click())
  await theirs.goto('/dashboard/gift')
  await expect(theirs.getByRole('heading', { name: 'Rose' }).first()).toBeVisible()

  await changeBrand(page)
  await changeText(page)
  await changeRose(page)

  // The gifts that were sent before have the picture on the open screen, without a reload.
  await expect.poll(() => drawnPictures(theirs)).toHaveLength(2)
  await expect.poll(async () => (await drawnPictures(theirs)).every((width) => width > 0)).toBe(true)
  await lookAsVisitor(browser, { ...project.use, baseURL: originOf(hasTouch) })
  await member.close()
})
