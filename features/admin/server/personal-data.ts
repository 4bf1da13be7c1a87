import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { deleteSecondFactor } from './entry/second-factor-store.ts'

/** Exports that a second factor exists, without its secret. */
export const personalData: PersonalDataHandler = {
  tables: ['second_factor', 'recovery_code'],
  export: async (db, memberId) => ({
    second_factor: await db.selectFrom('second_factor').select(['created_at', 'confirmed_at']).where('member_id', '=', memberId).execute(),
  }),
  erase: async (tx, memberId) => void (await deleteSecondFactor(tx, memberId)),
}
