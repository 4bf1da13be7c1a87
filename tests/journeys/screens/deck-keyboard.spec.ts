import { readCardOffset, readCardScrollTop, currentCard, removeAge, nameOnCard, openDeck, recordReactions } from '../support/deck.ts'
import { middleOf } from '../support/finger.ts'
import { expect, test } from '../support/journey.ts'

test('the keyboard: L, D, U and the arrows, until the letters are switched off', async ({ page }) => {
  await openDeck(page)
  const first = await nameOnCard(page)
  // The card is visible a moment before it reacts to keys.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => readCardScrollTop(page), { timeout: 2000 }).toBeGreaterThan(50)
  }).toPass()
  await page.keyboard.press('l')
  await expect(currentCard(page)).not.toHaveAccessibleName(first)
  await expect(page.getByRole('status').filter({ hasText: `You like ${removeAge(first)}.` })).toBeAttached()
  await page.keyboard.press('u')
  await expect(currentCard(page)).toHaveAccessibleName(first)
  await page.keyboard.press('d')
  await expect(currentCard(page)).not.toHaveAccessibleName(first)
  const second = await nameOnCard(page)

  // Letters typed into a field do not count as keys of the deck.
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('dl')
  expect(await nameOnCard(page)).toBe(second)
  await page.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: /^Letter keys/ }).click()
  await page.keyboard.press('d')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Letter keys/ })).toHaveAttribute('aria-pressed', 'false')
  // A list that begins anew may begin with somebody else: those who like the member keep their places in it.
  const shown = await nameOnCard(page)
  expect(shown).not.toBe(first)

  // The buttons keep the focus from person to person.
  await page.getByRole('button', { name: `Pass on ${removeAge(shown)}` }).focus()
  await page.keyboard.press('Enter')
  await expect(currentCard(page)).not.toHaveAccessibleName(shown)
  await expect(page.getByRole('button', { name: `Pass on ${removeAge(await nameOnCard(page))}` })).toBeFocused()
})

test('the mouse: drags the card, and still clicks what is on it', async ({ page }) => {
  await openDeck(page)
  const sent = recordReactions(page)
  const first = await nameOnCard(page)
  const name = currentCard(page).getByRole('link').first()
  const drag = async (by: number, from: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + by, from.y + 4, { steps: 12 })
  }

  // A drag of the photo moves the card, and the card goes back on release. The right mouse button moves nothing.
  const middle = await middleOf(currentCard(page))
  await drag(80, middle)
  await expect.poll(() => readCardOffset(page)).toBeCloseTo(80, 0)
  await expect(currentCard(page)).toHaveCSS('cursor', 'grabbing')
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect.poll(() => readCardOffset(page)).toBe(0)
  await expect(currentCard(page)).toHaveCSS('cursor', 'grab')
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(middle.x + 90, middle.y, { steps: 6 })
  expect(await readCardOffset(page)).toBe(0)
  await page.mouse.up({ button: 'right' })
  await page.keyboard.press('Escape')

  // A drag that begins on the name, which is a link, opens nothing.
  await drag(20, await middleOf(name))
  await page.waitForTimeout(300)
  await page.mouse.up()
  await expect.poll(() => readCardOffset(page)).toBe(0)
  await expect(page).toHaveURL(/\/matches/)
  expect(sent).toEqual([])

  // Far enough to the right: a like; to the left: a dislike.
  await drag(220, middle)
  await page.mouse.up()
  await expect(currentCard(page)).not.toHaveAccessibleName(first)
  const second = await nameOnCard(page)
  await drag(-220, middle)
  await page.mouse.up()
  await expect(currentCard(page)).not.toHaveAccessibleName(second)
  await expect.poll(() => sent).toEqual(['like', 'dislike'])

  // A click still opens the profile, with a key right after a drag as well.
  await drag(20, middle)
  await page.waitForTimeout(300)
  await page.mouse.up()
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/user\//)
  await page.goBack()
  await name.click()
  await expect(page).toHaveURL(/\/dashboard\/user\//)
})
