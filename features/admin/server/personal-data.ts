import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { eraseMemberFromProposals } from './money/proposal-store.ts'
import { deleteSecondFactor } from './entry/second-factor-store.ts'

/** Exports when a second factor was set up, but not its secret; and the decisions about the member's payments, but not who made them. */
export const personalData: PersonalDataHandler = {
  tables: ['second_factor', 'recovery_code', 'money_proposal'],
  export: async (db, memberId) => ({
    second_factor: await db.selectFrom('second_factor').select(['created_at', 'confirmed_at']).where('member_id', '=', memberId).execute(),
    money_decisions: await db
      .selectFrom('money_proposal')
      .select(['kind', 'amount_cents', 'state', 'proposed_at', 'decided_at'])
      .where('member_id', '=', memberId)
      .orderBy('proposed_at')
      .execute(),
  }),
  erase: async (tx, memberId) => {
    await deleteSecondFactor(tx, memberId)
    await eraseMemberFromProposals(tx, memberId)
  },
  withheld: {
    'money_proposal.reason': 'for the second person, and may name somebody else',
    'money_proposal.answer': 'of the second person to the first',
  },
}
