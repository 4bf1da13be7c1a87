import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { walletText } from '../locales/text.ts'
import { Balances } from './Balances.tsx'
import { TransactionList } from './TransactionList.tsx'
import { useRefetchWalletOnEvents, useWallet } from './wallet-queries.ts'

/** The balances, the actions on them and the transactions. */
export const WalletScreen = () => {
  const t = useT(walletText)
  const words = useT(platformText)
  useRefetchWalletOnEvents()
  const { data, isError, isFetching, refetch } = useWallet()
  return (
    // On a wide window the transactions stand beside the balances.
    <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[22rem_minmax(0,1fr)] xl:items-start xl:gap-8">
      {isError && data === undefined ? (
        <ErrorState message={t('list.failed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Balances wallet={data?.wallet} price={data?.price} />
      )}
      <TransactionList />
    </div>
  )
}
