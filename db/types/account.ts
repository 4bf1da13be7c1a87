// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp } from './columns.ts'

export interface AccountTables {
  data_export: {
    id: string
    member_id: string
    storage_key: string | null
    requested_at: Timestamp
    expires_at: Timestamp | null
  }
}
