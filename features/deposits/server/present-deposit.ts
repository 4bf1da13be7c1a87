import { formatMinorUnits, formatCents } from '#platform/shared/money.ts'
import type { Deposit } from '../contract.ts'
import type { DepositRow } from './queries.ts'

const statuses: Record<string, Deposit['status']> = {
  created: 'created',
  open: 'waiting',
  settled: 'credited',
  failed: 'failed',
  review: 'review',
  reversed: 'reversed',
  refunded: 'refunded',
}

/** Presents a deposit for its member. Unpaid after the end of its quote it is shown as `expired`, although a late payment can still be credited. */
export const presentDeposit = (row: DepositRow, now: Date): Deposit => {
  const status = statuses[row.status] ?? 'created'
  const payable = status === 'created' || status === 'waiting'
  const isQuoteOver = row.expires_at <= now
  return {
    id: row.id,
    status: payable && isQuoteOver ? 'expired' : status,
    reference: row.reference,
    channel: row.channel,
    currency: row.currency,
    amount: formatMinorUnits(row.credited_amount ?? row.amount, row.scale),
    usd_amount: formatCents(row.credited_cents ?? row.usd_cents),
    deposit_rate: Number(row.deposit_rate),
    url: payable && !isQuoteOver ? row.checkout_url : null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
