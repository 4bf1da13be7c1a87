// Made by `npm run db:schema` from the migrations; never edited.
import type { BigInteger, Timestamp, Generated } from './columns.ts'

export interface AdminTables {
  recovery_code: {
    member_id: string
    code_hash: Buffer
    used_at: Timestamp | null
  }
  second_factor: {
    member_id: string
    secret: Buffer
    last_step: Generated<BigInteger>
    confirmed_at: Timestamp | null
    created_at: Timestamp
  }
}
