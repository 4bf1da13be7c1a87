import { type BrowserContext, expect, type Page, test, withServiceWorker } from '../support/journey.ts'
import { jpegWithGps, type Newcomer, signUp } from '../support/people.ts'
import { watchForFaults } from '../support/watch.ts'

// Far from the demo members. Rows of the grid are 0.018 degrees: on a phone the two stand in rows 163 and 166, 6 km apart
// between centres, on a desktop in rows 196 and 200, 8 km apart.
const town = { lat: 2.9405, lng: 9.9101 }
const run = Date.now().toString(36)
const newcomer = (project: string, person: Omit<Newcomer, 'email' | 'lat' | 'lng'>, north: number): Newcomer => ({
  ...person,
  email: `${person.firstName.toLowerCase()}.${project}.${run}@example.com`,
  lat: town.lat + north,
  lng: town.lng,
})

const near = (page: Page) => page.getByRole('list', { name: 'People near you' })
const tile = (page: Page, name: string) => near(page).getByRole('listitem').filter({ hasText: name })
const openChat = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: 'Open the conversation' }).click()
  await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeVisible()
}
const write = async (page: Page, text: string): Promise<void> => {
  const box = page.getByRole('textbox', { name: 'Message', exact: true })
  await box.fill(text)
  await box.press('Enter')
}
/** The messages of the log in order. */
const shown = async (page: Page): Promise<string[]> =>
  (await page.getByRole('log').innerText()).split('\n').flatMap((line) => /\b\w+ writes \d+\b/.exec(line.trim())?.[0] ?? [])

test('two strangers sign up, find each other, match, and talk live', { tag: '@main' }, async ({ browser }, { project }) => {
  test.slow()
  const away = project.name === 'phone' ? 0 : 0.6
  const [she, he] = project.name === 'phone' ? (['Ada', 'Ben'] as const) : (['Dora', 'Emil'] as const)
  const ada = newcomer(project.name, { firstName: she, lastName: 'Eyenga', gender: 'Woman', age: 27, phone: '677123456' }, away)
  const ben = newcomer(project.name, { firstName: he, lastName: 'Ekambi', gender: 'Man', age: 31, phone: '699123457' }, away + 0.063)

  const contexts: BrowserContext[] = [
    await browser.newContext(withServiceWorker(project.use)),
    await browser.newContext(withServiceWorker(project.use)),
  ]
  const [hers, his] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page]
  const watches = [watchForFaults(hers), watchForFaults(his)]
  await signUp(hers, ada, await jpegWithGps({ r: 15, g: 118, b: 110 }))
  await signUp(his, ben, await jpegWithGps({ r: 200, g: 30, b: 86 }))

  const apart = project.name === 'phone' ? '6 km away' : '8 km away'
  await hers.reload()
  await expect(tile(hers, he).getByText(apart, { exact: true })).toBeVisible()
  await expect(tile(his, she).getByText(apart, { exact: true })).toBeVisible()

  await near(hers)
    .getByRole('button', { name: `Like ${he}` })
    .click()
  await expect(his.getByText(`${she} likes you`)).toBeVisible()
  await near(his)
    .getByRole('button', { name: `Like ${she}` })
    .click()
  for (const page of [hers, his]) await expect(page.getByRole('dialog', { name: 'It’s a match!' })).toBeVisible()

  await openChat(hers)
  await openChat(his)
  const expected: string[] = []
  for (let turn = 1; turn <= 20; turn++) {
    await write(hers, `${she} writes ${turn}`)
    await expect(his.getByRole('log')).toContainText(`${she} writes ${turn}`)
    await write(his, `${he} writes ${turn}`)
    await expect(hers.getByRole('log')).toContainText(`${he} writes ${turn}`)
    expected.push(`${she} writes ${turn}`, `${he} writes ${turn}`)
  }
  for (const page of [hers, his]) await expect.poll(() => shown(page)).toEqual(expected)

  for (const page of [hers, his]) {
    await page.reload()
    await expect.poll(() => shown(page)).toEqual(expected)
  }
  for (const seen of watches) seen.clean()
  await Promise.all(contexts.map((context) => context.close()))
})
