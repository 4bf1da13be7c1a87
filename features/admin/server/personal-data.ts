import type { PersonalData } from '#platform/server/personal-data.ts'
import { deleteSecondFactor } from './entry/second-factor-store.ts'

/** Exports that a second factor exists, without its secret. */
export const personalData: PersonalData = {
  tables: ['second_factor', 'recovery_code'],
  export: async (db, memberId) => ({
    second_factor: await db.selectFrom('second_factor').select(['created_at', 'confirmed_at']).where('member_id', '=', memberId).execute(),
  }),
  erase: async (tx, memberId) => void (await deleteSecondFactor(tx, memberId)),
}
