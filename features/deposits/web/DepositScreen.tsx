import { useState } from 'react'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { errorCode, showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { StallPicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import { depositErrors } from '../contract.ts'
import { depositsText } from '../locales/text.ts'
import { DepositForm } from './DepositForm.tsx'
import { DepositStatusCard } from './DepositStatusCard.tsx'
import { refreshExchangeRates, useDepositCurrencies, useStartDeposit, type DepositInput } from './deposit-queries.ts'
import { openPaymentTab } from './payment-tab.ts'

/** The deposit form; it opens the provider's page in another tab and then shows the deposit's status. */
export const DepositScreen = ({ back }: { back?: string | undefined }) => {
  const t = useT(depositsText)
  const words = useT(platformText)
  const { data: currencies, isError, isFetching, refetch } = useDepositCurrencies()
  const start = useStartDeposit()
  const [started, setStarted] = useState<string>()

  const submit = (wanted: DepositInput) => {
    const tab = openPaymentTab()
    start.mutate(back === undefined ? wanted : { ...wanted, back }, {
      onSuccess: ({ id, url }) => {
        tab.go(url)
        setStarted(id)
      },
      onError: (error) => {
        tab.close()
        // oxlint-disable-next-line no-console -- the specification asks for the failure in the log too
        console.error(error)
        if (errorCode(error) === depositErrors.rate_changed.code) refreshExchangeRates()
        showFailure(error)
      },
    })
  }

  if (started !== undefined) return <DepositStatusCard id={started} back={back} onAnother={() => setStarted(undefined)} />
  if (isError && currencies === undefined)
    return <ErrorState message={t('failedToLoad')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
  if (currencies?.length === 0) return <EmptyState picture={<StallPicture />} title={t('none')} message={t('noneText')} />
  if (currencies === undefined)
    return (
      <div aria-hidden className="flex flex-col gap-5">
        <Skeleton className="h-16" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-14" />
      </div>
    )
  return <DepositForm currencies={currencies} busy={start.isPending} onSubmit={submit} />
}
