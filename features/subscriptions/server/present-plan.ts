import type { Locale } from '#platform/shared/i18n/locales.ts'
import { formatCents } from '#platform/shared/money.ts'
import type { Plan, Subscription } from '../contract.ts'
import type { Entitlement, PlanRow } from './queries.ts'

/** Creates the function that presents a plan with its name in a language. */
export const createPlanPresenter =
  (locale: Locale) =>
  (plan: PlanRow): Plan => ({
    id: plan.id,
    planName: (plan.names as Record<string, string>)[locale] ?? plan.name,
    price: formatCents(plan.price_cents),
    period: plan.period_days,
    calls: plan.calls,
    message_count: plan.messages,
    gift_conversion: plan.gift_conversion,
  })

/** Presents the current plan; `credit` is what ending it now would credit, in US cents. */
export const presentSubscription = (running: Entitlement, credit: bigint, locale: Locale): Subscription => ({
  id: running.planId,
  planName: running.planNames[locale] ?? running.planName,
  calls: running.calls,
  message_count: running.messages,
  gift_conversion: running.giftConversion,
  messages_used: running.messagesUsed,
  calls_used: running.callsUsed,
  period_start: running.periodStart.toISOString(),
  period_end: running.periodEnd.toISOString(),
  until: running.paidUntil?.toISOString() ?? null,
  credit: formatCents(credit),
})
