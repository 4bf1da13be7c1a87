// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Json, Generated } from './columns.ts'

export interface ModerationTables {
  report: {
    id: string
    reporter_id: string | null
    reported_id: string
    category: string | null
    content: string
    state: Generated<string>
    created_at: Timestamp
    closed_at: Timestamp | null
  }
  report_evidence: {
    report_id: string
    profile: Json
    photos: Json
    messages: Json
    taken_at: Timestamp
  }
}
