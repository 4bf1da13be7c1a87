import { Link } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { useDualCurrencyFormat } from '#features/wallet/web/index.ts'
import { useT } from '#platform/web/i18n.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { RadioGroup } from '#platform/web/ui/fields/RadioGroup.tsx'
import type { Boost, BoostPlan } from '../contract.ts'
import { boostsText } from '../locales/text.ts'
import { balanceAfterPurchase } from './balance-after-purchase.ts'
import { BoostEndPreview } from './BoostEndPreview.tsx'
import { useBoostFormat } from './use-boost-format.ts'

interface BoostPlanFormProps {
  plans: readonly BoostPlan[]
  boost: Boost | null
  /** The dollar balance; undefined while it is not known. */
  usd: string | undefined
  busy: boolean
  /** Called with the chosen plan. The caller asks before anything is charged. */
  onChoose: (plan: BoostPlan) => void
}

/** Form to choose how long a boost runs. It charges nothing; `BoostDialog` does. */
export const BoostPlanForm = ({ plans, boost, usd, busy, onChoose }: BoostPlanFormProps) => {
  const t = useT(boostsText)
  const words = useBoostFormat()
  const money = useDualCurrencyFormat()
  const [chosen, setChosen] = useState<string>()
  // Do not keep a plan chosen that has been retired meanwhile.
  const plan = plans.find(({ id }) => id === chosen) ?? plans[Math.min(1, plans.length - 1)]
  if (plan === undefined) return null
  const short = usd === undefined ? null : balanceAfterPurchase(usd, plan.price).short
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!busy && short === null) onChoose(plan)
  }
  const label = { period: words.days(plan.period), price: money(plan.price).first }
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
        options={plans.map(({ id, period, price }) => {
          const { first, second } = money(price)
          const aDay = period > 1 ? t('plans.aDay', { price: money(String(Number(price) / period)).first }) : undefined
          const hint = [second, aDay].filter(Boolean).join(' · ')
          return {
            value: id,
            label: (
              <span className="font-semibold tabular-nums">
                {words.days(period)} · {first}
              </span>
            ),
            hint: hint === '' ? undefined : hint,
          }
        })}
      />
      <div aria-live="polite" className="flex flex-col gap-2 rounded-card bg-sunken p-4 sm:p-5">
        <BoostEndPreview plan={plan} boost={boost} />
        {short === null ? null : <p className="font-semibold text-danger">{t('confirm.short', { amount: money(short).phrase })}</p>}
      </div>
      {/* On a phone the button stays over the bottom bar, because the plans fill the screen. */}
      <div className="max-md:sticky max-md:bottom-[calc(4rem+env(safe-area-inset-bottom,0px))] max-md:z-10 max-md:-mx-4 max-md:-mb-6 max-md:border-t max-md:border-line max-md:bg-ground max-md:px-4 max-md:py-2">
        {short !== null ? (
          <Button wide render={<Link to="/dashboard/deposit" />}>
            {t('confirm.deposit')}
          </Button>
        ) : (
          <Button type="submit" wide busy={busy}>
            {t(boost === null ? 'confirm.buy' : 'confirm.extend', label)}
          </Button>
        )}
      </div>
    </form>
  )
}
