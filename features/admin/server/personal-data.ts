import type { PersonalData } from '#platform/server/personal-data.ts'
import { deleteSecondFactor } from './entry/second-factor-store.ts'

/** Secrets are no data to take along; that there is one is. */
export const personalData: PersonalData = {
  tables: ['second_factor', 'recovery_code'],
  export: async (db, memberId) => ({
    second_factor: await db.selectFrom('second_factor').select(['created_at', 'confirmed_at']).where('member_id', '=', memberId).execute(),
  }),
  erase: async (tx, memberId) => void (await deleteSecondFactor(tx, memberId)),
}
