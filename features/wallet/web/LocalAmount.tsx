import { useDualCurrencyFormat } from './use-dual-currency-format.ts'

/** A dollar amount: in the member's currency with the dollars below it, or in dollars alone without a rate. `className` styles the first line. */
export const LocalAmount = ({ amount, className }: { amount: string; className: string }) => {
  const { first, second } = useDualCurrencyFormat()(amount)
  return (
    <span className="flex flex-col gap-0.5 tabular-nums">
      <span className={className}>{first}</span>
      {second === undefined ? null : <span className="text-sm text-soft">{second}</span>}
    </span>
  )
}
