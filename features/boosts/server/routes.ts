import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import type { ImpressionCounter } from './impressions.ts'
import { buyBoost } from './buy-boost.ts'
import { registerBoostJobs } from './jobs.ts'
import { showBoosts } from './show-boosts.ts'
import { recordImpressionCountingStart } from './store.ts'

const writeEveryMs = 30_000

/** Serves boosts, and starts the periodic writing of `impressions`. */
export const serveBoosts = (routes: Routes, { impressions }: { impressions: ImpressionCounter }): void => {
  const { app, platform } = routes
  const { clock, db } = platform
  registerRoute(routes, contract.listBoostPlans, showBoosts)
  registerRoute(routes, contract.buyBoost, buyBoost)
  registerBoostJobs(platform, impressions)
  app.addHook('onReady', () => recordImpressionCountingStart(db, clock.now()))
  app.addHook('onListen', () => impressions.start(writeEveryMs))
  app.addHook('onClose', () => impressions[Symbol.asyncDispose]())
}
