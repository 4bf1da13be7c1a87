// Made by `npm run db:schema` from the migrations; never edited.
import type { BigInteger, Timestamp, Generated } from './columns.ts'

export interface ChatTables {
  conversation: {
    id: string
    low_id: string
    high_id: string
    state: string
    requested_by: string | null
    last_seq: Generated<BigInteger>
    last_at: Timestamp
    created_at: Timestamp
  }
  message: {
    conversation_id: string
    seq: BigInteger
    id: string
    sender_id: string | null
    kind: string
    body: string
    created_at: Timestamp
  }
  participant: {
    conversation_id: string
    member_id: string
    peer_id: string
    last_at: Timestamp
    delivered_seq: Generated<BigInteger>
    read_seq: Generated<BigInteger>
    unread: Generated<number>
    first_sent_at: Timestamp | null
    noticed_seq: BigInteger | null
  }
}
