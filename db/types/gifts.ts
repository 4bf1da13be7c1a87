// Made by `npm run db:schema` from the migrations; never edited.
import type { BigInteger, Timestamp, Json, Generated } from './columns.ts'

export interface GiftsTables {
  gift: {
    id: string
    plan_id: string
    from_id: string
    to_id: string
    price_cents: number
    note: string | null
    status: Generated<string>
    credits: BigInteger | null
    intent: string
    end_intent: string | null
    created_at: Timestamp
    expires_at: Timestamp
    ended_at: Timestamp | null
    conversion: number | null
  }
  gift_plan: {
    id: string
    names: Json
    icon: string
    price_cents: number
    position: number
    active: Generated<boolean>
  }
}
