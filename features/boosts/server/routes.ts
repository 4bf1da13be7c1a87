import { serveNotices } from '#features/notifications/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { addSweep } from '#platform/server/jobs/sweep.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { Attention } from './attention.ts'
import { buyBoost } from './buy-boost.ts'
import { serveJobs, sweep } from './jobs.ts'
import { showBoosts } from './show-boosts.ts'
import { startCounting } from './store.ts'
import { notices } from './tell.ts'

const writeEveryMs = 30_000

/** Serves boosts, and counts the attention members get: whoever shows them or their profiles tells the answered counter. */
export const mountBoosts = (routes: Routes): Attention => {
  const { app, platform } = routes
  const { clock, db, log } = platform
  const attention = new Attention(db, log)
  route(routes, contract.listBoostPlans, showBoosts)
  route(routes, contract.buyBoost, buyBoost)
  serveJobs(platform, attention)
  serveNotices(platform, notices)
  app.addHook('onReady', async () => {
    await startCounting(db, clock.now())
    await inTransaction(db, (tx) => addSweep(tx, sweep, clock.now(), clock.now()))
  })
  app.addHook('onListen', () => attention.start(writeEveryMs))
  app.addHook('onClose', () => attention[Symbol.asyncDispose]())
  return attention
}
