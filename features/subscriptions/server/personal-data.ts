import type { PersonalData } from '#platform/server/personal-data.ts'
import { readHeld } from './queries.ts'
import { removeEntitlement } from './store.ts'

/** The running plan and the periods that were bought. */
export const personalData: PersonalData = {
  tables: ['entitlement', 'plan_period'],
  export: readHeld,
  erase: removeEntitlement,
}
