// Made by `npm run db:schema` from the migrations; never edited.
import type { BigInteger, Timestamp, Json, Generated } from './columns.ts'

export interface WalletTables {
  account: {
    member_id: string | null
    currency: string
    id: Generated<BigInteger>
    path: string
    class: Generated<string>
    bounded: Generated<boolean>
    closed_at: Timestamp | null
  }
  account_balance: {
    account_id: BigInteger
    posted: Generated<BigInteger>
    floor: Generated<BigInteger | null>
    version: Generated<BigInteger>
  }
  asset: {
    code: string
    scale: number
  }
  credit_price: {
    id: Generated<number>
    credits_per_usd: number
    cents_per_100_credits: number
    valid_from: Timestamp
  }
  idempotent_call: {
    member_id: string
    key: string
    request_hash: Buffer
    started_at: Timestamp
    status: number | null
    content_type: string | null
    answer: string | null
  }
  journal: {
    id: string
    kind: string
    key: string
    request_hash: Buffer
    at: Timestamp
    channel: string
    details: Json | null
    legs: number
    xact: Generated<string>
  }
  posting: {
    account_id: BigInteger
    journal_id: string
    amount: BigInteger
    balance_after: BigInteger | null
    account_version: BigInteger | null
  }
}
