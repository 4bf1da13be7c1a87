import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { formatCents } from '#platform/shared/money.ts'
import { readMemberBoosts, readMemberCardsSeenCounts, readMemberImpressions } from './queries.ts'
import { deleteBoostData } from './store.ts'

/** Exports and erases bought boosts and impression counts. Payments stay in the ledger. */
export const personalData: PersonalDataHandler = {
  tables: ['boost', 'attention', 'cards_seen'],
  export: async (db, memberId) => {
    const boosts = await readMemberBoosts(db, memberId)
    return {
      boosts: boosts.map(({ price_cents, ...boost }) => ({ ...boost, price: formatCents(price_cents), currency: 'USD' })),
      attention: await readMemberImpressions(db, memberId),
      cards_seen: await readMemberCardsSeenCounts(db, memberId),
    }
  },
  erase: deleteBoostData,
  identifiers: ['boost.intent'],
}
