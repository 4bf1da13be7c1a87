// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Json } from './columns.ts'

export interface SandboxTables {
  sandbox_payment: {
    id: string
    provider: string
    reference: string
    content: Json
    created_at: Timestamp
  }
}
