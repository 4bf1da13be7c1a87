import { randomUUID } from 'node:crypto'
import * as real from '#features/gifts/server/purchase-gift.ts'

export * from '#features/gifts/server/purchase-gift.ts'

let bought = 0
/** Does not recognise a repeated order. Also loses every second answer after the commit, like a crash. */
export const purchaseGift: typeof real.purchaseGift = async (ctx, purchase) => {
  const answer = await real.purchaseGift({ ...ctx, intent: randomUUID() }, purchase)
  bought += 1
  if (bought % 2 === 1) throw new Error('the answer is lost')
  return answer
}
