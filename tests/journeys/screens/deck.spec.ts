import { currentCard, removeAge, nameOnCard, openDeck, recordReactions } from '../support/deck.ts'
import { middleOf } from '../support/finger.ts'
import { expect, test } from '../support/journey.ts'

test('a double tap on one person never reaches the next', async ({ page }) => {
  await openDeck(page)
  const sent = recordReactions(page)
  const first = await nameOnCard(page)
  const { x, y } = await middleOf(page.getByRole('button', { name: `Like ${removeAge(first)}` }))
  await page.mouse.dblclick(x, y, { delay: 80 })
  await expect(currentCard(page)).not.toHaveAccessibleName(first)
  const second = await nameOnCard(page)
  await page.getByRole('button', { name: `Pass on ${removeAge(second)}` }).click()
  await expect.poll(() => sent).toEqual(['like', 'dislike'])
})

test('a reaction in one tab takes the person out of the other', async ({ page, context }) => {
  await openDeck(page)
  const other = await context.newPage()
  await other.goto('/dashboard/matches?distance=any&view=deck')
  const first = await nameOnCard(page)
  await expect(currentCard(other)).toHaveAccessibleName(first)
  await page.getByRole('button', { name: `Like ${removeAge(first)}` }).click()
  await expect(currentCard(other)).not.toHaveAccessibleName(first)
  expect(await nameOnCard(other)).toBe(await nameOnCard(page))
})

test('the grid is one tap away and remembered, in French too', async ({ page }) => {
  await page.addInitScript("localStorage.setItem('preferred-language', 'fr')")
  await openDeck(page)
  const first = removeAge(await nameOnCard(page))
  await expect(page.getByRole('button', { name: `Passer ${first}` })).toBeVisible()
  await page.getByRole('button', { name: 'Parcourir' }).click()
  await expect(page).toHaveURL(/view=grid/)
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  await page.goto('/dashboard/matches')
  await expect(page.getByRole('button', { name: 'Un par un' })).toBeVisible()
  await expect(page.getByRole('article').nth(3)).toBeVisible()
  await page.getByRole('button', { name: 'Un par un' }).click()
  await expect(currentCard(page)).toHaveCount(1)
})
