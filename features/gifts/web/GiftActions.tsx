import { useState } from 'react'
import { useCanParticipate } from '#platform/web/client/participation.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { Gift } from '../contract.ts'
import { giftsText } from '../locales/text.ts'
import { DeclineDialog } from './DeclineDialog.tsx'
import { useDeclineGift, useRedeemGift } from './gift-queries.ts'

/** The receiver's actions on an open gift: redeem or decline. */
export const GiftActions = ({ gift }: { gift: Gift }) => {
  const t = useT(giftsText)
  const [asking, setAsking] = useState(false)
  const takesPart = useCanParticipate()
  const redeem = useRedeemGift()
  const decline = useDeclineGift(() => setAsking(false))
  const credits = gift.credits ?? 0
  if (!takesPart) return null
  return (
    <>
      {credits === 0 ? <p className="text-sm text-soft">{t('card.nothing')}</p> : null}
      <div className="flex flex-wrap gap-2">
        {credits === 0 ? null : (
          <Button size="sm" busy={redeem.isPending} onClick={() => redeem.mutate(gift)}>
            {t('card.redeem', { count: credits })}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
          {t('card.decline')}
        </Button>
      </div>
      <DeclineDialog
        gift={gift}
        open={asking}
        busy={decline.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => decline.mutate(gift)}
      />
    </>
  )
}
