import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveProfileFields } from './routes.ts'

/** The operator's own fields of the profile, and what members answer. */
export const profileFieldsFeature: ServerFeature = {
  name: 'profile-fields',
  serve: serveProfileFields,
  personalData,
  tables: { profile_field: keptAsSettings('the questions of the operator'), profile_answer: keptWithAccount },
}
