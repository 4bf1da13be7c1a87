import type { ServerFeature } from '#platform/server/feature.ts'
import { withAccount, withRow } from '#platform/server/tables.ts'
import { personalData } from './personal-data.ts'
import { serveAdmin } from './routes.ts'

/** The console of administrators. */
export const adminFeature: ServerFeature = {
  name: 'admin',
  serve: serveAdmin,
  personalData,
  tables: { second_factor: withAccount, recovery_code: withRow('second factor') },
}
