import type { OnFirstProof } from '#features/auth/server/index.ts'
import type { ServerFeature } from '#platform/server/feature.ts'
import type { Platform } from '#platform/server/platform.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import type { LogErasure } from './dependencies.ts'
import { eraseUnconfirmedHourly } from './jobs.ts'
import { personalData } from './personal-data.ts'
import { serveImports } from './routes.ts'

/** Members imported from another service. Each must confirm the account before anybody sees it. */
export const importsFeature: ServerFeature<{ onFirstProof: OnFirstProof; openErasureLog: (platform: Platform) => LogErasure }> = {
  name: 'imports',
  serve: serveImports,
  recurring: [eraseUnconfirmedHourly],
  personalData,
  tables: {
    imported_member: {
      kept: 'for good, without the person once they are gone: a hash that keeps a second run from bringing them back; an account that nobody confirms is erased after 90 days',
    },
    imported_photo: keptWithAccount,
  },
}
