import { useEffect, useRef, useState } from 'react'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { skipMotionOnPress } from '#platform/web/ui/motion/skip-motion.ts'
import type { Gift } from '../contract.ts'
import { giftsText } from '../locales/text.ts'
import { GiftActions } from './actions/GiftActions.tsx'
import { GiftPartyLink } from './GiftPartyLink.tsx'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftStatusText, GiftStatus } from './GiftStatus.tsx'
import { GiftBox } from './opening/GiftBox.tsx'
import { isGiftOpened, markGiftOpened } from './opening/opened-gifts.ts'

/**
 * A received gift: the giver's picture and words come first. It stays in its box, without its name, until it is opened here or in the
 * conversation. Its price is never shown, its worth in credits only when it is redeemed.
 */
export const ReceivedGift = ({ gift }: { gift: Gift }) => {
  const t = useT(giftsText)
  const { date } = useFormat()
  // Read once, so that opening a gift does not replace the box on the screen.
  const [wasOpened] = useState(() => isGiftOpened(gift.id))
  const [opensNow, setOpensNow] = useState(false)
  const stage = useRef<HTMLLIElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!opensNow || stage.current === null) return undefined
    title.current?.focus({ preventScroll: true })
    return skipMotionOnPress(stage.current)
  }, [opensNow])
  const isBoxed = gift.status === 'open' && !wasOpened
  const isWrapped = isBoxed && !opensNow
  const open = () => {
    markGiftOpened(gift.id)
    setOpensNow(true)
  }
  return (
    <li ref={stage} className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
      <div className={classes('relative grid bg-marigold-tint', isBoxed ? 'h-54 items-end' : 'h-44 place-items-center')}>
        {isBoxed ? (
          <GiftBox plan={gift.plan} isOpen={opensNow} />
        ) : (
          <GiftPicture plan={gift.plan} size="lg" className="scale-140 bg-transparent" />
        )}
        {gift.status === 'open' ? null : (
          <span className="absolute end-3 top-3">
            <GiftStatus status={gift.status} />
          </span>
        )}
        {isWrapped ? (
          <button
            type="button"
            aria-label={t('opening.openFrom', { name: gift.from.firstname })}
            onClick={open}
            className="absolute inset-0 flex items-start justify-center pt-3 -outline-offset-4"
          >
            <span className="rounded-full bg-primary px-4 py-1.5 text-sm font-semibold text-on-primary shadow-float">
              {t('opening.open')}
            </span>
          </button>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 sm:p-5">
        {gift.note === null ? null : (
          <blockquote dir="auto" className="font-display text-xl leading-snug wrap-anywhere whitespace-pre-wrap">
            {gift.note}
          </blockquote>
        )}
        <h2 ref={title} tabIndex={-1} className={isWrapped ? 'sr-only' : 'text-lg leading-tight outline-none'}>
          {isWrapped ? t('opening.from', { name: gift.from.firstname }) : gift.plan.name}
        </h2>
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <GiftPartyLink gift={gift} own={false} />
          <time dateTime={gift.created_at} className="text-sm text-soft">
            {date(gift.created_at)}
          </time>
        </div>
        <div className="mt-auto flex flex-col gap-3">
          <GiftStatusText gift={gift} own={false} />
          {isWrapped ? null : <GiftActions gift={gift} title={title} />}
        </div>
      </div>
    </li>
  )
}
