import type { ReactNode } from 'react'
import { useDualCurrencyFormat } from './use-dual-currency-format.ts'

interface AmountRowProps {
  label: ReactNode
  /** Dollars as a decimal string; undefined while they load. */
  usd: string | undefined
  sign?: '−' | '+'
  isStrong?: boolean
}

/** A row of a `dl` of amounts: what it is on the left, the amount on the right, with the dollars below the member's own currency. */
export const AmountRow = ({ label, usd, sign, isStrong = false }: AmountRowProps) => {
  const money = useDualCurrencyFormat()
  const { first, second } = usd === undefined ? { first: '…', second: undefined } : money(usd, sign)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
      <dt className="text-soft">{label}</dt>
      <dd className={isStrong ? 'font-semibold' : undefined}>{first}</dd>
      {second === undefined ? null : <dd className="w-full text-end text-sm text-soft">{second}</dd>}
    </div>
  )
}
