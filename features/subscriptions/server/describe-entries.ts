import type { DescribeEntries } from '#features/wallet/server/index.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { readPeriodsWithPlan } from './queries.ts'

/** Returns the plan and the number of days of each ledger entry about a plan, by journal id. */
export const describePlanEntries: DescribeEntries = async ({ db, locale }, entries) => {
  const own = entries.filter(({ kind, details }) => kind === 'plan' && details?.['period'] !== undefined)
  if (own.length === 0) return new Map()
  const periods = await readPeriodsWithPlan(
    db,
    own.map(({ details }) => String(details?.['period'])),
  )
  return new Map(
    own.flatMap(({ id, details }) => {
      const period = periods.find((one) => one.id === details?.['period'])
      if (period === undefined) return []
      const what = (period.names as Record<string, string>)[locale] ?? period.name
      return [[id, { what, days: Math.round((period.ends_at.getTime() - period.starts_at.getTime()) / dayMs) }]]
    }),
  )
}
