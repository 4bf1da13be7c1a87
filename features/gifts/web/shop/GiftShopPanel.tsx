import { type ReactNode, useState } from 'react'
import { usePurchase } from '#features/wallet/web/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { call } from '#platform/web/client/call.ts'
import { errorCode, showFailure } from '#platform/web/client/errors.ts'
import { translateNow, useT } from '#platform/web/i18n.tsx'
import { StallPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import { giftErrors, type GiftParty, type GiftPlan, purchaseGift } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'
import { BuyDialog } from './BuyDialog.tsx'
import { refreshGiftPlans, refreshGifts } from '../gift-queries.ts'
import { saveNoteDraft } from './note-draft.ts'
import { PlanGrid } from './PlanGrid.tsx'

/** The loaded data of the gift shop for one receiver. */
export interface GiftShop {
  person: GiftParty
  plans: readonly GiftPlan[]
  /** Whether a note may come with the gift. */
  takesNote: boolean
  /** The buyer's balance in US dollars, as a decimal. */
  balance: string
}

interface GiftOrder {
  plan: GiftPlan
  note: string
}

/** Shows the server's message, or a general one for a server failure. */
const showPurchaseFailure = (error: unknown): void => {
  if (error instanceof Response && error.status < 500) showFailure(error)
  else showError(translateNow(giftsText, 'failedToSend'))
  const code = errorCode(error)
  if (code === walletErrors.price_changed.code || code === giftErrors.retired.code) refreshGiftPlans()
}

interface GiftCounterProps {
  shop: GiftShop
  /** The id of the gift plan to open first, after the buyer returns from a deposit. */
  plan?: string | undefined
  /** Shown when no gift is on sale, such as a link. */
  elsewhere?: ReactNode
  onBought: (plan: GiftPlan) => void
}

/** The gifts to choose from, and the dialog that buys one. */
export const GiftShopPanel = ({ shop: { person, plans, takesNote, balance }, plan: first, elsewhere, onBought }: GiftCounterProps) => {
  const t = useT(giftsText)
  const [chosen, setChosen] = useState(() => plans.find(({ id }) => id === first))
  const [short, setShort] = useState(false)
  const { id: uid, firstname: name } = person
  const choose = (plan: GiftPlan | undefined) => {
    setShort(false)
    setChosen(plan)
  }
  const buy = usePurchase({
    purpose: 'gift',
    buy: async ({ plan, note }: GiftOrder, keys) => {
      const body = { amount: plan.amount, ...(note === '' ? {} : { note }) }
      return (await call(purchaseGift, { params: { planId: plan.id, uid }, body }, keys)).data
    },
    sentence: ({ gift }) => translateNow(giftsText, 'done.sent', { gift: gift.plan.name, name }),
    onBought: (_, { plan }) => {
      saveNoteDraft(uid, '')
      setChosen(undefined)
      refreshGifts()
      onBought(plan)
    },
    onInsufficient: () => setShort(true),
    onFailed: (error) => {
      showPurchaseFailure(error)
      if (error instanceof Response && error.status < 500) setChosen(undefined)
    },
  })
  // The chosen plan is looked up again, because its price may have changed.
  const current = chosen && (plans.find(({ id }) => id === chosen.id) ?? chosen)
  return (
    <>
      {plans.length === 0 ? (
        <EmptyState picture={<StallPicture />} title={t('shop.noneTitle')} message={t('shop.none')} action={elsewhere} />
      ) : (
        <PlanGrid plans={plans} onBuy={choose} />
      )}
      {current === undefined ? null : (
        <BuyDialog
          key={current.id}
          plan={current}
          uid={uid}
          name={name}
          takesNote={takesNote}
          balance={balance}
          short={short}
          busy={buy.isPending}
          onClose={() => choose(undefined)}
          onBuy={(note) => buy.mutate({ plan: current, note })}
        />
      )}
    </>
  )
}
