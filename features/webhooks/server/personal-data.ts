import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { eraseDeliveriesAbout } from './delivery-store.ts'

/** Exports which events about the member were sent to webhooks. */
export const personalData: PersonalDataHandler = {
  tables: ['webhook_delivery'],
  export: async (db, memberId) => ({
    told_to_programs: await db
      .selectFrom('webhook_delivery')
      .select(['type', 'created_at'])
      .where('member_id', '=', memberId)
      // Who is reported stays confidential.
      .where('type', 'not in', ['report.opened', 'case.decided'])
      .orderBy('created_at')
      .execute(),
  }),
  erase: eraseDeliveriesAbout,
  withheld: {
    'webhook_delivery.payload': 'repeats what is exported elsewhere',
    'webhook_delivery.last_answer': 'what a program of the operator answered',
  },
}
