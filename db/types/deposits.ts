// Made by `npm run db:schema` from the migrations; never edited.
import type { BigInteger, Timestamp, Json, Generated } from './columns.ts'

export interface DepositsTables {
  deposit: {
    id: string
    member_id: string
    intent: string
    channel: string
    reference: string
    provider_id: string | null
    currency: string
    amount: BigInteger
    rate_id: BigInteger
    deposit_rate: string
    usd_cents: BigInteger
    expires_at: Timestamp
    checkout_url: string | null
    status: Generated<string>
    reason: string | null
    provider_status: string | null
    journal_id: string | null
    next_check_at: Timestamp | null
    checks: Generated<number>
    created_at: Timestamp
    settled_at: Timestamp | null
    credited_amount: BigInteger | null
    credited_cents: BigInteger | null
    owed_cents: Generated<BigInteger>
    doubt: Json | null
  }
  deposit_channel: {
    currency: string
    channel: string
    min_amount: BigInteger
    max_amount: BigInteger
    enabled: Generated<boolean>
  }
  exchange_rate: {
    id: Generated<BigInteger>
    currency: string
    mid: string
    spread_bps: number
    deposit_rate: string
    source: string
    valid_from: Timestamp
  }
  provider_notice: {
    id: Generated<BigInteger>
    channel: string
    dedupe: string
    event: string
    reference: string | null
    content: Json
    deliveries: Generated<number>
    received_at: Timestamp
  }
  reconciliation: {
    id: string
    channel: string
    from_at: Timestamp
    until_at: Timestamp
    at: Timestamp
    listed: number
    foreign_count: number
    failure: string | null
  }
  reconciliation_difference: {
    reconciliation_id: string
    reference: string
    kind: string
    ours: string | null
    theirs: string | null
  }
}
