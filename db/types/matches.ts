// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Json } from './columns.ts'

export interface MatchesTables {
  match_filter: {
    member_id: string
    filter: Json
    resume: Json | null
    updated_at: Timestamp
  }
}
