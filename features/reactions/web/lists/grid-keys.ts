import { type RefObject, useEffect, useEffectEvent } from 'react'

/** The cards of a grid; each has the member's id in `data-person`. */
const cardsIn = (grid: Element): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-person]')]
const focusFirstControl = (card: HTMLElement | undefined, options?: FocusOptions): boolean => {
  const control = card?.querySelector<HTMLElement>('a, button')
  control?.focus(options)
  return control !== null && control !== undefined
}

/** The horizontally nearest card in the row above or below. */
const cardAboveOrBelow = (cards: readonly HTMLElement[], from: HTMLElement, down: boolean): HTMLElement | undefined => {
  const here = from.getBoundingClientRect()
  const ahead = cards
    .map((card) => ({ card, box: card.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top >= here.bottom : box.bottom <= here.top))
    .map(({ card, box }) => ({ card, far: Math.abs(box.top - here.top), aside: Math.abs(box.left - here.left) }))
  return ahead.toSorted((a, b) => a.far - b.far || a.aside - b.aside)[0]?.card
}

const neighbourCard = (cards: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined => {
  const index = cards.indexOf(from)
  const isRtl = document.dir === 'rtl'
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return cards[index + 1]
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return cards[index - 1]
  if (key === 'Home') return cards[0]
  if (key === 'End') return cards.at(-1)
  return key === 'ArrowDown' || key === 'ArrowUp' ? cardAboveOrBelow(cards, from, key === 'ArrowDown') : undefined
}

/** Moves the focus from a card that is about to disappear to the next card, otherwise the previous one, otherwise the grid. */
export const focusNextCard = (grid: HTMLElement, uid: string): void => {
  const cards = cardsIn(grid)
  const index = cards.findIndex(({ dataset }) => dataset['person'] === uid)
  if (!cards[index]?.contains(document.activeElement)) return
  // The next card moves into the place of this one, so scrolling is not needed.
  if (!focusFirstControl(cards[index + 1] ?? cards[index - 1], { preventScroll: true })) grid.focus({ preventScroll: true })
}

/** Focuses the card of a member after it is rendered again. */
export const focusCard = (grid: HTMLElement, uid: string): void =>
  void requestAnimationFrame(() => focusFirstControl(cardsIn(grid).find(({ dataset }) => dataset['person'] === uid)))

/** Actions for letter keys on the focused card. */
export type CardShortcuts = Readonly<Record<string, (uid: string) => void>>

const onGridKey = (event: KeyboardEvent, grid: HTMLElement, keys: CardShortcuts): void => {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
  const card = target.closest<HTMLElement>('[data-person]')
  const uid = card?.dataset['person']
  if (card === null || uid === undefined) return
  const act = keys[key.toLowerCase()]
  const next = neighbourCard(cardsIn(grid), card, key)
  if (act === undefined && next === undefined) return
  event.preventDefault()
  if (act === undefined) focusFirstControl(next)
  else act(uid)
}

/** Adds keyboard control to a grid of cards: arrow keys, Home and End move the focus, letter keys run `keys`. */
export const useGridKeys = (ref: RefObject<HTMLElement | null>, keys: CardShortcuts): void => {
  const pressed = useEffectEvent((event: KeyboardEvent, grid: HTMLElement) => onGridKey(event, grid, keys))
  useEffect(() => {
    const grid = ref.current
    if (grid === null) return undefined
    const listener = (event: KeyboardEvent) => pressed(event, grid)
    grid.addEventListener('keydown', listener)
    return () => grid.removeEventListener('keydown', listener)
  }, [ref])
}
