import { LocalAmount, useDualCurrencyFormat } from '#features/wallet/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import type { GiftPlan } from '../../contract.ts'
import { giftsText } from '../../locales/text.ts'
import { GiftPicture } from '../GiftPicture.tsx'

interface PlanGridProps {
  plans: readonly GiftPlan[]
  onBuy: (plan: GiftPlan) => void
}

/** The gift plans on sale as a grid of cards. */
export const PlanGrid = ({ plans, onBuy }: PlanGridProps) => {
  const t = useT(giftsText)
  const money = useDualCurrencyFormat()
  return (
    <div className="@container">
      <ul className="grid grid-cols-2 gap-3 @lg:gap-4 @2xl:grid-cols-3 @4xl:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan.id} className="flex flex-col items-center gap-2 rounded-card border border-line bg-card p-4 text-center">
            <GiftPicture plan={plan} size="lg" />
            <h2 className="mt-1 flex min-h-[2lh] items-center font-sans text-base leading-tight font-semibold tracking-normal hyphens-auto">
              {plan.name}
            </h2>
            <LocalAmount amount={plan.amount} className="font-display text-sm leading-tight font-semibold sm:text-lg" />
            <Button
              variant="secondary"
              size="sm"
              wide
              className="mt-auto"
              aria-label={t('shop.buyNamed', { gift: plan.name, amount: money(plan.amount).phrase })}
              onClick={() => onBuy(plan)}
            >
              {t('shop.buy')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
