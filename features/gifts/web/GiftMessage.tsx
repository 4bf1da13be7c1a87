import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { useMoneyFormat } from '#features/wallet/web/index.ts'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { giftsText } from '../locales/text.ts'
import { useGift } from './gift-queries.ts'
import { GiftActions } from './GiftActions.tsx'
import { GiftIcon } from './GiftIcon.tsx'
import { GiftStatusText, GiftStatus } from './GiftStatus.tsx'
import { GiftToOpen } from './opening/GiftToOpen.tsx'
import { isGiftOpened } from './opening/opened-gifts.ts'

interface GiftMessageProps {
  id: string
  /** Whether the viewer is the giver. */
  own: boolean
  /** The note; empty without one. */
  note: string
}

/**
 * A gift in a conversation, as a card. Its receiver finds it wrapped until it is opened, redeemed or declined; wrapped or not, the note and the
 * actions are below.
 */
export const GiftMessage = ({ id, own, note }: GiftMessageProps) => {
  const t = useT(giftsText)
  const { usd } = useMoneyFormat()
  const { gift, isLoading } = useGift(id)
  // Read once, so that a gift that was just opened stays as it is on the screen.
  const [wasOpened] = useState(() => isGiftOpened(id))
  const isReceived = gift !== undefined && gift.status === 'open' && !own
  return (
    <div className="flex w-72 max-w-full flex-col gap-3 rounded-card border border-marigold bg-card p-4 text-ink">
      {isReceived && !wasOpened ? (
        <GiftToOpen gift={gift} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <GiftIcon name={gift?.plan.icon ?? 'gift'} />
          {isLoading ? (
            <Skeleton shape="line" className="w-32" />
          ) : (
            <div className="min-w-min flex-1">
              <p className="leading-tight font-semibold">{gift?.plan.name ?? t('card.gone')}</p>
              {gift === undefined ? null : <p className="text-sm text-soft tabular-nums">{usd(gift.plan.amount)}</p>}
            </div>
          )}
          {gift === undefined || gift.status === 'open' ? null : <GiftStatus status={gift.status} />}
        </div>
      )}
      {note === '' ? null : <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
      {gift === undefined ? null : <GiftStatusText gift={gift} own={own} />}
      {isReceived ? <GiftActions gift={gift} /> : null}
    </div>
  )
}
