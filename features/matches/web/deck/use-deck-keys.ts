import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How far an arrow key scrolls a card, in pixels. */
const scrollStep = 160
const fields = 'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]'

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null
/** Whether a dialog is open, which then gets the keys. */
const isCovered = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

interface DeckKeys {
  /** The actions of the letter keys; empty when they are switched off. */
  letters: Readonly<Record<string, () => void>>
  /** Scrolls the current card. */
  onScroll: (by: number) => void
}

/** Keyboard control of the deck: letter keys act on the current person wherever the focus is, up and down scroll the card. */
export const useDeckKeys = (deck: RefObject<HTMLElement | null>, { letters, onScroll }: DeckKeys): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    // A held key must not react to one person after another, neither as a letter key nor on a button.
    if (event.repeat && (key.length === 1 || key === 'Enter')) {
      if (deck.current?.contains(target as Node) === true) event.preventDefault()
      return
    }
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(target) || isCovered()) return
    const act = letters[key.toLowerCase()]
    if (act !== undefined) {
      event.preventDefault()
      act()
    } else if (
      (key === 'ArrowDown' || key === 'ArrowUp') &&
      (target === document.body || deck.current?.contains(target as Node) === true)
    ) {
      event.preventDefault()
      onScroll(key === 'ArrowDown' ? scrollStep : -scrollStep)
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
