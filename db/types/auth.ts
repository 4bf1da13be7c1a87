// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Json, Generated } from './columns.ts'

export interface AuthTables {
  address_mail: {
    key: Buffer
    kind: string
    known: boolean
    asked_at: Timestamp
  }
  ban: {
    key: Buffer
    decision_id: string
    at: Timestamp
    key_name: string | null
  }
  ban_key: {
    name: string
    sealed: Buffer
    created_at: Timestamp
  }
  code: {
    member_id: string
    purpose: string
    code_hash: Buffer
    attempts: Generated<number>
    sent_at: Timestamp
    expires_at: Timestamp
    key_hash: Buffer | null
  }
  credential: {
    member_id: string
    password_hash: string | null
    updated_at: Timestamp
  }
  email_change: {
    member_id: string
    email: string
    asked_at: Timestamp
  }
  failed_attempt: {
    key: Buffer
    failed: number
    expires_at: Timestamp
  }
  known_device: {
    member_id: string
    fingerprint: Buffer
    used_at: Timestamp
  }
  registration: {
    token_hash: Buffer
    member_id: string
    password_hash: string
    given: Json
    created_at: Timestamp
  }
  session: {
    id: string
    member_id: string
    token_hash: Buffer
    remember: boolean
    device: string
    created_at: Timestamp
    last_used_at: Timestamp
    expires_at: Timestamp
    country: string | null
    second_factor_at: Timestamp | null
    fresh_at: Timestamp | null
  }
}
