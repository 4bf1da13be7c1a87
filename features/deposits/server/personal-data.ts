import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { presentDeposit } from './present-deposit.ts'
import { readMemberDeposits } from './queries.ts'
import { erasePayerData } from './store.ts'

/** Deposits are exported. An erasure keeps their rows for the ledger, without data about the payer. */
export const personalData: PersonalDataHandler = {
  tables: ['deposit', 'provider_notice'],
  export: async (db, memberId) => {
    const deposits = await readMemberDeposits(db, memberId)
    return { deposits: deposits.map((deposit) => ({ ...presentDeposit(deposit, deposit.created_at), url: undefined })) }
  },
  // The ledger needs the rows of the deposits: they stay and point to the emptied member row. Only their texts and webhook events are emptied.
  erase: erasePayerData,
  withheld: {
    'deposit.checkout_url': 'an address at the provider, valid for a quarter of an hour',
    'deposit.doubt': 'for the administrator who reviews it',
    'deposit.provider_status': 'the word of the provider for what the export calls the status',
    'deposit.reason': 'for the administrator who reviews it',
  },
  identifiers: ['deposit.intent', 'deposit.reference', 'deposit.provider_id'],
  pseudonymous: ['deposit'],
  withoutMemberId: ['provider_notice'],
}
