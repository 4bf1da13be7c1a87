import type { Database, Tx } from '#platform/server/db/database.ts'

/** What a member's plan allows in the running period and how much of it is used. */
export const readEntitlement = (db: Database | Tx, memberId: string) =>
  db
    .selectFrom('entitlement')
    .innerJoin('plan', 'plan.id', 'entitlement.plan_id')
    .select([
      'plan.id as planId',
      'plan.name as planName',
      'plan.price_cents as priceCents',
      'plan.messages',
      'plan.calls',
      'entitlement.messages_used as messagesUsed',
      'entitlement.calls_used as callsUsed',
      'entitlement.period_start as periodStart',
      'entitlement.period_end as periodEnd',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
