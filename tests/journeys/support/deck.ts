import { expect, type Locator, type Page } from './journey.ts'
import { createMember, storeSession } from './people.ts'

/** The card on top. The waiting and the leaving cards are hidden from screen readers, so this locator does not find them. */
export const currentCard = (page: Page): Locator => page.getByRole('article')
/** Name and age on the current card. */
export const nameOnCard = (page: Page): Promise<string> => currentCard(page).getByRole('link').first().innerText()
/** The first name of a name with an age. */
export const removeAge = (shown: string): string => shown.replace(/, \d+$/, '')
/** The reactions that the page sends, in order. */
export const recordReactions = (page: Page): string[] => {
  const sent: string[] = []
  page.on('requestfinished', (request) => {
    const [, action] = /actions\/toggle\/(\w+)/.exec(request.url()) ?? []
    if (action !== undefined) sent.push(action)
  })
  return sent
}
/** How far the card is from its place, in pixels. */
export const readCardOffset = (page: Page): Promise<number> =>
  page.evaluate<number>("new DOMMatrix(getComputedStyle(document.querySelector('[data-place=current]')).transform).m41")
/** How far the card is scrolled, in pixels. */
export const readCardScrollTop = (page: Page): Promise<number> =>
  page.evaluate<number>("document.querySelector('[data-place=current] > article > div').scrollTop")

/** Opens the deck as a new member. */
export const openDeck = async (page: Page, address = '/dashboard/matches?distance=any&view=deck'): Promise<void> => {
  await storeSession(page, await createMember(page.request, 'Zuri', { lat: 4.05, lng: 9.7 }))
  await page.goto(address)
  await expect(currentCard(page)).toBeVisible()
}
