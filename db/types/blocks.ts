// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Generated } from './columns.ts'

export interface BlocksTables {
  block: {
    from_id: string
    to_id: string
    at: Timestamp
    told: Generated<boolean>
  }
}
