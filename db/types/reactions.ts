// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Generated } from './columns.ts'

export interface ReactionsTables {
  reaction: {
    from_id: string
    to_id: string
    kind: number
    matched: Generated<boolean>
    at: Timestamp
  }
}
