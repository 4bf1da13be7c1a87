// Made by `npm run db:schema` from the migrations; never edited.
import type { Timestamp, Generated } from './columns.ts'

export interface BoostsTables {
  attention: {
    member_id: string
    hour: number
    shown: number
    viewed: number
  }
  attention_start: {
    only_one: Generated<boolean>
    since: Timestamp
  }
  boost: {
    id: string
    member_id: string
    intent: string
    plan_id: string
    period_days: number
    price_cents: number
    run_started_at: Timestamp
    starts_at: Timestamp
    ends_at: Timestamp
    created_at: Timestamp
  }
  boost_plan: {
    id: string
    period_days: number
    price_cents: number
    position: number
    active: Generated<boolean>
  }
}
