import type { ReactNode } from 'react'
import { useRefetchWalletOnEvents, useWallet } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { FetchError } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StoolPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { giftsText } from '../../locales/text.ts'
import { useGiftPlans, useGiftRecipient } from '../gift-queries.ts'
import type { GiftShop } from './GiftShopPanel.tsx'

interface GiftShopLoaderProps {
  uid: string
  /** Shown until everything has arrived. */
  loading: ReactNode
  /** Shown below the message when the member cannot receive a gift, such as a link. */
  elsewhere?: ReactNode
  children: (shop: GiftShop) => ReactNode
}

/** Loads the gift shop for a member, or says why the member cannot receive gifts. */
export const GiftShopLoader = ({ uid, loading, elsewhere, children }: GiftShopLoaderProps) => {
  const t = useT(giftsText)
  const words = useT(platformText)
  const plans = useGiftPlans()
  const wallet = useWallet()
  const recipient = useGiftRecipient(uid)
  useRefetchWalletOnEvents()

  if (recipient.error instanceof FetchError && [403, 404, 422].includes(recipient.error.status))
    return (
      <EmptyState
        picture={<StoolPicture />}
        message={recipient.error.status === 403 ? recipient.error.message : t('shop.gone')}
        action={elsewhere}
      />
    )
  if (plans.data !== undefined && wallet.data !== undefined && recipient.data !== undefined) {
    const { person, takes_note } = recipient.data
    return children({ person, takesNote: takes_note, plans: plans.data, balance: wallet.data.wallet.usd })
  }
  const parts = [plans, wallet, recipient]
  if (parts.every(({ data, isError }) => data !== undefined || !isError)) return loading
  return (
    <ErrorState
      message={t('failed')}
      retryLabel={words('words.retry')}
      busy={parts.some(({ isFetching }) => isFetching)}
      onRetry={() => void Promise.all(parts.filter(({ isError }) => isError).map(({ refetch }) => refetch()))}
    />
  )
}
