import type { Catalogue } from '../catalogue.ts'
import type { Random } from '#platform/shared/seeded-random.ts'
import type { Operation } from '../context.ts'
import { conversionOperations } from './convert.ts'
import { depositOperations } from './deposit.ts'
import { giftOperations } from './gifts.ts'
import { messageOperations } from './message.ts'
import { purchaseOperations } from './purchases.ts'
import { repeatedCallOperations } from './repeat.ts'

/** All operations. A new way to move money is a new file in this list. */
const operations: readonly Operation[] = [
  ...conversionOperations,
  ...depositOperations,
  ...messageOperations,
  ...purchaseOperations,
  ...giftOperations,
  ...repeatedCallOperations,
]
/** Picks operations by weight among those the catalogue allows. */
export const createOperationPicker = (catalogue: Catalogue): ((random: Random) => Operation) => {
  const possible = operations.filter(({ fits }) => fits === undefined || fits(catalogue))
  const sum = possible.reduce((total, { weight }) => total + weight, 0)
  return (random) => {
    let drawn = random.int(1, sum)
    const found = possible.find(({ weight }) => (drawn -= weight) <= 0)
    if (found === undefined) throw new Error('no operation')
    return found
  }
}
