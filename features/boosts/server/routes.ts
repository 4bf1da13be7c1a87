import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import type { Attention } from './attention.ts'
import { buyBoost } from './buy-boost.ts'
import { serveJobs } from './jobs.ts'
import { showBoosts } from './show-boosts.ts'
import { startCounting } from './store.ts'

const writeEveryMs = 30_000

/** Serves boosts, and writes down now and then what `attention` has counted. */
export const serveBoosts = (routes: Routes, { attention }: { attention: Attention }): void => {
  const { app, platform } = routes
  const { clock, db } = platform
  route(routes, contract.listBoostPlans, showBoosts)
  route(routes, contract.buyBoost, buyBoost)
  serveJobs(platform, attention)
  app.addHook('onReady', () => startCounting(db, clock.now()))
  app.addHook('onListen', () => attention.start(writeEveryMs))
  app.addHook('onClose', () => attention[Symbol.asyncDispose]())
}
