import { sql } from 'kysely'
import type { Platform } from '#platform/server/platform.ts'

/** Reads the figures for the gauges in one statement. Each figure is read from an index. */
const readFigures = async ({ db, clock }: Pick<Platform, 'db' | 'clock'>) => {
  const now = clock.now()
  const { rows } = await sql<{ reviews: number; oldest: number; late: number; differences: number; failing: number }>`
    with newest as (select distinct on (channel) id, failure from reconciliation order by channel, at desc)
    select
      (select count(*) from deposit where status = 'review')::int as reviews,
      (select coalesce(extract(epoch from ${now}::timestamptz - min(created_at)), 0) from deposit where status = 'review')::float8 as oldest,
      (select greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(next_check_at)), 0)) from deposit
        where next_check_at is not null)::float8 as late,
      (select count(*) from reconciliation_difference join newest on newest.id = reconciliation_id)::int as differences,
      (select count(*) from newest where failure is not null)::int as failing`.execute(db)
  return rows[0]
}

/** Registers gauges for deposits under review, late checks, and the differences that the newest reconciliations found. */
export const registerDepositGauges = ({ metrics, db, clock }: Platform): void =>
  metrics.serviceGauges(async () => {
    const found = await readFigures({ db, clock })
    if (found === undefined) return []
    return [
      { name: 'ndloo_deposits_in_review', help: 'Payments that wait for a person.', value: found.reviews },
      { name: 'ndloo_deposits_review_oldest_seconds', help: 'How long ago the oldest of them was begun.', value: found.oldest },
      { name: 'ndloo_deposits_check_late_seconds', help: 'How late the next question to a provider is.', value: found.late },
      {
        name: 'ndloo_reconciliation_differences',
        help: 'Differences in the newest comparison with each provider.',
        value: found.differences,
      },
      { name: 'ndloo_reconciliation_failing', help: 'Providers whose newest comparison failed.', value: found.failing },
    ]
  })
