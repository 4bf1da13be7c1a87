import { notice, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { decimal, dollars } from '#platform/shared/money.ts'
import { depositsText } from '../locales/text.ts'
import type { DepositRow } from './queries.ts'

const of = { kind: 'payment', text: depositsText, path: '/dashboard/wallet' } as const
const declared = {
  credited: notice({ name: 'deposits.credited', ...of }),
  failed: notice({ name: 'deposits.failed', ...of }),
  review: notice({ name: 'deposits.review', ...of }),
  reversed: notice({ name: 'deposits.reversed', ...of }),
  refunded: notice({ name: 'deposits.refunded', ...of }),
}
export const depositNotifications = Object.values(declared)

/** Tells the payer what became of a deposit, once for each way it can end. */
export const notifyPayer = async (tx: Tx, what: keyof typeof declared, deposit: DepositRow, now: Date): Promise<void> => {
  const { id, member_id, amount, scale, currency, usd_cents } = deposit
  const values = { amount: { amount: decimal(amount, scale), currency }, usd: { amount: dollars(usd_cents), currency: 'USD' } }
  await notify(tx, declared[what], { to: member_id, values, about: `/dashboard/deposit/return?deposit=${id}`, key: id, now })
}
