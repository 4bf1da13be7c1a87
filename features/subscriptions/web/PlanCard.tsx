import Gift from 'lucide-react/icons/gift'
import MessageCircle from 'lucide-react/icons/message-circle'
import Phone from 'lucide-react/icons/phone'
import { useDualCurrencyFormat } from '#features/wallet/web/index.ts'
import { useFormat, useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Heading } from '#platform/web/ui/Heading.tsx'
import type { Plan } from '../contract.ts'
import { subscriptionsText } from '../locales/text.ts'

interface PlanCardProps {
  plan: Plan
  isCurrent: boolean
  /** Whether the plan is the next one above the current plan; its button is the primary one of the screen. */
  isNext: boolean
  onChoose: () => void
}

/** A tag on the upper edge of the card, where it moves nothing. */
const tag = 'absolute -top-3 start-4 rounded-full px-2.5 py-1 text-xs leading-none font-semibold sm:start-5'

/** One plan of the comparison. Every card lists the same facts in the same order; the current plan has no primary button. */
export const PlanCard = ({ plan, isCurrent, isNext, onChoose }: PlanCardProps) => {
  const t = useT(subscriptionsText)
  const { number } = useFormat()
  const price = useDualCurrencyFormat()(plan.price)
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
        'relative flex flex-col gap-3 rounded-card border bg-card p-4 sm:gap-4 sm:p-5',
        isNext ? 'border-primary' : 'border-line',
      )}
    >
      {isCurrent ? <p className={classes(tag, 'border border-line bg-sunken text-ink')}>{t('compare.current')}</p> : null}
      {isNext ? <p className={classes(tag, 'bg-primary text-on-primary')}>{t('compare.next')}</p> : null}
      {/* On a phone the prices stand below one another at the end of the line, so that they can be compared. */}
      <div className="flex items-start justify-between gap-x-4 gap-y-2 sm:flex-col">
        <Heading level={3}>{name}</Heading>
        {/* The plan that costs nothing is usually called so. */}
        <p className="flex flex-col tabular-nums max-sm:pt-0.5 max-sm:text-end sm:min-h-[3lh]">
          {isFree && name === t('compare.noPrice') ? null : (
            <span className="font-semibold text-balance">
              {isFree ? t('compare.noPrice') : t('compare.price', { price: price.first, period })}
            </span>
          )}
          {isFree || price.second === undefined ? null : <span className="text-sm text-soft">{price.second}</span>}
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-1.5 border-t border-line pt-3 text-sm text-soft sm:gap-2 sm:pt-4">
        <p className="flex gap-3 font-display text-lg leading-snug font-semibold tracking-tight text-ink">
          <MessageCircle aria-hidden className="mt-0.5 size-5 shrink-0 text-primary" />
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
        // The Free plan has a note in place of a button. Members who have it need none: the box of the current plan tells them more.
        isCurrent ? null : (
          <p className="text-sm text-soft">
            {t('compare.fallback')} {t('compare.startsOver', { period })}
          </p>
        )
      ) : (
        <Button variant={isNext ? 'primary' : 'secondary'} wide onClick={onChoose}>
          {t(isCurrent ? 'compare.extend' : 'compare.choose', { plan: name })}
        </Button>
      )}
    </li>
  )
}
