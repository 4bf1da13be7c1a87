import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import { dayMs } from '#platform/shared/durations.ts'
import type { Boost, BoostPlan } from '../contract.ts'
import { boostsText } from '../locales/text.ts'
import { balanceAfterPurchase } from './balance-after-purchase.ts'
import { useNow } from './use-now.ts'
import { useBoostFormat } from './use-boost-format.ts'

interface PlanFormProps {
  plans: readonly BoostPlan[]
  boost: Boost | null
  /** The dollar balance; undefined while it is not known. */
  usd: string | undefined
  busy: boolean
  onBuy: (plan: BoostPlan) => void
}

/** The end of the boost and the balance after the purchase. */
const Preview = ({ plan, boost, usd }: { plan: BoostPlan; boost: Boost | null; usd: string | undefined }) => {
  const t = useT(boostsText)
  const words = useBoostFormat()
  const now = useNow(30_000)
  const from = boost === null ? now : Date.parse(boost.ends_at)
  const until = words.moment(new Date(from + plan.period * dayMs).toISOString())
  const { left, short } = usd === undefined ? { left: null, short: null } : balanceAfterPurchase(usd, plan.price)
  const line = 'flex items-baseline justify-between gap-4'
  return (
    <div aria-live="polite" className="flex flex-col gap-3 rounded-card bg-sunken p-4 sm:p-5">
      <p>
        {boost === null
          ? t('confirm.until', { moment: until })
          : t('confirm.later', { moment: until, before: words.moment(boost.ends_at) })}
      </p>
      <dl className="flex flex-col gap-1.5 tabular-nums">
        <div className={line}>
          <dt className="text-soft">{t('confirm.balance')}</dt>
          <dd>{usd === undefined ? '…' : words.usd(usd)}</dd>
        </div>
        <div className={line}>
          <dt className="text-soft">{t('confirm.cost')}</dt>
          <dd className="font-semibold">−{words.usd(plan.price)}</dd>
        </div>
        {left === null ? null : (
          <div className={line}>
            <dt className="text-soft">{t('confirm.after')}</dt>
            <dd className="font-semibold">{words.usd(left)}</dd>
          </div>
        )}
      </dl>
      {short === null ? null : <p className="font-semibold text-danger">{t('confirm.short', { amount: words.usd(short) })}</p>}
    </div>
  )
}

/** The form to choose and buy a boost, with a preview. */
export const PlanForm = ({ plans, boost, usd, busy, onBuy }: PlanFormProps) => {
  const t = useT(boostsText)
  const words = useBoostFormat()
  const [chosen, setChosen] = useState<string>()
  // A plan that was retired meanwhile is no longer chosen.
  const plan = plans.find(({ id }) => id === chosen) ?? plans[Math.min(1, plans.length - 1)]
  if (plan === undefined) return null
  const isShort = usd !== undefined && balanceAfterPurchase(usd, plan.price).short !== null
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!busy && !isShort) onBuy(plan)
  }
  const label = { period: words.days(plan.period), price: words.usd(plan.price) }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <RadioGroup
        label={
          <span className="font-display text-xl font-semibold tracking-tight">{t(boost === null ? 'plans.title' : 'plans.extend')}</span>
        }
        name="plan"
        value={plan.id}
        disabled={busy}
        onChange={({ target }) => setChosen(target.value)}
        options={plans.map(({ id, period, price }) => ({
          value: id,
          label: (
            <span className="font-semibold tabular-nums">
              {words.days(period)} · {words.usd(price)}
            </span>
          ),
          hint: period > 1 ? t('plans.aDay', { price: words.usd(Number(price) / period) }) : undefined,
        }))}
      />
      <Preview plan={plan} boost={boost} usd={usd} />
      {isShort ? (
        <Button wide render={<Link to="/dashboard/deposit" />}>
          {t('confirm.deposit')}
        </Button>
      ) : (
        <Button type="submit" wide busy={busy}>
          {t(boost === null ? 'confirm.buy' : 'confirm.extend', label)}
        </Button>
      )}
    </form>
  )
}
