import { readCardOffset, readCardScrollTop, currentCard, nameOnCard, openDeck, recordReactions } from '../support/deck.ts'
import { createFinger, middleOf } from '../support/finger.ts'
import { expectAccessible } from '../support/page-checks.ts'
import { expect, test } from '../support/journey.ts'

test('one person at a time, by finger: follows, springs back, leaves, is taken back', async ({ page }) => {
  await openDeck(page)
  const sent = recordReactions(page)
  const finger = await createFinger(page)
  const [first, middle] = [await nameOnCard(page), await middleOf(currentCard(page))]
  await expectAccessible(page, 'the deck')

  // The card follows the finger exactly, and goes back when it is released before a third of the width.
  await finger.down(middle)
  await finger.move({ x: 100, y: 4 }, 400)
  await expect.poll(() => readCardOffset(page)).toBeCloseTo(100, 0)
  await finger.up(300)
  await expect.poll(() => readCardOffset(page)).toBe(0)

  // Scrolling never becomes a swipe, nor a swipe a scroll.
  await finger.down(middle)
  await finger.move({ x: 8, y: -160 }, 160)
  await finger.move({ x: 200, y: 0 }, 160)
  await finger.up()
  await expect.poll(() => readCardScrollTop(page)).toBeGreaterThan(50)
  expect(await readCardOffset(page)).toBe(0)
  const scroll = await readCardScrollTop(page)
  await finger.down(middle)
  await finger.move({ x: 60, y: 0 }, 100)
  await finger.move({ x: 0, y: -200 }, 100)
  expect(await readCardScrollTop(page)).toBe(scroll)
  await finger.cancel()
  await expect.poll(() => readCardOffset(page)).toBe(0)

  // A second finger, and a turned phone, end the swipe.
  await finger.down(middle)
  await finger.move({ x: 180, y: 0 }, 300)
  await finger.second({ x: middle.x, y: middle.y - 80 })
  await expect.poll(() => readCardOffset(page)).toBe(0)
  await finger.cancel()
  await finger.down(middle)
  await finger.move({ x: 180, y: 0 }, 300)
  await page.setViewportSize({ width: 400, height: 844 })
  await expect.poll(() => readCardOffset(page)).toBe(0)
  await finger.up()
  expect(sent).toEqual([])
  expect(await nameOnCard(page)).toBe(first)

  // A slow move over a third of the width to the right is a like. A quick flick to the left is a dislike.
  await finger.down(middle)
  await finger.move({ x: 180, y: 0 }, 600)
  await finger.up(200)
  await expect(currentCard(page)).not.toHaveAccessibleName(first)
  const second = await nameOnCard(page)
  await finger.down(middle)
  await finger.move({ x: -70, y: 0 }, 64)
  await finger.up()
  await expect(currentCard(page)).not.toHaveAccessibleName(second)
  await expect.poll(() => sent).toEqual(['like', 'dislike'])

  // Undo brings back the last person, also after a reload.
  await page.reload()
  await expect(currentCard(page)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(currentCard(page)).toHaveAccessibleName(second)
  await expect.poll(() => sent).toEqual(['like', 'dislike', 'undislike'])
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
})
