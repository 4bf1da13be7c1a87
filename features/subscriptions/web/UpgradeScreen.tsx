import { useState } from 'react'
import { useRefetchWalletOnEvents } from '#features/wallet/web/index.ts'
import { platformText } from '#platform/shared/i18n/locales/text.ts'
import { useT } from '#platform/web/i18n.tsx'
import { SunrisePicture } from '#platform/web/ui/pictures/things.tsx'
import { EmptyState } from '#platform/web/ui/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/states/ErrorState.tsx'
import { Heading } from '#platform/web/ui/Heading.tsx'
import { Skeleton } from '#platform/web/ui/states/Skeleton.tsx'
import type { Plan, Subscription } from '../contract.ts'
import { subscriptionsText } from '../locales/text.ts'
import type { PlanOffer } from './offer.ts'
import { PlanCard } from './PlanCard.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { usePlans } from './plan-queries.ts'
import { RunningPlan } from './RunningPlan.tsx'

const grid = 'grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4'
const Placeholder = () => (
  <div aria-hidden className="flex flex-col gap-6">
    <Skeleton className="h-44 rounded-card" />
    <Skeleton shape="line" className="w-48" />
    <div className={grid}>
      {['free', 'one', 'two', 'three'].map((name) => (
        <Skeleton key={name} className="h-56 rounded-card sm:h-72" />
      ))}
    </div>
  </div>
)

/** The next plan above the member's own; none when they have the highest. */
const nextPlan = (plans: readonly Plan[], running: Subscription): Plan | undefined => {
  const sold = plans.filter(({ price }) => Number(price) > 0)
  return sold[sold.findIndex(({ id }) => id === running.id) + 1]
}

interface UpgradeScreenProps {
  /** The plan whose dialog is open. */
  plan: string | undefined
  onPlan: (id: string | undefined) => void
}

/** The current plan with its usage, and the plans to buy, compared. */
export const UpgradeScreen = ({ plan: wanted, onPlan }: UpgradeScreenProps) => {
  const t = useT(subscriptionsText)
  const words = useT(platformText)
  const { data, isError, isFetching, refetch, dataUpdatedAt } = usePlans()
  useRefetchWalletOnEvents()
  const [offer, setOffer] = useState<PlanOffer>()

  if (data === undefined)
    return isError ? (
      <ErrorState message={t('failed')} retryLabel={words('words.retry')} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Placeholder />
    )
  const { plans, running } = data
  const choose = (plan: Plan) => {
    setOffer({ plan, running, at: dataUpdatedAt })
    onPlan(plan.id)
  }
  // The address names a plan, for example after a deposit.
  const asked = plans.find(({ id, price }) => id === wanted && Number(price) > 0)
  if (asked !== undefined && offer?.plan.id !== wanted) setOffer({ plan: asked, running, at: dataUpdatedAt })
  const next = nextPlan(plans, running)
  return (
    <div className="flex flex-col gap-6">
      <RunningPlan running={running} isSold={plans.some(({ id }) => id === running.id)} />
      <section aria-labelledby="plans" className="flex flex-col gap-4">
        <Heading level={2} id="plans">
          {t('compare.title')}
        </Heading>
        {plans.length === 0 ? (
          <EmptyState picture={<SunrisePicture />} message={t('none')} />
        ) : (
          <ul className={grid}>
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                isCurrent={plan.id === running.id}
                isNext={plan.id === next?.id}
                onChoose={() => choose(plan)}
              />
            ))}
          </ul>
        )}
      </section>
      {offer === undefined ? null : <PlanDialog open={offer.plan.id === wanted} offer={offer} onClose={() => onPlan(undefined)} />}
    </div>
  )
}
