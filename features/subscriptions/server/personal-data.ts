import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
import { readSubscriptionExport } from './queries.ts'
import { deleteSubscriptionData } from './store.ts'

/** The current plan and the bought periods. */
export const personalData: PersonalDataHandler = {
  tables: ['entitlement', 'plan_period'],
  export: readSubscriptionExport,
  erase: deleteSubscriptionData,
}
