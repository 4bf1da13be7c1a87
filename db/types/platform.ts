// Made by `npm run db:schema` from the migrations; never edited.
import type { BigInteger, Timestamp, Json, Generated } from './columns.ts'

export interface PlatformTables {
  installation: {
    singleton: Generated<boolean>
    mode: string
    created_at: Generated<Timestamp>
    seeded_at: Timestamp | null
  }
  job: {
    id: Generated<BigInteger>
    kind: string
    payload: Json
    dedupe: string | null
    run_at: Timestamp
    attempts: Generated<number>
    max_attempts: Generated<number>
    locked_until: Timestamp | null
    last_error: string | null
    done_at: Timestamp | null
    created_at: Generated<Timestamp>
  }
  lease: {
    name: string
    holder: string
    until: Timestamp
  }
  sandbox_mail: {
    id: Generated<BigInteger>
    to_address: string
    subject: string
    text_body: string
    html_body: string
    sent_at: Timestamp
  }
  secret_use: {
    mark: string
    used_at: Timestamp
  }
  sql_function: {
    name: string
    hash: string
    applied_at: Timestamp
  }
  sql_function_release: {
    hash: string
    applied_at: Timestamp
  }
}
