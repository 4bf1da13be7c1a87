import { inTransaction } from '#platform/server/db/database.ts'
import { type Routes, route } from '#platform/server/http/route.ts'
import * as contract from '../contract.ts'
import { moderationText } from '../locales/text.ts'
import { addSweep, serveSweep } from './jobs.ts'
import { reportMember } from './report-member.ts'

/** Serves reports, and forgets them when their time has come. */
export const mountModeration = (routes: Routes): void => {
  const { app, platform } = routes
  const { clock, config, db, texts } = platform
  route(routes, contract.reportMember, async (ctx, { params, body }) => {
    await reportMember(ctx, { id: params.id, ...body }, config)
    return { data: { message: texts.say(ctx.locale, moderationText, 'report.sent') } }
  })
  serveSweep(platform)
  app.addHook('onReady', () => inTransaction(db, (tx) => addSweep(tx, clock.now(), clock.now())))
}
