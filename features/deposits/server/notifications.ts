import { defineNotification, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { formatMinorUnits, formatCents } from '#platform/shared/money.ts'
import { depositsText } from '../locales/text.ts'
import type { DepositRow } from './queries.ts'

const options = { kind: 'payment', text: depositsText, path: '/dashboard/wallet' } as const
const declared = {
  credited: defineNotification({ name: 'deposits.credited', ...options }),
  failed: defineNotification({ name: 'deposits.failed', ...options }),
  review: defineNotification({ name: 'deposits.review', ...options }),
  reversed: defineNotification({ name: 'deposits.reversed', ...options }),
  refunded: defineNotification({ name: 'deposits.refunded', ...options }),
}
/** The types of notification that this feature sends. */
export const depositNotificationTypes = Object.values(declared)

/** Notifies the payer of a new state of a deposit. Idempotent: once for each state. */
export const notifyPayer = async (tx: Tx, what: keyof typeof declared, deposit: DepositRow, now: Date): Promise<void> => {
  const { id, member_id, amount, scale, currency, usd_cents } = deposit
  const values = { amount: { amount: formatMinorUnits(amount, scale), currency }, usd: { amount: formatCents(usd_cents), currency: 'USD' } }
  await notify(tx, declared[what], { to: member_id, values, about: `/dashboard/deposit/return?deposit=${id}`, key: id, now })
}
