// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Generated } from './columns.ts'

export interface CallsTables {
  call: {
    id: string
    caller_id: string
    callee_id: string
    kind: string
    state: Generated<string>
    reason: string | null
    unheard: Generated<boolean>
    pays_credits: Generated<boolean>
    counted: string | null
    started_at: Timestamp
    answered_at: Timestamp | null
    connected_at: Timestamp | null
    ended_at: Timestamp | null
  }
  call_seat: {
    member_id: string
    call_id: string
    device: string | null
    connection: string | null
    session_id: string | null
    seen_at: Timestamp
    away_at: Timestamp | null
  }
}
