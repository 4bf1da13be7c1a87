import type { ReactNode } from 'react'

interface AmountRowProps {
  label: ReactNode
  amount: string
  isStrong?: boolean
  /** A smaller line below the amount, such as the amount in another currency. */
  note?: string | undefined
}

/** A row of a `dl` of amounts: what it is on the left, the amount on the right. */
export const AmountRow = ({ label, amount, isStrong = false, note }: AmountRowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
    <dt className="text-soft">{label}</dt>
    <dd className={isStrong ? 'font-semibold' : undefined}>{amount}</dd>
    {note === undefined ? null : <dd className="w-full text-end text-sm text-soft">{note}</dd>}
  </div>
)
