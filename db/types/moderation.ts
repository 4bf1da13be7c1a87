// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Json, Generated } from './columns.ts'

export interface ModerationTables {
  appeal: {
    decision_id: string
    member_id: string
    case_id: string
    content: string
    state: Generated<string>
    answer: Generated<string>
    created_at: Timestamp
    decided_at: Timestamp | null
    seen_at: Timestamp | null
  }
  decision: {
    id: string
    case_id: string | null
    member_id: string
    admin_id: string | null
    kind: string
    reason: string
    words: Generated<string>
    note: Generated<string>
    until: Timestamp | null
    photo_ids: Generated<string[]>
    created_at: Timestamp
    seen_at: Timestamp | null
    reversed_at: Timestamp | null
  }
  report: {
    id: string
    reporter_id: string | null
    reported_id: string
    category: string | null
    content: string
    state: Generated<string>
    created_at: Timestamp
    closed_at: Timestamp | null
    case_id: string | null
    outcome: string | null
    may_hold: Generated<boolean>
    network: Buffer | null
  }
  report_case: {
    id: string
    kind: string
    member_id: string
    state: Generated<string>
    owner_id: string | null
    version: Generated<number>
    score: number
    opened_at: Timestamp
    changed_at: Timestamp
    decided_at: Timestamp | null
  }
  report_evidence: {
    report_id: string
    profile: Json
    photos: Json
    messages: Json
    taken_at: Timestamp
  }
}
