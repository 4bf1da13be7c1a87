import { defineNotification, notify } from '#features/notifications/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'
import { formatCents } from '#platform/shared/money.ts'
import { giftExpiryDays } from '../contract.ts'
import { giftsText } from '../locales/text.ts'
import type { GiftRow } from './store.ts'

const path = '/dashboard/gift'
const received = defineNotification({ name: 'gifts.received', kind: 'gift', text: giftsText, path, named: true })
const redeemed = defineNotification({ name: 'gifts.redeemed', kind: 'gift', text: giftsText, path })
const bought = defineNotification({ name: 'gifts.bought', kind: 'payment', text: giftsText, path: '/dashboard/wallet' })
const returned = defineNotification({ name: 'gifts.returned', kind: 'payment', text: giftsText, path: '/dashboard/wallet' })

/** The types of notification that this feature sends. */
export const giftNotificationTypes = [received, redeemed, bought, returned]

/** Notifies the receiver of a gift, and its buyer with a link to the receipt of `journalId`. */
export const notifyGiftBought = async (
  tx: Tx,
  { id, from_id, to_id, price_cents }: GiftRow,
  journalId: string,
  now: Date,
): Promise<void> => {
  await notify(tx, received, { to: to_id, values: { days: giftExpiryDays }, about: from_id, key: id, now })
  const values = { amount: { amount: formatCents(price_cents), currency: 'USD' } }
  await notify(tx, bought, { to: from_id, values, about: `/dashboard/wallet/receipt/${journalId}`, key: id, now })
}

/** Notifies the buyer that a gift was redeemed or refunded. */
export const notifyGiftEnded = async (tx: Tx, { id, from_id, price_cents, status }: GiftRow, now: Date): Promise<void> => {
  if (status === 'redeemed') await notify(tx, redeemed, { to: from_id, key: id, now })
  else {
    const values = { amount: { amount: formatCents(price_cents), currency: 'USD' } }
    await notify(tx, returned, { to: from_id, values, key: id, now })
  }
}
