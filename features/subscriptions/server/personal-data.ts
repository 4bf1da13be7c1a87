import type { PersonalData } from '#platform/server/personal-data.ts'
import { readEntitlement } from './queries.ts'
import { removeEntitlement } from './store.ts'

export const personalData: PersonalData = {
  tables: ['entitlement'],
  export: async (db, memberId) => ({ plan: await readEntitlement(db, memberId) }),
  erase: removeEntitlement,
}
