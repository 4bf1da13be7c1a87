import { type MouseEvent, useRef } from 'react'

/** Milliseconds within which a second tap belongs to the first. */
const doubleTapMs = 500
/** Pixels by which a finger may miss its first place. */
const samePlacePx = 48

/**
 * Drops the second tap of a double tap when it hits another card than the first, because the first card left and the next one moved under the
 * finger. Returns the handler for the grid; keyboard presses pass.
 */
export const useDoubleTapGuard = (): ((event: MouseEvent) => void) => {
  const last = useRef<{ card: string | undefined; at: number; x: number; y: number }>(null)
  return (event) => {
    const { detail, clientX: x, clientY: y, timeStamp: at } = event
    // A keyboard or a screen reader presses without a place.
    if (detail === 0 || (x === 0 && y === 0)) return
    const card = (event.target as Element).closest<HTMLElement>('[data-person]')?.dataset.person
    const before = last.current
    if (before !== null && before.card !== card && at - before.at < doubleTapMs && Math.hypot(x - before.x, y - before.y) < samePlacePx) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    last.current = { card, at, x, y }
  }
}
