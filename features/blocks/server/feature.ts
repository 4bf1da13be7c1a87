import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'

/** Who has blocked whom. */
export const blocksFeature: ServerFeature = {
  name: 'blocks',
  personalData,
  tables: { block: keptWithAccount },
}
