import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { Gift } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { useDeclineGift, useRedeemGift } from '../gift-queries.ts'
import { RedeemDialog } from './RedeemDialog.tsx'

interface GiftActionsProps {
  gift: Gift
  /** The element with the gift's name. It gets the focus when the gift is answered and the buttons disappear. */
  title: RefObject<HTMLElement | null>
  /** A button shown before the buttons to redeem and decline. */
  first?: ReactNode
}

/** The receiver's buttons to redeem or decline an open gift; nothing for an ended one. */
export const GiftActions = ({ gift, title, first }: GiftActionsProps) => {
  const t = useT(giftsText)
  const [asking, setAsking] = useState<'redeem' | 'decline'>()
  const isAnswering = useRef(false)
  const isOpen = gift.status === 'open'
  const isOver = !isOpen && asking === undefined
  useEffect(() => {
    if (isOver && isAnswering.current) title.current?.focus({ preventScroll: true })
  }, [isOver, title])
  const takesPart = useCanParticipate()
  const close = () => setAsking(undefined)
  const ask = (about: 'redeem' | 'decline') => {
    isAnswering.current = false
    setAsking(about)
  }
  const answer = ({ mutate }: { mutate: (gift: Gift) => void }) => {
    isAnswering.current = true
    mutate(gift)
  }
  const redeem = useRedeemGift(close)
  const decline = useDeclineGift(close)
  const credits = gift.credits ?? 0
  if (!takesPart) return null
  const questions = { gift, onClose: close, finalFocus: () => isOpen }
  return (
    <>
      {isOpen ? (
        <>
          {credits === 0 ? <p className="text-sm text-soft">{t('card.nothing')}</p> : null}
          <div className="flex flex-wrap gap-2">
            {first}
            {credits === 0 ? null : (
              <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => ask('redeem')}>
                {t('redeem.ask')}
              </Button>
            )}
            <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => ask('decline')}>
              {t('card.decline')}
            </Button>
          </div>
        </>
      ) : null}
      <RedeemDialog {...questions} open={asking === 'redeem'} busy={redeem.isPending} onConfirm={() => answer(redeem)} />
      <DeclineDialog {...questions} open={asking === 'decline'} busy={decline.isPending} onConfirm={() => answer(decline)} />
    </>
  )
}
