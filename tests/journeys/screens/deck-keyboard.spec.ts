import { readCardScrollTop, currentCard, firstName, nameOnCard, openDeck } from '../support/deck.ts'
import { expect, test } from '../support/journey.ts'

test('the keyboard: L, D, U and the arrows, until the letters are switched off', async ({ page }) => {
  await openDeck(page)
  const first = await nameOnCard(page)
  // The card is drawn a moment before it takes keys.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => readCardScrollTop(page), { timeout: 2000 }).toBeGreaterThan(50)
  }).toPass()
  await page.keyboard.press('l')
  await expect(currentCard(page)).not.toHaveAccessibleName(first)
  await expect(page.getByRole('status').filter({ hasText: `You like ${firstName(first)}.` })).toBeAttached()
  await page.keyboard.press('u')
  await expect(currentCard(page)).toHaveAccessibleName(first)
  await page.keyboard.press('d')
  await expect(currentCard(page)).not.toHaveAccessibleName(first)
  const second = await nameOnCard(page)

  // Letters in a field are letters.
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
  await page.getByRole('button', { name: `Pass on ${firstName(shown)}` }).focus()
  await page.keyboard.press('Enter')
  await expect(currentCard(page)).not.toHaveAccessibleName(shown)
  await expect(page.getByRole('button', { name: `Pass on ${firstName(await nameOnCard(page))}` })).toBeFocused()
})
