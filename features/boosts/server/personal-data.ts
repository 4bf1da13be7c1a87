import type { PersonalData } from '#platform/server/personal-data.ts'
import { formatCents } from '#platform/shared/money.ts'
import { readOwnAttention, readOwnBoosts } from './queries.ts'
import { removeBoostsOf } from './store.ts'

/** What was bought, and the sums of attention. The books keep the payments. */
export const personalData: PersonalData = {
  tables: ['boost', 'attention'],
  export: async (db, memberId) => {
    const boosts = await readOwnBoosts(db, memberId)
    return {
      boosts: boosts.map(({ price_cents, ...boost }) => ({ ...boost, price: formatCents(price_cents), currency: 'USD' })),
      attention: await readOwnAttention(db, memberId),
    }
  },
  erase: removeBoostsOf,
  identifiers: ['boost.intent'],
}
