// Made by `npm run db:schema` from the migrations; never edited.
import type { BigInteger, Timestamp, Json, Generated } from './columns.ts'

export interface SubscriptionsTables {
  entitlement: {
    member_id: string
    plan_id: string
    period_start: Timestamp
    period_end: Timestamp
    messages_used: Generated<number>
    calls_used: Generated<number>
    messages: number | null
    calls: number | null
    gift_conversion: number | null
    gift_gain_cents: Generated<BigInteger>
  }
  plan: {
    id: string
    name: string
    price_cents: number
    period_days: number
    messages: number
    calls: number
    gift_conversion: number
    position: number
    active: Generated<boolean>
    names: Generated<Json>
  }
  plan_period: {
    id: string
    member_id: string
    plan_id: string
    intent: string
    bought_at: Timestamp
    starts_at: Timestamp
    ends_at: Timestamp
    paid_cents: number
    messages: number
    calls: number
    gift_conversion: number
    left_at: Timestamp | null
    credited_cents: Generated<number>
  }
}
