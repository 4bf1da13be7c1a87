import type { PersonalData } from '#platform/server/personal-data.ts'
import { readSubscriptionData } from './queries.ts'
import { deleteSubscriptionData } from './store.ts'

/** The current plan and the bought periods. */
export const personalData: PersonalData = {
  tables: ['entitlement', 'plan_period'],
  export: readSubscriptionData,
  erase: deleteSubscriptionData,
}
