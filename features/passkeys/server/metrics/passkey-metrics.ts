import { sql } from 'kysely'
import type { GaugeSample } from '#platform/server/metrics/metrics.ts'
import type { Platform } from '#platform/server/platform.ts'
import { minuteMs } from '#platform/shared/durations.ts'

/**
 * How a ceremony ended: `challenge` is unknown, late or used up; `unknown_key` is of no account here; `not_verified` has a wrong origin,
 * domain, signature, counter or owner, or no check of the person; `account` may not log in; `session` has ended; `full` is the limit of passkeys.
 */
export type CeremonyOutcome = 'started' | 'succeeded' | 'challenge' | 'unknown_key' | 'not_verified' | 'account' | 'session' | 'full'
export type CountCeremony = (ceremony: 'add' | 'log_in', outcome: CeremonyOutcome) => void

/** The figures are read anew after this time: they need a scan of the table. */
const refreshMs = 5 * minuteMs

/** Registers the counter of ceremonies and returns how to count one. */
export const registerCeremonyCounter = ({ metrics }: Pick<Platform, 'metrics'>): CountCeremony => {
  const count = metrics.counter('ndloo_passkey_ceremonies_total', 'Passkeys added and used, by how it ended.', ['ceremony', 'outcome'])
  return (ceremony, outcome) => count([ceremony, outcome])
}

/** Adds to the metrics of the service how many passkeys there are, and how many members have one. */
export const registerPasskeyGauges = ({ db, clock, metrics }: Pick<Platform, 'db' | 'clock' | 'metrics'>): void => {
  let known: { at: number; samples: GaugeSample[] } | undefined
  metrics.serviceGauges(async () => {
    const now = clock.now().getTime()
    if (known !== undefined && now - known.at < refreshMs) return known.samples
    const { rows } = await sql<{ keys: number; members: number }>`
      select count(*)::int as keys, count(distinct member_id)::int as members from passkey`.execute(db)
    const samples = [
      { name: 'ndloo_passkeys', help: 'Stored passkeys.', value: rows[0]?.keys ?? 0 },
      { name: 'ndloo_passkey_members', help: 'Members with a passkey.', value: rows[0]?.members ?? 0 },
    ]
    known = { at: now, samples }
    return samples
  })
}
