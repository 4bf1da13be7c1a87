import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { setFeedOrder, showFeedOrder } from './feed-order.ts'
import { registerTrainingGauges } from './training/gauges.ts'

/** Serves the order of the feed, and reports on the training. */
export const serveSuggestions = (routes: Routes): void => {
  route(routes, contract.getFeedOrder, showFeedOrder)
  route(routes, contract.putFeedOrder, setFeedOrder)
  registerTrainingGauges(routes.platform)
}
