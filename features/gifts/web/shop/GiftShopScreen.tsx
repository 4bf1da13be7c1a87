import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LocalAmount } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Spinner } from '#platform/web/ui/states/Spinner.tsx'
import type { GiftPlan } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'
import { BoughtDialog } from './BoughtDialog.tsx'
import { FindMatchLink } from './FindMatchLink.tsx'
import { GiftShopPanel, type GiftShop } from './GiftShopPanel.tsx'
import { GiftShopLoader } from './GiftShopLoader.tsx'
import { RecipientChoice } from './RecipientChoice.tsx'

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

const Shop = ({ shop, plan, onBought, onConversation }: Omit<GiftShopScreenProps, 'uid'> & { shop: GiftShop }) => {
  const t = useT(giftsText)
  const [sent, setSent] = useState<GiftPlan>()
  const { id: uid, firstname: name, lastname, image } = shop.person
  return (
    <div className="flex flex-col gap-6 lg:flex-row-reverse lg:items-start">
      <aside className="flex items-center gap-4 rounded-card border border-line bg-card p-4 lg:sticky lg:top-6 lg:w-64 lg:shrink-0 lg:flex-col lg:items-start lg:p-6">
        <div className="flex min-w-0 flex-1 flex-col lg:w-full">
          <span className="text-sm font-semibold text-soft">{t('shop.balance')}</span>
          <LocalAmount amount={shop.balance} className="font-display text-lg leading-tight font-semibold tracking-tight sm:text-2xl" />
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
          <Avatar name={`${name} ${lastname}`} src={image === null ? null : resourceUrl(image)} size="lg" />
          <div className="min-w-0">
            <Heading level={2}>{t('shop.title', { name })}</Heading>
            <p className="text-soft">{t('shop.intro', { name })}</p>
          </div>
        </header>
        <GiftShopPanel
          shop={shop}
          plan={plan}
          elsewhere={<FindMatchLink />}
          onBought={(bought) => {
            setSent(bought)
            onBought(uid)
          }}
        />
      </div>
      <BoughtDialog
        plan={sent}
        name={name}
        onClose={() => setSent(undefined)}
        onConversation={shop.takesNote ? () => onConversation(uid) : undefined}
      />
    </div>
  )
}

/** The gifts to buy for one member, with the buyer's balance. Without `uid`, the choice of the member. */
export const GiftShopScreen = ({ uid, ...rest }: GiftShopScreenProps) => {
  if (uid === undefined) return <RecipientChoice />
  return (
    <GiftShopLoader key={uid} uid={uid} loading={<Overlay />} elsewhere={<FindMatchLink />}>
      {(shop) => <Shop {...rest} shop={shop} />}
    </GiftShopLoader>
  )
}
