// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Json } from './columns.ts'

export interface AuditTables {
  audit_entry: {
    id: string
    admin_id: string | null
    action: string
    subject_kind: string
    subject_id: string | null
    reason: string
    details: Json | null
    at: Timestamp
  }
}
