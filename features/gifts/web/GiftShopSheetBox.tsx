import { Link } from '@tanstack/react-router'
import { LocalAmount } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { resourceUrl } from '#platform/web/client/address.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Sheet } from '#platform/web/ui/dialogs/Sheet.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { giftsText } from '../locales/text.ts'
import { GiftShopPanel, type GiftShop } from './shop/GiftShopPanel.tsx'
import { GiftShopLoader } from './shop/GiftShopLoader.tsx'

export interface GiftShopSheetProps {
  open: boolean
  /** The receiver. */
  uid: string
  name: string
  onClose: () => void
  /** Called after a purchase. */
  onBought: (uid: string) => void
}

const Loading = () => {
  const words = useT(platformText)
  return (
    <div role="status" className="grid grid-cols-2 gap-3">
      <VisuallyHidden>{words('words.loading')}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-56 rounded-card" />
      ))}
    </div>
  )
}

/** The heading: the receiver of the gift, and the buyer's balance. */
const Heading = ({ person, balance }: GiftShop) => {
  const t = useT(giftsText)
  const { id: uid, firstname: name, lastname, image } = person
  return (
    <div className="mb-4 flex flex-col gap-4">
      <div className="flex items-center gap-3">
        <Avatar name={`${name} ${lastname}`} src={image === null ? null : resourceUrl(image)} size="lg" />
        <p className="text-sm text-soft">{t('shop.intro', { name })}</p>
      </div>
      <div className="flex items-center gap-3 rounded-card bg-sunken px-4 py-2">
        <div className="flex min-w-0 flex-1 flex-col">
          <span className="text-xs font-semibold text-soft">{t('shop.balance')}</span>
          <LocalAmount amount={balance} className="leading-tight font-semibold" />
        </div>
        <Button variant="quiet" size="sm" render={<Link to="/dashboard/deposit" search={{ back: `/dashboard/gifts?uid=${uid}` }} />}>
          {t('shop.deposit')}
        </Button>
      </div>
    </div>
  )
}

/** Lazily loaded content of `GiftShopSheet`. After a purchase it closes, because the gift shows in the conversation. */
export const GiftShopSheetBox = ({ open, uid, name, onClose, onBought }: GiftShopSheetProps) => {
  const t = useT(giftsText)
  const words = useT(platformText)
  return (
    <Sheet open={open} onOpenChange={onClose} title={t('shop.title', { name })} closeLabel={words('words.close')}>
      <GiftShopLoader uid={uid} loading={<Loading />}>
        {(shop) => (
          <>
            <Heading {...shop} />
            <GiftShopPanel
              shop={shop}
              onBought={() => {
                onClose()
                onBought(uid)
              }}
            />
          </>
        )}
      </GiftShopLoader>
    </Sheet>
  )
}
