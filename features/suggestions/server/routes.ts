import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { setFeedOrder, showFeedOrder } from './feed-order.ts'
import { registerTrainingGauges } from './training/gauges.ts'

/** Serves the order of the feed, and reports on the training. */
export const serveSuggestions = (routes: Routes): void => {
  registerRoute(routes, contract.getFeedOrder, showFeedOrder)
  registerRoute(routes, contract.putFeedOrder, setFeedOrder)
  registerTrainingGauges(routes.platform)
}
