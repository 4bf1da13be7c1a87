import { type RefObject, useEffect, useEffectEvent } from 'react'

/** A card of the grid carries the member's id as `data-person`. */
const cardsIn = (grid: Element): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>('[data-person]')]
const focusFirstControl = (card: HTMLElement | undefined, options?: FocusOptions): boolean => {
  const control = card?.querySelector<HTMLElement>('a, button')
  control?.focus(options)
  return control !== null && control !== undefined
}

/** The card above or below: of the nearest row the one least to the side. */
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
  if (key === 'ArrowRight') return cards[index + 1]
  if (key === 'ArrowLeft') return cards[index - 1]
  if (key === 'Home') return cards[0]
  if (key === 'End') return cards.at(-1)
  return key === 'ArrowDown' || key === 'ArrowUp' ? cardAboveOrBelow(cards, from, key === 'ArrowDown') : undefined
}

/** Moves the focus off a card that is about to go: to the next one, else the one before, else the grid. */
export const focusNextCard = (grid: HTMLElement, uid: string): void => {
  const cards = cardsIn(grid)
  const index = cards.findIndex(({ dataset }) => dataset['person'] === uid)
  if (!cards[index]?.contains(document.activeElement)) return
  // The next card moves up to where this one was: nothing needs to scroll.
  if (!focusFirstControl(cards[index + 1] ?? cards[index - 1], { preventScroll: true })) grid.focus({ preventScroll: true })
}

/** Focuses the card of a member, once it is there again. */
export const focusCard = (grid: HTMLElement, uid: string): void =>
  void requestAnimationFrame(() => focusFirstControl(cardsIn(grid).find(({ dataset }) => dataset['person'] === uid)))

/** What single letters do on the card that has the focus. */
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

/** In a grid of cards, arrows, Home and End move between them, and letters act on the one that has the focus. */
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
