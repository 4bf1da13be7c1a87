import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import type { Plan } from '../contract.ts'
import { subscriptionsText } from '../locales/text.ts'
import { useUsd } from './use-usd.ts'

interface PlanCardProps {
  plan: Plan
  isCurrent: boolean
  /** Whether its button is the primary one of the screen. */
  isRecommended: boolean
  onChoose: () => void
}

/** One plan of the comparison; every card lists the same facts in the same order. */
export const PlanCard = ({ plan, isCurrent, isRecommended, onChoose }: PlanCardProps) => {
  const t = useT(subscriptionsText)
  const { number } = useFormat()
  const usd = useUsd()
  const isFree = Number(plan.price) === 0
  const name = plan.planName
  const facts = [
    [t('messages'), number(plan.message_count)],
    [t('calls'), number(plan.calls)],
    [t('gifts'), t('percent', { percent: number(plan.gift_conversion / 100, { style: 'percent' }) })],
  ]
  const period = t('days', { count: plan.period })
  return (
    <li className={classes('flex flex-col gap-4 rounded-card border bg-card p-5', isCurrent ? 'border-primary' : 'border-line')}>
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading level={3}>{name}</Heading>
          {isCurrent ? (
            <span className="rounded-full bg-primary-tint px-3 py-1 text-xs font-semibold text-primary">{t('compare.current')}</span>
          ) : null}
        </div>
        <p className="font-semibold tabular-nums">
          {isFree ? `${t('compare.noPrice')} · ${period}` : t('compare.price', { price: usd(plan.price), period })}
        </p>
      </div>
      <dl className="flex flex-1 flex-col gap-2 border-t border-line pt-4 text-sm">
        {facts.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd className="text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {isFree ? (
        <p className="text-sm text-soft">{t('compare.fallback')}</p>
      ) : (
        <Button variant={isRecommended ? 'primary' : 'secondary'} wide onClick={onChoose}>
          {t(isCurrent ? 'compare.extend' : 'compare.choose', { plan: name })}
        </Button>
      )}
    </li>
  )
}
