import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { matchesText } from '../../locales/text.ts'
import { type DeckPlace, DeckPlaceContext } from './deck-place.ts'
import { followFinger, growToFront, resetLeavingCard, slideBackIn, slideOut } from './finger/follow-finger.ts'
import { runInOwnAnimationFrame, useValueInOwnAnimationFrame } from './frames/frame-queue.ts'
import type { SwipeDirection } from './finger/swipe.ts'

interface PlacedDeckCardProps {
  place: DeckPlace
  /** Where a leaving card goes, or a returned card comes from. */
  side: SwipeDirection | undefined
  /** Whether a finger sent the card away. */
  byFinger: boolean
  onSwiped: (direction: SwipeDirection) => void
  /** Called when a leaving card is off the screen. */
  onGone: () => void
  children: ReactNode
}

const stamp =
  'pointer-events-none absolute top-6 will-change-[opacity] z-10 rounded-control border-4 px-3 py-1 font-display text-2xl font-bold opacity-0'

/** A card at its place in the deck: the current one follows the finger or the mouse, the next one lies under it, a leaving one slides out. */
export const PlacedDeckCard = ({ place, side, byFinger, onSwiped, onGone, children }: PlacedDeckCardProps) => {
  const t = useT(matchesText)
  const seat = useRef<HTMLLIElement>(null)
  const swiped = useEffectEvent(onSwiped)
  const gone = useEffectEvent(onGone)
  const returnsFrom = useEffectEvent(() => side)

  const before = useRef(place)
  useLayoutEffect(() => {
    const card = seat.current
    const wasNext = before.current === 'next'
    before.current = place
    if (card === null || place !== 'current') return undefined
    const from = returnsFrom()
    // The card may still be sliding out when the server refuses the reaction.
    resetLeavingCard(card)
    if (from !== undefined) slideBackIn(card, from)
    else if (wasNext) growToFront(card)
    // The card leaves at once. What follows from it waits for that frame, so that the frame in which a finger lets go stays fast.
    return followFinger(card, (direction) => {
      void slideOut(card, direction)
      runInOwnAnimationFrame('finger', () => swiped(direction))
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

  // `inert` changes a frame after the place, because it restyles the whole card.
  const drawn = useValueInOwnAnimationFrame(place === 'current' ? 'finger' : 'swipe', place)
  const isBehind = place === 'next' || (place === 'current' && drawn === 'next')
  const isGone = place === 'leaving' && (!byFinger || drawn === 'leaving')
  return (
    <li
      ref={seat}
      data-place={place}
      inert={isBehind || isGone}
      aria-hidden={place !== 'current' || undefined}
      className={classes(
        'absolute inset-0 touch-pan-y touch-pinch-zoom will-change-[transform,opacity]',
        place === 'leaving' && 'z-20',
        place === 'current' && 'z-10 pointer-fine:cursor-grab pointer-fine:active:cursor-grabbing',
        place === 'next' && 'scale-95',
      )}
    >
      <DeckPlaceContext value={place}>{children}</DeckPlaceContext>
      <span aria-hidden data-stamp="right" className={`${stamp} left-5 -rotate-12 border-online bg-photo-shade/55 text-online`}>
        {t('deck.like')}
      </span>
      <span aria-hidden data-stamp="left" className={`${stamp} right-5 rotate-12 border-on-photo bg-photo-shade/55 text-on-photo`}>
        {t('deck.pass')}
      </span>
    </li>
  )
}
