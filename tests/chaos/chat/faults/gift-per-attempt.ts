import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import * as real from '#features/gifts/server/purchase-gift.ts'

export * from '#features/gifts/server/purchase-gift.ts'

/** Does not recognise an order that is tried again, and takes a moment after the commit, in which a server can be killed. */
export const purchaseGift: typeof real.purchaseGift = async (ctx, purchase) => {
  const bought = await real.purchaseGift({ ...ctx, intent: randomUUID() }, purchase)
  await sleep(300)
  return bought
}
