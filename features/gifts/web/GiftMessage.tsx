import { useRef, useState } from 'react'
import { fillEmptyComposer, isComposerOpen } from '#features/chat/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { giftsText } from '../locales/text.ts'
import { useGift } from './gift-queries.ts'
import { GiftActions } from './actions/GiftActions.tsx'
import { GiftPicture } from './GiftPicture.tsx'
import { GiftStatusText, GiftStatus } from './GiftStatus.tsx'
import { GiftToOpen } from './opening/GiftToOpen.tsx'
import { isGiftOpened, markGiftOpened } from './opening/opened-gifts.ts'

interface GiftMessageProps {
  id: string
  /** Whether the viewer is the giver. */
  own: boolean
  /** The note; empty without one. */
  note: string
}

/** The placeholder while a gift loads. It is as high as a wrapped gift, so that the conversation does not move. */
const WrappedSkeleton = () => (
  <div aria-hidden className="flex flex-col gap-3">
    <Skeleton className="h-48 rounded-control" />
    <Skeleton shape="line" className="w-40" />
  </div>
)

/**
 * A gift in a conversation, as a card. For the receiver it is wrapped until it is opened, redeemed or declined. Below a wrapped gift is only the
 * note, without buttons, because the dialogs of the buttons name the gift.
 */
export const GiftMessage = ({ id, own, note }: GiftMessageProps) => {
  const t = useT(giftsText)
  const { gift, isLoading } = useGift(id)
  // Read once, so that opening a gift does not replace the box on the screen.
  const [wasOpened] = useState(() => isGiftOpened(id))
  const [opensNow, setOpensNow] = useState(false)
  const [isThanked, setThanked] = useState(false)
  const title = useRef<HTMLParagraphElement>(null)
  const isBoxed = gift !== undefined && gift.status === 'open' && !own && !wasOpened
  const isWrapped = isBoxed && !opensNow
  const open = () => {
    markGiftOpened(id)
    setOpensNow(true)
  }
  const thank = (uid: string) => {
    setThanked(true)
    fillEmptyComposer(uid, t('opening.thanks'))
  }
  return (
    <div className="flex w-72 max-w-full flex-col gap-3 rounded-card border border-marigold bg-card p-4 text-ink">
      {isBoxed ? (
        <GiftToOpen gift={gift} isOpen={opensNow} onOpen={open} />
      ) : isLoading && !own && !wasOpened ? (
        <WrappedSkeleton />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <GiftPicture plan={gift?.plan ?? { icon: 'gift' }} size="lg" />
          {isLoading ? (
            <Skeleton shape="line" className="w-32" />
          ) : (
            <p ref={title} tabIndex={-1} className="min-w-min flex-1 leading-tight font-semibold outline-none">
              {gift?.plan.name ?? t('card.gone')}
            </p>
          )}
          {gift === undefined || gift.status === 'open' ? null : <GiftStatus status={gift.status} />}
        </div>
      )}
      {note === '' ? null : (
        <p dir="auto" className="font-display text-lg leading-snug wrap-anywhere whitespace-pre-wrap">
          {note}
        </p>
      )}
      {gift === undefined || isWrapped ? null : <GiftStatusText gift={gift} own={own} />}
      {gift === undefined || isWrapped || own ? null : (
        <GiftActions
          gift={gift}
          title={title}
          first={
            opensNow && !isThanked && isComposerOpen() ? (
              <Button size="sm" onClick={() => thank(gift.from.id)}>
                {t('opening.thank')}
              </Button>
            ) : null
          }
        />
      )}
    </div>
  )
}
