import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { matchesText } from '../../locales/text.ts'
import { afterNextFrame } from './after-next-frame.ts'
import { slideBackIn, followFinger, resetCard, slideOut } from './follow-finger.ts'
import type { SwipeDirection } from './swipe.ts'

export type DeckPlace = 'current' | 'next' | 'leaving'

interface DeckSeatProps {
  place: DeckPlace
  /** Where a leaving card goes, or a returned card comes from. */
  side: SwipeDirection | undefined
  onSwiped: (direction: SwipeDirection) => void
  /** Called when a leaving card is off the screen. */
  onGone: () => void
  children: ReactNode
}

const stamp =
  'pointer-events-none absolute top-6 will-change-[opacity] z-10 rounded-control border-4 px-3 py-1 font-display text-2xl font-bold opacity-0'

/** A card at its place in the deck: the current one follows the finger, the next one lies under it, a leaving one slides out. */
export const PlacedDeckCard = ({ place, side, onSwiped, onGone, children }: DeckSeatProps) => {
  const t = useT(matchesText)
  const seat = useRef<HTMLLIElement>(null)
  const swiped = useEffectEvent(onSwiped)
  const gone = useEffectEvent(onGone)
  const returnsFrom = useEffectEvent(() => side)

  useLayoutEffect(() => {
    const card = seat.current
    if (card === null || place !== 'current') return undefined
    const from = returnsFrom()
    // The card may still be sliding out when the server refuses the reaction.
    resetCard(card)
    if (from !== undefined) slideBackIn(card, from)
    // The card leaves at once. What follows from it waits for that frame, so that the frame in which a finger lets go stays fast.
    return followFinger(card, (direction) => {
      void slideOut(card, direction)
      afterNextFrame(() => swiped(direction))
    })
  }, [place])

  useLayoutEffect(() => {
    if (seat.current === null || place !== 'leaving' || side === undefined) return undefined
    let isOn = true
    void slideOut(seat.current, side).then(() => (isOn ? gone() : undefined))
    return () => {
      isOn = false
    }
  }, [place, side])

  // The place is applied one frame later, so that the frame in which a finger lets go stays fast.
  const [drawn, setDrawn] = useState(place)
  useEffect(() => afterNextFrame(() => setDrawn(place)), [place])
  return (
    <li
      ref={seat}
      data-place={place}
      data-waits={place === 'next' || (place === 'current' && drawn === 'next') || undefined}
      inert={place === 'next' || (place === 'leaving' && drawn !== 'current')}
      aria-hidden={place !== 'current' || undefined}
      className={classes(
        'absolute inset-0 touch-pan-y touch-pinch-zoom transition-[scale] duration-250 will-change-transform',
        place === 'leaving' && 'z-20',
        place === 'current' && 'z-10',
        place === 'next' && 'scale-95',
      )}
    >
      {children}
      <span aria-hidden data-stamp="right" className={`${stamp} left-5 -rotate-12 border-online bg-photo-shade/55 text-online`}>
        {t('deck.like')}
      </span>
      <span aria-hidden data-stamp="left" className={`${stamp} right-5 rotate-12 border-on-photo bg-photo-shade/55 text-on-photo`}>
        {t('deck.pass')}
      </span>
    </li>
  )
}
