// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Generated } from './columns.ts'

export interface SubscriptionsTables {
  entitlement: {
    member_id: string
    plan_id: string
    period_start: Timestamp
    period_end: Timestamp
    messages_used: Generated<number>
    calls_used: Generated<number>
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
  }
}
