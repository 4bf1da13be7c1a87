import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LocalAmount, useLiveWallet, usePurchase, useWallet } from '#features/wallet/web/index.ts'
import { walletErrors } from '#features/wallet/contract.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { call } from '#platform/web/client/call.ts'
import { errorCode, FetchError, showFailure } from '#platform/web/client/errors.ts'
import { translateNow, useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Bundle, Stall, Stool } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import { showError } from '#platform/web/ui/toasts/toast.ts'
import { giftErrors, type GiftPlan, type GiftParty, purchaseGift } from '../contract.ts'
import { giftsText } from '../locales/text.ts'
import { BoughtDialog } from './BoughtDialog.tsx'
import { BuyDialog } from './BuyDialog.tsx'
import { saveNoteDraft } from './note-draft.ts'
import { refreshGifts, refreshGiftPlans, useGiftPlans, useGiftRecipient } from './gift-queries.ts'
import { PlanGrid } from './PlanGrid.tsx'

interface GiftShopScreenProps {
  /** The id of the receiver. */
  uid?: string | undefined
  /** The gift plan to open, after the return from a deposit. */
  plan?: string | undefined
  /** Called after a purchase, so that other features can refetch what they show of the receiver. */
  onBought: (uid: string) => void
  onConversation: (uid: string) => void
}

const Overlay = () => {
  const words = useT(platformText)
  return (
    <div className="fixed inset-0 z-30 grid place-items-center bg-ground">
      <p role="status" className="flex items-center gap-3 font-semibold text-soft">
        <Spinner />
        {words('words.loading')}
      </p>
    </div>
  )
}

interface ShopProps extends Omit<GiftShopScreenProps, 'uid'> {
  person: GiftParty
  plans: readonly GiftPlan[]
  takesNote: boolean
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

const Shop = ({ person, plans, plan: first, takesNote, balance, onBought, onConversation }: ShopProps) => {
  const t = useT(giftsText)
  const [chosen, setChosen] = useState(() => plans.find(({ id }) => id === first))
  const [short, setShort] = useState(false)
  const [sent, setSent] = useState<GiftPlan>()
  const { id: uid, firstname: name } = person
  const choose = (plan: GiftPlan | undefined) => {
    setShort(false)
    setChosen(plan)
  }
  const buy = usePurchase({
    buy: async ({ plan, note }: GiftOrder, idempotencyKey) => {
      const body = { amount: plan.amount, ...(note === '' ? {} : { note }) }
      return (await call(purchaseGift, { params: { planId: plan.id, uid }, body }, { idempotencyKey })).data
    },
    sentence: ({ gift }) => translateNow(giftsText, 'done.sent', { gift: gift.plan.name, name }),
    onBought: (_, { plan }) => {
      saveNoteDraft(uid, '')
      setChosen(undefined)
      setSent(plan)
      refreshGifts()
      onBought(uid)
    },
    onInsufficient: () => setShort(true),
    onFailed: (error) => {
      showPurchaseFailure(error)
      if (error instanceof Response && error.status < 500) setChosen(undefined)
    },
  })
  return (
    <div className="flex flex-col gap-6 lg:flex-row-reverse lg:items-start">
      <aside className="flex items-center gap-4 rounded-card border border-line bg-card p-4 lg:sticky lg:top-6 lg:w-64 lg:shrink-0 lg:flex-col lg:items-start lg:p-6">
        <div className="flex min-w-0 flex-1 flex-col lg:w-full">
          <span className="text-sm font-semibold text-soft">{t('shop.balance')}</span>
          <LocalAmount amount={balance} className="font-display text-lg leading-tight font-semibold tracking-tight sm:text-2xl" />
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="lg:w-full"
          render={<Link to="/dashboard/deposit" search={{ back: `/dashboard/gifts?uid=${uid}` }} />}
        >
          {t('shop.deposit')}
        </Button>
      </aside>
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <header className="flex items-center gap-4">
          <Avatar name={`${name} ${person.lastname}`} src={person.image === null ? null : resourceUrl(person.image)} size="lg" />
          <div className="min-w-0">
            <Heading level={2}>{t('shop.title', { name })}</Heading>
            <p className="text-soft">{t('shop.intro', { name })}</p>
          </div>
        </header>
        {plans.length === 0 ? (
          <EmptyState picture={<Stall />} title={t('shop.noneTitle')} message={t('shop.none')} action={<FindMatch />} />
        ) : (
          <PlanGrid plans={plans} onBuy={choose} />
        )}
      </div>
      {chosen === undefined ? null : (
        <BuyDialog
          key={chosen.id}
          plan={plans.find(({ id }) => id === chosen.id) ?? chosen}
          uid={uid}
          name={name}
          takesNote={takesNote}
          balance={balance}
          short={short}
          busy={buy.isPending}
          onClose={() => choose(undefined)}
          onBuy={(note) => buy.mutate({ plan: plans.find(({ id }) => id === chosen.id) ?? chosen, note })}
        />
      )}
      <BoughtDialog
        plan={sent}
        name={name}
        onClose={() => setSent(undefined)}
        onConversation={takesNote ? () => onConversation(uid) : undefined}
      />
    </div>
  )
}

/** A link to the matches, for a shop without a receiver or without gifts on sale. */
const FindMatch = () => {
  const t = useT(giftsText)
  return <Button render={<Link to="/dashboard/matches" />}>{t('shop.findMatch')}</Button>
}

/** The gifts to buy for one member, with the buyer's balance. */
export const GiftShopScreen = ({ uid, ...rest }: GiftShopScreenProps) => {
  const t = useT(giftsText)
  const words = useT(platformText)
  const plans = useGiftPlans()
  const wallet = useWallet()
  const recipient = useGiftRecipient(uid)
  useLiveWallet()

  if (uid === undefined)
    return <EmptyState picture={<Bundle />} title={t('shop.nobodyTitle')} message={t('shop.nobody')} action={<FindMatch />} />
  if (recipient.error instanceof FetchError && [403, 404, 422].includes(recipient.error.status))
    return (
      <EmptyState
        picture={<Stool />}
        message={recipient.error.status === 403 ? recipient.error.message : t('shop.gone')}
        action={<FindMatch />}
      />
    )
  const parts = [plans, wallet, recipient]
  if (plans.data !== undefined && wallet.data !== undefined && recipient.data !== undefined)
    return (
      <Shop
        key={uid}
        {...rest}
        person={recipient.data.person}
        takesNote={recipient.data.takes_note}
        plans={plans.data}
        balance={wallet.data.wallet.usd}
      />
    )
  if (parts.every(({ data, isError }) => data !== undefined || !isError)) return <Overlay />
  return (
    <ErrorState
      message={t('failed')}
      retryLabel={words('words.retry')}
      busy={parts.some(({ isFetching }) => isFetching)}
      onRetry={() => void Promise.all(parts.filter(({ isError }) => isError).map(({ refetch }) => refetch()))}
    />
  )
}
