import type { ServerFeature } from '#platform/server/feature.ts'
import { keptAsSettings, keptForAccounting, keptWithAccount, keptWithRow } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'
import { serveAdmin } from './routes.ts'

/** The admin console. */
export const adminFeature: ServerFeature = {
  name: 'admin',
  serve: serveAdmin,
  personalData,
  tables: {
    second_factor: keptWithAccount,
    recovery_code: keptWithRow('second factor'),
    money_rule: keptAsSettings('from which amount a second person is needed'),
    money_proposal: keptForAccounting,
  },
}
