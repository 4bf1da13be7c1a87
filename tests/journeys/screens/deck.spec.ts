import { expect, type Locator, type Page, test } from '../support/journey.ts'
import { fingerOn, middleOf } from '../support/finger.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { createMember, storeSession } from '../support/people.ts'

// The card that can be reached; those that wait and those that leave are inert.
const card = (page: Page): Locator => page.getByRole('article')
const name = (page: Page): Promise<string> => card(page).getByRole('link').first().innerText()
const firstName = (shown: string): string => shown.replace(/, \d+$/, '')
const reactions = (page: Page): string[] => {
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    const [, action] = /actions\/toggle\/(\w+)/.exec(request.url()) ?? []
    if (action !== undefined) sent.push(action)
  })
  return sent
}
/** How far the card is from its place, in pixels. */
const offset = (page: Page): Promise<number> =>
  page.evaluate<number>("new DOMMatrix(getComputedStyle(document.querySelector('li:not([inert]):has(> article)')).transform).m41")
const scrolled = (page: Page): Promise<number> =>
  page.evaluate<number>("document.querySelector('li:not([inert]) > article > div').scrollTop")

const open = async (page: Page, address = '/dashboard/matches?distance=any&view=deck'): Promise<void> => {
  await storeSession(page, await createMember(page.request, 'Zuri', { lat: 4.05, lng: 9.7 }))
  await page.goto(address)
  await expect(card(page)).toBeVisible()
}

test('one person at a time, by finger: follows, springs back, leaves, is taken back', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'a finger needs a touch screen')
  await open(page)
  const sent = reactions(page)
  const finger = await fingerOn(page)
  const [first, middle] = [await name(page), await middleOf(card(page))]
  await expectAccessible(page, 'the deck')

  // 1:1 under the finger, and back when let go under a third of the width.
  await finger.down(middle)
  await finger.move({ x: 100, y: 4 }, 400)
  await expect.poll(() => offset(page)).toBeCloseTo(100, 0)
  await finger.up(300)
  await expect.poll(() => offset(page)).toBe(0)

  // Scrolling never becomes a swipe, nor a swipe a scroll.
  await finger.down(middle)
  await finger.move({ x: 8, y: -160 }, 160)
  await finger.move({ x: 200, y: 0 }, 160)
  await finger.up()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
  expect(await offset(page)).toBe(0)
  const scroll = await scrolled(page)
  await finger.down(middle)
  await finger.move({ x: 60, y: 0 }, 100)
  await finger.move({ x: 0, y: -200 }, 100)
  expect(await scrolled(page)).toBe(scroll)
  await finger.cancel()
  await expect.poll(() => offset(page)).toBe(0)

  // A second finger, and a turned phone, end the swipe.
  await finger.down(middle)
  await finger.move({ x: 180, y: 0 }, 300)
  await finger.second({ x: middle.x, y: middle.y - 80 })
  await expect.poll(() => offset(page)).toBe(0)
  await finger.cancel()
  await finger.down(middle)
  await finger.move({ x: 180, y: 0 }, 300)
  await page.setViewportSize({ width: 400, height: 844 })
  await expect.poll(() => offset(page)).toBe(0)
  await finger.up()
  expect(sent).toEqual([])
  expect(await name(page)).toBe(first)

  // Over a third of the width, slowly, to the right: a like. A flick to the left: a dislike.
  await finger.down(middle)
  await finger.move({ x: 180, y: 0 }, 600)
  await finger.up(200)
  await expect(card(page)).not.toHaveAccessibleName(first)
  const second = await name(page)
  await finger.down(middle)
  await finger.move({ x: -70, y: 0 }, 64)
  await finger.up()
  await expect(card(page)).not.toHaveAccessibleName(second)
  await expect.poll(() => sent).toEqual(['like', 'dislike'])

  // The last one comes back, also after a reload.
  await page.reload()
  await expect(card(page)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page)).toHaveAccessibleName(second)
  await expect.poll(() => sent).toEqual(['like', 'dislike', 'undislike'])
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})

test('a double tap on one person never reaches the next', async ({ page }) => {
  await open(page)
  const sent = reactions(page)
  const first = await name(page)
  const { x, y } = await middleOf(page.getByRole('button', { name: `Like ${firstName(first)}` }))
  await page.mouse.click(x, y)
  await page.mouse.click(x, y)
  await expect(card(page)).not.toHaveAccessibleName(first)
  const second = await name(page)
  await page.getByRole('button', { name: `Pass on ${firstName(second)}` }).click()
  await expect.poll(() => sent).toEqual(['like', 'dislike'])
})

test('the keyboard: L, D, U and the arrows, until the letters are switched off', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'a phone has no keys')
  await open(page)
  const first = await name(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => scrolled(page)).toBeGreaterThan(50)
  await page.keyboard.press('l')
  await expect(card(page)).not.toHaveAccessibleName(first)
  await expect(page.getByRole('status').filter({ hasText: `You like ${firstName(first)}.` })).toBeAttached()
  await page.keyboard.press('u')
  await expect(card(page)).toHaveAccessibleName(first)
  await page.keyboard.press('d')
  await expect(card(page)).not.toHaveAccessibleName(first)
  const second = await name(page)

  // Letters in a field are letters.
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('dl')
  expect(await name(page)).toBe(second)
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: /^Letter keys/ }).click()
  await page.keyboard.press('d')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Letter keys/ })).toHaveAttribute('aria-pressed', 'false')
  expect(await name(page)).toBe(second)

  // The buttons keep the focus from person to person.
  await page.getByRole('button', { name: `Pass on ${firstName(second)}` }).focus()
  await page.keyboard.press('Enter')
  await expect(card(page)).not.toHaveAccessibleName(second)
  await expect(page.getByRole('button', { name: `Pass on ${firstName(await name(page))}` })).toBeFocused()
})

test('a reaction in one tab takes the person out of the other', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await other.goto('/dashboard/matches?distance=any&view=deck')
  const first = await name(page)
  await expect(card(other)).toHaveAccessibleName(first)
  await page.getByRole('button', { name: `Like ${firstName(first)}` }).click()
  await expect(card(other)).not.toHaveAccessibleName(first)
  expect(await name(other)).toBe(await name(page))
})

test('the grid is one tap away and remembered, in French too', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('preferred-language', 'fr')")
  await open(page)
  const first = firstName(await name(page))
  await expect(page.getByRole('button', { name: `Passer ${first}` })).toBeVisible()
  await page.getByRole('button', { name: 'Parcourir' }).click()
  await expect(page).toHaveURL(/view=grid/)
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  await page.goto('/dashboard/matches')
  await expect(page.getByRole('button', { name: 'Un par un' })).toBeVisible()
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  await page.getByRole('button', { name: 'Un par un' }).click()
  await expect(card(page)).toHaveCount(1)
})
