import { useState } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { Gift } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { useDeclineGift, useRedeemGift } from '../gift-queries.ts'
import { RedeemDialog } from './RedeemDialog.tsx'

/** The receiver's actions on an open gift: redeem or decline. */
export const GiftActions = ({ gift }: { gift: Gift }) => {
  const t = useT(giftsText)
  const [asking, setAsking] = useState<'redeem' | 'decline'>()
  const takesPart = useCanParticipate()
  const close = () => setAsking(undefined)
  const redeem = useRedeemGift(close)
  const decline = useDeclineGift(close)
  const credits = gift.credits ?? 0
  if (!takesPart) return null
  return (
    <>
      {credits === 0 ? <p className="text-sm text-soft">{t('card.nothing')}</p> : null}
      <div className="flex flex-wrap gap-2">
        {credits === 0 ? null : (
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={() => setAsking('redeem')}>
            {t('redeem.ask')}
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-haspopup="dialog" onClick={() => setAsking('decline')}>
          {t('card.decline')}
        </Button>
      </div>
      <RedeemDialog gift={gift} open={asking === 'redeem'} busy={redeem.isPending} onClose={close} onConfirm={() => redeem.mutate(gift)} />
      <DeclineDialog
        gift={gift}
        open={asking === 'decline'}
        busy={decline.isPending}
        onClose={close}
        onConfirm={() => decline.mutate(gift)}
      />
    </>
  )
}
