import { type Routes, registerRoute } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { answerDateAsk } from './answer-date-ask.ts'
import { answerCheckIn, askCheckIn, askCheckInJob } from './check-in.ts'
import { endSharedDate } from './end-shared-date.ts'
import { listSharedDates } from './list-dates.ts'
import { serveDatePage } from './page/serve-date-page.ts'
import { renewDateLink, shareDate } from './share-date.ts'

/** Serves shared dates to members, and their links to everybody. */
export const serveSharedDates = (routes: Routes): void => {
  const { platform } = routes
  registerRoute(routes, contract.listSharedDates, async (ctx) => ({ data: await listSharedDates(ctx) }))
  registerRoute(routes, contract.shareDate, async (ctx, { body }) => ({ data: await shareDate(ctx, platform, body) }))
  registerRoute(routes, contract.renewDateLink, async (ctx, { params }) => ({ data: await renewDateLink(ctx, platform, params.id) }))
  registerRoute(routes, contract.endSharedDate, async (ctx, { params }) => ({ data: await endSharedDate(ctx, params) }))
  registerRoute(routes, contract.answerCheckIn, async (ctx, { params, body }) => ({
    data: await answerCheckIn(ctx, { ...params, ...body }),
  }))
  registerRoute(routes, contract.answerDateAsk, async (ctx, { params, body }) => ({
    data: await answerDateAsk(ctx, { ...params, ...body }),
  }))
  serveDatePage(routes)
  platform.jobs.handle(askCheckInJob, (payload) => askCheckIn(platform, payload))
}
