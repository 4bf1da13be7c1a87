import type { ServerFeature } from '#platform/server/feature.ts'
import { purgedAfter, keptWithAccount } from '#platform/server/retention-rules.ts'
import type { PersonalDataHandlers } from './export/archive.ts'
import { eraseDueMembersHourly } from './erasure/erase.ts'
import { personalData } from './personal-data.ts'
import { serveAccount } from './routes.ts'

/** The member's own account: settings, export and erasure. */
export const accountFeature: ServerFeature<{ personalData: PersonalDataHandlers }> = {
  name: 'account',
  serve: serveAccount,
  recurring: [eraseDueMembersHourly],
  personalData,
  tables: { data_export: keptWithAccount },
  files: { 'an export': purgedAfter(1, 'account.remove-archive') },
}
