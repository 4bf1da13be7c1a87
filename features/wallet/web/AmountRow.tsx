import type { ReactNode } from 'react'
import { classes } from '#platform/web/ui/classes.ts'
import { useDualCurrencyFormat } from './use-dual-currency-format.ts'

interface AmountRowProps {
  label: ReactNode
  /** Dollars as a decimal string; undefined while they load. */
  usd: string | undefined
  sign?: '−' | '+'
  isStrong?: boolean
  /** Whether the amounts are below the label on a phone, where a row beside a picture has too little room. */
  isStacked?: boolean
}

/** A row of a `dl` of amounts: what it is on the left, the amount on the right, with the dollars below the member's own currency. */
export const AmountRow = ({ label, usd, sign, isStrong = false, isStacked = false }: AmountRowProps) => {
  const money = useDualCurrencyFormat()
  const { first, second } = usd === undefined ? { first: '…', second: undefined } : money(usd, sign)
  return (
    <div className={classes('flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums', isStacked && 'max-sm:flex-col')}>
      <dt className="text-soft">{label}</dt>
      {/* Also at the end when a narrow screen puts it below its label. */}
      <dd className={classes('ms-auto text-end', isStacked && 'max-sm:ms-0', isStrong && 'font-semibold')}>{first}</dd>
      {second === undefined ? null : (
        <dd className={classes('w-full text-end text-sm text-soft', isStacked && 'max-sm:text-start')}>{second}</dd>
      )}
    </div>
  )
}
