import { recurringJob } from '#platform/server/jobs/recurring.ts'
import { eraseUnconfirmedAccount } from './remove-imported.ts'
import { readExpiredImports } from './store.ts'

/** The hourly job that erases imported accounts which nobody has confirmed in time. */
export const eraseUnconfirmedHourly = recurringJob('imports.sweep', 'hour', async (_platform, { batches, now }) => {
  for (;;) {
    const ids = await readExpiredImports(batches.db, now, batches.rows)
    for (const id of ids) await eraseUnconfirmedAccount(batches.db, id, now)
    if (ids.length < batches.rows) return
    if (batches.isOver()) return void (batches.unfinished = true)
  }
})
