import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useRefetchWalletOnEvents, usePurchase, useWallet } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { showFailure } from '#platform/web/client/errors.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { SunrisePicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { BoostPlan } from '../contract.ts'
import { boostsText } from '../locales/text.ts'
import { BoostDialog } from './BoostDialog.tsx'
import { buyBoostPlan, updateCachedBoost, refreshBoosts, useBoosts, useRefetchBoostsOnEvents } from './boost-queries.ts'
import { BoostPicture } from './BoostPicture.tsx'
import { BoostPlanForm } from './BoostPlanForm.tsx'
import { BoostResultsCard } from './BoostResultsCard.tsx'
import { RunningBoost } from './RunningBoost.tsx'
import { useBoostFormat } from './use-boost-format.ts'

const Loading = () => (
  <div aria-hidden className="flex flex-col gap-5">
    <Skeleton className="h-58 sm:h-36" />
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="h-18" />
    ))}
    <Skeleton className="h-36" />
    <Skeleton className="h-12" />
  </div>
)

const Introduction = () => {
  const t = useT(boostsText)
  return (
    <section className="flex flex-col gap-4 rounded-card bg-marigold-tint p-4 sm:flex-row-reverse sm:items-center sm:justify-between sm:gap-8 sm:p-6">
      <BoostPicture />
      <div className="flex flex-col gap-1.5">
        <h2 className="font-display text-xl font-semibold tracking-tight">{t('intro')}</h2>
        <p>{t('introText')}</p>
      </div>
    </section>
  )
}

/** Screen to buy a boost and to see the running boost and its results. */
export const BoostScreen = () => {
  const t = useT(boostsText)
  const words = useT(platformText)
  const { moment } = useBoostFormat()
  useRefetchWalletOnEvents()
  useRefetchBoostsOnEvents()
  const { data, isError, isFetching, refetch } = useBoosts()
  const wallet = useWallet()
  /** The plan that was shown when the dialog opened. */
  const [asked, setAsked] = useState<BoostPlan>()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => setIsAsking(false)
  const purchase = usePurchase({
    purpose: 'boost',
    buy: buyBoostPlan,
    sentence: ({ boost }) => t('confirm.bought', { moment: moment(boost.ends_at) }),
    onBought: ({ boost }) => {
      updateCachedBoost(boost)
      close()
    },
    onFailed: (error) => {
      showFailure(error)
      // The shown plans may be outdated.
      refreshBoosts()
      // After a refusal the offer no longer holds. Any other error can be tried again.
      if (error instanceof Response && error.status < 500) close()
    },
  })
  if (data === undefined)
    return isError ? (
      <ErrorState message={t('plans.failed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    )
  const { plans, boost, last } = data
  const shown = boost ?? last
  return (
    <div className="flex flex-col gap-6">
      {boost === null ? <Introduction /> : <RunningBoost boost={boost} onEnd={refreshBoosts} />}
      {shown === null ? null : <BoostResultsCard boost={shown} running={boost !== null} />}
      {plans.length === 0 ? (
        <EmptyState
          picture={<SunrisePicture />}
          title={t('plans.empty')}
          message={t('plans.emptyText')}
          action={<Button render={<Link to="/dashboard/matches" />}>{t('plans.toMatches')}</Button>}
        />
      ) : (
        <BoostPlanForm
          plans={plans}
          boost={boost}
          usd={wallet.data?.wallet.usd}
          busy={purchase.isPending}
          onChoose={(plan) => {
            setAsked(plan)
            setIsAsking(true)
          }}
        />
      )}
      {asked === undefined ? null : (
        <BoostDialog
          open={isAsking}
          plan={asked}
          boost={boost}
          usd={wallet.data?.wallet.usd}
          busy={purchase.isPending}
          onClose={close}
          onPay={() => purchase.mutate(asked)}
        />
      )}
    </div>
  )
}
