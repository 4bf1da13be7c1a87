import type { ServerFeature } from '#platform/server/feature.ts'
import { withAccount } from '#platform/server/tables.ts'
import { personalData } from './personal-data.ts'

/** Blocks between members. */
export const blocksFeature: ServerFeature = {
  name: 'blocks',
  personalData,
  tables: { block: withAccount },
}
