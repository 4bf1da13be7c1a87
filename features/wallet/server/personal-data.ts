import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { formatMinorUnits } from '#platform/shared/money.ts'
import { deleteIdempotentResponsesOfMember } from './idempotency-store.ts'
import { readLedgerEntries, readWallet } from './queries.ts'
import { forfeitBalances } from './store.ts'

/** Balances and transactions. The ledger must stay complete, so its entries stay after an erasure under an anonymous account number. */
export const personalData: PersonalDataHandler = {
  tables: ['account', 'idempotent_call'],
  export: async (db, memberId) => {
    const entries = await readLedgerEntries(db, memberId, {}, { limit: 1_000_000 })
    return {
      wallet: await readWallet(db, memberId),
      transactions: entries.map(({ kind, at, channel, currency, amount }) => ({
        kind,
        at,
        channel,
        currency,
        amount: formatMinorUnits(amount, currency === 'USD' ? 2 : 0),
      })),
    }
  },
  erase: async (tx, memberId, now) => {
    await deleteIdempotentResponsesOfMember(tx, memberId)
    await forfeitBalances(tx, memberId, now)
  },
  withheld: {
    'idempotent_call.answer': 'a stored response, for a day',
    'idempotent_call.content_type': 'a stored response, for a day',
  },
  identifiers: ['idempotent_call.intent'],
  pseudonymous: ['account', 'journal'],
}
