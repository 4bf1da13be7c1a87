import type { Tx } from '#platform/server/db/database.ts'
import { publishAfterCommit } from '#platform/server/realtime/events.ts'
import { formatCents } from '#platform/shared/money.ts'
import { giftEvent, type Gift } from '../contract.ts'
import type { GiftRow } from './store.ts'

/** Sends the live event about a new or changed gift to giver and receiver, after the commit. */
export const publishGiftEvent = async (tx: Tx, gift: GiftRow, now: Date): Promise<void> => {
  const { id, plan_id, from_id, to_id, note, created_at } = gift
  const payload = {
    gift: {
      id,
      plan_id,
      from_id,
      to_id,
      amount: formatCents(gift.price_cents),
      note,
      status: gift.status as Gift['status'],
      created_at: created_at.toISOString(),
    },
  }
  await publishAfterCommit(tx, [to_id], giftEvent, payload, now)
  await publishAfterCommit(tx, [from_id], giftEvent, payload, now)
}
