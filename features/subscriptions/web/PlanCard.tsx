import Gift from 'lucide-react/icons/gift'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useLocalMoneyFormat } from '#features/wallet/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import type { Plan } from '../contract.ts'
import { subscriptionsText } from '../locales/text.ts'
import { useUsdFormat } from './use-usd-format.ts'

interface PlanCardProps {
  plan: Plan
  isCurrent: boolean
  /** Whether its button is the primary one of the screen. */
  isRecommended: boolean
  onChoose: () => void
}

const border = {
  current: 'border-line bg-transparent',
  recommended: 'border-primary bg-card ring-1 ring-primary',
  other: 'border-line bg-card',
}

/** One plan of the comparison. Every card lists the same facts in the same order; the current plan is the least prominent. */
export const PlanCard = ({ plan, isCurrent, isRecommended, onChoose }: PlanCardProps) => {
  const t = useT(subscriptionsText)
  const { number } = useFormat()
  const usd = useUsdFormat()
  const local = useLocalMoneyFormat()(plan.price)
  const isFree = Number(plan.price) === 0
  const name = plan.planName
  const facts = [
    [Phone, t('gain.calls', { count: plan.calls })],
    [Gift, t('gain.gifts', { percent: number(plan.gift_conversion / 100, { style: 'percent' }) })],
  ] as const
  const period = t('days', { count: plan.period })
  return (
    <li
      className={classes(
        'flex flex-col gap-3 rounded-card border p-4 sm:gap-4 sm:p-5',
        border[isCurrent ? 'current' : isRecommended ? 'recommended' : 'other'],
      )}
    >
      {/* On a phone the prices stand below one another at the end of the line, so that they can be compared. */}
      <div className="flex items-start justify-between gap-x-4 gap-y-2 sm:flex-col">
        <div>
          <Heading level={3}>{name}</Heading>
          {isCurrent ? <p className="text-sm text-soft">{t('compare.current')}</p> : null}
        </div>
        <p className="flex flex-col tabular-nums max-sm:pt-0.5 max-sm:text-end">
          <span className={isCurrent ? 'text-soft' : 'font-semibold'}>
            {isFree ? t('compare.noPrice') : t('compare.price', { price: local ?? usd(plan.price), period })}
          </span>
          {isFree || local === undefined ? null : <span className="text-sm text-soft">{usd(plan.price)}</span>}
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-1.5 border-t border-line pt-3 text-sm text-soft sm:gap-2 sm:pt-4">
        <p
          className={classes(
            'flex gap-3 font-display text-lg leading-snug font-semibold tracking-tight',
            isCurrent ? 'text-soft' : 'text-ink',
          )}
        >
          <MessageCircle aria-hidden className={classes('mt-0.5 size-5 shrink-0', isCurrent ? 'text-soft' : 'text-primary')} />
          {t('gain.messages', { count: plan.message_count })}
        </p>
        {facts.map(([Icon, fact]) => (
          <p key={fact} className="flex gap-3">
            <Icon aria-hidden className="mx-0.5 mt-0.5 size-4 shrink-0" />
            {fact}
          </p>
        ))}
      </div>
      {isFree ? (
        // The box of the running plan says more about the plan that one has.
        isCurrent ? null : (
          <p className="text-sm text-soft">
            {t('compare.fallback')} {t('compare.startsOver', { period })}
          </p>
        )
      ) : (
        <Button variant={isRecommended ? 'primary' : 'secondary'} wide onClick={onChoose}>
          {t(isCurrent ? 'compare.extend' : 'compare.choose', { plan: name })}
        </Button>
      )}
    </li>
  )
}
