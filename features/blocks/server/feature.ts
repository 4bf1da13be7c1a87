import type { ServerFeature } from '#platform/server/feature.ts'
import { keptWithAccount } from '#platform/server/retention-rules.ts'
import { personalData } from './personal-data.ts'

/** Blocks between members. */
export const blocksFeature: ServerFeature = {
  name: 'blocks',
  personalData,
  tables: { block: keptWithAccount },
}
