import type { PersonalData } from '#platform/server/personal-data.ts'
import { readSubscriptionData } from './queries.ts'
import { deleteSubscriptionData } from './store.ts'

/** The running plan and the periods that were bought. */
export const personalData: PersonalData = {
  tables: ['entitlement', 'plan_period'],
  export: readSubscriptionData,
  erase: deleteSubscriptionData,
}
