import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the new current card when the card with the focus leaves, and to the deck when nobody is left.
 * @returns a ref for the list of cards, a getter of the current card's scrolling element, and `noteFocus`, to be called before a reaction
 */
export const useDeckFocus = (deck: RefObject<HTMLElement | null>, currentId: string | undefined) => {
  const stack = useRef<HTMLUListElement>(null)
  const scroller = () => stack.current?.querySelector<HTMLElement>('[data-place="current"] [data-scroller]')
  const hadFocus = useRef(false)
  const move = useEffectEvent((id: string | undefined) => {
    const { activeElement } = document
    // A focused button under the cards keeps the focus. The focus is lost only with the card, or when nobody is left and the buttons are removed.
    const isLost = activeElement === document.body || stack.current?.contains(activeElement) === true
    if (hadFocus.current && isLost) {
      const target = id === undefined ? deck.current : scroller()
      // The card takes the focus at once, although the rest of its change waits for a frame.
      target?.closest('[inert]')?.removeAttribute('inert')
      target?.focus({ preventScroll: true })
    }
    hadFocus.current = false
  })
  useLayoutEffect(() => move(currentId), [currentId])
  const noteFocus = () => (hadFocus.current = deck.current?.contains(document.activeElement) === true)
  return { stack, scroller, noteFocus }
}
